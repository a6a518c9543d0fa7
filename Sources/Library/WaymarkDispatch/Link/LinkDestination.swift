/// The destination of a link: a URL that is still to be matched, or a route.
///
/// ```swift
/// GuardDecision<AppRoute>.redirect(to: "/login")
/// GuardDecision<AppRoute>.redirect(to: .route(.login))
/// ```
///
/// New versions add no cases.
public enum LinkDestination<Route: Sendable>: Sendable, ExpressibleByStringLiteral {
    /// A URL.
    case url(String)
    /// A route, as for in-app navigation and push messages.
    case route(Route)

    /// Creates a destination from a URL.
    public init(stringLiteral url: String) { self = .url(url) }
}
