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
        if let newer = linkReplacing(restored: id) {
            finish(id, .dropped(.replaced(by: newer)))
            return ticket
        }
        let queue = parent.flatMap { state.queue(of: $0) } ?? LinkQueue(link.channel)
        let depth = parent.flatMap { records[$0] }.map { $0.depth + 1 } ?? 0
        records[id]?.depth = depth
        if depth > RedirectChain.limit {
            finish(id, .failed(DispatchError(.openLoop(depth), link: redacted(link.destination))))
            return ticket
        }
        if parent == nil, queue == .outside { supersede(by: id) }
        records[id]?.suspended = SuspendedLink(LinkProgress(link: link, handler: handler))
        state.arrive(id, in: queue)
        startReadyLinks()
        return ticket
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
    /// What the route's entry requires is required here too. A route that no entry recognises is not opened if an entry
    /// that requires something cannot say which routes are its own (`unknown-requirements`), unless it is said here
    /// what the route requires.
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

extension LinkDispatcher {
    /// Opens a link that the user tapped inside the app, in a text or on a page, if the app is who opens it.
    ///
    /// ```swift
    /// dispatcher.open(tapped: "https://example.com/post/7")     // true: it opens in the app, over what is on screen
    /// dispatcher.open(tapped: "https://example.org/")           // false: that is for the system
    /// ```
    ///
    /// Systems do not give an app its own universal links: such a link in a text would open the browser. It is the
    /// app's if a route takes it, or if it has a scheme of the app's own, which would come back at once; its outcome
    /// tells then that no route takes it. Everything else is the system's, be it acceptable or not.
    ///
    /// - Parameter url: The text of the URL.
    /// - Returns: Whether the app opens it; if not, ask the system.
    @discardableResult
    public func open(tapped url: String) -> Bool {
        var search = search(for: url)
        guard search.hasNext() || router.declaresScheme(of: url) else { return false }
        keep(search, of: open(IncomingLink(url: url, via: .inApp)))
        return true
    }

    /// Whether ``open(tapped:)`` would open a link.
    package func opensTapped(_ url: String) -> Bool { canOpen(url) || router.declaresScheme(of: url) }

    /// Opens a link that was tapped on a page in the app, if the app is who opens it.
    ///
    /// What a page loads by itself stays with the page, and so does what is tapped in a frame of it: otherwise the app
    /// could not show a page of its own site.
    ///
    /// - Parameters:
    ///   - url: The text of the URL.
    ///   - isTap: Whether the user tapped the link.
    ///   - isMainFrame: Whether it would replace the page; `nil` if it wants a window of its own.
    /// - Returns: Whether the app opens it; if not, let the page go on.
    public func open(tapped url: String, onPage isTap: Bool, inMainFrame isMainFrame: Bool?) -> Bool {
        isTap && isMainFrame != false && open(tapped: url)
    }
}
