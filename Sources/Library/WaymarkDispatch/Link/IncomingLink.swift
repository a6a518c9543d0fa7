/// A link that arrived: its destination, its channel, and its payload.
///
/// ```swift
/// let link = IncomingLink<AppRoute>(url: "https://example.com/invite/k1?token=s3cret", via: .notification)
/// let inApp = IncomingLink(route: AppRoute.settings, animated: false)
/// print(link)   // link via notification
/// ```
///
/// The printed link contains no URL, payload or route, which often have tokens and names. ``DispatchEvent/redacted``
/// shows the parts that are not private.
public struct IncomingLink<Route: Sendable>: Sendable {
    /// The destination, a URL or a route.
    public var destination: LinkDestination<Route>

    /// The channel by which the link arrived.
    public var channel: ArrivalChannel

    /// The data that came with the link, such as that of a push message.
    public var payload: LinkPayload

    /// `true` if the screen of the link appears with an animation.
    public var isAnimated: Bool

    /// The time at which the link was opened; `nil` before that. It counts from the creation of the dispatcher, by the
    /// dispatcher's clock, and is negative for links of an earlier launch.
    public internal(set) var arrival: Duration?

    var details: LinkDetails?

    /// Creates a link from a URL, absolute or relative. Any string is accepted; an invalid one is rejected when it is
    /// opened.
    public init(url: String, via channel: ArrivalChannel = .unknown, payload: LinkPayload = [:], animated: Bool = true)
    {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.url(url), channel, payload, animated)
    }

    /// Creates a link from a route, for navigation inside the app and for push messages.
    public init(route: Route, via channel: ArrivalChannel = .inApp, payload: LinkPayload = [:], animated: Bool = true) {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.route(route), channel, payload, animated)
    }

    /// Returns the link bound to one account. It is pending until that account is signed in.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: text, via: .notification).bound(to: user.id))
    /// ```
    public func bound(to account: String) -> IncomingLink {
        var link = self
        link.account = account
        return link
    }

    /// The URL; `nil` if the destination is a route.
    public var url: String? { if case .url(let text) = destination { text } else { nil } }
}
