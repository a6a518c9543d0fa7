/// A store that keeps pending links from one launch to the next.
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
/// A dispatcher passes one list of changes after the other, never two at once. It does not go on with a link before the
/// store has committed that it does.
public protocol PendingLinkStore: AnyObject, Sendable {
    /// Returns the links, aged by the time since they were held, in the order in which they were held first. A store
    /// that several processes share leaves out the links of processes that are running.
    ///
    /// The dispatcher may call it again, for links that others have left behind, and ignores the links that it has.
    ///
    /// - Throws: Any error if the links cannot be read now. The store leaves them as they are.
    func load() async throws -> StoredPendingLinks

    /// Makes changes in their order, and returns when they are sure to outlive the process.
    ///
    /// - Returns: The links whose change was refused: those to hold for which there is no room, and those to begin or
    ///   end that are absent or belong to another process.
    /// - Throws: Any error if the changes could not be made. None of them counts then, and the dispatcher may repeat
    ///   them.
    func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID>

    /// Returns `true` if another store keeps its links in the same place, so that a dispatcher need not move them. The
    /// default is identity.
    nonisolated func isSame(as other: any PendingLinkStore) -> Bool
}

extension PendingLinkStore {
    /// Returns `true` if the stores are identical.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool { self === other }
}

/// The content of a store.
public struct StoredPendingLinks: Sendable {
    /// The links.
    public var snapshot: PendingLinksSnapshot

    /// The reason for which other links are not among them, such as a damaged file; the dispatcher reports it once.
    public var damage: (any Error)?

    /// Creates the content of a store.
    public init(_ snapshot: PendingLinksSnapshot = PendingLinksSnapshot(), damage: (any Error)? = nil) {
        (self.snapshot, self.damage) = (snapshot, damage)
    }
}
