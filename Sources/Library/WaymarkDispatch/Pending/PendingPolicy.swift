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

    /// `true` to drop a link that has the same URL, channel, payload and account as a pending link.
    public let dropsDuplicates: Bool

    /// `true` to drop the pending link when a link arrives from outside the app, even if the new link is rejected.
    public let dropsPendingOnArrival: Bool

    /// Holds only the newest link. A link that arrives from outside the app, or becomes pending, drops the previous one
    /// at once.
    public static let latest = PendingPolicy(limit: 1, expiry: nil, dropsDuplicates: false, dropsPendingOnArrival: true)

    /// Holds links in the order of their arrival. A limit of less than one counts as one.
    public static func queue(
        limit: Int = 16, expiry: Duration? = nil, droppingDuplicates: Bool = true
    ) -> PendingPolicy {
        PendingPolicy(
            limit: max(1, limit), expiry: expiry, dropsDuplicates: droppingDuplicates, dropsPendingOnArrival: false)
    }
}
