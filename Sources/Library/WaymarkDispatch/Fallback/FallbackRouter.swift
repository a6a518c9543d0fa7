public import WaymarkCore
public import WaymarkRoutes

/// Another router behind that of a dispatcher: one of a feature with routes of its own, or one of another library.
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
/// It is asked about a link that no route of the dispatcher takes, or whose handlers all pass; not about one that the
/// policy of the dispatcher's router rejects. What its route requires holds the link as usual, and its label stands for the
/// link in events.
public struct FallbackRouter<Route: Sendable>: Sendable {
    let find: @Sendable (String) -> FallbackMatch<Route>?
    let url: @Sendable (Route) -> String?
    /// Whether it may require something of a route that it does not know as its own.
    let mayRequireUnknown: Bool

    /// Puts any router behind.
    ///
    /// - Parameters:
    ///   - find: What the text of a URL leads to; `nil` passes.
    ///   - url: The text of the URL of a route; `nil` for a route of others. What a route requires that is opened without
    ///     a URL is found by it. Without it, such a route may be of this router, and ends with `unknown-requirements` if
    ///     no other one recognises it.
    public init(
        _ find: @escaping @Sendable (String) -> FallbackMatch<Route>?,
        url: (@Sendable (Route) -> String?)? = nil
    ) {
        self.init(find, url, mayRequireUnknown: url == nil)
    }

    private init(
        _ find: @escaping @Sendable (String) -> FallbackMatch<Route>?, _ url: (@Sendable (Route) -> String?)?,
        mayRequireUnknown: Bool
    ) {
        (self.find, self.url, self.mayRequireUnknown) = (find, url ?? { _ in nil }, mayRequireUnknown)
    }

    /// Puts a router with routes of its own behind.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - route: The app's route for one of the router's; `nil` passes.
    ///   - inverse: The router's route in one of the app's; `nil` for a route of others. What a route requires that is
    ///     opened without a URL is found by it.
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
        self.init(find, url, mayRequireUnknown: mayRequire && inverse == nil)
    }
}

/// What a router behind that of a dispatcher found.
public struct FallbackMatch<Route: Sendable>: Sendable {
    /// The route.
    public let route: Route
    /// What stands for the link in logs and analytics.
    public var label: String? { match?.pattern.description ?? ownLabel }
    /// What must hold before the link opens.
    public let requirements: [Condition]
    let match: PatternMatch?
    /// What a router says that has no patterns.
    let ownLabel: String?

    /// Creates a match.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - label: What stands for the link in logs and analytics, with nothing private in it.
    ///   - requirements: What must hold before the link opens.
    public init(_ route: Route, label: String? = nil, requirements: [Condition] = []) {
        (self.route, ownLabel, self.requirements, match) = (route, label, requirements, nil)
    }

    init(_ found: RouteMatch<Route>) {
        self.init(found.route, match: found.match, requirements: found.requirements)
    }

    init(_ route: Route, match: PatternMatch, requirements: [Condition]) {
        (self.route, ownLabel) = (route, nil)
        (self.requirements, self.match) = (requirements, match)
    }
}

extension FallbackMatch: RedactedStringConvertible {
    /// What may be shown of the link: the pattern in place of the values, or the ``label``.
    public var description: String { match?.redacted ?? ownLabel ?? RedactedName.name(of: route) }
}

extension LinkDispatcher {
    /// What a route leads to by its own URL, in the first router that has one for it.
    func fallback(for route: Route) -> FallbackMatch<Route>? {
        fallbacks.lazy.compactMap { router in router.url(route).flatMap(router.find) }.first
    }
}
