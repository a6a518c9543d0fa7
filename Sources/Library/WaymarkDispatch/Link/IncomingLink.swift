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
public struct IncomingLink<Route: Sendable>: Sendable {
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
    public func bound(to account: String) -> IncomingLink {
        var link = self
        link.account = account
        return link
    }

    /// The URL to open; `nil` if the destination is a route value.
    public var url: String? { if case .url(let text) = destination { text } else { nil } }
}
