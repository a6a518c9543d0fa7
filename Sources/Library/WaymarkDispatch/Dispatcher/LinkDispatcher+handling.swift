import WaymarkCore

extension LinkDispatcher {
    /// The maximum number of times that handlers may pass one link to a handler that they name. More is a loop.
    private var maximumPasses: Int { 1000 }

    /// Returns the handlers of a link: those of the dispatcher, or the caller's (`using:`).
    func handlerChain(for progress: LinkProgress<Route>) -> HandlerChain<Route> {
        if let handler = progress.handler { return HandlerChain([handler]) }
        return HandlerChain(lastHandler.map { handlers + [$0] } ?? handlers)
    }

    /// Calls the next handler; without one, matches the next best route.
    func handle(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, _ chain: HandlerChain<Route>
    ) async throws -> StepResult<Route> {
        guard let handler = chain.next, let routed = progress.routed else { return try await match(&progress, id) }
        // A condition may have been lost while the link was pending at its handler.
        if let hold = unmet(requirements(of: routed)) { return .hold(hold) }
        let moment = state.board.now
        let outcome = try await outcome(of: handler, routed)
        records[id]?.ticket.handlerOutcome = outcome
        send(.handled(outcome), of: id)
        switch outcome {
        case .opened(let effect):
            // A condition may have been lost while the handler ran.
            if effect != nil, let hold = unmet(requirements(of: routed)) { return .hold(hold) }
            return .finish(try await run(effect, of: routed))
        case .rejected(let error): return .finish(.rejected(error))
        case .hold(let condition, let effect):
            return .hold(Hold(condition: condition, decidedAt: moment, effect: effect))
        case .passed(let next): return .proceed(.handling(try pass(chain, to: next, progress.link)))
        case .present(let content): return .proceed(.presenting(content))
        }
    }

    /// Calls one handler with the time limit.
    func outcome(of handler: any LinkHandler<Route>, _ routed: RoutedLink<Route>) async throws -> Outcome<Route> {
        try await ask(
            routed.link, within: options.handlerTimeLimit, .handlerFailed, late: DispatchError.Kind.handlerTimeout
        ) { try await handler.handle(routed) }
    }

    private func run(_ effect: LinkEffect<Route>?, of routed: RoutedLink<Route>) async throws -> FinalOutcome<Route> {
        if let effect {
            releaseQueue(routed.id)
            try await ask(
                routed.link, within: options.handlerTimeLimit, .effectFailed, late: DispatchError.Kind.handlerTimeout
            ) { try await effect(routed) }
        }
        return .opened
    }

    func pass(
        _ chain: HandlerChain<Route>, to next: (any LinkHandler<Route>)?, _ link: IncomingLink<Route>
    ) throws -> HandlerChain<Route> {
        var chain = chain
        guard let next else {
            chain.skip()
            return chain
        }
        guard chain.passes < maximumPasses else {
            throw DispatchError(.handlerLoop(chain.passes), link: redacted(link.destination))
        }
        chain.pass(to: next)
        return chain
    }
}

extension LinkDispatcher {
    /// Returns the content that a link would present, with its presentation style, without presenting it.
    ///
    /// The method calls handlers, but no guard, presenter or effect, and does not unwrap the link. Pending links stay
    /// pending.
    ///
    /// ```swift
    /// let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/post/7"))
    /// content?.route          // .post(7)
    /// content?.presentation   // .push
    /// ```
    ///
    /// - Returns: The content; `nil` if no route matches the link, or no handler presents content.
    /// - Throws: ``DispatchError`` if a route cannot be created, or if a handler fails or exceeds its time limit.
    public func content(for link: IncomingLink<Route>) async throws -> LinkContent<Route>? {
        var progress = LinkProgress(link: link)
        // The numbers of opened links are not 0.
        while let routed = try nextRoute(&progress, LinkID(number: 0)) {
            var chain = handlerChain(for: progress)
            while let handler = chain.next {
                switch try await outcome(of: handler, routed) {
                case .present(let content): return withPresentation(content)
                case .passed(let next): chain = try pass(chain, to: next, link)
                case .opened, .rejected, .hold: return nil
                }
            }
        }
        return nil
    }

    /// Returns the content that a URL would present, with its presentation style, without presenting it.
    ///
    /// - Returns: The content; `nil` if no route matches the URL, or no handler presents content.
    /// - Throws: ``DispatchError`` if a route cannot be created, or if a handler fails or exceeds its time limit.
    public func content(for url: String) async throws -> LinkContent<Route>? {
        try await content(for: IncomingLink(url: url))
    }
}
