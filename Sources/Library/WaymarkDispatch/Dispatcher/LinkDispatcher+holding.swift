public import WaymarkCore

extension LinkDispatcher {
    /// The conditions that are currently met.
    public var conditions: Set<Condition> { state.board.conditions }

    /// Marks a condition as met, and resumes the links that are pending for it, in the order of their arrival. If the
    /// condition was already met, the links that a guard or handler has held for it since it was met resume too.
    public func fulfil(_ condition: Condition) {
        noteRelease(by: condition)
        state.fulfil(condition)
        startReadyLinks()
    }

    /// Marks a condition as unmet. From then on, links that require it become pending before they open.
    public func lose(_ condition: Condition) { state.lose(condition) }

    /// Marks a condition as met if `holds` is `true`, and otherwise as unmet.
    public func set(_ condition: Condition, _ holds: Bool) { holds ? fulfil(condition) : lose(condition) }

    /// `true` if there are pending links.
    public var hasPending: Bool { !state.pending.isEmpty || !resuming.isEmpty }

    /// The pending links, in the order of their arrival.
    ///
    /// - Complexity: O(*n*) in the pending links.
    public var pendingLinks: [PendingLink<Route>] {
        pendingEntries.compactMap { entry in
            records[entry.id].map {
                PendingLink(id: entry.id, link: $0.link, condition: entry.condition, step: $0.suspended.step)
            }
        }
    }

    var pendingEntries: [PendingLinks.Entry] { (state.pending.entries + resuming.values).sorted { $0.id < $1.id } }

    /// Resumes all pending links, in the order of their arrival, even if their conditions are unmet. Each link repeats
    /// its last step, and is pending again if that step requires an unmet condition.
    public func resume() {
        state.resume()
        startReadyLinks()
    }

    /// Drops all pending links, including those that are about to resume.
    ///
    /// - Complexity: O(*n*) in the pending links.
    public func clear() { clear { _ in true } }

    /// Drops the links that are pending for a condition, such as a login that the user cancelled.
    ///
    /// - Complexity: O(*n*) in the pending links.
    public func clear(waitingFor condition: Condition) { clear { $0.condition == condition } }

    /// Drops the pending and running links of an account, such as after the user has removed the account. A link
    /// continues if its presentation or effect has begun.
    ///
    /// - Complexity: O(*n*) in the links without an outcome.
    public func clear(for account: String) {
        clear { records[$0.id]?.link.account == account }
        let active = records.filter { $0.value.link.account == account && !$0.value.isCommitted }.keys.sorted()
        for id in active {
            _ = state.remove(id)
            finish(id, .dropped(.cleared))
            tasks[id]?.cancel()
        }
        startReadyLinks()
    }

    private func clear(where isWanted: (PendingLinks.Entry) -> Bool) {
        for id in resuming.values.filter(isWanted).map(\.id).sorted() {
            finish(id, .dropped(.cleared))
            tasks[id]?.cancel()
        }
        report(state.clear(where: isWanted))
        scheduleExpiry()
    }

    func presenterChanged() { set(.presenterAttached, presenter != nil) }

    func accountChanged(from old: String?) {
        guard account != old else { return }
        if let old { lose(.account(old)) }
        if let account { fulfil(.account(account)) }
    }

    /// Makes a link pending, then runs the closure (effect) that its handler returned, if any.
    func hold(_ progress: LinkProgress<Route>, _ id: LinkID, running hold: Hold<Route>) async {
        self.hold(progress, id, hold)
        defer { countImmediateHold(id) }
        if state.pending[id] != nil { checkCondition(hold.condition, of: id) }
        // An observer of the event `pending` may have ended the link or signed the user out.
        guard state.pending[id] != nil, let effect = hold.effect, let routed = progress.routed,
            unmet(requirements(of: routed)) == nil
        else { return }
        state.leaveQueue(id)
        startReadyLinks()
        do {
            try await call(.effect, for: progress.link) { try await effect(routed) }
        } catch {
            send(.effectFailed(error), of: id)
        }
    }

    /// Makes a link pending, unless the policy drops it or it has ended. `isSaved`: it is in the store already.
    func hold(_ progress: LinkProgress<Route>, _ id: LinkID, _ hold: Hold<Route>, isSaved: Bool = false) {
        guard records[id] != nil else { return }
        if let newer = linkReplacing(restored: id) { return finish(id, .dropped(.replaced(by: newer))) }
        let link = progress.link
        let key = savedURL(of: link.destination).map { LinkKey(url: $0, of: link) }
        let entry = PendingLinks.Entry(
            id: id, condition: hold.condition, decidedAt: hold.decidedAt, arrival: link.arrival ?? clock.now(),
            expiry: link.expiry, key: key, queue: state.queue(of: id) ?? LinkQueue(link.channel), scene: link.scene,
            isRestored: link.channel == .restoration)
        records[id]?.suspended = SuspendedLink(progress)
        let drops = state.hold(entry, now: clock.now())
        if !drops.contains(where: { $0.id == id }) {
            records[id]?.ticket.note(.pending(until: hold.condition))
            send(.pending(until: hold.condition, at: progress.stage.step), of: id)
            if link.channel == .restoration { restoredLinks.insert(id) }
            setAlarm(of: id, hold.condition)
            if !isSaved { save(entry) }
        }
        report(drops)
        scheduleExpiry()
    }

    /// Resumes a link once its store has recorded that it resumes. Returns `false` if it has ended or is pending again.
    func resume(_ progress: LinkProgress<Route>, _ entry: PendingLinks.Entry) async -> Bool {
        let (id, moment) = (entry.id, state.board.now)
        let answer = await begin(entry)
        resuming[id] = nil
        switch answer {
        case .begun:
            guard let record = records[id] else { return false }
            record.suspended = .fresh
            record.isResumed = true
            record.ticket.note(.underway)
            send(.resumed(at: progress.stage.step), of: id)
            return true
        case .gone: finish(id, .dropped(.openedElsewhere))
        case .failed where Task.isCancelled: finish(id, .cancelled(reason: nil))
        case .failed:
            let decision = Hold<Route>(condition: entry.condition, decidedAt: moment)
            hold(progress, id, decision, isSaved: records[id]?.saver === saver)
        }
        return false
    }

    /// Records, for the links that are pending for `condition`, that a resumed link has met it. This serves to detect
    /// links that resume each other forever.
    private func noteRelease(by condition: Condition) {
        guard let current = currentLink, records[current]?.isResumed == true else { return }
        for entry in state.pending.entries where entry.condition == condition {
            records[entry.id]?.isReleasedByLink = true
        }
    }

    /// Counts how often in a row a link became pending for a condition that was already met, or that a resumed link
    /// then met, to detect links that resume forever.
    private func countImmediateHold(_ id: LinkID) {
        guard let record = records[id] else { return }
        let isImmediate = record.isReleasedByLink || state.pending.isReady(id, state.board)
        record.immediateHolds = isImmediate ? record.immediateHolds + 1 : 0
        record.isReleasedByLink = false
    }

    /// Throws a ``DispatchError`` (`hold-loop`) if the link became pending too often for conditions that were met.
    func checkImmediateHolds(_ id: LinkID, _ hold: Hold<Route>) throws {
        guard let record = records[id], record.immediateHolds >= RedirectChain.limit else { return }
        throw DispatchError(.holdLoop(hold.condition, record.immediateHolds), link: redacted(record.link.destination))
    }

    /// Reports an unknown condition once. The name may be misspelt: the app has not declared, met or withdrawn it.
    private func checkCondition(_ condition: Condition, of id: LinkID) {
        let known = options.conditions.union(state.board.mentioned).union(Condition.builtIn)
        guard !known.contains(condition), !condition.isOfAccount, unknownConditions.insert(condition).inserted else {
            return
        }
        let similar = Suggestion.nearest(to: condition.rawValue, among: known.map(\.rawValue).sorted())
            .map(Condition.init(rawValue:))
        let event = DispatchEvent<Route>.Kind.unknownCondition(condition, similar: similar)
        send(event, of: id)
        options.problemFound?(event.description)
    }

    /// Starts the timer that reports a link if it waits too long for the user interface.
    private func setAlarm(of id: LinkID, _ condition: Condition) {
        guard let limit = options.readinessLimit, condition.isOfInterface else { return }
        records[id]?.alarm = deadlines.set(limit) { [weak self] in
            guard let self else { return }
            records[id]?.alarm = nil
            // A link is not overdue if its condition is met and it only waits for its turn.
            if !state.pending.isReady(id, state.board) { send(.overdue(condition, after: limit), of: id) }
        }
    }

    func stopAlarm(of id: LinkID) {
        guard let record = records[id], let alarm = record.alarm else { return }
        deadlines.forget(alarm)
        record.alarm = nil
    }

    func scheduleExpiry() {
        let time = state.nextExpiry()
        guard time != nextExpiry?.time else { return }
        if let nextExpiry { deadlines.forget(nextExpiry.alarm) }
        nextExpiry = nil
        guard let time else { return }
        let alarm = deadlines.set(time - clock.now()) { [weak self] in
            self?.nextExpiry = nil
            self?.startReadyLinks()
        }
        nextExpiry = (time, alarm)
    }
}
