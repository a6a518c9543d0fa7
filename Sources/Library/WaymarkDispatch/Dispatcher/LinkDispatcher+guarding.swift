import WaymarkCore

extension LinkDispatcher {
    /// The guards before the handlers.
    func runGuards(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        guard let routed = progress.routed else { return .proceed(.matching) }
        let result = try await decide(&progress, id, requiring: requirements(of: routed)) { asked in
            try await asked.decide(routed)
        }
        if let result { return result }
        send(.allowed(.guards), of: id)
        return .proceed(.handling(handlerChain(for: progress)))
    }

    /// What must hold before a link goes to its handlers.
    func requirements(of routed: RoutedLink<Route>) -> [Condition] {
        let account = routed.link.account.map { [Condition.account($0)] } ?? []
        return options.requirements + account + routed.requirements
    }

    /// What the conditions and guards of a step say; `nil` if they let the link go on.
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
            case .cancel(let reason): return .finish(.cancelled(.byGuard(reason)))
            case .redirect(let destination): return try redirect(&progress, id, to: destination)
            case .hold(let condition): return .hold(Hold(condition: condition, decidedAt: moment))
            }
        }
        // Once more, because a condition may have been lost while a guard was thinking.
        return unmet(conditions).map(StepResult.hold)
    }

    /// The first of some conditions that does not hold, as what a link waits for.
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
