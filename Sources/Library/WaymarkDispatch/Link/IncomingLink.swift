public import WaymarkCore
public import WaymarkRoutes

/// A link for a ``LinkDispatcher`` to open: its destination, the channel by which it arrived, and its payload.
///
/// ```swift
/// let link = IncomingLink<AppRoute>(url: "https://example.com/invite/k1?token=s3cret", via: .notification)
/// let inApp = IncomingLink(route: AppRoute.settings, animated: false)
/// print(link)   // link via notification
/// ```
///
/// The description contains no URL, payload or values of a route, which may contain tokens and names.
/// ``DispatchEvent/redacted`` shows the parts of a link that are not private.
public struct IncomingLink<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The URL or the route value to open.
    public var destination: LinkDestination<Route>

    /// The way in which the link reached the app, such as a notification.
    public var channel: ArrivalChannel

    /// The data that came with the link, such as that of a push notification.
    public var payload: LinkPayload

    /// `true` if the screen of the link is to appear with an animation.
    public var isAnimated: Bool

    /// The time at which the dispatcher received the link; `nil` before that. It counts from the creation of the
    /// dispatcher, by the dispatcher's clock, and is negative for stored links of an earlier launch.
    public internal(set) var arrival: Duration?

    var details: LinkDetails?

    /// Creates a link from an absolute or relative URL. Any string is accepted, and validated when it is opened.
    public init(url: String, via channel: ArrivalChannel = .unknown, payload: LinkPayload = [:], animated: Bool = true)
    {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.url(url), channel, payload, animated)
    }

    /// Creates a link from a route value, without a URL, such as for a button or a push notification.
    public init(route: Route, via channel: ArrivalChannel = .inApp, payload: LinkPayload = [:], animated: Bool = true) {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.route(route), channel, payload, animated)
    }

    /// Returns a copy of the link that opens only for this account. It is pending until the account is signed in.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: text, via: .notification).bound(to: user.id))
    /// ```
    public func bound(to account: String) -> IncomingLink { with(\.account, account) }

    /// The URL to open; `nil` if the destination is a route value.
    public var url: String? { if case .url(let text) = destination { text } else { nil } }

    /// The word "link", or a route value's type and case, then the channel, such as "link via notification".
    public var description: String { "\(destination) via \(channel)" }

    /// The maximum age of a pending link; `nil` for no limit besides ``PendingPolicy/expiry``, which also applies.
    public var expiry: Duration? {
        get { details?.values.expiry }
        set { set(\.expiry, newValue) }
    }

    /// The account for which the link opens: it is pending until that account is signed in. A dispatcher with a
    /// ``LinkDispatcher/account`` sets it on links without one. Stored with the link, so it must not be a secret.
    public var account: String? {
        get { details?.values.account }
        set { set(\.account, newValue) }
    }

    /// The choice whether the link is lost or opened again if the app ends while it opens; `nil` for the choice of
    /// `LinkDispatcher.keepPendingLinks(in:guarantee:)`.
    public var guarantee: DeliveryGuarantee? {
        get { details?.values.guarantee }
        set { set(\.guarantee, newValue) }
    }

    /// The conditions in addition to those of the route. If `nil`, a link made from a route value fails if the router
    /// does not know the conditions of that route.
    public var requirements: [Condition]? {
        get { details?.values.requirements }
        set { set(\.requirements, newValue) }
    }

    /// The identifier of the app that opened the link, such as `com.example.mail`; `nil` if unknown. Do not trust it.
    public var sourceApplication: String? {
        get { details?.values.sourceApplication }
        set { set(\.sourceApplication, newValue) }
    }

    /// The URL of the web page that led to the link; `nil` if the system does not provide it. Do not trust it.
    public var referrer: String? {
        get { details?.values.referrer }
        set { set(\.referrer, newValue) }
    }

    /// The shortened or click-tracked URL that a ``LinkUnwrapper`` replaced; `nil` for none, and for restored links.
    public internal(set) var wrapper: String? {
        get { details?.values.wrapper }
        set { set(\.wrapper, newValue) }
    }

    /// The reply to a caller of ``LinkDispatcher/open(_:returning:)``; `nil` for other links.
    public internal(set) var reply: LinkReply? {
        get { details?.values.reply }
        set { set(\.reply, newValue) }
    }

    /// The system method that delivered the link; `nil` if unknown. The dispatcher uses it to drop repeated deliveries.
    public var entryPoint: EntryPoint? {
        get { details?.values.entryPoint }
        set { set(\.entryPoint, newValue) }
    }

    /// Returns a copy of the link with this ``entryPoint``.
    public func through(_ entryPoint: EntryPoint?) -> IncomingLink { with(\.entryPoint, entryPoint) }

    /// The window that received the link; `nil` if unknown. A stored pending link does not contain it. A link that a
    /// guard, a handler or a presenter opens without a window gets the window of the current link.
    public var scene: SceneID? {
        get { details?.values.scene }
        set { set(\.scene, newValue) }
    }

    /// Returns a copy of the link with the window that received the link.
    public func arriving(in scene: SceneID?) -> IncomingLink { with(\.scene, scene) }

    /// Returns a copy of the link with another value of one of its rarely used properties (``LinkDetails``).
    func with<Value>(_ detail: WritableKeyPath<LinkDetails.Values, Value?>, _ value: Value?) -> IncomingLink {
        var link = self
        link.set(detail, value)
        return link
    }

    mutating func set<Value>(_ detail: WritableKeyPath<LinkDetails.Values, Value?>, _ value: Value?) {
        if details == nil, value == nil { return }
        var values = details?.values ?? LinkDetails.Values()
        values[keyPath: detail] = value
        details = LinkDetails(values)
    }
}

/// Rarely used properties of a link, stored in an object to keep the struct ``IncomingLink`` small.
final class LinkDetails: Sendable {
    struct Values: Sendable {
        var expiry: Duration?
        var account: String?
        var guarantee: DeliveryGuarantee?
        var requirements: [Condition]?
        var sourceApplication: String?
        var referrer: String?
        var wrapper: String?
        var reply: LinkReply?
        var entryPoint: EntryPoint?
        var scene: SceneID?
    }

    let values: Values

    init(_ values: Values) { self.values = values }
}

/// The destination of a link or of a redirect: a URL, which a router matches to a route, or a route value. New versions
/// add no cases.
///
/// ```swift
/// GuardDecision<AppRoute>.redirect(to: "/login")
/// GuardDecision<AppRoute>.redirect(to: .route(.login))
/// ```
public enum LinkDestination<Route: Sendable>: Sendable, ExpressibleByStringLiteral, RedactedStringConvertible {
    /// A URL. The router matches it to a route.
    case url(String)
    /// A route value, which needs no URL, such as that of a button or a push notification.
    case route(Route)

    /// Creates a destination from a URL string, such as `"/login"`.
    public init(stringLiteral url: String) { self = .url(url) }

    /// The word "link", or the type and case of the route, such as `AppRoute.login`.
    public var description: String {
        switch self {
        case .url: "link"
        case .route(let route): RedactedName.name(of: route)
        }
    }
}
