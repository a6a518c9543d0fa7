import WaymarkCore
import WaymarkRoutes

extension LinkDispatcher {
    /// Matches a link to its next best route, or ends it as not found. Every handler has passed the better routes.
    func match(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route> {
        if let end = try await unwrap(&progress, id) { return end }
        let isFirst = progress.routed == nil
        guard let routed = try nextRoute(&progress, id) else {
            // Determines the reason before `releaseQueue`: later links could otherwise overtake this link meanwhile.
            let reason = isFirst ? try await reason(for: progress) : .passed
            releaseQueue(id)
            return .finish(try await notFound(progress.link, reason))
        }
        records[id]?.note(routed)
        if let newer = linkReplacing(restored: id) { return .finish(.dropped(.replaced(by: newer))) }
        dropRestoredLinks(for: id)
        progress.routes += 1
        if !progress.isKnown || progress.routes > 1 { send(.matched, of: id) }
        return .proceed(.guarding)
    }

    /// Returns the next best route of a link, and records it in the progress; `nil` if there is none.
    func nextRoute(_ progress: inout LinkProgress<Route>, _ id: LinkID) throws -> RoutedLink<Route>? {
        switch progress.link.destination {
        case .url(let url):
            guard let found = try nextMatch(&progress, url) else { return nil }
            progress.routed = routed(progress, id, found.route, found)
        case .route(let route):
            guard progress.routed == nil else { return nil }
            // Matching the printed URL of the route finds its table entry, which contains its requirements.
            let found = print(router, route).flatMap(router.match).map(FallbackMatch.init) ?? fallback(for: route)
            progress.routed = routed(progress, id, route, try found ?? unprinted(route, progress))
        }
        return progress.routed
    }

    private func fallback(for route: Route) -> FallbackMatch<Route>? {
        fallbacks.lazy.compactMap { router in router.url(route).flatMap(router.find) }.first
    }

    private func nextMatch(_ progress: inout LinkProgress<Route>, _ url: String) throws -> FallbackMatch<Route>? {
        var search = progress.search ?? search(for: url)
        defer { progress.search = search }
        do {
            return try search.next()
        } catch {
            throw DispatchError(.routeFailed, link: redacted(progress.link.destination), underlying: error)
        }
    }

    func search(for url: String) -> RouteSearch<Route> { RouteSearch(for: url, in: router, then: fallbacks) }

    /// Creates the match of a route value whose URL no router matches. Throws if the route's requirements are unknown
    /// and the link has none. After a redirect, the link's own do not count: they belong to another route.
    private func unprinted(_ route: Route, _ progress: LinkProgress<Route>) throws -> FallbackMatch<Route>? {
        let link = progress.link
        let conditions = router.requirements(
            of: route, ifUnknown: !fallbacks.contains(where: \.mayHaveUnknownRequirements))
        if conditions == nil, link.requirements == nil || !progress.redirects.descriptions.isEmpty {
            throw DispatchError(.unknownRequirements, link: redacted(link.destination))
        }
        return FallbackMatch(route, requirements: conditions ?? [])
    }

    private func routed(
        _ progress: LinkProgress<Route>, _ id: LinkID, _ route: Route, _ found: FallbackMatch<Route>?
    ) -> RoutedLink<Route> {
        RoutedLink(
            id: id, link: progress.link, route: route, match: found?.match,
            requirements: (progress.link.requirements ?? []) + (found?.requirements ?? []),
            redirects: progress.redirects.descriptions, fallbackLabel: found?.customLabel)
    }

    /// Returns the reason that a link has no route. Later links wait meanwhile, but the main actor does not.
    private func reason(for progress: LinkProgress<Route>) async throws -> NotFoundReason {
        guard let search = progress.search else { return .passed }
        if let rejection = search.rejection { return .unacceptable(rejection) }
        let unmatched = await search.unmatched()
        try Task.checkCancellation()
        return .unmatched(unmatched)
    }

    func notFound(_ link: IncomingLink<Route>, _ reason: NotFoundReason) async throws -> FinalOutcome<Route> {
        if let notFound, try await call(.handler, for: link, { await notFound(link, reason) }) {
            return .notFound(reason, handled: true)
        }
        if case .unacceptable = reason { return .notFound(reason, handled: false) }
        if let system, let url = link.url, mayReturn(url), try await call(.handler, for: link, { await system(url) }) {
            return .returned(reason)
        }
        return .notFound(reason, handled: false)
    }

    /// Returns `true` if the system may open a link, and records that. A link with a custom scheme of the app, or one
    /// that the system just opened, would come back. A link without a scheme is relative, without a base URL.
    private func mayReturn(_ url: String) -> Bool {
        guard url.utf8.prefix(while: { !"/?#".utf8.contains($0) }).contains(.colon), !declaresScheme(of: url) else {
            return false
        }
        return returnedLinks.insert(url, now: clock.now())
    }

    /// Replaces a shortened or click-tracked URL by its target. Ends the link if it has no allowed target.
    func unwrap(_ progress: inout LinkProgress<Route>, _ id: LinkID) async throws -> StepResult<Route>? {
        guard let unwrapper, !progress.isUnwrapped, case .url(let wrapper) = progress.link.destination,
            unwrapper.wraps(wrapper)
        else { return nil }
        progress.isUnwrapped = true
        progress.search = nil
        let end = clock.now() + unwrapper.timeLimit.bounded
        do {
            let (target, hops) = try await unwrapper.target(of: wrapper) { link in
                try await redirect(of: link, unwrapper.resolver, until: end)
            }
            progress.link.destination = .url(target)
            progress.link.wrapper = wrapper
            records[id]?.link = progress.link
            send(.unwrapped(hops: hops), of: id)
            return nil
        } catch let failure as UnwrapFailure {
            releaseQueue(id)
            return .finish(try await notFound(progress.link, .wrapped(failure)))
        }
    }

    private func redirect(
        of link: String, _ resolver: (any RedirectResolver)?, until end: Duration
    ) async throws -> String? {
        guard let resolver else { throw UnwrapFailure.unreachable }
        do {
            return try await deadlines.answer(within: end - clock.now()) { try await resolver.target(of: link) }
        } catch is TimeLimitExceeded {
            throw UnwrapFailure.timeLimit
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw UnwrapFailure.unreachable
        }
    }
}
