/// Where the links that wait are kept from one launch to the next.
///
/// ```swift
/// actor MemoryStore: PendingLinkStore {
///     var kept = PendingLinksSnapshot()
///     func load() -> StoredPendingLinks { StoredPendingLinks(kept) }
///     func commit(_ changes: [PendingLinkChange]) -> Set<StoredLinkID> {
///         Set(changes.filter { !kept.apply($0) }.map(\.id))
///     }
/// }
///
/// try await dispatcher.keepPendingLinks(in: store)
/// ```
///
/// A dispatcher gives its store one list of changes after the other, never two at once, and does not go on with a link
/// before the store has committed that it does.
public protocol PendingLinkStore: AnyObject, Sendable {
    /// The links that are kept, aged by the time since they were held, in the order in which they were held first. A store
    /// that several processes share leaves out the links of those that are still running.
    ///
    /// May be asked again at any time, for what others have left behind meanwhile; the dispatcher knows which of the links
    /// it has already.
    ///
    /// - Throws: Anything, if the links cannot be read at the moment. The store must leave them as they are.
    func load() async throws -> StoredPendingLinks

    /// Makes changes in their order, and returns when they are sure to outlive the process.
    ///
    /// - Returns: The links of which nothing was noted: those that are to be held and for which there is no room, and those
    ///   that are to begin or end and are not there, or belong to somebody else.
    /// - Throws: Anything, if the changes could not be made. None of them counts then, and they may be given once more.
    func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID>

    /// Leaves nothing behind of links that have left, such as lines of a journal. Nothing unless told otherwise.
    func eraseHistory() async throws

    /// Whether another store keeps its links in the same place, so that a dispatcher need not move from one to the other.
    /// Only the store itself unless told otherwise.
    nonisolated func isSame(as other: any PendingLinkStore) -> Bool
}

extension PendingLinkStore {
    /// Nothing.
    public func eraseHistory() async throws {}

    /// Only the store itself.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool { self === other }
}

/// What a store has.
public struct StoredPendingLinks: Sendable {
    /// The links.
    public var snapshot: PendingLinksSnapshot

    /// What is wrong with links that are not among them, such as a damaged file; the dispatcher reports it once.
    public var damage: (any Error)?

    /// Creates what a store has.
    public init(_ snapshot: PendingLinksSnapshot = PendingLinksSnapshot(), damage: (any Error)? = nil) {
        (self.snapshot, self.damage) = (snapshot, damage)
    }
}
