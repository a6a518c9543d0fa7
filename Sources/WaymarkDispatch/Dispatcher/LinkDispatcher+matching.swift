import WaymarkCore
import WaymarkRoutes

extension LinkDispatcher {
    /// Finds the best route that was not asked yet, or tells that there is none.
    func match(_ visit: inout Visit<Route>, _ id: LinkID) async throws -> Turn<Route> {
        let isFirst = visit.routed == nil
        guard let routed = try nextRoute(&visit, id) else {
            letOthersPass(id)
            return .finish(try await notFound(visit.link, isFirst ? reason(for: visit.link) : .passed))
        }
        records[id]?.link = visit.link
        records[id]?.label = routed.label
        records[id]?.isMatched = true
        visit.routes += 1
        if !visit.isKnown || visit.routes > 1 { send(.matched, of: id) }
        return .proceed(.guarding)
    }

    /// The best route that was not asked yet.
    func nextRoute(_ visit: inout Visit<Route>, _ id: LinkID) throws -> RoutedLink<Route>? {
        let isFirst = visit.routed == nil
        switch visit.link.destination {
        case .url(let url):
            visit.candidates = visit.candidates ?? router.matches(for: url)
            if let found = visit.candidates?.next() {
                visit.routed = routed(visit, id, found.route, FallbackMatch(found))
                return visit.routed
            }
            if isFirst, case .failed(let error) = router.result(for: url) {
                throw DispatchError(.routeFailed, link: visit.link.description, underlying: error)
            }
            guard let found = nextFallback(&visit, for: url) else { return nil }
            visit.routed = routed(visit, id, found.route, found)
        case .route(let route):
            guard isFirst else { return nil }
            // A route has the requirements of its entry, which is found by the route's own URL.
            let found = print(router, route).flatMap(router.match).map(FallbackMatch.init) ?? fallback(for: route)
            visit.routed = routed(visit, id, route, try found ?? unprinted(route, visit.link))
        }
        return visit.routed
    }

    /// A route that has no URL, with what it requires.
    private func unprinted(_ route: Route, _ link: IncomingLink<Route>) throws -> FallbackMatch<Route>? {
        let conditions = router.requirements(of: route, ifUnknown: !fallbacks.contains(where: \.mayRequireUnknown))
        if conditions == nil, link.requirements == nil {
            throw DispatchError(.unknownRequirements, link: link.description)
        }
        return FallbackMatch(route, requirements: conditions ?? [])
    }

    private func routed(
        _ visit: Visit<Route>, _ id: LinkID, _ route: Route, _ found: FallbackMatch<Route>?
    ) -> RoutedLink<Route> {
        RoutedLink(
            id: id, link: visit.link, route: route, match: found?.match,
            requirements: (visit.link.requirements ?? []) + (found?.requirements ?? []),
            redirects: visit.redirects.descriptions, foreignLabel: found?.ownLabel)
    }

    private func reason(for link: IncomingLink<Route>) -> NotFoundReason {
        switch link.url.map(router.result) {
        case .unmatched(let reason): .unmatched(reason)
        case .rejected(let reason): .unacceptable(reason)
        case .matched, .failed, nil: .passed
        }
    }

    private func notFound(_ link: IncomingLink<Route>, _ reason: NotFoundReason) async throws -> FinalOutcome<Route> {
        if let notFound, try await askFallback(link, { await notFound(link, reason) }) {
            return .notFound(reason, takenBy: .handler)
        }
        if case .unacceptable = reason { return .notFound(reason, takenBy: .nobody) }
        if let system, let url = link.url, hasScheme(url), try await askFallback(link, { await system(url) }) {
            return .notFound(reason, takenBy: .system)
        }
        return .notFound(reason, takenBy: .nobody)
    }

    /// Whether a link names its scheme; nobody outside of the app knows what one without is relative to. RFC 3986, 4.2:
    /// the first segment of a relative reference has no colon.
    private func hasScheme(_ url: String) -> Bool { url.prefix { !"/?#".contains($0) }.contains(":") }

    private func askFallback(
        _ link: IncomingLink<Route>, _ question: @escaping @MainActor @Sendable () async -> Bool
    ) async throws -> Bool {
        try await ask(
            link, within: options.handlerTimeLimit, .handlerFailed, late: DispatchError.Kind.handlerTimeout, question)
    }
}
