public import WaymarkRoutes

extension IncomingLink: RedactedStringConvertible {
    /// The word "link", or the type and case of the route, and the channel, such as "link via notification".
    ///
    /// The URL is omitted, because only the route table knows its private parts. ``DispatchEvent/redacted`` and
    /// ``Router/redacted(_:)`` show the other parts.
    public var description: String { "\(destination) via \(channel)" }
}

extension LinkDestination: RedactedStringConvertible {
    /// The word "link", or the type and case of the route, such as `AppRoute.login`.
    public var description: String {
        switch self {
        case .url: "link"
        case .route(let route): RedactedName.name(of: route)
        }
    }
}
