/// The destination of a link or of a redirect: a URL, which a router matches to a route, or a route value.
///
/// ```swift
/// GuardDecision<AppRoute>.redirect(to: "/login")
/// GuardDecision<AppRoute>.redirect(to: .route(.login))
/// ```
///
/// New versions add no cases.
public enum LinkDestination<Route: Sendable>: Sendable, ExpressibleByStringLiteral {
    /// A URL. The router matches it to a route.
    case url(String)
    /// A route value, which needs no URL, such as that of a button or a push notification.
    case route(Route)

    /// Creates a destination from a URL string, such as `"/login"`.
    public init(stringLiteral url: String) { self = .url(url) }
}
