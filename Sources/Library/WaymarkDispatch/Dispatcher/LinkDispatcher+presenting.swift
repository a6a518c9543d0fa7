import WaymarkCore

extension LinkDispatcher {
    func present(
        _ content: LinkContent<Route>, _ progress: inout LinkProgress<Route>, _ id: LinkID
    ) async throws -> StepResult<Route> {
        guard let routed = progress.routed else { return .proceed(.matching) }
        let content = withPresentation(content)
        var request = PresentationRequest(link: routed, content: content, presentation: content.presentation)
        request.shownLinks = shownLinks
        request.conditions = conditions
        guard content.isAction || request.presentation != nil else {
            throw DispatchError(.noPresentation, link: redacted(progress.link.destination))
        }
        let conditions = presentationRequirements(of: routed, content)
        let result = try await decide(&progress, id, requiring: conditions) { asked in
            try await asked.decide(routed, presenting: content)
        }
        if let result { return result }
        send(.allowed(.presentation), of: id)
        return try await show(request, &progress, id)
    }

    private func presentationRequirements(
        of routed: RoutedLink<Route>, _ content: LinkContent<Route>
    ) -> [Condition] {
        requirements(of: routed) + options.presentationRequirements + (content.isAction ? [] : [.presenterAttached])
    }

    func withPresentation(_ content: LinkContent<Route>) -> LinkContent<Route> {
        var content = content
        content.presentation = content.isAction ? nil : content.presentation ?? options.defaultPresentation
        return content
    }

    private func show(
        _ request: PresentationRequest<Route>, _ progress: inout LinkProgress<Route>, _ id: LinkID
    ) async throws -> StepResult<Route> {
        guard case .action(let action) = request.content.kind else {
            return try await screen.take(id) { try await showScreen(of: request, &progress, id) }
        }
        let presenter = presenter
        try await screen.take(id) { try await prepare(presenter, for: request) }
        // The user may have signed out while the presenter prepared.
        if let hold = unmet(presentationRequirements(of: request.link, request.content)) { return .hold(hold) }
        releaseQueue(id)
        try await call(.action, for: request.link.link) { try await action(request.link) }
        presenter?.didPresent(request)
        return .finish(.opened)
    }

    private func prepare(_ presenter: (any Presenter<Route>)?, for request: PresentationRequest<Route>) async throws {
        send(.preparing, of: request.link.id)
        guard let presenter else { return }
        try await call(.preparation, for: request.link.link) { try await presenter.prepare(for: request) }
    }

    /// Presents the screen of a link. The caller prevents other links from changing the user interface meanwhile.
    private func showScreen(
        of request: PresentationRequest<Route>, _ progress: inout LinkProgress<Route>, _ id: LinkID
    ) async throws -> StepResult<Route> {
        let link = request.link.link, moment = state.board.now
        // While the link waited for its turn, the last window may have been closed.
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        guard let presenter else { throw DispatchError(.noPlace, link: redacted(link.destination)) }
        try await prepare(presenter, for: request)
        try Task.checkCancellation()
        var request = request
        request.conditions = conditions
        let showing = presenter.showing(request)
        // The user may have signed out since `prepare`, or the last window may have been closed.
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        guard let presentation = request.presentation, let show = showing else {
            throw DispatchError(.noPlace, link: redacted(link.destination))
        }
        let made = try await screen(of: request)
        if case .screen(let screen) = made {
            let result = try await decide(&progress, id, requiring: []) { [link = request.link] in
                try await $0.decide(link, showing: screen)
            }
            if let result { return result }
        }
        // The user may have signed out while the screen was made and the guards ran.
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        request.conditions = conditions
        if case .route(let route) = made, presenter.isShown(route, for: request) { return .finish(.alreadyShown) }
        send(.presenting(presentation), of: id)
        // An observer of the event `presenting` may have cancelled the link or signed the user out.
        try Task.checkCancellation()
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        records[id]?.isCommitted = true
        request.conditions = conditions
        try await holdScreen(of: link, id) { [request] in try await show(made, request) }
        presenter.didPresent(request)
        return .finish(.presented(presentation))
    }

    /// Returns a decision to make the link pending if a condition is no longer met, or if another presenter was set
    /// after `moment`, such as that of a new window. In the second case the link resumes at once.
    private func lateHold(of request: PresentationRequest<Route>, since moment: ConditionBoard.Moment) -> Hold<Route>? {
        if let hold = unmet(presentationRequirements(of: request.link, request.content)) { return hold }
        guard state.board.wasMet(.presenterAttached, after: moment) else { return nil }
        return Hold(condition: .presenterAttached, decidedAt: moment)
    }

    /// Runs `body`, which changes the screen. If the task is cancelled, other links wait until `body` or its limit
    /// ends.
    func holdScreen<Value: Sendable>(
        of link: IncomingLink<Route>, _ id: LinkID, _ body: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        let limit = options.presenterTimeLimit, end = Promise<Void>()
        do {
            return try await call(.presentation, for: link) {
                defer { end.finish(.success(())) }
                return try await body()
            }
        } catch is CancellationError where end.result == nil {
            if let limit { _ = deadlines.set(limit) { end.finish(.success(())) } }
            screen.keep(id, until: end)
            throw CancellationError()
        }
    }

    private func screen(of request: PresentationRequest<Route>) async throws -> PresentedScreen<Route> {
        guard case .screen(let make) = request.content.kind else {
            return .route(request.content.route ?? request.link.route)
        }
        return try await call(.screen, for: request.link.link) { .screen(try await make(request.link)) }
    }
}
