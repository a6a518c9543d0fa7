/// A writer of changes to a store, in batches. If a commit fails, it keeps each link's latest change for later.
@MainActor
final class LinkSaver {
    enum Answer: Sendable, Equatable {
        case begun
        /// The link is absent from the store, or belongs to another process.
        case gone
        case failed
    }

    let store: any PendingLinkStore
    private let clock: LinkClock
    private let failed: @MainActor (any Error) -> Void
    private let leftOut: @MainActor (Set<StoredLinkID>) -> Void
    /// The changes to commit. A stored age is that of the link at time zero of ``clock``, negative if the link arrived
    /// later; a commit adds the time since then.
    private var changes: [StoredLinkID: PendingLinkChange] = [:]
    private var order: [StoredLinkID] = []
    /// The links that the store contains, or that a commit in progress may add.
    private var known: Set<StoredLinkID> = []
    /// The links that left the store during the current load, which may still return them; `nil` without a load.
    private var departed: Set<StoredLinkID>?
    private var beginning: [StoredLinkID: Promise<Answer>] = [:]
    private var task: Task<Void, Never>?

    /// Creates a saver. It calls `leftOut` with new links that a full store refuses, and `failed` with errors of the
    /// store.
    init(
        _ store: any PendingLinkStore, clock: LinkClock, failed: @escaping @MainActor (any Error) -> Void,
        leftOut: @escaping @MainActor (Set<StoredLinkID>) -> Void
    ) {
        (self.store, self.clock, self.failed, self.leftOut) = (store, clock, failed, leftOut)
    }

    /// Returns the stored links that this saver does not know yet, and the reason why stored links are missing, if any.
    func load() async throws -> (links: [PendingLinksSnapshot.Record], damage: (any Error)?) {
        departed = []
        defer { departed = nil }
        let stored = try await store.load()
        let damage = await store.takeDamage()
        let former = known.union(departed ?? [])
        return (stored.links.filter { !former.contains($0.id) }, damage)
    }

    /// Records that the store may contain a link. Returns `true` if this was not yet recorded.
    @discardableResult
    func know(_ id: StoredLinkID) -> Bool { known.insert(id).inserted }

    /// Records that a link left the store. A load in progress may still return the link.
    private func forget(_ id: StoredLinkID) {
        known.remove(id)
        departed?.insert(id)
    }

    func hold(_ record: PendingLinksSnapshot.Record) { note(.hold(record.aged(by: Duration.zero - clock.now()))) }

    var isEmpty: Bool { known.isEmpty && changes.isEmpty }

    /// Returns `true` if the store contains the link, but its latest change is not committed yet.
    func isBehind(_ id: StoredLinkID) -> Bool { known.contains(id) && changes[id] != nil }

    func end(_ id: StoredLinkID) {
        beginning.removeValue(forKey: id)?.finish(.success(.gone))
        if !discardUnsaved(id) { note(.end(id)) }
    }

    /// Records in the store that a link resumes, and returns the answer of the store.
    func begin(_ id: StoredLinkID, _ guarantee: DeliveryGuarantee) async -> Answer {
        if discardUnsaved(id) { return .begun }
        let promise = Promise<Answer>()
        beginning[id] = promise
        note(.begin(id))
        let answer = (try? await promise.value) ?? .failed
        if answer == .begun, guarantee == .atMostOnce { forget(id) }
        return answer
    }

    /// Waits until all changes are committed or have failed.
    func finish() async {
        start()
        while let task { await task.value }
    }

    private func note(_ change: PendingLinkChange) {
        if changes.updateValue(change, forKey: change.id) == nil { order.append(change.id) }
        start()
    }

    /// Drops the uncommitted change of a link that is not in the store; returns `false` if the link is in the store.
    private func discardUnsaved(_ id: StoredLinkID) -> Bool {
        guard !known.contains(id) else { return false }
        changes[id] = nil
        return true
    }

    private func start() {
        guard task == nil, !changes.isEmpty else { return }
        task = Task {
            // After a failed commit, the loop continues only for links that wait to resume.
            while !changes.isEmpty, await commit() || !beginning.isEmpty {}
            task = nil
        }
    }

    private func commit() async -> Bool {
        let batch = order.compactMap { changes.removeValue(forKey: $0) }
        order = []
        let new = Set(batch.compactMap { if case .hold(let record) = $0 { record.id } else { nil } }.filter(know))
        do {
            let refused = try await store.commit(batch.map { $0.aged(by: clock.now()) })
            let lost = batch.filter { !settle($0, isRefused: refused.contains($0.id), isNew: new.contains($0.id)) }
            if !lost.isEmpty { leftOut(Set(lost.map(\.id))) }
            return true
        } catch {
            known.subtract(new)
            requeueFailed(batch)
            failed(error)
            return false
        }
    }

    /// Handles the store's answer to a change. Returns `false` for a refused new link, which stays pending but unsaved.
    private func settle(_ change: PendingLinkChange, isRefused: Bool, isNew: Bool) -> Bool {
        switch change {
        case .hold(let record):
            // If the refused link is not new, the store still contains its earlier record.
            guard isRefused, isNew else { return true }
            known.remove(record.id)
            return discardUnsavedChange(of: record.id)
        case .begin(let id):
            if isRefused { forget(id) }
            beginning.removeValue(forKey: id)?.finish(.success(isRefused ? .gone : .begun))
        case .end(let id): if changes[id] == nil { forget(id) }
        }
        return true
    }

    /// Queues a failed batch again, except links with a newer change. Links that wait to resume get ``Answer/failed``.
    private func requeueFailed(_ batch: [PendingLinkChange]) {
        let newer = order
        order = []
        for change in batch {
            if case .begin(let id) = change {
                beginning.removeValue(forKey: id)?.finish(.success(.failed))
            } else if !discardUnsavedChange(of: change.id) {
                changes[change.id] = change
                order.append(change.id)
            }
        }
        order += newer
    }

    /// Returns `true` if a newer change of the link waits. Drops it if it is a `begin` or `end` of an unsaved link.
    private func discardUnsavedChange(of id: StoredLinkID) -> Bool {
        guard let change = changes[id] else { return false }
        if case .hold = change { return true }
        if discardUnsaved(id) { beginning.removeValue(forKey: id)?.finish(.success(.begun)) }
        return true
    }
}

extension PendingLinkChange {
    fileprivate func aged(by time: Duration) -> Self {
        if case .hold(let record) = self { .hold(record.aged(by: time)) } else { self }
    }
}
