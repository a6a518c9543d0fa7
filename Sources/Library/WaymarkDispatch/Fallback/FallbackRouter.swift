public import WaymarkCore
public import WaymarkRoutes

/// A second router of a dispatcher: one of a feature with its own routes, or one of another library.
///
/// ```swift
/// dispatcher.fallbacks = [
///     FallbackRouter(shopRouter) { route in
///         .shop(route)
///     } inverse: { route in
///         if case .shop(let route) = route { route } else { nil }
///     },
///     FallbackRouter { url in
///         legacy.screenName(for: url).map { FallbackMatch(.legacy($0), label: "legacy \($0)") }
///     },
/// ]
/// ```
///
/// It receives links that no route of the dispatcher matches, or whose handlers all pass. It does not receive links
/// that the policy of the dispatcher's router rejects. Unmet requirements of its routes hold a link as usual, and its
/// label represents the link in events.
public struct FallbackRouter<Route: Sendable>: Sendable {
    let find: @Sendable (String) -> FallbackMatch<Route>?
    let url: @Sendable (Route) -> String?
    /// `true` if a route that this router cannot identify may have requirements.
    let mayHaveUnknownRequirements: Bool
    /// Returns `true` for a URL with a custom scheme of the router.
    let declaresScheme: @Sendable (String) -> Bool

    /// Creates a fallback from closures.
    ///
    /// - Parameters:
    ///   - find: Returns the match of a URL, or `nil` to pass the URL to the next fallback.
    ///   - url: Returns the URL of a route, or `nil` for a route of another router. If the app opens a route instead of
    ///     a URL, the dispatcher uses this closure to find the requirements of the route. Without the closure, opening
    ///     a route that no other router recognises fails with `unknown-requirements`.
    public init(
        _ find: @escaping @Sendable (String) -> FallbackMatch<Route>?,
        url: (@Sendable (Route) -> String?)? = nil
    ) {
        self.init(find, url, mayHaveUnknownRequirements: url == nil) { _ in false }
    }

    private init(
        _ find: @escaping @Sendable (String) -> FallbackMatch<Route>?, _ url: (@Sendable (Route) -> String?)?,
        mayHaveUnknownRequirements: Bool, declaresScheme: @escaping @Sendable (String) -> Bool
    ) {
        (self.find, self.url, self.mayHaveUnknownRequirements) = (find, url ?? { _ in nil }, mayHaveUnknownRequirements)
        self.declaresScheme = declaresScheme
    }

    /// Creates a fallback from a router with its own type of routes.
    ///
    /// - Parameters:
    ///   - router: The other router.
    ///   - route: Converts a route of the router to one of the app, or returns `nil` to pass the link to the next
    ///     fallback.
    ///   - inverse: Converts a route of the app to one of the router, or returns `nil` for a route of another router.
    ///     The dispatcher uses this closure to find the requirements if the app opens a route instead of a URL.
    public init<Other: Sendable>(
        _ router: Router<Other>, to route: @escaping @Sendable (Other) -> Route?,
        inverse: (@Sendable (Route) -> Other?)? = nil
    ) {
        let find = { @Sendable (url: String) -> FallbackMatch<Route>? in
            guard let found = router.match(for: url), let own = route(found.route) else { return nil }
            return FallbackMatch(own, match: found.match, requirements: found.requirements)
        }
        let url = inverse.map { inverse in
            { @Sendable (own: Route) -> String? in inverse(own).flatMap { try? router.url(for: $0) } }
        }
        let mayRequire = router.routes.contains { !$0.requirements.isEmpty }
        self.init(find, url, mayHaveUnknownRequirements: mayRequire && inverse == nil) { router.declaresScheme(of: $0) }
    }
}

/// The match of a fallback router.
public struct FallbackMatch<Route: Sendable>: Sendable {
    /// The route.
    public let route: Route
    /// The pattern or the fallback's own label, for logs and analytics.
    public var label: String? { match?.pattern.description ?? customLabel }
    /// The conditions that must be met before the link opens.
    public let requirements: [Condition]
    let match: PatternMatch?
    /// The label of a router without patterns.
    let customLabel: String?

    /// Creates a match. The label must contain no private data.
    public init(_ route: Route, label: String? = nil, requirements: [Condition] = []) {
        (self.route, customLabel, self.requirements, match) = (route, label, requirements, nil)
    }

    init(_ found: RouteMatch<Route>) {
        self.init(found.route, match: found.match, requirements: found.requirements)
    }

    init(_ route: Route, match: PatternMatch, requirements: [Condition]) {
        (self.route, customLabel) = (route, nil)
        (self.requirements, self.match) = (requirements, match)
    }
}

extension FallbackMatch: RedactedStringConvertible {
    /// The link without private data: its pattern instead of its values, or the ``label``.
    public var description: String { match?.redacted ?? customLabel ?? RedactedName.name(of: route) }
}

extension LinkDispatcher {
    /// Returns the match of a route's own URL, from the first fallback that has a URL for the route.
    func fallback(for route: Route) -> FallbackMatch<Route>? {
        fallbacks.lazy.compactMap { router in router.url(route).flatMap(router.find) }.first
    }
}
