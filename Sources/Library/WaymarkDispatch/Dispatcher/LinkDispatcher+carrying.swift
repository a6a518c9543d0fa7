import WaymarkCore

/// What a step of a link leads to.
enum StepResult<Route: Sendable>: Sendable {
    case proceed(LinkProgress<Route>.Stage)
    case hold(Hold<Route>)
    case finish(FinalOutcome<Route>)
}

/// A link that is to be held.
struct Hold<Route: Sendable>: Sendable {
    let condition: Condition
    let askedAt: ConditionBoard.Moment
    var effect: LinkEffect<Route>?
}

extension LinkDispatcher {
    /// Starts to carry every link whose turn it is.
    func startReadyLinks() {
        while let job = state.takeNext() {
            tasks[job.id] = Task {
                await LinkScope.current.withValue(job.id) { await self.carry(job) }
                self.state.leave(job.id)
                self.tasks[job.id] = nil
                self.startReadyLinks()
                self.checkSettled()
            }
        }
        scheduleExpiry()
    }

    /// Lets others go on while a link does what it says. It cannot be superseded any more.
    func letOthersPass(_ id: LinkID) {
        records[id]?.isCommitted = true
        state.leaveLane(id)
        startReadyLinks()
    }

    private func carry(_ job: DispatchState.Job) async {
        guard var progress = progress(of: job) else { return }
        if let condition = job.heldFor, await !resume(progress, job.id, condition) { return }
        do {
            while true {
                try Task.checkCancellation()
                switch try await step(&progress, job.id) {
                case .proceed(let stage): progress.stage = stage
                case .hold(let hold):
                    try checkVainHolds(job.id, hold)
                    return await carryOut(hold, of: progress, job.id)
                case .finish(let outcome): return finish(job.id, outcome)
                }
            }
        } catch {
            // What is thrown here is an error of ours, or says that the link was cancelled.
            finish(job.id, (error as? DispatchError).map(FinalOutcome.failed) ?? .cancelled(.byCaller))
        }
    }

    private func progress(of job: DispatchState.Job) -> LinkProgress<Route>? {
        guard let record = records[job.id] else { return nil }
        stopAlarm(of: job.id)
        if case .whole(let progress) = record.parked {
            record.parked = .fresh
            return progress
        }
        var progress = LinkProgress(link: record.link)
        progress.isKnown = record.isMatched
        progress.search = searches.removeValue(forKey: job.id)
        return progress
    }

    /// Lets a link that was held go on, once a store that has it has noted that.
    ///
    /// - Returns: Whether it goes on.
    private func resume(_ progress: LinkProgress<Route>, _ id: LinkID, _ condition: Condition) async -> Bool {
        let moment = state.board.now
        switch await begin(id) {
        case .begun:
            guard let ticket = records[id]?.ticket else { return false }
            ticket.note(.underway)
            send(.resumed(at: progress.stage.step), of: id)
            return true
        case .gone: finish(id, .dropped(.takenElsewhere))
        case .failed: hold(progress, id, Hold(condition: condition, askedAt: moment), isSaved: true)
        }
        return false
    }

    private func step(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        switch progress.stage {
        case .matching: try await match(&progress, id)
        case .guarding: try await askGuards(&progress, id)
        case .handling(let chain): try await handle(&progress, id, chain)
        case .presenting(let content): try await present(content, &progress, id)
        }
    }

    /// Holds a link and runs the effect of that.
    private func carryOut(_ hold: Hold<Route>, of progress: LinkProgress<Route>, _ id: LinkID) async {
        self.hold(progress, id, hold)
        defer { countVainHold(id) }
        guard state.pending[id] != nil, let effect = hold.effect, let routed = progress.routed else { return }
        state.leaveLane(id)
        startReadyLinks()
        do {
            try await ask(
                progress.link, within: options.handlerTimeLimit, .effectFailed, late: DispatchError.Kind.handlerTimeout
            ) { try await effect(routed) }
        } catch {
            send(.effectFailed(error), of: id)
        }
    }

    /// Holds a link, if the policy lets it and it has not come to its end meanwhile.
    ///
    /// - Parameter isSaved: Whether a store has it as it is.
    func hold(_ progress: LinkProgress<Route>, _ id: LinkID, _ hold: Hold<Route>, isSaved: Bool = false) {
        guard records[id] != nil else { return }
        let url = place(progress.link.destination)
        let entry = PendingLinks.Entry(
            id: id, condition: hold.condition, askedAt: hold.askedAt, arrival: progress.link.arrival ?? clock.now(),
            expiry: progress.link.expiry, key: url.map { LinkKey(progress.link, url: $0) },
            lane: state.lane(of: id) ?? Lane(progress.link.channel))
        records[id]?.parked = Parked(progress)
        let drops = state.hold(entry, now: clock.now())
        if !drops.contains(where: { $0.id == id }) {
            records[id]?.ticket.note(.held(until: hold.condition))
            send(.held(until: hold.condition, at: progress.stage.step), of: id)
            setAlarm(of: id, hold.condition)
            if !isSaved { save(entry, url) }
        }
        report(drops)
        scheduleExpiry()
    }

    /// Counts a link that was held and may go on at once.
    private func countVainHold(_ id: LinkID) {
        let count = state.pending.isReady(id, state.board) ? (records[id]?.vainHolds ?? 0) + 1 : 0
        records[id]?.vainHolds = count
    }

    /// Ends a link of which somebody keeps meeting what it is held for: it would be held for ever without waiting.
    private func checkVainHolds(_ id: LinkID, _ hold: Hold<Route>) throws {
        guard let record = records[id], record.vainHolds >= RedirectChain.limit else { return }
        throw DispatchError(.holdLoop(hold.condition, record.vainHolds), link: redacted(record.link.destination))
    }

    /// The URL of a destination, if it has one.
    func place(_ destination: LinkDestination<Route>) -> String? {
        switch destination {
        case .url(let text): text
        case .route(let route): print(router, route) ?? fallbacks.lazy.compactMap { $0.url(route) }.first
        }
    }

    /// Waits for an answer of somebody else's code, and says whose it was if there is none.
    func ask<Value: Sendable>(
        _ link: IncomingLink<Route>, within limit: Duration?, _ failure: DispatchError.Kind,
        late: (Duration) -> DispatchError.Kind,
        _ question: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await deadlines.answer(within: limit, of: question)
        } catch let error as TimeLimitExceeded {
            throw DispatchError(late(error.limit), link: redacted(link.destination))
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw DispatchError(failure, link: redacted(link.destination), underlying: error)
        }
    }
}
