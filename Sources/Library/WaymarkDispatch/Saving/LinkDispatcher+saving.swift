import WaymarkCore

extension LinkDispatcher {
    /// The links that are held, as data. Links to routes without a URL are left out, and those that were opened with a
    /// handler of their own; ``DispatchEvent/Kind/notSaved`` tells of them.
    ///
    /// - Complexity: O(*n*) in the links that are held.
    public var snapshot: PendingLinksSnapshot {
        PendingLinksSnapshot(links: state.pending.entries.compactMap { record(of: $0, url(of: $0.id)) })
    }

    /// Holds the links of an earlier launch, before all that arrived in this one.
    ///
    /// Each goes on once, when its condition is met, or at once if it is met already. It is matched and guarded anew,
    /// wherever it was held, because what allowed it may be gone.
    ///
    /// - Returns: What tells the links' outcomes, in their order.
    /// - Complexity: O(*n*) in the links of the snapshot.
    @discardableResult
    public func restore(_ snapshot: PendingLinksSnapshot) -> [LinkTicket<Route>] {
        restore(snapshot, areStored: false)
    }

    private func restore(_ snapshot: PendingLinksSnapshot, areStored: Bool) -> [LinkTicket<Route>] {
        let tickets = zip(state.earlierIDs(snapshot.links.count), snapshot.links).map {
            restore($1, as: $0, isStored: areStored)
        }
        startReadyLinks()
        return tickets
    }

    private func restore(
        _ record: PendingLinksSnapshot.Record, as id: LinkID, isStored: Bool
    ) -> LinkTicket<Route> {
        let link = IncomingLink<Route>(record, now: clock.now())
        let ticket = register(link, as: id)
        if isStored { records[id]?.storedID = record.id }
        records[id]?.isStored = isStored
        if record.guarantee != .atMostOnce, record.attempts >= record.guarantee.attempts {
            finish(id, .dropped(.gaveUp(attempts: record.attempts)))
        } else {
            hold(LinkProgress(link: link), id, Hold(condition: record.condition, askedAt: .start), isSaved: isStored)
        }
        return ticket
    }

    /// Holds the links that a store has, and keeps those that are held there from now on.
    ///
    /// Called at launch, and again when the app comes back to the front if it shares the store with other processes, such
    /// as extensions, or if it threw. Links that are opened before this returns and are held come after those of the store;
    /// others do not wait for it. A link of the store goes on only when the store has noted that it does. If the store
    /// cannot, the link is held again until its condition is met once more, and ``storeFailed`` is told.
    ///
    /// - Parameters:
    ///   - store: Where the links are kept.
    ///   - guarantee: How often links are opened if the app ends in the middle of them, unless ``IncomingLink/guarantee``
    ///     says so.
    /// - Returns: What tells the outcomes of the store's links, in their order.
    /// - Throws: What the store throws when it loads. The links that are held are not kept then; try again later.
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
        } leftOut: { [weak self] storedID in
            self?.wasLeftOut(storedID)
        }
        for entry in state.pending.entries {
            records[entry.id]?.isStored = false
            save(entry, url(of: entry.id))
        }
    }

    /// Waits until what is held is saved, or could not be, such as before the app goes to the background. Nothing is left
    /// in the store of links that have left it.
    public func finishSaving() async {
        await saver?.finish()
        do { try await saver?.store.eraseHistory() } catch { storeFailed?(error) }
    }
}

extension LinkDispatcher {
    /// Saves a link that is held now.
    func save(_ entry: PendingLinks.Entry, _ url: String?) {
        guard let saver else { return }
        guard let record = record(of: entry, url) else { return send(.notSaved, of: entry.id) }
        records[entry.id]?.storedID = record.id
        records[entry.id]?.isStored = true
        saver.hold(record)
    }

    private func record(
        of entry: PendingLinks.Entry, _ url: String?
    ) -> PendingLinksSnapshot.Record? {
        // A handler that the caller has named cannot be kept, and another one might do something else.
        guard let url, let held = records[entry.id], !held.parked.hasOwnHandler else { return nil }
        let link = held.link
        var record = PendingLinksSnapshot.Record(
            id: held.storedID ?? StoredLinkID(), url: url, channel: link.channel, payload: link.payload,
            isAnimated: link.isAnimated, condition: entry.condition, step: held.parked.step,
            age: clock.now() - entry.arrival, expiry: link.expiry, account: link.account,
            requirements: link.requirements ?? [], guarantee: link.guarantee ?? guarantee)
        (record.sourceApplication, record.referrer) = (link.sourceApplication, link.referrer)
        return record
    }

    private func url(of id: LinkID) -> String? { records[id].flatMap { place($0.link.destination) } }

    private func wasLeftOut(_ storedID: StoredLinkID) {
        guard let id = records.first(where: { $0.value.storedID == storedID })?.key else { return }
        records[id]?.isStored = false
        send(.notSaved, of: id)
    }

    /// Waits until the store has noted that a link goes on, if it has the link.
    ///
    /// - Returns: Whether it may go on, as far as the store is concerned.
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

extension IncomingLink {
    /// A link that was kept, at a time of the dispatcher's clock.
    init(_ record: PendingLinksSnapshot.Record, now: Duration) {
        self.init(
            url: record.url, via: record.channel, payload: record.payload, animated: record.isAnimated)
        arrival = now - record.age
        (expiry, account, guarantee) = (record.expiry, record.account, record.guarantee)
        requirements = record.requirements.isEmpty ? nil : record.requirements
        (sourceApplication, referrer) = (record.sourceApplication, record.referrer)
    }
}
