import WaymarkCore

/// The names of the system's activities, which are alike on all of its platforms.
public enum SystemActivity: Sendable {
    /// A web page that the app takes instead of the browser.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// A result of the system's search.
    public static let searchResult = "com.apple.corespotlightitem"

    /// Under which name a result of the system's search has its identifier.
    public static let searchIdentifier = "kCSSearchableItemActivityIdentifier"
}

extension IncomingLink {
    /// The link of an activity that the system continues in the app.
    ///
    /// A web page is a universal link. A result of the system's search is a link if its identifier is an absolute URL. Any
    /// other activity is one of the app's own, begun here or on another device: its link is what it carries under a name,
    /// or else its web page.
    ///
    /// ```swift
    /// // From Handoff.
    /// IncomingLink<AppRoute>(activity: "com.example.reading", webpage: nil, payload: ["link": "/book/7"])
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the activity.
    ///   - webpage: The text of its web page's URL.
    ///   - referrer: The text of the URL of the page that led to it, if the system says so.
    ///   - payload: What is needed to go on with it. Stays with the link of an activity of the app's own.
    ///   - name: The name under which the payload has the text of a URL, as in ``init(in:under:via:)``.
    /// - Returns: `nil` if the activity has no link.
    public init?(
        activity type: String, webpage: String?, referrer: String? = nil, payload: LinkPayload = [:],
        under name: String = "link"
    ) {
        switch type {
        case SystemActivity.searchResult:
            let identifier = payload[SystemActivity.searchIdentifier]?.string
            guard let identifier, (try? ParsedURL(identifier, policy: .lenient))?.scheme != nil else { return nil }
            self.init(url: identifier, via: .search)
        case SystemActivity.browsingWeb:
            guard let webpage else { return nil }
            self.init(url: webpage, via: .universalLink)
        default:
            if let link = IncomingLink(in: payload, under: name, via: .handoff) {
                self = link
            } else if let webpage {
                self.init(url: webpage, via: .handoff, payload: payload)
            } else {
                return nil
            }
        }
        self.referrer = referrer
    }
}
