public import WaymarkCore

extension LinkDispatcher {
    /// Opens a link, and returns without waiting for its outcome.
    ///
    /// - Parameters:
    ///   - link: The link. Its URL may be any string: an invalid one ends as not found.
    ///   - handler: The only handler to call, instead of those of the dispatcher.
    /// - Returns: The ticket of the link, which need not be kept.
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

    /// Opens a URL, and returns without waiting for its outcome.
    ///
    /// - Parameters:
    ///   - url: The URL, as any string.
    ///   - channel: The channel of arrival.
    ///   - handler: The only handler to call, instead of those of the dispatcher.
    @discardableResult
    public func open(
        _ url: String, via channel: ArrivalChannel = .unknown, using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        open(IncomingLink(url: url, via: channel), using: handler)
    }

    /// Opens a route, and returns without waiting for its outcome.
    ///
    /// The dispatcher finds the entry of the route, and applies the conditions of the entry. A route without a URL that
    /// may belong to an entry with conditions but no `inverse:` fails (`unknown-requirements`), unless `conditions` are
    /// given.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - conditions: Conditions in addition to those of the entry. With `[]`, a route that would fail with
    ///     `unknown-requirements` opens without conditions.
    ///   - animated: `true` to show the screen with an animation.
    ///   - handler: The only handler to call, instead of those of the dispatcher.
    @discardableResult
    public func open(
        _ route: Route, requires conditions: [Condition]? = nil, animated: Bool = true,
        using handler: (any LinkHandler<Route>)? = nil
    ) -> LinkTicket<Route> {
        var link = IncomingLink(route: route, animated: animated)
        link.requirements = conditions
        return open(link, using: handler)
    }

    /// Opens a link, and returns its final outcome. Waits while the link is pending. Cancelling the task cancels the
    /// link.
    public func outcome(of link: IncomingLink<Route>) async -> FinalOutcome<Route> {
        let ticket = open(link)
        do {
            return try await ticket.outcome
        } catch {
            ticket.cancel()
            // This task is cancelled and cannot wait.
            return await Task { try? await ticket.outcome }.value ?? .cancelled(reason: nil)
        }
    }

    /// Opens a URL, and returns its final outcome. Waits while the link is pending. Cancelling the task cancels the
    /// link.
    public func outcome(of url: String) async -> FinalOutcome<Route> { await outcome(of: IncomingLink(url: url)) }

    /// Returns `true` if a route of the router or of one of the ``fallbacks`` matches the URL. Calls no guard and no
    /// handler.
    ///
    /// - Complexity: That of ``Router/match(for:)-(String)`` for each router.
    public func canOpen(_ url: String) -> Bool {
        var search = search(for: url)
        return search.hasNext()
    }
}

extension LinkDispatcher where Route == String {
    /// Opens a string as a URL. Routes of this dispatcher are strings too; to open one, use `IncomingLink(route:)`.
    @discardableResult
    public func open(_ url: String) -> LinkTicket<Route> { open(IncomingLink(url: url)) }

    /// Opens a string as a URL. Routes of this dispatcher are strings too; to open one, use `IncomingLink(route:)`.
    @discardableResult
    public func open(_ url: String, using handler: (any LinkHandler<Route>)?) -> LinkTicket<Route> {
        open(IncomingLink(url: url), using: handler)
    }
}

extension LinkDispatcher {
    /// Opens a link that the user tapped in a text or on a page of the app, if the link belongs to the app.
    ///
    /// ```swift
    /// dispatcher.open(tapped: "https://example.com/post/7")     // true: it opens in the app, over what is on screen
    /// dispatcher.open(tapped: "https://example.org/")           // false: that is for the system
    /// ```
    ///
    /// The system opens an app's own universal links in the browser if they are tapped in that app. A link belongs to
    /// the app if a route matches it, or if it has a custom scheme of the app. Links with a
    /// custom scheme of the app are never left to the system, which would return them to the app: if no route matches
    /// such a link, its outcome is ``FinalOutcome/notFound(_:handled:)``. All other links, also rejected ones, belong
    /// to the system.
    ///
    /// - Parameters:
    ///   - url: The URL, as any string.
    ///   - scene: The window in which the user tapped, if the app has several; by default the frontmost.
    /// - Returns: `true` if the app opens the link; otherwise leave it to the system.
    @discardableResult
    public func open(tapped url: String, in scene: SceneID? = nil) -> Bool {
        var search = search(for: url)
        guard search.hasNext() || declaresScheme(of: url) else { return false }
        keep(search, of: open(IncomingLink(url: url, via: .inApp).arriving(in: scene)))
        return true
    }

    /// Returns `true` if ``open(tapped:in:)`` would open a link.
    package func opensTapped(_ url: String) -> Bool { canOpen(url) || declaresScheme(of: url) }

    /// Returns `true` for a link with a custom scheme of the router or of a fallback.
    func declaresScheme(of url: String) -> Bool {
        router.declaresScheme(of: url) || fallbacks.contains { $0.declaresScheme(url) }
    }

    /// Opens a link that was tapped on a web page in the app, if the link belongs to the app.
    ///
    /// Loads without a tap, and taps in a frame of the page, stay on the page. Otherwise the app could not show a page
    /// of its own site.
    ///
    /// - Parameters:
    ///   - url: The URL, as any string.
    ///   - isTap: `true` if the user tapped the link.
    ///   - isMainFrame: `true` if the link would replace the page; `nil` if it would open a window.
    ///   - page: The URL of the page. A link to a fragment of the same page scrolls it, and is not opened.
    ///   - scene: The window in which the user tapped, if the app has several; by default the frontmost.
    /// - Returns: `true` if the app opens the link; otherwise let the page load it.
    public func open(
        tapped url: String, onPage isTap: Bool, inMainFrame isMainFrame: Bool?, of page: String? = nil,
        in scene: SceneID? = nil
    ) -> Bool {
        let target = url.prefix { $0 != "#" }
        let scrolls = target.endIndex != url.endIndex && target == page?.prefix { $0 != "#" }
        return isTap && isMainFrame != false && !scrolls && open(tapped: url, in: scene)
    }
}
