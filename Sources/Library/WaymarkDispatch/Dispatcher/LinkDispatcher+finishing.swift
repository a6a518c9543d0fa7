extension LinkDispatcher {
    /// A new sequence of the events of all links from now on. It ends when the dispatcher is deallocated.
    public var events: AsyncStream<DispatchEvent<Route>> { hub.stream() }

    /// Calls a closure with every event of every link, synchronously, on the main actor. An event that an observer
    /// causes is sent after all observers have received the current one.
    ///
    /// - Returns: A closure that removes the observer. The dispatcher retains the observer until then.
    @discardableResult
    public func observe(
        _ observer: @escaping @MainActor (DispatchEvent<Route>) -> Void
    ) -> @MainActor () -> Void {
        hub.observe(observer)
    }

    func send(_ kind: DispatchEvent<Route>.Kind, of id: LinkID) {
        guard hub.hasObservers, let record = records[id] else { return }
        hub.send(record.event(id, kind, at: clock.now(), router))
    }

    /// Ends a link with its outcome. Later calls for the same link do nothing.
    func finish(_ id: LinkID, _ outcome: FinalOutcome<Route>) {
        guard let record = records[id], record.ticket.note(.finished(outcome)) else { return }
        let ticket = record.ticket
        stopAlarm(of: id)
        resuming[id] = nil
        record.leaveStore()
        if !options.keepsHandlerOutcomes { ticket.handlerOutcome = nil }
        send(.finished(outcome), of: id)
        records[id] = nil
        searches[id] = nil
        restoredLinks.remove(id)
        state.forget(id) { records[$0]?.waitedBy.contains { records[$0] != nil } ?? false }
    }

    func report(_ drops: [Drop]) {
        for drop in drops { finish(drop.id, .dropped(drop.reason)) }
    }

    /// Waits until no link runs: until each link is finished or pending. For tests.
    ///
    /// ```swift
    /// dispatcher.fulfil(.signedIn)      // releases what waits for it
    /// await dispatcher.settled()        // and all of it is on screen
    /// ```
    ///
    /// In a guard, a handler or a presenter, the call returns at once, because the current link still runs.
    public func settled() async {
        if currentLink != nil { return }
        while let task = tasks.values.first { await task.value }
    }
}
