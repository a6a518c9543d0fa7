extension LinkDispatcher {
    /// Restores the pending links of a store, and saves pending links in it from now on.
    ///
    /// Call it at launch, and again after an error. If other processes share the store, such as extensions, also call
    /// it when the app enters the foreground. Links of the store precede links that became pending before the call
    /// returns. Other links open without waiting for the call. A stored link resumes after the store has recorded its
    /// start. If that fails, ``storeFailed`` is called, and the link stays pending until its condition is met again.
    ///
    /// If the store replaces another one, pending links move to it. A running link moves when it becomes pending again.
    /// Use the store in one dispatcher only. `guarantee` applies to new links without an ``IncomingLink/guarantee``.
    ///
    /// - Returns: The tickets of the restored links, in their order.
    /// - Throws: The errors of the store's `load()`. A new store is then not used; try again later.
    @discardableResult
    public func keepPendingLinks(
        in store: any PendingLinkStore, guarantee: DeliveryGuarantee = .atMostOnce
    ) async throws -> [LinkTicket<Route>] {
        // Overlapping calls run one after the other. If their stores share one storage, the first store is used.
        let (former, turn) = (keeping, Promise<Void>())
        keeping = turn
        if let former { try? await former.value }
        defer { turn.finish(.success(())) }
        let saver =
            savers.first { $0.store.isSame(as: store) }
            ?? LinkSaver(store, clock: clock) { [weak self] error in
                self?.storeFailed?(error)
            } leftOut: { [weak self] ids in
                self?.noteLeftOut(ids)
            }
        let stored = try await saver.load()
        self.guarantee = guarantee
        let held = Set(records.values.compactMap { $0.storedID })
        let new = stored.links.filter { !held.contains($0.id) }
        for record in new { saver.know(record.id) }
        if self.saver !== saver { await move(to: saver) }
        if let damage = stored.damage { storeFailed?(damage) }
        return restore(PendingLinksSnapshot(links: new), savedBy: saver)
    }

    var saver: LinkSaver? { savers.first }

    /// Moves the pending links to another store. A link in two stores would be restored twice.
    private func move(to saver: LinkSaver) async {
        savers = [saver] + savers.filter { $0 !== saver }
        for entry in state.pending.entries { records[entry.id]?.leaveStore() }
        for former in savers.dropFirst() { await former.finish() }
        for entry in state.pending.entries where records[entry.id]?.saver == nil { save(entry) }
        savers = savers.filter { $0 === saver || !$0.isEmpty }
    }

    /// Waits until all changes of pending links are saved or have failed. Call it before the app enters the background.
    public func finishSaving() async {
        for saver in savers { await saver.finish() }
        savers = savers.filter { $0 === saver || !$0.isEmpty }
    }

    func save(_ entry: PendingLinks.Entry) {
        guard let saver, let held = records[entry.id] else { return }
        guard var record = record(of: entry) else { return send(.notSaved, of: entry.id) }
        record.successor = successor(of: entry.id, in: saver)
        if held.saver !== saver { held.leaveStore() }
        held.noteStored(record, by: saver)
        saver.hold(record)
    }

    /// Returns the next later link that the store keeps: a pending one, or one that opens again after a crash.
    private func successor(of id: LinkID, in saver: LinkSaver) -> StoredLinkID? {
        let later = records.filter { other, record in
            other > id && record.saver === saver
                && (record.storedGuarantee != .atMostOnce || state.pending[other] != nil)
        }
        return later.min { $0.key < $1.key }?.value.storedID
    }

    private func noteLeftOut(_ storedIDs: Set<StoredLinkID>) {
        for (id, record) in records.sorted(by: { $0.key < $1.key }) {
            guard let storedID = record.storedID, storedIDs.contains(storedID) else { continue }
            record.saver = nil
            send(.notSaved, of: id)
        }
    }

    /// Records in a link's store, if any, that the link resumes. Returns once the change is stored or has failed.
    func begin(_ entry: PendingLinks.Entry) async -> LinkSaver.Answer {
        guard let record = records[entry.id], record.saver != nil, let guarantee = record.storedGuarantee else {
            return .begun
        }
        if guarantee != .atMostOnce, await !saveRecord(of: record, entry) { return .failed }
        guard let saver = record.saver, let storedID = record.storedID else { return .begun }
        let answer = await saver.begin(storedID, guarantee)
        if answer == .gone || (answer == .begun && guarantee == .atMostOnce) { record.saver = nil }
        return answer
    }

    /// Saves a resuming link again if its account has changed: after a crash, only that account may open the link.
    /// Returns `false` if the store failed.
    private func saveRecord(of record: LinkRecord<Route>, _ entry: PendingLinks.Entry) async -> Bool {
        let former = record.storedAccount
        if record.link.account != former { save(entry) }
        guard let id = record.storedID, record.saver?.isBehind(id) == true else { return true }
        await record.saver?.finish()
        guard record.saver?.isBehind(id) == true else { return true }
        record.storedAccount = former
        return false
    }

    /// The pending links as a value that can be encoded and restored, without links that were opened as a route without
    /// a URL, or with their own handler (`using:`). See ``DispatchEvent/Kind/notSaved``.
    ///
    /// - Complexity: O(*n*) in the pending links.
    public var snapshot: PendingLinksSnapshot {
        PendingLinksSnapshot(links: pendingEntries.compactMap { record(of: $0) })
    }

    /// Restores the pending links of an earlier launch. The restored links precede all links of this launch. Each is
    /// matched again, and its guards are called again, once its condition is met.
    ///
    /// - Returns: The tickets of the links, in their order.
    /// - Complexity: O(*n*) in the links of the snapshot.
    @discardableResult
    public func restore(_ snapshot: PendingLinksSnapshot) -> [LinkTicket<Route>] { restore(snapshot, savedBy: nil) }

    func restore(_ snapshot: PendingLinksSnapshot, savedBy saver: LinkSaver?) -> [LinkTicket<Route>] {
        let tickets = zip(state.earlierIDs(snapshot.links.count), snapshot.links).map {
            restore($1, as: $0, savedBy: saver)
        }
        startReadyLinks()
        return tickets
    }

    private func restore(
        _ record: PendingLinksSnapshot.Record, as id: LinkID, savedBy saver: LinkSaver?
    ) -> LinkTicket<Route> {
        let link = IncomingLink<Route>(record, now: clock.now())
        let ticket = register(link, as: id)
        records[id]?.attempts = record.attempts
        if let saver { records[id]?.noteStored(record, by: saver) }
        if record.guarantee != .atMostOnce, record.attempts >= record.guarantee.attempts {
            finish(id, .dropped(.gaveUp(attempts: record.attempts)))
        } else {
            let decision = Hold<Route>(condition: record.condition, decidedAt: .start)
            hold(LinkProgress(link: link), id, decision, isSaved: saver != nil)
        }
        return ticket
    }

    /// Returns the record to store for a pending link; `nil` if it has no URL or has its own handler (`using:`).
    func record(of entry: PendingLinks.Entry) -> PendingLinksSnapshot.Record? {
        // A handler cannot be saved, and in the next launch another handler might do something else.
        guard let held = records[entry.id], !held.suspended.hasCallerHandler else { return nil }
        let link = held.link
        guard let url = savedURL(of: link.destination) else { return nil }
        var record = PendingLinksSnapshot.Record(
            id: held.storedID ?? StoredLinkID(), url: url, channel: link.channel, payload: link.payload,
            isAnimated: link.isAnimated, condition: entry.condition, step: held.suspended.step,
            age: clock.now() - entry.arrival, expiry: link.expiry, account: link.account,
            requirements: link.requirements ?? [],
            guarantee: link.guarantee ?? held.storedGuarantee ?? guarantee, attempts: held.attempts)
        (record.sourceApplication, record.referrer) = (link.sourceApplication, link.referrer)
        return record
    }

    /// Returns the URL that a later launch matches to the same destination; `nil` if there is none.
    func savedURL(of destination: LinkDestination<Route>) -> String? {
        guard case .route(let route) = destination, print(router, route) == nil else { return url(of: destination) }
        // A URL that a fallback router prints could match a route of a router that is tried earlier.
        for (index, fallback) in fallbacks.enumerated() {
            guard let url = fallback.url(route) else { continue }
            var earlier = RouteSearch(for: url, in: router, then: Array(fallbacks[..<index]))
            if !earlier.hasNext(), earlier.rejection == nil { return url }
        }
        return nil
    }
}

extension IncomingLink {
    fileprivate init(_ record: PendingLinksSnapshot.Record, now: Duration) {
        self.init(url: record.url, via: record.channel, payload: record.payload, animated: record.isAnimated)
        arrival = now - record.age.bounded
        (expiry, account, guarantee) = (record.expiry, record.account, record.guarantee)
        requirements = record.requirements.isEmpty ? nil : record.requirements
        (sourceApplication, referrer) = (record.sourceApplication, record.referrer)
    }
}
