import WaymarkCore

/// What the system's activities are called; the same on all of its platforms.
public enum SystemActivity: Sendable {
    /// A web page that the app takes instead of the browser.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// A result of the system's search.
    public static let searchResult = "com.apple.corespotlightitem"

    /// Under which name a result of the system's search has its identifier.
    public static let searchIdentifier = "kCSSearchableItemActivityIdentifier"
}

extension Link {
    /// The link of an activity that the system continues in the app.
    ///
    /// A web page is a universal link. A result of the system's search is a link if its identifier is an absolute URL. Of
    /// any other activity the web page is taken, which was begun on another device.
    ///
    /// - Parameters:
    ///   - type: The type of the activity.
    ///   - webpage: The text of its web page's URL.
    ///   - identifier: The identifier of the search result.
    /// - Returns: `nil` if the activity has no link.
    public init?(activity type: String, webpage: String?, identifier: String? = nil) {
        if type == SystemActivity.searchResult {
            guard let identifier, (try? ParsedURL(identifier, policy: .lenient))?.scheme != nil else { return nil }
            self.init(url: identifier, source: .search)
        } else if let webpage {
            self.init(url: webpage, source: type == SystemActivity.browsingWeb ? .universalLink : .handoff)
        } else {
            return nil
        }
    }
}
