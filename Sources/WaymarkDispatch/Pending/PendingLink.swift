public import WaymarkCore

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
