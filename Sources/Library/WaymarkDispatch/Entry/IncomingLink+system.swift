import WaymarkCore

extension IncomingLink {
    /// The link that the system opened the app with.
    ///
    /// A web link is a universal link, and any other has the app's own scheme.
    ///
    /// - Parameters:
    ///   - url: The text of the URL, of any form.
    ///   - payload: What came with it.
    ///   - application: The identifier of the app that opened it, if the system says so.
    public init(opened url: String, payload: LinkPayload = [:], by application: String? = nil) {
        let scheme = (try? ParsedURL(url, policy: .lenient))?.scheme
        let isWeb = scheme == "https" || scheme == "http"
        self.init(url: url, via: isWeb ? .universalLink : .scheme, payload: payload)
        sourceApplication = application
    }

    /// The link that a notification or a shortcut carries in its payload.
    ///
    /// ```swift
    /// IncomingLink<AppRoute>(in: ["link": "/chat/7", "badge": 3], via: .notification)
    /// IncomingLink<AppRoute>(in: payload, under: "data.url", via: .notification)
    /// ```
    ///
    /// - Parameters:
    ///   - payload: What came with the notification; stays with the link.
    ///   - name: Under which name the text of the URL stands. Objects in objects are named with dots, unless a name has
    ///     dots itself.
    ///   - channel: How it arrived.
    /// - Returns: `nil` if there is no text of that name.
    public init?(in payload: LinkPayload, under name: String = "link", via channel: ArrivalChannel) {
        guard let url = (payload[name] ?? PayloadValue.object(payload.values).value(at: name))?.string else {
            return nil
        }
        self.init(url: url, via: channel, payload: payload)
    }
}

extension PayloadValue {
    /// The value that names with dots between them lead to.
    fileprivate func value(at path: String) -> PayloadValue? {
        path.split(separator: ".").reduce(self) { $0?[String($1)] }
    }
}
