/// The destination of a link: a URL, which the router matches, or a route value.
///
/// ```swift
/// GuardDecision<AppRoute>.redirect(to: "/login")
/// GuardDecision<AppRoute>.redirect(to: .route(.login))
/// ```
///
/// New versions add no cases.
public enum LinkDestination<Route: Sendable>: Sendable, ExpressibleByStringLiteral {
    /// A URL, which the router matches.
    case url(String)
    /// A route value, which needs no URL: for example, from a button or a push message.
    case route(Route)

    /// Creates a destination from a URL.
    public init(stringLiteral url: String) { self = .url(url) }
}
