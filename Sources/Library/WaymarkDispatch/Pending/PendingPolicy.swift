/// The limits of pending links, and the rules by which they are dropped.
///
/// ```swift
/// var options = DispatchOptions()
/// options.pending = .queue(limit: 5, expiry: .seconds(600), droppingDuplicates: true)
/// ```
public struct PendingPolicy: Sendable, Hashable {
    /// The maximum number of pending links, at least one. One more drops the oldest.
    public let limit: Int

    /// The maximum time from the arrival of a link; `nil` for no limit.
    public let expiry: Duration?

    /// `true` if a link is dropped that has the destination, channel and payload of a pending one.
    public let dropsDuplicates: Bool

    /// `true` if a link that arrives from outside drops the pending one, even if it is rejected itself.
    public let dropsHeldOnArrival: Bool

    /// Holds one link, the newest: one that arrives from outside of the app drops it at once, and so does another one
    /// that is held.
    public static let latest = PendingPolicy(limit: 1, expiry: nil, dropsDuplicates: false, dropsHeldOnArrival: true)

    /// Holds links in the order of their arrival.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of pending links; less than one counts as one.
    ///   - expiry: The maximum time from the arrival of a link; `nil` for no limit.
    ///   - droppingDuplicates: `true` to drop duplicates of pending links.
    public static func queue(
        limit: Int = 16, expiry: Duration? = nil, droppingDuplicates: Bool = true
    ) -> PendingPolicy {
        PendingPolicy(
            limit: max(1, limit), expiry: expiry, dropsDuplicates: droppingDuplicates, dropsHeldOnArrival: false)
    }
}
