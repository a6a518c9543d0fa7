public import WaymarkRoutes

extension IncomingLink: RedactedStringConvertible {
    /// The kind of the link and its channel. The URL and the values are in ``url`` and ``destination``.
    ///
    /// Without a table the private parts of a link are unknown. ``DispatchEvent/redacted`` and ``Router/redacted(_:)``
    /// show more.
    public var description: String { "\(destination) via \(channel)" }
}

extension LinkDestination: RedactedStringConvertible {
    /// The word "link", or the type and case of the route.
    public var description: String {
        switch self {
        case .url: "link"
        case .route(let route): RedactedName.name(of: route)
        }
    }
}
