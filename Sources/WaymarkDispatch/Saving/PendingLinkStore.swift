/// Where the links that wait are kept from one launch to the next.
///
/// ```swift
/// actor MemoryStore: PendingLinkStore {
///     var snapshot: PendingLinksSnapshot?
///     func load() -> PendingLinksSnapshot? { snapshot }
///     func save(_ snapshot: PendingLinksSnapshot) { self.snapshot = snapshot }
/// }
/// try await dispatcher.keepPendingLinks(in: store)
/// ```
///
/// A dispatcher saves one snapshot after the other, never two at once, and leaves out those that are out of date by
/// then. A store that replaces its file in one step therefore always has a whole one.
public protocol PendingLinkStore: Sendable {
    /// The snapshot that was saved last, aged by the time since then; `nil` if there is none.
    ///
    /// - Throws: Anything, if what was saved cannot be read. It should have been set aside then, so that it is not read
    ///   again.
    func load() async throws -> PendingLinksSnapshot?

    /// Replaces what was saved.
    func save(_ snapshot: PendingLinksSnapshot) async throws
}
