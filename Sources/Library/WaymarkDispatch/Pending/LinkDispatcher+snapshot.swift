import WaymarkCore

extension LinkDispatcher {
    /// The pending links as data. Links to routes without a URL are left out, and those that were opened with a handler
    /// of their own (``DispatchEvent/Kind/notSaved``).
    ///
    /// - Complexity: O(*n*) in the pending links.
    public var snapshot: PendingLinksSnapshot {
        PendingLinksSnapshot(links: state.pending.entries.compactMap { record(of: $0, url(of: $0.id)) })
    }

    /// Holds the links of an earlier launch, before all links that arrived in this one.
    ///
    /// Each goes on once, when its condition is met, or at once if it is met already. It is matched and guarded again,
    /// from any step, because the reason for which it was allowed may be gone.
    ///
    /// - Returns: The tickets of the links, in their order.
    /// - Complexity: O(*n*) in the links of the snapshot.
    @discardableResult
    public func restore(_ snapshot: PendingLinksSnapshot) -> [LinkTicket<Route>] {
        restore(snapshot, areStored: false)
    }

    func restore(_ snapshot: PendingLinksSnapshot, areStored: Bool) -> [LinkTicket<Route>] {
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

    /// Returns the record of a pending link; `nil` for one that cannot be saved.
    func record(of entry: PendingLinks.Entry, _ url: String?) -> PendingLinksSnapshot.Record? {
        // A handler that the caller has named cannot be saved, and another one might do something else.
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

    func url(of id: LinkID) -> String? { records[id].flatMap { place($0.link.destination) } }
}

extension IncomingLink {
    /// Creates the link of a record at a time of the dispatcher's clock.
    fileprivate init(_ record: PendingLinksSnapshot.Record, now: Duration) {
        self.init(url: record.url, via: record.channel, payload: record.payload, animated: record.isAnimated)
        arrival = now - record.age.bounded
        (expiry, account, guarantee) = (record.expiry, record.account, record.guarantee)
        requirements = record.requirements.isEmpty ? nil : record.requirements
        (sourceApplication, referrer) = (record.sourceApplication, record.referrer)
    }
}
