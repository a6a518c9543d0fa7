/// A link that arrived: where it leads, where it came from, and what came with it.
///
/// ```swift
/// let link = IncomingLink<AppRoute>(url: "https://example.com/invite/k1?token=s3cret", via: .notification)
/// let inApp = IncomingLink(route: AppRoute.settings, animated: false)
/// print(link)   // link via notification
/// ```
///
/// However it is printed, it shows nothing of its text, its payload and its route, which often carry tokens and names.
/// ``DispatchEvent/redacted`` has what may be shown of it.
public struct IncomingLink<Route: Sendable>: Sendable {
    /// Where it leads.
    public var destination: LinkDestination<Route>

    /// How it arrived.
    public var channel: ArrivalChannel

    /// What came with it, such as the data of a push message.
    public var payload: LinkPayload

    /// Whether what it leads to is shown with an animation.
    public var isAnimated: Bool

    /// When it was opened, on the clock of its dispatcher: the time since the dispatcher was made, before zero for links
    /// of an earlier launch; `nil` for a link that was not opened yet.
    public internal(set) var arrival: Duration?

    /// What few links have.
    var details: LinkDetails?

    /// Creates a link from a URL.
    ///
    /// - Parameters:
    ///   - url: The text of the URL, absolute or relative, of any form: what is no link is told as the outcome.
    ///   - channel: How it arrived.
    ///   - payload: What came with it.
    ///   - animated: Whether what it leads to is shown with an animation.
    public init(url: String, via channel: ArrivalChannel = .unknown, payload: LinkPayload = [:], animated: Bool = true)
    {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.url(url), channel, payload, animated)
    }

    /// Creates a link from a route, for navigation inside the app and for push messages.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - channel: How it arrived.
    ///   - payload: What came with it.
    ///   - animated: Whether what it leads to is shown with an animation.
    public init(route: Route, via channel: ArrivalChannel = .inApp, payload: LinkPayload = [:], animated: Bool = true) {
        (self.destination, self.channel, self.payload, self.isAnimated) = (.route(route), channel, payload, animated)
    }

    /// The link, bound to one account: it is held while anybody else uses the app.
    ///
    /// ```swift
    /// dispatcher.open(IncomingLink(url: text, via: .notification).held(for: user.id))
    /// ```
    public func held(for account: String) -> IncomingLink {
        var link = self
        link.account = account
        return link
    }

    /// The text of its URL; `nil` if it leads to a route.
    public var url: String? { if case .url(let text) = destination { text } else { nil } }
}
