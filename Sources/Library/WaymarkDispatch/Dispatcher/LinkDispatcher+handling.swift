import WaymarkCore

extension LinkDispatcher {
    /// More handlers than this do not pass a link to one of their own choice: they are a loop. How many handlers a
    /// dispatcher has does not matter.
    private var maximumPasses: Int { 1000 }

    /// Returns the handlers of a link: those of the dispatcher, or the one that the caller of `open` named.
    func handlerChain(for progress: LinkProgress<Route>) -> HandlerChain<Route> {
        if let handler = progress.handler { return HandlerChain([handler]) }
        return HandlerChain(lastHandler.map { handlers + [$0] } ?? handlers)
    }

    /// Asks the next handler.
    func handle(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, _ chain: HandlerChain<Route>
    ) async throws -> StepResult<Route> {
        guard let handler = chain.next, let routed = progress.routed else { return try await match(&progress, id) }
        // Again, because a link that was held at its handler may have outlived what it requires.
        if let hold = unmet(requirements(of: routed)) { return .hold(hold) }
        let moment = state.board.now
        let outcome = try await outcome(of: handler, routed)
        records[id]?.ticket.handlerOutcome = outcome
        send(.handled(outcome), of: id)
        switch outcome {
        case .opened(let effect): return .finish(try await run(effect, of: routed))
        case .rejected(let error): return .finish(.rejected(error))
        case .hold(let condition, let effect):
            return .hold(Hold(condition: condition, decidedAt: moment, effect: effect))
        case .passed(let next): return .proceed(.handling(try pass(chain, to: next, progress.link)))
        case .present(let content): return .proceed(.presenting(content))
        }
    }

    /// What one handler makes of a link.
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
    /// The content that a link would present, with its presentation. Nothing is presented.
    ///
    /// Asks the handlers and nobody else: no guard, no presenter, no effect. What is held stays held.
    ///
    /// ```swift
    /// let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/post/7"))
    /// content?.route          // .post(7)
    /// content?.presentation   // .push
    /// ```
    ///
    /// - Returns: The content; `nil` if no route takes the link, or its handlers do not want to present anything.
    /// - Throws: ``DispatchError`` if a route cannot be made, or a handler fails.
    public func content(for link: IncomingLink<Route>) async throws -> LinkContent<Route>? {
        var progress = LinkProgress(link: link)
        // No link that is opened has this number.
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

    /// The content that a URL would present, with its presentation. Nothing is presented.
    ///
    /// - Returns: The content; `nil` if no route takes the link, or its handlers do not want to present anything.
    /// - Throws: ``DispatchError`` if a route cannot be made, or a handler fails.
    public func content(for url: String) async throws -> LinkContent<Route>? {
        try await content(for: IncomingLink(url: url))
    }
}
