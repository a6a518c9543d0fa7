import WaymarkCore

extension LinkDispatcher {
    /// Holds the links of a store, and keeps pending links in it from now on.
    ///
    /// Call it at launch, again after it threw, and when the app comes to the front if other processes share the store,
    /// such as extensions. Links that are opened before this returns come after those of the store if they are held;
    /// others do not wait for it. A link of the store goes on once the store has noted that it does. If the store
    /// cannot, the link is held until its condition is met once more, and ``storeFailed`` is called.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - guarantee: The guarantee of links that have none of their own (``IncomingLink/guarantee``).
    /// - Returns: The tickets of the store's links, in their order.
    /// - Throws: The errors of the store's `load()`. No links are kept then; try again later.
    @discardableResult
    public func keepPendingLinks(
        in store: any PendingLinkStore, guarantee: DeliveryGuarantee = .atMostOnce
    ) async throws -> [LinkTicket<Route>] {
        let store = saver.map(\.store).flatMap { $0.isSame(as: store) ? $0 : nil } ?? store
        let stored = try await store.load()
        self.guarantee = guarantee
        let held = Set(records.values.compactMap { $0.isStored ? $0.storedID : nil })
        if saver?.store !== store { startSaving(in: store) }
        let new = stored.snapshot.links.filter { !held.contains($0.id) }
        for record in new { saver?.know(record.id) }
        if let damage = stored.damage { storeFailed?(damage) }
        return restore(PendingLinksSnapshot(links: new), areStored: true)
    }

    private func startSaving(in store: any PendingLinkStore) {
        saver = LinkSaver(store) { [weak self] in
            self?.storeFailed?($0)
        } leftOut: { [weak self] in
            self?.noteLeftOut($0)
        }
        for entry in state.pending.entries {
            records[entry.id]?.isStored = false
            save(entry, url(of: entry.id))
        }
    }

    /// Waits until all changes of pending links are saved, or could not be, such as before the app goes to the
    /// background.
    public func finishSaving() async { await saver?.finish() }

    /// Saves a pending link.
    func save(_ entry: PendingLinks.Entry, _ url: String?) {
        guard let saver else { return }
        guard let record = record(of: entry, url) else { return send(.notSaved, of: entry.id) }
        records[entry.id]?.storedID = record.id
        records[entry.id]?.isStored = true
        saver.hold(record)
    }

    private func noteLeftOut(_ storedIDs: Set<StoredLinkID>) {
        for (id, record) in records.sorted(by: { $0.key < $1.key }) {
            guard let storedID = record.storedID, storedIDs.contains(storedID) else { continue }
            record.isStored = false
            send(.notSaved, of: id)
        }
    }

    /// Waits until the store has noted that a link goes on, if it has the link.
    func begin(_ id: LinkID) async -> LinkSaver.Answer {
        guard let record = records[id], record.isStored, let storedID = record.storedID, let saver else {
            return .begun
        }
        let guarantee = record.link.guarantee ?? guarantee
        let answer = await saver.begin(storedID, guarantee)
        if answer == .gone || (answer == .begun && guarantee == .atMostOnce) { records[id]?.isStored = false }
        return answer
    }
}
