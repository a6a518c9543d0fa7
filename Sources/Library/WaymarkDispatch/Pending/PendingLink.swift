public import WaymarkCore
public import WaymarkRoutes

/// A link that a ``LinkDispatcher`` holds until a condition is met.
public struct PendingLink<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The identifier of the link. It is unique in the dispatcher.
    public let id: LinkID

    /// The link, with its destination, channel and payload.
    public let link: IncomingLink<Route>

    /// The condition that must be met before the link resumes.
    public let condition: Condition

    /// The step at which the link was held, and from which it resumes.
    public let step: LinkStep

    /// The number of the link, its description without private data, its condition and its step.
    public var description: String { "\(id) \(link) until \(condition) at \(step)" }
}
