import WaymarkCore

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
    public func open(_ link: Link<Route>, using handler: (any LinkHandler<Route>)? = nil) -> LinkTicket<Route> {
        let id = state.nextID()
        var link = link
        link.arrival = clock.now()
        let ticket = register(link, as: id)
        let drops = state.arrive(
            id, Visit(link: link, handler: handler), isFromOutside: link.source != .inApp)
        report(drops)
        pump()
        return ticket
    }

    /// Opens a URL, and does not wait for what becomes of it.
    ///
    /// - Parameters:
    ///   - url: The text of the URL.
    ///   - source: Through what it arrived.
    ///   - handler: The only handler to be asked.
    @discardableResult
    public func open(
        _ url: String, from source: ArrivalSource = .unknown, using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        open(Link(url: url, source: source), using: handler)
    }

    /// Opens a route, and does not wait for what becomes of it.
    ///
    /// What the route's entry requires is required here too, if the route can be printed.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - animated: Whether what it leads to is shown with an animation.
    ///   - handler: The only handler to be asked.
    @discardableResult
    public func open(
        _ route: Route, animated: Bool = true, using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        open(Link(route: route, animated: animated), using: handler)
    }

    /// Opens a link and waits for what becomes of it in the end.
    ///
    /// Cancelling the task cancels the link; it waits as long as the link is held.
    public func outcome(of link: Link<Route>) async -> FinalOutcome<Route> {
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
    public func outcome(of url: String) async -> FinalOutcome<Route> { await outcome(of: Link(url: url)) }

    /// Whether a route takes the URL. Asks no guard and no handler.
    public func canOpen(_ url: String) -> Bool { router.canOpen(url) }

    /// Makes a link known.
    func register(_ link: Link<Route>, as id: LinkID) -> LinkTicket<Route> {
        let ticket = LinkTicket<Route>(id: id, dispatcher: ticketOffice)
        records[id] = LinkRecord(ticket: ticket, link: link)
        send(.arrived, of: id)
        return ticket
    }

    private var ticketOffice: TicketOffice {
        TicketOffice { [weak self] in
            self?.cancel($0)
        } waits: { [weak self] in
            self?.hurry($0)
        }
    }

    private func cancel(_ id: LinkID) {
        let wasWaiting = state.remove(id)
        tasks[id]?.cancel()
        if wasWaiting { finish(id, .cancelled(.byCaller)) }
        settle()
    }

    /// Somebody waits for a link. Who does so on behalf of another link would wait for ever if it had to wait its turn.
    private func hurry(_ id: LinkID) {
        guard let current = LinkScope.current.get(), state.underway.contains(current) else { return }
        state.hurry(id)
        pump()
    }
}

extension LinkDispatcher where Route == String {
    /// Opens a URL, and does not wait for what becomes of it: where routes are texts too, a text is a URL.
    @discardableResult
    public func open(_ url: String) -> LinkTicket<Route> { open(Link(url: url)) }
}
