import WaymarkCore

/// The system's names for user activities and their data, equal on all of its platforms.
package enum SystemActivity: Sendable {
    /// The type of an activity for a web page that opens in the app instead of the browser.
    package static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// The type of an activity for a result of the system's search.
    package static let searchResult = "com.apple.corespotlightitem"

    /// The key of a search result's identifier in the data of its activity.
    package static let searchIdentifier = "kCSSearchableItemActivityIdentifier"
}

extension IncomingLink {
    /// Creates the link of a user activity (`NSUserActivity`) that the system continues in the app.
    ///
    /// A web page becomes a universal link. A search result becomes a link if its identifier is an absolute URL. Any
    /// other type is an activity of the app itself, begun on this or another device. Its link is the URL in the
    /// payload, or else its web page.
    ///
    /// ```swift
    /// // From Handoff.
    /// IncomingLink<AppRoute>(activity: "com.example.reading", webpage: nil, payload: ["link": "/book/7"])
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the activity.
    ///   - webpage: The URL of the activity's web page.
    ///   - referrer: The URL of the page that led to the web page, if the system provides it.
    ///   - payload: The data of the activity. The link keeps it if the activity is one of the app itself.
    ///   - name: The payload key of the URL string, as in ``init(in:under:via:)``.
    /// - Returns: `nil` if the activity contains no link.
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
