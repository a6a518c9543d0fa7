public import WaymarkRoutes

extension IncomingLink: RedactedStringConvertible {
    /// What kind of link it is, and how it arrived; its own text and values are in ``url`` and ``destination``.
    ///
    /// Without a table nobody knows which parts of a link are private. ``DispatchEvent/redacted`` and
    /// ``Router/redacted(_:)`` say more.
    public var description: String { "\(destination) via \(channel)" }
}

extension LinkDestination: RedactedStringConvertible {
    /// That it is a link, or the type of the route and its case.
    public var description: String {
        switch self {
        case .url: "link"
        case .route(let route): RedactedName.name(of: route)
        }
    }
}
