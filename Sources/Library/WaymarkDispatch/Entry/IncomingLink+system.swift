import WaymarkCore

/// Constants of the system for user activities (`NSUserActivity`), with the same values on all Apple platforms.
package enum SystemActivity: Sendable {
    package static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    package static let searchResult = "com.apple.corespotlightitem"

    package static let searchIdentifier = "kCSSearchableItemActivityIdentifier"
}

extension IncomingLink {
    /// Creates a link from a URL that the system delivered. The channel is `universalLink` for an `http` or `https`
    /// URL, otherwise `scheme`. `application` is the identifier of the app that opened the link, if known.
    public init(opened url: String, payload: LinkPayload = [:], by application: String? = nil) {
        let scheme = (try? ParsedURL(url, policy: .lenient))?.scheme
        let isWeb = scheme == "https" || scheme == "http"
        self.init(url: url, via: isWeb ? .universalLink : .scheme, payload: payload)
        sourceApplication = application
    }

    /// Creates a link from the URL string in the payload of a notification or a shortcut.
    ///
    /// ```swift
    /// IncomingLink<AppRoute>(in: ["link": "/chat/7", "badge": 3], via: .notification)
    /// IncomingLink<AppRoute>(in: payload, under: "data.url", via: .notification)
    /// ```
    ///
    /// The link keeps the payload. `name` is the key of the URL string, or the keys of nested objects, joined by dots.
    ///
    /// - Returns: `nil` if the payload has no string under that key.
    public init?(in payload: LinkPayload, under name: String = "link", via channel: ArrivalChannel) {
        guard let url = (payload[name] ?? PayloadValue.object(payload.values).value(at: name))?.string else {
            return nil
        }
        self.init(url: url, via: channel, payload: payload)
    }

    /// Creates the link of a user activity (`NSUserActivity`) that the system continues in the app.
    ///
    /// A browsing activity (`NSUserActivityTypeBrowsingWeb`) becomes a universal link. A search result becomes a link
    /// if its identifier is an absolute URL. Any other activity is the app's own. Its link is the URL in the payload,
    /// or else its web page.
    ///
    /// ```swift
    /// // From Handoff.
    /// IncomingLink<AppRoute>(activity: "com.example.reading", webpage: nil, payload: ["link": "/book/7"])
    /// ```
    ///
    /// The link keeps the payload of the app's own activity. `name` is the payload key of the URL string, as in
    /// ``init(in:under:via:)``, and `referrer` the URL of the page that led to the web page, if the system provides it.
    ///
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

    /// Creates a link, without an animation, from the launch arguments `-WaymarkLink https://example.com/post/7`.
    ///
    /// ```swift
    /// if let link = IncomingLink<AppRoute>(launchArguments: CommandLine.arguments) { dispatcher.open(link) }
    /// ```
    ///
    /// UI tests that `waymark plan xcuitest` writes pass this argument. On iOS, only a test, Xcode or a command line
    /// can set it, but no other app.
    ///
    /// - Returns: `nil` if the argument or its value is missing. If it is repeated, the last one counts.
    public init?(launchArguments arguments: [String]) {
        guard let index = arguments.lastIndex(of: "-WaymarkLink"),
            let url = arguments.dropFirst(index + 1).first
        else { return nil }
        self.init(url: url, via: .launchArgument, animated: false)
    }
}

extension PayloadValue {
    /// Returns the value at a path of keys separated by dots, such as `data.url`.
    fileprivate func value(at path: String) -> PayloadValue? {
        path.split(separator: ".").reduce(self) { $0?[String($1)] }
    }
}
