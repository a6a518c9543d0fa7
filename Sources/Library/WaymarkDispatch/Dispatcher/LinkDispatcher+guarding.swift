import WaymarkCore

extension LinkDispatcher {
    /// Checks the conditions of the route, and runs the guards before the handlers.
    func runGuards(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        guard let routed = progress.routed else { return .proceed(.matching) }
        let result = try await decide(&progress, id, requiring: requirements(of: routed)) { asked in
            try await asked.decide(routed)
        }
        if let result { return result }
        send(.allowed(.guards), of: id)
        return .proceed(.handling(handlerChain(for: progress)))
    }

    /// Returns the conditions of a link before its handlers.
    func requirements(of routed: RoutedLink<Route>) -> [Condition] {
        let account = routed.link.account.map { [Condition.account($0)] } ?? []
        return options.requirements + account + routed.requirements
    }

    /// Checks the conditions of a step and runs its guards; returns `nil` if the link may go on.
    func decide(
        _ progress: inout LinkProgress<Route>, _ id: LinkID, requiring conditions: [Condition],
        _ question: @escaping @MainActor @Sendable (any RouteGuard<Route>) async throws -> GuardDecision<Route>
    ) async throws -> StepResult<Route>? {
        if let hold = unmet(conditions) { return .hold(hold) }
        for asked in guards {
            let moment = state.board.now
            let decision = try await ask(
                progress.link, within: options.guardTimeLimit, .guardFailed, late: DispatchError.Kind.guardTimeout
            ) { try await question(asked) }
            switch decision {
            case .allow: continue
            case .cancel(let reason): return .finish(.cancelled(reason: reason))
            case .redirect(let destination): return try redirect(&progress, id, to: destination)
            case .hold(let condition): return .hold(Hold(condition: condition, decidedAt: moment))
            }
        }
        // A condition may have been lost while a guard ran.
        return unmet(conditions).map(StepResult.hold)
    }

    /// Returns a decision to hold the link for the first unmet condition; `nil` if all are met.
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
        progress.link.destination = destination
        progress.handler = nil
        progress.isUnwrapped = false
        (progress.routed, progress.search) = (nil, nil)
        progress.isKnown = false
        return .proceed(.matching)
    }
}
