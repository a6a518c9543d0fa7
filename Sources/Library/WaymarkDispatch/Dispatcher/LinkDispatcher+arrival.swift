extension LinkDispatcher {
    /// Opens a link from a system delegate; returns `true` if a route or a wrapper matches the link, or it is a route.
    ///
    /// `event` identifies a user's action that the system may report twice. The link opens the first time only.
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

    /// Keeps the search of a link until its turn, so that it is matched once.
    func keep(_ search: RouteSearch<Route>, of ticket: LinkTicket<Route>) {
        if case .underway = ticket.status { searches[ticket.id] = search }
    }

    /// Adds a record, and reports the arrival.
    func register(_ link: IncomingLink<Route>, as id: LinkID) -> LinkTicket<Route> {
        let ticket = LinkTicket(id: id, dispatcher: self)
        records[id] = LinkRecord(ticket: ticket, link: link.with(\.reply, nil))
        send(.arrived, of: id)
        return ticket
    }

    /// Drops the links that a new link from outside the app replaces by policy, unless their effect has begun.
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

    /// The link whose guard, handler or presenter is the caller.
    var currentLink: LinkID? {
        guard let scope = LinkScope.current.get(), scope.dispatcher == ObjectIdentifier(self) else { return nil }
        return state.queue(of: scope.link) == nil ? nil : scope.link
    }

    /// Records that the current link waits for another one, which then skips its queue: queued after the current link,
    /// both would wait forever.
    func recordWait(for id: LinkID) {
        guard let current = currentLink, current != id else { return }
        records[id]?.waitedBy.insert(current)
        state.markUrgent(id)
        screen.showNext()
        startReadyLinks()
    }

    /// Returns `true` if a link waits for another one, directly or through others.
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
    /// The system repeats an action within one launch of a scene, after a few others at most.
    private static let limit = 16

    private var events: [String] = []

    /// Adds an event; returns `true` if it is new.
    mutating func insert(_ event: String) -> Bool {
        guard !events.contains(event) else { return false }
        events = events.suffix(Self.limit - 1) + [event]
        return true
    }
}
