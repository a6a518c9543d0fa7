/// A link and the route that takes it.
///
/// The route is a value. All else but names and patterns is read from the link at each access, as ``PatternMatch`` says:
/// who reads several captures keeps ``captures``.
public struct RouteMatch<Route: Sendable>: Sendable {
    /// The route.
    public let route: Route

    /// The link and the pattern that it fits.
    public let match: PatternMatch

    @inlinable
    init(route: Route, match: PatternMatch) {
        self.route = route
        self.match = match
    }

    /// What must hold before the link opens.
    public var requirements: [Condition] { match.requirements }

    /// The name of the route's entry.
    public var name: String? { match.name }

    /// The pattern that matched.
    public var pattern: RoutePattern { match.pattern }

    /// The link.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again each time.
    public var url: ParsedURL { match.url }

    /// What the named parameters held, in the order of the pattern.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var captures: Captures { match.captures }

    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var rest: [String] { match.rest }

    /// Every query item of the link, decoded, in order.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var query: [QueryItem] { match.query }

    /// The fragment, decoded.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var fragment: String? { match.fragment }

    /// What the parameter of a name held, or `nil` if it was absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? { match[name] }
}
