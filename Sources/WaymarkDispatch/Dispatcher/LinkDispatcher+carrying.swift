import WaymarkCore

/// What follows a step.
enum Turn<Route: Sendable>: Sendable {
    case proceed(Visit<Route>.Stage)
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
    /// Carries every link whose turn it is.
    func pump() {
        while let job = state.takeNext() {
            tasks[job.id] = Task {
                await LinkScope.current.withValue(job.id) { await self.carry(job) }
                self.state.leave(job.id)
                self.tasks[job.id] = nil
                self.pump()
            }
        }
        settle()
    }

    private func carry(_ job: DispatchState<Visit<Route>>.Job) async {
        var visit = job.value
        if job.wasHeld {
            records[job.id]?.ticket.note(.underway)
            send(.resumed(at: visit.stage.step), of: job.id)
        }
        do {
            while true {
                try Task.checkCancellation()
                switch try await step(&visit, job.id) {
                case .proceed(let stage): visit.stage = stage
                case .hold(let hold): return await carryOut(hold, of: visit, job.id)
                case .finish(let outcome): return finish(job.id, outcome)
                }
            }
        } catch {
            // What is thrown here is an error of ours, or says that the link was cancelled.
            finish(job.id, (error as? DispatchError).map(FinalOutcome.failed) ?? .cancelled(.byCaller))
        }
    }

    private func step(_ visit: inout Visit<Route>, _ id: LinkID) async throws -> Turn<Route> {
        switch visit.stage {
        case .matching: try await match(&visit, id)
        case .guarding: try await askGuards(&visit, id)
        case .handling(let chain): try await handle(&visit, id, chain)
        case .presenting(let content): try await present(content, &visit, id)
        }
    }

    /// Holds a link and runs the effect of that.
    private func carryOut(_ hold: Hold<Route>, of visit: Visit<Route>, _ id: LinkID) async {
        guard self.hold(visit, id, hold), let effect = hold.effect, let routed = visit.routed else { return }
        do {
            try await ask(
                visit.link, within: options.handlerTimeLimit, .effectFailed, late: DispatchError.Kind.handlerTimeout
            ) { try await effect(routed) }
        } catch {
            send(.effectFailed(error), of: id)
        }
    }

    /// Holds a link, if the policy lets it.
    ///
    /// - Returns: Whether it is held.
    @discardableResult
    func hold(_ visit: Visit<Route>, _ id: LinkID, _ hold: Hold<Route>) -> Bool {
        let entry = PendingLinks.Entry(
            id: id, condition: hold.condition, askedAt: hold.askedAt, arrival: visit.link.arrival ?? clock.now(),
            key: key(of: visit.link), value: visit)
        let drops = state.hold(entry, now: clock.now())
        let isHeld = !drops.contains { $0.id == id }
        if isHeld {
            records[id]?.ticket.note(.held(until: hold.condition))
            send(.held(until: hold.condition, at: visit.stage.step), of: id)
            if entry.key == nil, store != nil { send(.notSaved, of: id) }
        }
        report(drops)
        settle()
        return isHeld
    }

    /// What follows every change of what is held.
    func settle() {
        scheduleExpiry()
        saveChanges()
    }

    /// What tells a link from others; `nil` for routes without a URL.
    private func key(of link: Link<Route>) -> LinkKey? {
        place(link.destination).map { LinkKey(url: $0, source: link.source, payload: link.payload) }
    }

    /// The URL of a destination, if it has one.
    func place(_ destination: LinkDestination<Route>) -> String? {
        switch destination {
        case .url(let text): text
        case .route(let route): print(router, route)
        }
    }

    /// Waits for an answer of somebody else's code, and says whose it was if there is none.
    func ask<Value: Sendable>(
        _ link: Link<Route>, within limit: Duration?, _ failure: DispatchError.Kind,
        late: (Duration) -> DispatchError.Kind,
        _ question: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await clock.answer(within: limit, of: question)
        } catch let error as TimeLimitExceeded {
            throw DispatchError(late(error.limit), link: link.description)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw DispatchError(failure, link: link.description, underlying: error)
        }
    }
}
