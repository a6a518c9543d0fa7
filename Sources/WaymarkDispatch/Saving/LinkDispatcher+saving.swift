import WaymarkCore

extension LinkDispatcher {
    /// The links that are held, as data. Links to routes without a URL are left out; ``DispatchEvent/Kind/notSaved``
    /// tells of them.
    public var snapshot: PendingLinksSnapshot {
        let now = clock.now()
        return PendingLinksSnapshot(
            links: state.pending.entries.compactMap { entry in
                guard let url = place(entry.value.link.destination) else { return nil }
                let link = entry.value.link
                return PendingLinksSnapshot.Record(
                    url: url, source: link.source, payload: link.payload, isAnimated: link.isAnimated,
                    condition: entry.condition, step: entry.value.stage.step, age: now - entry.arrival)
            })
    }

    /// Holds the links of an earlier launch, before all that arrived in this one.
    ///
    /// Each goes on once, when its condition is met, or at once if it is met already. It is matched and guarded anew,
    /// wherever it was held, because what allowed it may be gone.
    ///
    /// - Returns: What tells the links' outcomes, in their order.
    @discardableResult
    public func restore(_ snapshot: PendingLinksSnapshot) -> [LinkTicket<Route>] {
        let tickets = zip(state.earlierIDs(snapshot.links.count), snapshot.links).map { restore($1, as: $0) }
        pump()
        return tickets
    }

    private func restore(_ record: PendingLinksSnapshot.Record, as id: LinkID) -> LinkTicket<Route> {
        var link = Link<Route>(
            url: record.url, source: record.source, payload: record.payload, animated: record.isAnimated)
        link.arrival = clock.now() - record.age
        let ticket = register(link, as: id)
        let visit = Visit(link: link, handler: nil)
        hold(visit, id, Hold(condition: record.condition, askedAt: .start))
        return ticket
    }

    /// Holds the links that a store has, and saves those that are held there from now on.
    ///
    /// Called once, at launch. Links that are opened meanwhile come after those of the store. A link leaves the store
    /// when it goes on, not when it has come to its end: no link is opened twice, and one that crashes the app does so
    /// once.
    ///
    /// - Returns: What tells the outcomes of the store's links, in their order.
    /// - Throws: What the store throws when it loads; links are saved in it nevertheless.
    @discardableResult
    public func keepPendingLinks(in store: any PendingLinkStore) async throws -> [LinkTicket<Route>] {
        // Not before the store was read: what is saved replaces what is there.
        defer {
            self.store = store
            // What was there is replaced even if nothing of it could be held.
            savedChanges = -1
            saveChanges()
        }
        return try await store.load().map(restore) ?? []
    }

    /// Waits until what is held is saved, such as before the app goes to the background.
    public func finishSaving() async {
        while let saving { await saving.value }
    }

    /// Saves the links that are held if they are others than before.
    func saveChanges() {
        guard let store, saving == nil, savedChanges != state.pending.changes else { return }
        saving = Task {
            while savedChanges != state.pending.changes {
                savedChanges = state.pending.changes
                do { try await store.save(snapshot) } catch { storeFailed?(error) }
            }
            saving = nil
        }
    }
}
