/// The rules for links that wait for a condition (pending links): their number, their age and duplicates.
///
/// ```swift
/// var options = DispatchOptions()
/// options.pending = .queue(limit: 5, expiry: .seconds(600), droppingDuplicates: true)
/// ```
public struct PendingPolicy: Sendable, Hashable {
    /// The maximum number of pending links, at least one. If it is exceeded, the oldest link is dropped.
    public let limit: Int

    /// The maximum time from the arrival of a link, after which the pending link is dropped; `nil` for no limit.
    public let expiry: Duration?

    /// `true` to drop a link that becomes pending if a pending link has the same URL, channel, payload and account.
    /// Links of restored screens must also have the same window.
    public let dropsDuplicates: Bool

    /// `true` to drop all pending links when a link arrives from outside the app, even if the new link is rejected.
    public let dropsPendingOnArrival: Bool

    /// The policy that keeps only the newest pending link. A link that arrives from outside the app, or becomes
    /// pending, drops the previous pending link at once. Until a link arrives from outside, a link of a restored screen
    /// may be pending together with links of other windows.
    public static let latest = PendingPolicy(limit: 1, expiry: nil, dropsDuplicates: false, dropsPendingOnArrival: true)

    /// Returns the policy that keeps pending links in the order of arrival. A limit of less than one counts as one.
    public static func queue(
        limit: Int = 16, expiry: Duration? = nil, droppingDuplicates: Bool = true
    ) -> PendingPolicy {
        PendingPolicy(
            limit: max(1, limit), expiry: expiry, dropsDuplicates: droppingDuplicates, dropsPendingOnArrival: false)
    }
}
