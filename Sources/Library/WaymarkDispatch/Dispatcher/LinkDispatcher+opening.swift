public import WaymarkCore

extension LinkDispatcher {
    /// Opens a link, and does not wait for what becomes of it.
    ///
    /// Takes any text: what is no link has an outcome like every other.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - handler: The only handler to be asked, instead of those of the dispatcher.
    /// - Returns: What tells the link's outcome. It need not be kept.
    @discardableResult
    public func open(_ link: IncomingLink<Route>, using handler: (any LinkHandler<Route>)? = nil) -> LinkTicket<Route> {
        let id = state.nextID()
        var link = link
        link.arrival = clock.now()
        if link.account == nil { link.account = account }
        let parent = currentLink
        let ticket = register(link, as: id)
        if parent == nil, let tap = repeats.tap(of: link, as: id, now: clock.now()) {
            finish(id, .dropped(.repeated(of: tap)))
            return ticket
        }
        let lane = parent.flatMap { state.lane(of: $0) } ?? Lane(link.channel)
        let depth = parent.flatMap { records[$0] }.map { $0.depth + 1 } ?? 0
        records[id]?.depth = depth
        if depth > RedirectChain.limit {
            finish(id, .failed(DispatchError(.openLoop(depth), link: redacted(link.destination))))
            return ticket
        }
        if parent == nil, lane == .outside { supersede(by: id) }
        records[id]?.parked = Parked(LinkProgress(link: link, handler: handler))
        state.arrive(id, in: lane)
        startReadyLinks()
        return ticket
    }

    /// The link on whose way this is called, if it is called by a guard, a handler or a presenter.
    var currentLink: LinkID? {
        LinkScope.current.get().flatMap { state.lane(of: $0) == nil ? nil : $0 }
    }

    /// Drops what the policy says for a link from outside, wherever it is, as long as nothing of what it does was begun.
    private func supersede(by id: LinkID) {
        guard options.pending.dropsHeldOnArrival else { return }
        report(state.supersede(by: id))
        for old in state.carried(in: .outside) where records[old]?.isCommitted == false {
            finish(old, .dropped(.replaced(by: id)))
            tasks[old]?.cancel()
        }
        scheduleExpiry()
    }

    /// Opens a URL, and does not wait for what becomes of it.
    ///
    /// - Parameters:
    ///   - url: The text of the URL.
    ///   - channel: How it arrived.
    ///   - handler: The only handler to be asked.
    @discardableResult
    public func open(
        _ url: String, via channel: ArrivalChannel = .unknown, using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        open(IncomingLink(url: url, via: channel), using: handler)
    }

    /// Opens a route, and does not wait for what becomes of it.
    ///
    /// What the route's entry requires is required here too. A route that no entry recognises is not opened if an entry that
    /// requires something cannot say which routes are its own (`unknown-requirements`), unless it is said here what the
    /// route requires.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - conditions: What must hold, besides what the route's entry requires; `[]` says that a route without a URL
    ///     requires nothing.
    ///   - animated: Whether what it leads to is shown with an animation.
    ///   - handler: The only handler to be asked.
    @discardableResult
    public func open(
        _ route: Route, requires conditions: [Condition]? = nil, animated: Bool = true,
        using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        var link = IncomingLink(route: route, animated: animated)
        link.requirements = conditions
        return open(link, using: handler)
    }

    /// Opens a link and waits for what becomes of it in the end.
    ///
    /// Cancelling the task cancels the link; it waits as long as the link is held.
    public func outcome(of link: IncomingLink<Route>) async -> FinalOutcome<Route> {
        let ticket = open(link)
        do {
            return try await ticket.outcome
        } catch {
            ticket.cancel()
            // A task of its own, because this one is cancelled and cannot wait any more.
            return await Task { try? await ticket.outcome }.value ?? .cancelled(.byCaller)
        }
    }

    /// Opens a URL and waits for what becomes of it in the end.
    ///
    /// Cancelling the task cancels the link; it waits as long as the link is held.
    public func outcome(of url: String) async -> FinalOutcome<Route> { await outcome(of: IncomingLink(url: url)) }

    /// Whether a route takes the URL, of the router or of one of the ``fallbacks``. Asks no guard and no handler.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)``, and of asking the ``fallbacks``.
    public func canOpen(_ url: String) -> Bool {
        var search = search(for: url)
        return search.hasNext()
    }

    /// Makes a link known.
    func register(_ link: IncomingLink<Route>, as id: LinkID) -> LinkTicket<Route> {
        let ticket = LinkTicket<Route>(id: id, actions: ticketActions)
        records[id] = LinkRecord(ticket: ticket, link: link.withoutReply)
        send(.arrived, of: id)
        return ticket
    }

    func cancel(_ id: LinkID) {
        let wasWaiting = state.remove(id)
        tasks[id]?.cancel()
        if wasWaiting { finish(id, .cancelled(.byCaller)) }
        scheduleExpiry()
    }

    /// Notes that somebody waits for a link. If that is done on behalf of another link, the one that is waited for goes on
    /// at once: in its lane both would wait for ever.
    func noteWait(for id: LinkID) {
        guard let current = currentLink, current != id else { return }
        records[id]?.waitedBy.insert(current)
        state.markUrgent(id)
        screen.look()
        startReadyLinks()
    }

    /// Whether a link waits for another one, or for one that does.
    func waits(_ waiting: LinkID, for id: LinkID) -> Bool {
        var seen: Set<LinkID> = []
        var next = [id]
        while let id = next.popLast() {
            guard seen.insert(id).inserted, let waiters = records[id]?.waitedBy else { continue }
            if waiters.contains(waiting) { return true }
            next += waiters
        }
        return false
    }
}

extension LinkDispatcher where Route == String {
    /// Opens a URL, and does not wait for what becomes of it: where routes are texts too, a text is a URL.
    @discardableResult
    public func open(_ url: String) -> LinkTicket<Route> { open(IncomingLink(url: url)) }

    /// Opens a URL, and does not wait for what becomes of it: where routes are texts too, a text is a URL.
    @discardableResult
    public func open(_ url: String, using handler: (any LinkHandler<Route>)?) -> LinkTicket<Route> {
        open(IncomingLink(url: url), using: handler)
    }
}
