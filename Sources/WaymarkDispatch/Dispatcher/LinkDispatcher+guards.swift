import WaymarkCore

extension LinkDispatcher {
    /// The guards before the handlers.
    func askGuards(_ visit: inout Visit<Route>, _ id: LinkID) async throws -> Turn<Route> {
        guard let routed = visit.routed else { return .proceed(.matching) }
        let turn = try await decide(&visit, id, requiring: requirements(of: routed)) { asked in
            try await asked.decide(routed)
        }
        if let turn { return turn }
        send(.allowed(.guards), of: id)
        return .proceed(.handling(HandlerChain(visit.handler.map { [$0] } ?? handlers)))
    }

    /// What must hold before a link goes to its handlers.
    func requirements(of routed: RoutedLink<Route>) -> [Condition] {
        let account = routed.link.account.map { [Condition.account($0)] } ?? []
        return options.requirements + account + routed.requirements
    }

    /// What the conditions and guards of a step say; `nil` if they let the link go on.
    func decide(
        _ visit: inout Visit<Route>, _ id: LinkID, requiring conditions: [Condition],
        _ question: @escaping @MainActor @Sendable (any RouteGuard<Route>) async throws -> GuardDecision<Route>
    ) async throws -> Turn<Route>? {
        if let hold = unmet(conditions) { return .hold(hold) }
        for asked in guards {
            let moment = state.board.now
            let decision = try await ask(
                visit.link, within: options.guardTimeLimit, .guardFailed, late: DispatchError.Kind.guardTimeout
            ) { try await question(asked) }
            switch decision {
            case .allow: continue
            case .cancel(let reason): return .finish(.cancelled(.byGuard(reason)))
            case .redirect(let destination): return try redirect(&visit, id, to: destination)
            case .hold(let condition): return .hold(Hold(condition: condition, askedAt: moment))
            }
        }
        // Once more, because a condition may have been lost while a guard was thinking.
        return unmet(conditions).map(Turn.hold)
    }

    /// The first of some conditions that does not hold, as what a link waits for.
    func unmet(_ conditions: [Condition]) -> Hold<Route>? {
        conditions.first { !state.board.holds($0) }.map { Hold(condition: $0, askedAt: state.board.now) }
    }

    private func redirect(
        _ visit: inout Visit<Route>, _ id: LinkID, to destination: LinkDestination<Route>
    ) throws -> Turn<Route> {
        let isAllowed = visit.redirects.leave(
            place(visit.link.destination), visit.link.description, for: place(destination))
        guard isAllowed else {
            let chain = visit.redirects.descriptions + [destination.description]
            throw DispatchError(.redirectLoop(chain), link: records[id]?.link.description ?? chain[0])
        }
        send(.redirected(to: destination.description), of: id)
        visit.link.destination = destination
        visit.handler = nil
        (visit.routed, visit.search) = (nil, nil)
        visit.isKnown = false
        return .proceed(.matching)
    }
}
