import WaymarkCore

enum StepResult<Route: Sendable>: Sendable {
    case proceed(LinkProgress<Route>.Stage)
    case hold(Hold<Route>)
    case finish(FinalOutcome<Route>)
}

struct Hold<Route: Sendable>: Sendable {
    let condition: Condition
    /// The moment before the decision to make the link pending. If its condition is met after this moment, even while a
    /// guard still runs, the link resumes.
    let decidedAt: ConditionBoard.Moment
    var effect: LinkEffect<Route>?
}

extension LinkDispatcher {
    func startReadyLinks() {
        // Links may have expired while the process was suspended, because timers do not run then.
        report(state.expire(now: clock.now()))
        while let job = state.takeNext() {
            if let entry = job.entry { resuming[job.id] = entry }
            tasks[job.id] = Task {
                let scope = LinkScope(dispatcher: ObjectIdentifier(self), link: job.id)
                await LinkScope.current.withValue(scope) { await self.run(job) }
                self.state.leave(job.id)
                self.tasks[job.id] = nil
                self.startReadyLinks()
            }
        }
        scheduleExpiry()
    }

    /// Lets the next link of the queue run. This link is about to open or end, so no newer link may replace it.
    func releaseQueue(_ id: LinkID) {
        records[id]?.isCommitted = true
        state.leaveQueue(id)
        startReadyLinks()
    }

    private func run(_ job: DispatchState.Job) async {
        guard var progress = progress(of: job) else { return }
        if let entry = job.entry, await !resume(progress, entry) { return }
        do {
            while true {
                try Task.checkCancellation()
                switch try await step(&progress, job.id) {
                case .proceed(let stage): progress.stage = stage
                case .hold(let hold):
                    // The link may have been cancelled while the guard or handler ran.
                    try Task.checkCancellation()
                    try checkImmediateHolds(job.id, hold)
                    return await self.hold(progress, job.id, running: hold)
                case .finish(let outcome): return finish(job.id, outcome)
                }
            }
        } catch {
            // Errors of the app arrive here as a DispatchError, and anything else is a cancellation.
            finish(job.id, (error as? DispatchError).map(FinalOutcome.failed) ?? .cancelled(reason: nil))
        }
    }

    private func progress(of job: DispatchState.Job) -> LinkProgress<Route>? {
        guard let record = records[job.id] else { return nil }
        stopAlarm(of: job.id)
        // A link that arrived while no user was signed in belongs to the account that is signed in when it resumes.
        if record.link.account == nil { record.link.account = account }
        if case .whole(let progress) = record.suspended {
            if job.entry == nil { record.suspended = .fresh }
            var resumed = progress
            resumed.link.account = record.link.account
            resumed.routed?.link.account = record.link.account
            return resumed
        }
        var progress = LinkProgress(link: record.link)
        progress.isKnown = record.isMatched
        progress.search = searches.removeValue(forKey: job.id)
        return progress
    }

    private func step(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        switch progress.stage {
        case .matching: try await match(&progress, id)
        case .guarding: try await runGuards(&progress, id)
        case .handling(let chain): try await handle(&progress, id, chain)
        case .presenting(let content): try await present(content, &progress, id)
        }
    }

    func url(of destination: LinkDestination<Route>) -> String? {
        switch destination {
        case .url(let text): text
        case .route(let route): print(router, route) ?? fallbacks.lazy.compactMap { $0.url(route) }.first
        }
    }

    /// Calls code of the app with its time limit. Throws a ``DispatchError`` if the code fails or exceeds the limit.
    func call<Value: Sendable>(
        _ callee: Callee, for link: IncomingLink<Route>,
        _ body: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await deadlines.answer(within: options.timeLimit(of: callee), of: body)
        } catch let error as TimeLimitExceeded {
            throw DispatchError(.timeout(callee, error.limit), link: redacted(link.destination))
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw DispatchError(.failed(callee), link: redacted(link.destination), underlying: error)
        }
    }
}
