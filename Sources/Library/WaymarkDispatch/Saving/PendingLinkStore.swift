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
