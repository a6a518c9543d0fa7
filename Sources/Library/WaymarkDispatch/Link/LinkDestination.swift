/// Where a link leads: the text of a URL, which is still to be matched, or a route.
///
/// ```swift
/// GuardDecision<AppRoute>.redirect(to: "/login")
/// GuardDecision<AppRoute>.redirect(to: .route(.login))
/// ```
///
/// This enum is complete.
public enum LinkDestination<Route: Sendable>: Sendable, ExpressibleByStringLiteral {
    /// The text of a URL.
    case url(String)
    /// A route, as in-app navigation and push messages have it.
    case route(Route)

    /// The destination that a URL names.
    public init(stringLiteral url: String) { self = .url(url) }
}
