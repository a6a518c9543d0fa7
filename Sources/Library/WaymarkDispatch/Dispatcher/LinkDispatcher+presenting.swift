import WaymarkCore

extension LinkDispatcher {
    /// Runs the guards of the presentation, then the presenter.
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

    /// Returns the conditions of a presentation, which are checked before it and again before the screen is shown.
    private func presentationRequirements(
        of routed: RoutedLink<Route>, _ content: LinkContent<Route>
    ) -> [Condition] {
        requirements(of: routed) + options.presentationRequirements + (content.isAction ? [] : [.presenterAttached])
    }

    /// Returns the content with the default presentation if it has none.
    func withPresentation(_ content: LinkContent<Route>) -> LinkContent<Route> {
        guard content.presentation == nil, !content.isAction else { return content }
        var content = content
        content.presentation = options.defaultPresentation
        return content
    }

    private func show(
        _ request: PresentationRequest<Route>, _ progress: inout LinkProgress<Route>, _ id: LinkID
    ) async throws -> StepResult<Route> {
        let link = request.link.link, limit = options.presenterTimeLimit
        let presenter = presenter, moment = state.board.now
        send(.preparing, of: request.link.id)
        if let presenter {
            try await ask(link, within: limit, .preparationFailed, late: DispatchError.Kind.preparationTimeout) {
                try await presenter.prepare(for: request)
            }
        }
        if case .action(let action) = request.content.kind {
            // The user may have signed out while the presenter prepared.
            if let hold = unmet(presentationRequirements(of: request.link, request.content)) { return .hold(hold) }
            releaseQueue(request.link.id)
            try await ask(link, within: limit, .actionFailed, late: DispatchError.Kind.presentationTimeout) {
                try await action(request.link)
            }
            presenter?.didPresent(request)
            return .finish(.opened)
        }
        guard let presenter else { throw DispatchError(.noPlace, link: redacted(link.destination)) }
        return try await screen.take(id) {
            var request = request
            request.conditions = conditions
            return try await show(request, presenter, since: moment, &progress, id)
        }
    }

    /// Presents a screen while no other link uses the screen. `moment` is the time at which the presenter was read.
    private func show(
        _ request: PresentationRequest<Route>, _ presenter: any Presenter<Route>, since moment: ConditionBoard.Moment,
        _ progress: inout LinkProgress<Route>, _ id: LinkID
    ) async throws -> StepResult<Route> {
        let link = request.link.link
        try Task.checkCancellation()
        let showing = presenter.showing(request)
        // The user may have signed out since `prepare`, or the last window may have been closed.
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        guard let presentation = request.presentation, let show = showing else {
            throw DispatchError(.noPlace, link: redacted(link.destination))
        }
        let made = try await screen(of: request)
        if case .screen(let screen) = made {
            let result = try await decide(&progress, id, requiring: []) {
                try await $0.decide(request.link, showing: screen)
            }
            if let result { return result }
        }
        // The user may have signed out while the screen was made and the guards ran.
        if let hold = lateHold(of: request, since: moment) { return .hold(hold) }
        if case .route(let route) = made, presenter.isShown(route, for: request) { return .finish(.alreadyShown) }
        records[request.link.id]?.isCommitted = true
        send(.presenting(presentation), of: request.link.id)
        try await holdScreen(of: link, id) { try await show(made) }
        presenter.didPresent(request)
        return .finish(.presented(presentation))
    }

    /// Returns a decision to hold the link if a condition was lost, or if another presenter was set since a moment,
    /// such as that of a new window. In the latter case the link resumes at once.
    private func lateHold(of request: PresentationRequest<Route>, since moment: ConditionBoard.Moment) -> Hold<Route>? {
        if let hold = unmet(presentationRequirements(of: request.link, request.content)) { return hold }
        guard state.board.wasMet(.presenterAttached, after: moment) else { return nil }
        return Hold(condition: .presenterAttached, decidedAt: moment)
    }

    /// Presents a screen. If the link is cancelled meanwhile, it keeps the screen until the presentation has ended or
    /// exceeds its time limit: two screens are never presented at the same time.
    private func holdScreen(
        of link: IncomingLink<Route>, _ id: LinkID, _ body: @escaping @MainActor @Sendable () async throws -> Void
    ) async throws {
        let limit = options.presenterTimeLimit, end = Promise<Void>()
        do {
            try await ask(link, within: limit, .presentationFailed, late: DispatchError.Kind.presentationTimeout) {
                defer { end.finish(.success(())) }
                try await body()
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
        return try await ask(
            request.link.link, within: options.presenterTimeLimit, .screenFailed,
            late: DispatchError.Kind.presentationTimeout
        ) { .screen(try await make(request.link)) }
    }
}
