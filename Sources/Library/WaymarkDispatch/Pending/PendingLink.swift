public import WaymarkCore
public import WaymarkRoutes

/// A pending link.
public struct PendingLink<Route: Sendable>: Sendable {
    /// The identifier of the link in its dispatcher.
    public let id: LinkID

    /// The link.
    public let link: IncomingLink<Route>

    /// The condition until which the link is held.
    public let condition: Condition

    /// The step from which the link resumes.
    public let step: LinkStep
}

extension PendingLink: RedactedStringConvertible {
    /// The number of the link, its description without private data, and its condition.
    public var description: String { "\(id) \(link) until \(condition) at \(step)" }
}
