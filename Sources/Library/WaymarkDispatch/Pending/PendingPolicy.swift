/// Which links are held, and for how long.
///
/// ```swift
/// var options = DispatchOptions()
/// options.pending = .queue(limit: 5, expiry: .seconds(600), droppingDuplicates: true)
/// ```
public struct PendingPolicy: Sendable, Hashable {
    /// How many links are held at most; at least one. One more drops the oldest.
    public let limit: Int

    /// How long after its arrival a link is held at most; `nil` holds it for ever.
    public let expiry: Duration?

    /// Whether a link is dropped that is held already, with the same destination, channel and payload.
    public let dropsDuplicates: Bool

    /// Whether a link that arrives from outside drops the one that is held, whatever becomes of it.
    public let dropsHeldOnArrival: Bool

    /// Holds one link, the newest: one that arrives from outside of the app drops it at once, and so does another one
    /// that is held.
    public static let latest = PendingPolicy(limit: 1, expiry: nil, dropsDuplicates: false, dropsHeldOnArrival: true)

    /// Holds links in the order of their arrival.
    ///
    /// - Parameters:
    ///   - limit: How many are held at most; less than one counts as one.
    ///   - expiry: How long after its arrival a link is held at most.
    ///   - droppingDuplicates: Whether a link is dropped that is held already.
    public static func queue(
        limit: Int = 16, expiry: Duration? = nil, droppingDuplicates: Bool = true
    ) -> PendingPolicy {
        PendingPolicy(
            limit: max(1, limit), expiry: expiry, dropsDuplicates: droppingDuplicates, dropsHeldOnArrival: false)
    }
}
