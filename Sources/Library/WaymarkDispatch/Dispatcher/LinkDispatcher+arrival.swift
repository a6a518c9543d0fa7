extension LinkDispatcher {
    /// Opens a link that the system delivered, unless `nil`. Returns `true` if a route matches, or the link is a route
    /// value or wraps another link. A link with a known `event`, such as the same tap on a notification, is ignored.
    package func open(
        ifAny link: IncomingLink<Route>?, through entryPoint: EntryPoint?, in scene: SceneID? = nil,
        onceFor event: String? = nil
    ) -> Bool {
        guard let link = link?.through(entryPoint).arriving(in: scene) else { return false }
        let isNew = event.map { recentEvents.insert($0) } ?? true
        guard let url = link.url else {
            if isNew { open(link) }
            return true
        }
        var search = search(for: url)
        let isWrapper = unwrapper?.wraps(url) ?? false
        let canOpen = isWrapper || search.hasNext()
        if isNew { keep(search, of: open(link)) }
        return canOpen
    }

    /// Stores the route search of a link until the link runs, so that its URL is matched only once.
    func keep(_ search: RouteSearch<Route>, of ticket: LinkTicket<Route>) {
        if case .underway = ticket.status { searches[ticket.id] = search }
    }

    func register(_ link: IncomingLink<Route>, as id: LinkID) -> LinkTicket<Route> {
        let ticket = LinkTicket(id: id, dispatcher: self)
        records[id] = LinkRecord(ticket: ticket, link: link.with(\.reply, nil))
        send(.arrived, of: id)
        return ticket
    }

    /// Drops the earlier links that a new link replaces (``PendingPolicy/latest``), unless the app already opens them.
    func supersede(by id: LinkID) {
        guard options.pending.dropsPendingOnArrival else { return }
        report(state.supersede(by: id))
        for old in state.running(in: .outside) where old < id && records[old]?.isCommitted == false {
            finish(old, .dropped(.replaced(by: id)))
            tasks[old]?.cancel()
        }
        scheduleExpiry()
    }

    func cancel(_ id: LinkID) {
        let wasWaiting = state.remove(id)
        tasks[id]?.cancel()
        if wasWaiting { finish(id, .cancelled(reason: nil)) }
        scheduleExpiry()
    }

    /// The link whose guard, handler or presenter is running in the current task; `nil` outside of these calls.
    var currentLink: LinkID? {
        guard let scope = LinkScope.current.get(), scope.dispatcher == ObjectIdentifier(self) else { return nil }
        return state.queue(of: scope.link) == nil ? nil : scope.link
    }

    /// Records that the current link waits for another link, which then skips its queue to avoid a deadlock.
    func recordWait(for id: LinkID) {
        guard let current = currentLink, current != id else { return }
        records[id]?.waitedBy.insert(current)
        state.markUrgent(id)
        screen.showNext()
        startReadyLinks()
    }

    /// Returns `true` if the first link waits for the second link, directly or through other links.
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

struct RecentEvents {
    private static let limit = 16

    private var events: [String] = []

    mutating func insert(_ event: String) -> Bool {
        guard !events.contains(event) else { return false }
        events = events.suffix(Self.limit - 1) + [event]
        return true
    }
}
