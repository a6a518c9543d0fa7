import WaymarkCore

extension IncomingLink {
    /// Creates a link from a URL that the system delivered to the app.
    ///
    /// The channel is `universalLink` for an `http` or `https` URL, and `scheme` for any other string.
    ///
    /// - Parameters:
    ///   - url: The URL, as any string.
    ///   - payload: The data that came with the URL.
    ///   - application: The identifier of the app that opened the link, if the system provides it.
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
    /// - Parameters:
    ///   - payload: The data of the notification. The link keeps it.
    ///   - name: The key of the URL string. If the payload has no such key, dots separate the keys of nested objects.
    ///   - channel: The way in which the link reached the app.
    /// - Returns: `nil` if the payload has no string under that key.
    public init?(in payload: LinkPayload, under name: String = "link", via channel: ArrivalChannel) {
        guard let url = (payload[name] ?? PayloadValue.object(payload.values).value(at: name))?.string else {
            return nil
        }
        self.init(url: url, via: channel, payload: payload)
    }

    /// Creates a link from a Home Screen shortcut. If the payload contains no URL, the type of the shortcut is the URL.
    package init(shortcut type: String, payload: LinkPayload, under name: String) {
        self =
            IncomingLink(in: payload, under: name, via: .shortcut)
            ?? IncomingLink(url: type, via: .shortcut, payload: payload)
    }
}

extension PayloadValue {
    /// Returns the value at a path of names that are separated by dots.
    fileprivate func value(at path: String) -> PayloadValue? {
        path.split(separator: ".").reduce(self) { $0?[String($1)] }
    }
}
