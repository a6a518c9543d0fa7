public import WaymarkCore
public import WaymarkRoutes

/// A link that is held.
public struct PendingLink<Route: Sendable>: Sendable {
    /// Tells the link from others of its dispatcher.
    public let id: LinkID

    /// The link.
    public let link: IncomingLink<Route>

    /// What it waits for.
    public let condition: Condition

    /// Where it goes on.
    public let step: LinkStep
}

extension PendingLink: RedactedStringConvertible {
    /// The number of the link, what kind of link it is, and what it waits for.
    public var description: String { "\(id) \(link) until \(condition) at \(step)" }
}
