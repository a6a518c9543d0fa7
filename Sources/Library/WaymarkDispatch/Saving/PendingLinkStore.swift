/// A store that keeps pending links from one launch to the next.
///
/// ```swift
/// actor MemoryStore: PendingLinkStore {
///     var kept = PendingLinksSnapshot()
///     func load() -> PendingLinksSnapshot { kept }
///     func commit(_ changes: [PendingLinkChange]) -> Set<StoredLinkID> {
///         Set(changes.filter { !kept.apply($0) }.map(\.id))
///     }
/// }
///
/// try await dispatcher.keepPendingLinks(in: store)
/// ```
///
/// A dispatcher commits one list of changes at a time. A link resumes only after the store has committed that list.
public protocol PendingLinkStore: AnyObject, Sendable {
    /// Returns the links in the order in which they were first held, aged by the time since. A store that several
    /// processes share omits the links of running processes.
    ///
    /// The dispatcher may call this method again, for links of ended processes. It ignores links that it already has.
    ///
    /// - Throws: Any error if the links cannot be read now. The store then keeps them unchanged.
    func load() async throws -> PendingLinksSnapshot

    /// Returns the reason why links are missing, such as a damaged file, and forgets it. The dispatcher calls it after
    /// ``load()``, and reports the reason. By default it returns `nil`.
    func takeDamage() async -> (any Error)?

    /// Makes changes in their order, and returns once they are durable.
    ///
    /// - Returns: The links whose changes were refused: the store is full, or the link to begin or end is absent or
    ///   belongs to another process.
    /// - Throws: Any error if the changes could not be made. The store then has none of them, and the dispatcher may
    ///   repeat them.
    func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID>

    /// Returns `true` if another store has the same storage, so that a dispatcher need not move its links. The default
    /// is identity.
    nonisolated func isSame(as other: any PendingLinkStore) -> Bool
}

extension PendingLinkStore {
    /// Returns `nil`.
    public func takeDamage() async -> (any Error)? { nil }

    /// Returns `true` if the stores are identical.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool { self === other }
}

/// A change of a pending link in a store.
public enum PendingLinkChange: Sendable, Hashable {
    /// The link is held. The record replaces an earlier one of the link.
    case hold(PendingLinksSnapshot.Record)

    /// The link resumes. With ``DeliveryGuarantee/atMostOnce`` it leaves the store; otherwise the store counts an
    /// attempt.
    case begin(StoredLinkID)

    /// The link has its final outcome, and leaves the store.
    case end(StoredLinkID)

    /// The ID of the link.
    public var id: StoredLinkID {
        switch self {
        case .hold(let record): record.id
        case .begin(let id), .end(let id): id
        }
    }
}

extension PendingLinksSnapshot {
    /// Applies a change; returns `false` if the link is absent and is not held by the change.
    ///
    /// - Complexity: O(*n*) in the links.
    @discardableResult
    public mutating func apply(_ change: PendingLinkChange) -> Bool {
        let index = links.firstIndex { $0.id == change.id }
        switch (change, index) {
        case (.hold(let record), let index?): links[index] = record
        case (.hold(let record), nil): links.append(record)
        case (_, nil): return false
        case (.begin, let index?) where links[index].guarantee != .atMostOnce:
            // A damaged number of attempts may be the greatest.
            links[index].attempts = max(links[index].attempts, links[index].attempts &+ 1)
        case (_, let index?): links.remove(at: index)
        }
        return true
    }
}
