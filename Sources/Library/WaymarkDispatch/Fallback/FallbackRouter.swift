public import WaymarkCore
public import WaymarkRoutes

/// A fallback router of a ``LinkDispatcher``: for a feature with its own routes, or for another routing library.
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
/// It receives links that no route of the dispatcher matches, or that every handler passes, but no links that the
/// policy of the dispatcher's router rejects. A link is pending until the conditions of its route are met.
public struct FallbackRouter<Route: Sendable>: Sendable {
    let find: @Sendable (String) -> FallbackMatch<Route>?
    let url: @Sendable (Route) -> String?
    /// `true` if routes may have conditions that this router cannot find, because no closure returns their URLs.
    let mayHaveUnknownRequirements: Bool
    let declaresScheme: @Sendable (String) -> Bool
}

extension FallbackRouter {
    /// Creates a fallback router from closures.
    ///
    /// - Parameters:
    ///   - find: Returns the match of a URL, or `nil` to pass the URL to the next fallback router.
    ///   - url: Returns the URL of a route, or `nil` for a route of another router. If the app opens a route instead of
    ///     a URL, the dispatcher matches this URL to find the conditions of the route. Without the closure, opening a
    ///     route that no other router recognises fails with `unknown-requirements`, unless its link has conditions.
    public init(
        _ find: @escaping @Sendable (String) -> FallbackMatch<Route>?,
        url: (@Sendable (Route) -> String?)? = nil
    ) {
        self.init(find: find, url: url ?? { _ in nil }, mayHaveUnknownRequirements: url == nil) { _ in false }
    }

    /// Creates a fallback router from a router that has its own type of routes.
    ///
    /// - Parameters:
    ///   - router: The other router.
    ///   - route: Converts a route to the app's type, or returns `nil` to pass the link to the next fallback router.
    ///   - inverse: Converts a route of the app's type back, or returns `nil` for a route of another router. The
    ///     dispatcher calls it to find the conditions of a route that the app opens. Without it, opening a route that
    ///     no other router recognises fails with `unknown-requirements`, if a route of `router` has conditions.
    public init<Other: Sendable>(
        _ router: Router<Other>, to route: @escaping @Sendable (Other) -> Route?,
        inverse: (@Sendable (Route) -> Other?)? = nil
    ) {
        let find = { @Sendable (url: String) -> FallbackMatch<Route>? in
            guard let found = router.match(for: url), let own = route(found.route) else { return nil }
            return FallbackMatch(own, match: found.match, requirements: found.requirements)
        }
        let mayRequire = router.routes.contains { !$0.requirements.isEmpty }
        self.init(
            find: find, url: { own in inverse?(own).flatMap { try? router.url(for: $0) } },
            mayHaveUnknownRequirements: mayRequire && inverse == nil
        ) { router.declaresScheme(of: $0) }
    }
}

/// The result of a ``FallbackRouter`` for one URL: the route, its conditions, and a label for logs.
public struct FallbackMatch<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The route of the URL.
    public let route: Route
    /// The matched pattern, or the label from the initializer, without private data, for logs and analytics.
    public var label: String? { match?.pattern.description ?? customLabel }
    /// The conditions of the route. The link is pending until all of them are met.
    public let requirements: [Condition]
    let match: PatternMatch?
    /// The label from the initializer; `nil` for none, or if the matched pattern is the label.
    let customLabel: String?

    /// Creates a match. The label appears in logs and events, so it must contain no private data.
    public init(_ route: Route, label: String? = nil, requirements: [Condition] = []) {
        (self.route, customLabel, self.requirements, match) = (route, label, requirements, nil)
    }

    init(_ found: RouteMatch<Route>) { self.init(found.route, match: found.match, requirements: found.requirements) }

    init(_ route: Route, match: PatternMatch, requirements: [Condition]) {
        (self.route, customLabel) = (route, nil)
        (self.requirements, self.match) = (requirements, match)
    }

    /// The link without private data: scheme, host and pattern, or the ``label``, or the route's type and case.
    public var description: String { match?.redacted ?? customLabel ?? RedactedName.name(of: route) }
}

extension Router {
    /// Returns `true` if an entry of the table accepts the custom scheme of the link, such as `myapp`.
    func declaresScheme(of url: String) -> Bool {
        let scheme = url.utf8.prefix { $0 != .colon }.map { $0.asciiLowercased }
        return entries.contains { entry in
            (entry.sources + entry.patterns.compactMap(\.source)).contains { source in
                if case .scheme(let own, _, _, _) = source.kind { own.utf8.elementsEqual(scheme) } else { false }
            }
        }
    }
}
