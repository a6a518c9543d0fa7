/// A store that keeps the pending links of a ``LinkDispatcher`` from one launch to the next.
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
/// The dispatcher commits one list of changes at a time. A stored link resumes only after its change
/// ``PendingLinkChange/begin(_:)`` is committed. Later links wait for that without a time limit, so a store must throw
/// an error instead of waiting forever.
public protocol PendingLinkStore: AnyObject, Sendable {
    /// Returns the stored links, in the order of ``PendingLinksSnapshot/apply(_:)``. Their ages include the time in the
    /// store. A store that several processes share omits the links of other running processes.
    ///
    /// The dispatcher may call this method again, for links of processes that have ended. It ignores links that it has.
    ///
    /// - Throws: Any error if the links cannot be read now. The store then keeps them unchanged.
    func load() async throws -> PendingLinksSnapshot

    /// Returns the reason why stored links are missing, such as a damaged file; `nil` if none is missing. The next call
    /// returns `nil`. The dispatcher calls it after ``load()``, and reports the reason. By default it returns `nil`.
    func takeDamage() async -> (any Error)?

    /// Stores a list of changes, in order, and returns once they are durable.
    ///
    /// - Returns: The identifiers of links whose changes were refused: the store is full, or a link that resumes or
    ///   ends is absent or belongs to another process.
    /// - Throws: Any error if none of the changes is stored. The dispatcher may repeat them.
    func commit(_ changes: [PendingLinkChange]) async throws -> Set<StoredLinkID>

    /// Returns `true` if another store uses the same storage, such as the same file; by default, if it is the same
    /// object. A dispatcher that changes to such a store does not move its links.
    nonisolated func isSame(as other: any PendingLinkStore) -> Bool
}

extension PendingLinkStore {
    /// The default: returns `nil`, for a store that never finds its stored links damaged.
    public func takeDamage() async -> (any Error)? { nil }

    /// The default: returns `true` if both are the same object.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool { self === other }
}

/// A change of one pending link, which a ``PendingLinkStore`` stores.
public enum PendingLinkChange: Sendable, Hashable {
    /// The link is pending. The record replaces an earlier record of the link.
    case hold(PendingLinksSnapshot.Record)

    /// The link resumes. The store removes it with ``DeliveryGuarantee/atMostOnce``, and otherwise counts an attempt.
    case begin(StoredLinkID)

    /// The link has its final outcome. The store removes the link.
    case end(StoredLinkID)

    /// The identifier of the changed link in the store.
    public var id: StoredLinkID {
        switch self {
        case .hold(let record): record.id
        case .begin(let id), .end(let id): id
        }
    }
}

extension PendingLinksSnapshot {
    /// Applies a change, and returns `true`. For a link that resumes or ends but is absent, returns `false`. A new link
    /// precedes links that arrived later in the same dispatcher.
    ///
    /// - Complexity: O(*n*) in the links.
    @discardableResult
    public mutating func apply(_ change: PendingLinkChange) -> Bool {
        let index = links.firstIndex { $0.id == change.id }
        switch (change, index) {
        case (.hold(var record), _):
            let place = links.firstIndex { $0.id == record.successor } ?? links.endIndex
            record.successor = nil
            if let index { links[index] = record } else { links.insert(record, at: place) }
        case (_, nil): return false
        case (.begin, let index?) where links[index].guarantee != .atMostOnce:
            // The stored number of attempts may be damaged: adding 1 to `Int.max` would overflow.
            links[index].attempts = max(links[index].attempts, links[index].attempts &+ 1)
        case (_, let index?): links.remove(at: index)
        }
        return true
    }
}
