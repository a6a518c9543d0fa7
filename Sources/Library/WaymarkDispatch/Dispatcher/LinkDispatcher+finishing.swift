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
        guard hub.hasObservers, let record = records[id] else { return }
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
        restoredLinks.remove(id)
        state.forget(id)
    }

    func report(_ drops: [Drop]) {
        for drop in drops { finish(drop.id, .dropped(drop.reason)) }
    }
}

extension LinkDispatcher {
    /// Waits until no link is on its way: each that was opened has come to its end, or is held.
    ///
    /// ```swift
    /// dispatcher.fulfil(.signedIn)      // releases what waits for it
    /// await dispatcher.settled()        // and all of it is on screen
    /// ```
    ///
    /// For tests, and for whoever wants to see the whole of what a link or a condition brought about. A guard, handler
    /// or presenter does not wait, because its own link is on its way.
    public func settled() async {
        if currentLink != nil { return }
        while !tasks.isEmpty {
            let promise = Promise<Void>()
            settling.append(promise)
            try? await promise.value
        }
    }

    /// Tells those who wait for that that no link is on its way.
    func checkSettled() {
        guard tasks.isEmpty else { return }
        for promise in settling { promise.finish(.success(())) }
        settling = []
    }
}
