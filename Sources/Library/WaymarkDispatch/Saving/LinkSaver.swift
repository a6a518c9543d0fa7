/// Gives a store what changes, one list after the other, and keeps what it could not take.
///
/// Of every link the newest change alone is kept; so what waits is never more than the links that are held.
@MainActor
final class LinkSaver {
    /// What the store says of a link that is to go on.
    enum Answer: Sendable, Equatable {
        case begun
        /// It is not there any more, or belongs to somebody else.
        case gone
        /// The store could not note it.
        case failed
    }

    let store: any PendingLinkStore
    private let failed: @MainActor (any Error) -> Void
    private let leftOut: @MainActor (StoredLinkID) -> Void
    /// What the store was not told yet, by link and in its order.
    private var changes: [StoredLinkID: PendingLinkChange] = [:]
    private var order: [StoredLinkID] = []
    /// The links that the store has, or may have.
    private var known: Set<StoredLinkID> = []
    private var beginning: [StoredLinkID: Race<Answer>] = [:]
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - failed: Told what the store throws.
    ///   - leftOut: Told which links the store has no room for.
    init(
        _ store: any PendingLinkStore, failed: @escaping @MainActor (any Error) -> Void,
        leftOut: @escaping @MainActor (StoredLinkID) -> Void
    ) {
        (self.store, self.failed, self.leftOut) = (store, failed, leftOut)
    }

    /// The store has a link, or may have it from now on.
    ///
    /// - Returns: Whether that is new.
    @discardableResult
    func know(_ id: StoredLinkID) -> Bool { known.insert(id).inserted }

    func hold(_ record: PendingLinksSnapshot.Record) { note(.hold(record)) }

    func end(_ id: StoredLinkID) {
        // Who wants to begin it need not wait any more.
        beginning.removeValue(forKey: id)?.finish(.success(.gone))
        if forgetUnsaved(id) { return }
        note(.end(id))
    }

    /// Returns once the store has noted that a link goes on.
    func begin(_ id: StoredLinkID, _ guarantee: DeliveryGuarantee) async -> Answer {
        // What the store has never heard of it cannot give out again.
        if forgetUnsaved(id) { return .begun }
        let race = Race<Answer>()
        beginning[id] = race
        note(.begin(id))
        let answer = (try? await race.value) ?? .failed
        if answer == .gone || (answer == .begun && guarantee == .atMostOnce) { known.remove(id) }
        return answer
    }

    /// Waits until the store was told everything, or could not be.
    func finish() async {
        start()
        while let task { await task.value }
    }

    private func note(_ change: PendingLinkChange) {
        if changes.updateValue(change, forKey: change.id) == nil { order.append(change.id) }
        start()
    }

    private func forgetUnsaved(_ id: StoredLinkID) -> Bool {
        guard !known.contains(id) else { return false }
        changes[id] = nil
        return true
    }

    private func start() {
        guard task == nil, !changes.isEmpty else { return }
        task = Task {
            // Who wants to begin is waiting for an answer, also of a store that has failed just now.
            while !changes.isEmpty, await commit() || !beginning.isEmpty {}
            task = nil
        }
    }

    /// - Returns: Whether the store took the changes.
    private func commit() async -> Bool {
        let batch = order.compactMap { changes.removeValue(forKey: $0) }
        order = []
        let new = batch.compactMap { if case .hold(let record) = $0 { record.id } else { nil } }.filter(know)
        do {
            let refused = try await store.commit(batch)
            for change in batch { settle(change, refused, new) }
            return true
        } catch {
            known.subtract(new)
            putBack(batch)
            failed(error)
            return false
        }
    }

    /// - Parameters:
    ///   - refused: The links of which the store has noted nothing.
    ///   - new: Those that it did not have before. Of others it still has what it had.
    private func settle(_ change: PendingLinkChange, _ refused: Set<StoredLinkID>, _ new: [StoredLinkID]) {
        let isRefused = refused.contains(change.id)
        switch change {
        case .hold(let record):
            guard isRefused, new.contains(record.id) else { return }
            known.remove(record.id)
            if let next = changes[record.id] { dropUnsaved(next) } else { leftOut(record.id) }
        case .begin(let id): beginning.removeValue(forKey: id)?.finish(.success(isRefused ? .gone : .begun))
        case .end(let id): if changes[id] == nil { known.remove(id) }
        }
    }

    /// Keeps what could not be saved, unless something newer is known of it; who wants to begin is told at once.
    private func putBack(_ batch: [PendingLinkChange]) {
        let newer = order
        order = []
        for change in batch {
            if case .begin(let id) = change {
                beginning.removeValue(forKey: id)?.finish(.success(.failed))
            } else if let next = changes[change.id] {
                dropUnsaved(next)
            } else {
                changes[change.id] = change
                order.append(change.id)
            }
        }
        order += newer
    }

    /// What the store has not heard of need not be taken out of it.
    private func dropUnsaved(_ change: PendingLinkChange) {
        if case .hold = change { return }
        guard forgetUnsaved(change.id) else { return }
        beginning.removeValue(forKey: change.id)?.finish(.success(.begun))
    }
}
