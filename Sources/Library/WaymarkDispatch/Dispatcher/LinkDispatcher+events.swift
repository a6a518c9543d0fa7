extension LinkDispatcher {
    /// What happens from now on: a sequence of its own each time that it is asked for, which ends with the dispatcher.
    public var events: AsyncStream<DispatchEvent<Route>> { hub.stream() }

    /// Calls a closure at once with everything that happens.
    ///
    /// - Returns: A way to take the observer off; otherwise it stays.
    @discardableResult
    public func observe(_ observer: @escaping @MainActor (DispatchEvent<Route>) -> Void) -> EventObservation {
        hub.observe(observer)
    }

    func send(_ kind: DispatchEvent<Route>.Kind, of id: LinkID) {
        guard hub.isHeard, let record = records[id] else { return }
        hub.send(record.event(id, kind, at: clock.now(), router))
    }

    /// Ends a link, once.
    func finish(_ id: LinkID, _ outcome: FinalOutcome<Route>) {
        guard let record = records[id], record.ticket.note(.finished(outcome)) else { return }
        let ticket = record.ticket
        stopAlarm(of: id)
        if record.isStored, let storedID = record.storedID { saver?.end(storedID) }
        if !options.keepsHandlerOutcomes { ticket.handlerOutcome = nil }
        send(.finished(outcome), of: id)
        records[id] = nil
        searches[id] = nil
        state.forget(id)
    }

    func report(_ drops: [Drop]) {
        for drop in drops { finish(drop.id, .dropped(drop.reason)) }
    }
}
