import WaymarkCore

extension LinkDispatcher {
    func runGuards(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        guard let routed = progress.routed else { return .proceed(.matching) }
        let result = try await decide(&progress, id, requiring: requirements(of: routed)) { asked in
            try await asked.decide(routed)
        }
        if let result { return result }
        send(.allowed(.guards), of: id)
        return .proceed(.handling(handlerChain(for: progress)))
    }

    func requirements(of routed: RoutedLink<Route>) -> [Condition] {
        let account = routed.link.account.map { [Condition.account($0)] } ?? []
        return options.requirements + account + routed.requirements
    }

    /// Checks the conditions for a step of a link, then calls the guards. Returns `nil` if the link continues.
    func decide(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, requiring conditions: [Condition],
        _ question: @escaping @MainActor @Sendable (any RouteGuard<Route>) async throws -> GuardDecision<Route>
    ) async throws -> StepResult<Route>? {
        if let hold = unmet(conditions) { return .hold(hold) }
        for asked in guards {
            let moment = state.board.now
            let decision = try await call(.routeGuard, for: progress.link) { try await question(asked) }
            switch decision {
            case .allow: continue
            case .cancel(let reason): return .finish(.cancelled(reason: reason))
            case .redirect(let destination): return try redirect(&progress, id, to: destination)
            case .hold(let condition): return .hold(Hold(condition: condition, decidedAt: moment))
            }
        }
        // A condition may have become unmet while a guard ran.
        return unmet(conditions).map(StepResult.hold)
    }

    func unmet(_ conditions: [Condition]) -> Hold<Route>? {
        conditions.first { !state.board.holds($0) }.map { Hold(condition: $0, decidedAt: state.board.now) }
    }

    private func redirect(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, to destination: LinkDestination<Route>
    ) throws -> StepResult<Route> {
        let isAllowed = progress.redirects.leave(
            url(of: progress.link.destination), redacted(progress.link.destination), for: url(of: destination))
        guard isAllowed else {
            let chain = progress.redirects.descriptions + [redacted(destination)]
            throw DispatchError(
                .redirectLoop(chain), link: records[id].map { redacted($0.link.destination) } ?? chain[0])
        }
        send(.redirected(to: redacted(destination)), of: id)
        progress = LinkProgress(link: progress.link, redirects: progress.redirects)
        progress.link.destination = destination
        return .proceed(.matching)
    }

    func handlerChain(for progress: LinkProgress<Route>) -> HandlerChain<Route> {
        if let handler = progress.handler { return HandlerChain([handler]) }
        return HandlerChain(lastHandler.map { handlers + [$0] } ?? handlers)
    }

    /// Calls the next handler of the chain. After the last handler, matches the next best route of the link.
    func handle(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, _ chain: HandlerChain<Route>
    ) async throws -> StepResult<Route> {
        guard let handler = chain.next, let routed = progress.routed else { return try await match(&progress, id) }
        // A condition may have become unmet while the link was pending at its handler.
        if let hold = unmet(requirements(of: routed)) { return .hold(hold) }
        let moment = state.board.now
        let outcome = try await call(.handler, for: routed.link) { try await handler.handle(routed) }
        records[id]?.ticket.handlerOutcome = outcome
        send(.handled(outcome), of: id)
        switch outcome {
        case .opened(let effect):
            // A condition of the route may have become unmet while the handler ran.
            if effect != nil, let hold = unmet(requirements(of: routed)) { return .hold(hold) }
            return .finish(try await run(effect, of: routed))
        case .rejected(let error): return .finish(.rejected(error))
        case .hold(let condition, let effect):
            if effect != nil, let hold = unmet(requirements(of: routed)) { return .hold(hold) }
            return .hold(Hold(condition: condition, decidedAt: moment, effect: effect))
        case .passed(let next): return .proceed(.handling(try pass(chain, to: next, progress.link)))
        case .present(let content): return .proceed(.presenting(content))
        }
    }

    private func run(_ effect: LinkEffect<Route>?, of routed: RoutedLink<Route>) async throws -> FinalOutcome<Route> {
        if let effect {
            releaseQueue(routed.id)
            try await call(.effect, for: routed.link) { try await effect(routed) }
        }
        return .opened
    }

    func pass(
        _ chain: HandlerChain<Route>, to next: (any LinkHandler<Route>)?, _ link: IncomingLink<Route>
    ) throws -> HandlerChain<Route> {
        var chain = chain
        guard chain.pass(to: next) else {
            throw DispatchError(.handlerLoop(chain.passes), link: redacted(link.destination))
        }
        return chain
    }

    /// Returns the content that a link would present, with its presentation style, without presenting it. The method
    /// calls handlers, but no guard, presenter or effect. It ignores conditions and the ``unwrapper``.
    ///
    /// ```swift
    /// let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/post/7"))
    /// content?.route          // .post(7)
    /// content?.presentation   // .push
    /// ```
    ///
    /// - Returns: The content; `nil` if no route matches the link, or no handler presents content.
    /// - Throws: ``DispatchError``, such as for a handler that fails or is late, and `CancellationError`.
    public func content(for link: IncomingLink<Route>) async throws -> LinkContent<Route>? {
        var progress = LinkProgress(link: link)
        while let routed = try nextRoute(&progress, .unopened) {
            var chain = handlerChain(for: progress)
            while let handler = chain.next {
                switch try await call(.handler, for: routed.link, { try await handler.handle(routed) }) {
                case .present(let content): return withPresentation(content)
                case .passed(let next): chain = try pass(chain, to: next, link)
                case .opened, .rejected, .hold: return nil
                }
            }
        }
        return nil
    }

    /// Returns the content that a link with this URL would present, as `content(for:)` with an ``IncomingLink`` does.
    public func content(for url: String) async throws -> LinkContent<Route>? {
        try await content(for: IncomingLink(url: url))
    }
}
