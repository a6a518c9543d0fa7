extension LinkDispatcher {
    /// Opens a link if there is one, and says whether a route takes it, or it is a wrapper: what delegates of the system are asked.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - door: By which it came.
    ///   - scene: The window that got it.
    ///   - event: What tells the user's action from others, for one that the system may tell of twice; the link is
    ///     opened the first time.
    package func open(
        ifAny link: IncomingLink<Route>?, through door: LinkDoor?, in scene: SceneID? = nil,
        onceFor event: String? = nil
    ) -> Bool {
        guard let link = link?.through(door).arriving(in: scene), let url = link.url else { return false }
        var search = search(for: url)
        let isWrapper = unwrapper?.wraps(url) ?? false
        let canOpen = isWrapper || search.hasNext()
        if event.map({ heardEvents.insert($0) }) ?? true { keep(search, of: open(link)) }
        return canOpen
    }

    /// Keeps what was found of a link until its turn comes.
    func keep(_ search: RouteSearch<Route>, of ticket: LinkTicket<Route>) {
        if case .underway = ticket.status { searches[ticket.id] = search }
    }
}

/// What the system told of lately.
struct HeardEvents {
    /// The system tells of an event again within one launch of a scene, not after this many others.
    private static let limit = 16

    private var events: [String] = []

    /// Notes an event.
    ///
    /// - Returns: Whether it is new.
    mutating func insert(_ event: String) -> Bool {
        guard !events.contains(event) else { return false }
        events = events.suffix(Self.limit - 1) + [event]
        return true
    }
}
