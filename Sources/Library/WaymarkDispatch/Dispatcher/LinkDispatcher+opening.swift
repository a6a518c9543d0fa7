public import WaymarkCore

extension LinkDispatcher {
    /// Opens a link, and returns without waiting for its outcome. Its URL may be any string: an invalid one ends with
    /// ``FinalOutcome/notFound(_:handled:)``. `handler` is called instead of ``handlers``, unless a guard redirects the
    /// link.
    ///
    /// - Returns: A ticket to wait for the outcome or cancel the link.
    @discardableResult
    public func open(_ link: IncomingLink<Route>, using handler: (any LinkHandler<Route>)? = nil) -> LinkTicket<Route> {
        let id = state.nextID()
        var link = link
        link.arrival = clock.now()
        if link.account == nil { link.account = account }
        let parent = currentLink
        if link.scene == nil { link.scene = parent.flatMap { records[$0]?.link.scene } }
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
        if parent == nil, queue == .outside, link.channel != .restoration { supersede(by: id) }
        records[id]?.suspended = SuspendedLink(LinkProgress(link: link, handler: handler))
        state.arrive(id, in: queue)
        startReadyLinks()
        return ticket
    }

    /// Opens a link with this URL and channel, and returns its ticket without waiting for the outcome.
    @discardableResult
    public func open(
        _ url: String, via channel: ArrivalChannel = .unknown, using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        open(IncomingLink(url: url, via: channel), using: handler)
    }

    /// Opens a route value instead of a URL, and returns without waiting for its outcome.
    ///
    /// To find the conditions of the route, the dispatcher prints the route's URL and matches it. The conditions are
    /// unknown if the route has no URL, and a route of the table has conditions but no `inverse:` closure. The link
    /// then fails with `unknown-requirements`, unless you pass `conditions`; `[]` opens the route without conditions.
    /// If the route's own conditions are known, they apply too. `handler` is called instead of ``handlers``, unless a
    /// guard redirects.
    @discardableResult
    public func open(
        _ route: Route, requires conditions: [Condition]? = nil, animated: Bool = true,
        using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        var link = IncomingLink(route: route, animated: animated)
        link.requirements = conditions
        return open(link, using: handler)
    }

    /// Opens a link, and waits for its final outcome. If the waiting task is cancelled, the link is cancelled too.
    public func outcome(of link: IncomingLink<Route>) async -> FinalOutcome<Route> {
        let ticket = open(link)
        do {
            return try await ticket.outcome
        } catch {
            ticket.cancel()
            // This task is cancelled and cannot wait, so a new task waits for the outcome.
            return await Task { try? await ticket.outcome }.value ?? .cancelled(reason: nil)
        }
    }

    /// Opens a link with this URL, and returns its final outcome.
    public func outcome(of url: String) async -> FinalOutcome<Route> { await outcome(of: IncomingLink(url: url)) }

    /// Returns `true` if a route of ``router`` or of the ``fallbacks`` matches the URL. No guard or handler is called.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for each router.
    public func canOpen(_ url: String) -> Bool {
        var search = search(for: url)
        return search.hasNext()
    }
}

extension LinkDispatcher where Route == String {
    /// Opens a string as a URL, for dispatchers whose routes are strings. To open a route, use `IncomingLink(route:)`.
    @discardableResult
    public func open(_ url: String, using handler: (any LinkHandler<Route>)? = nil) -> LinkTicket<Route> {
        open(IncomingLink(url: url), using: handler)
    }
}

extension LinkDispatcher {
    /// Opens a link that the user tapped inside the app, such as in a text, if the link belongs to the app.
    ///
    /// ```swift
    /// dispatcher.open(tapped: "https://example.com/post/7")     // true: it opens in the app, over what is on screen
    /// dispatcher.open(tapped: "https://example.org/")           // false: that is for the system
    /// ```
    ///
    /// Without this method, the system opens the app's universal links in the browser if the user taps them in the app.
    /// A link belongs to the app if a route matches it, or if it has a custom scheme of the app. With such a scheme but
    /// without a route, it ends with ``FinalOutcome/notFound(_:handled:)``. All other links belong to the system.
    ///
    /// `scene` is the window in which the user tapped, if the app has several; by default the frontmost.
    ///
    /// - Returns: `true` if the app opens the link. If `false`, let the system open it.
    @discardableResult
    public func open(tapped url: String, in scene: SceneID? = nil) -> Bool {
        var search = search(for: url)
        guard search.hasNext() || declaresScheme(of: url) else { return false }
        keep(search, of: open(IncomingLink(url: url, via: .inApp).arriving(in: scene)))
        return true
    }

    /// Returns `true` if ``open(tapped:in:)`` would open a link.
    package func opensTapped(_ url: String) -> Bool { canOpen(url) || declaresScheme(of: url) }

    func declaresScheme(of url: String) -> Bool {
        router.declaresScheme(of: url) || fallbacks.contains { $0.declaresScheme(url) }
    }

    /// Opens a link that the user tapped on a web page inside the app, if the link belongs to the app. Page loads
    /// without a tap, and loads in a frame, open nothing, so the app can show pages of its own site.
    ///
    /// - Parameters:
    ///   - url: The URL that the page is about to load, valid or not.
    ///   - isTap: `true` if the user tapped the link.
    ///   - isMainFrame: `true` if the URL would replace the page, `false` for a frame, `nil` for a new window.
    ///   - page: The URL of the page. A link to a fragment of the same page scrolls the page, and is not opened.
    ///   - scene: The window in which the user tapped, if the app has several; by default the frontmost.
    /// - Returns: `true` if the app opens the link. If `false`, let the page load the URL.
    public func open(
        tapped url: String, onPage isTap: Bool, inMainFrame isMainFrame: Bool?, of page: String? = nil,
        in scene: SceneID? = nil
    ) -> Bool {
        let target = url.prefix { $0 != "#" }
        let scrolls = target.endIndex != url.endIndex && target == page?.prefix { $0 != "#" }
        return isTap && isMainFrame != false && !scrolls && open(tapped: url, in: scene)
    }
}
