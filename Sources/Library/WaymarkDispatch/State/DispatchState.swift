import WaymarkCore

/// Which links there are, and which one goes on next: everything about order and holding, without tasks or clocks, by the
/// numbers of the links.
///
/// There are two lanes, and in each of them links go on one at a time, in the order of their arrival; one that is released
/// comes before those that arrived after it. A link that another one waits for from within its own handler goes on at
/// once, because it could never go on otherwise.
struct DispatchState {
    /// A link to be carried on.
    struct Job {
        let id: LinkID
        let queue: LinkQueue
        /// What it was held for, if it was.
        let heldFor: Condition?
    }

    private(set) var board = ConditionBoard()
    private(set) var pending: PendingLinks
    /// Links that nobody has looked at yet.
    private var waiting: [LinkID: LinkQueue] = [:]
    /// For each lane the links that may go on, and some that no longer may.
    private var turns: [SortedQueue<LinkID>]
    /// For each lane the link that others wait behind.
    private var leaders: [LinkID?]
    /// The links with a task, also those that were held meanwhile.
    private var running: [LinkID: LinkQueue] = [:]
    /// Links that do not wait behind others, until their end.
    private var urgent: Set<LinkID> = []
    private var newest = 0
    private var oldest = 0

    init(policy: PendingPolicy) {
        pending = PendingLinks(policy: policy)
        turns = LinkQueue.allCases.map { _ in SortedQueue() }
        leaders = LinkQueue.allCases.map { _ in nil }
    }

    /// The lane of a link that is being carried; `nil` for others.
    func queue(of id: LinkID) -> LinkQueue? { running[id] }

    /// Names a link that arrives now.
    mutating func nextID() -> LinkID {
        newest += 1
        return LinkID(number: newest)
    }

    /// Names links of an earlier launch, in their order.
    mutating func earlierIDs(_ count: Int) -> [LinkID] {
        oldest -= count
        return (0..<count).map { LinkID(number: oldest + $0) }
    }

    /// A new link, to be carried when it is its turn.
    mutating func arrive(_ id: LinkID, in queue: LinkQueue) {
        waiting[id] = queue
        turns[queue.rawValue].insert(id)
    }

    /// The link whose turn it is, if there is one.
    mutating func takeNext() -> Job? {
        if let id = urgent.filter({ mayGo($0) }).min() { return take(id) }
        for queue in LinkQueue.allCases where leaders[queue.rawValue] == nil {
            guard let id = nextTurn(queue), let job = take(id) else { continue }
            leaders[queue.rawValue] = id
            return job
        }
        return nil
    }

    private mutating func nextTurn(_ queue: LinkQueue) -> LinkID? {
        while let id = turns[queue.rawValue].removeFirst() {
            if mayGo(id) { return id }
        }
        return nil
    }

    private func mayGo(_ id: LinkID) -> Bool {
        waiting[id] != nil || (running[id] == nil && pending.isReady(id, board))
    }

    private mutating func take(_ id: LinkID) -> Job? {
        let job =
            if let queue = waiting.removeValue(forKey: id) {
                Job(id: id, queue: queue, heldFor: nil)
            } else {
                pending.take(id).map { Job(id: id, queue: $0.queue, heldFor: $0.condition) }
            }
        if let job { running[id] = job.queue }
        return job
    }

    /// Has a link wait behind no other one.
    mutating func markUrgent(_ id: LinkID) { urgent.insert(id) }

    mutating func hold(_ entry: PendingLinks.Entry, now: Duration) -> [Drop] {
        let drops = pending.hold(entry, now: now)
        addTurn(entry.id)
        return drops
    }

    private mutating func addTurn(_ id: LinkID) {
        guard let entry = pending[id], pending.isReady(id, board) else { return }
        turns[entry.queue.rawValue].insert(id)
    }

    /// Adds the turns of all pending links that may go on.
    private mutating func addTurns(where isWanted: (PendingLinks.Entry) -> Bool) {
        let ready = pending.entries.filter { isWanted($0) && pending.isReady($0.id, board) }
        for queue in LinkQueue.allCases {
            turns[queue.rawValue].insert(contentsOf: ready.filter { $0.queue == queue }.map(\.id))
        }
    }

    /// Others need not wait behind a link any more, although it is still on its way.
    mutating func leaveQueue(_ id: LinkID) {
        for queue in LinkQueue.allCases where leaders[queue.rawValue] == id { leaders[queue.rawValue] = nil }
    }

    /// A link is no longer carried: it has its final outcome, or is held.
    mutating func leave(_ id: LinkID) {
        running[id] = nil
        leaveQueue(id)
        addTurn(id)
    }

    /// A link has its final outcome; it may still be underway for a moment.
    mutating func forget(_ id: LinkID) { urgent.remove(id) }

    /// Takes out a link that is not carried at the moment.
    ///
    /// - Returns: Whether it was there.
    mutating func remove(_ id: LinkID) -> Bool { waiting.removeValue(forKey: id) != nil || pending.take(id) != nil }

    mutating func fulfil(_ condition: Condition) {
        board.fulfil(condition)
        addTurns { $0.condition == condition }
    }

    mutating func lose(_ condition: Condition) { board.lose(condition) }

    mutating func resume() {
        pending.resume()
        addTurns { _ in true }
    }

    /// Makes room for a link that arrives from outside, if the policy says so: what is held leaves, and what came from
    /// outside and nobody has looked at yet.
    mutating func supersede(by id: LinkID) -> [Drop] {
        let unseen = waiting.filter { $0.value == .outside }.keys.sorted()
        for old in unseen { waiting[old] = nil }
        return unseen.map { Drop(id: $0, reason: .replaced(by: id)) } + pending.arrive(id)
    }

    /// The links of a lane that are being carried, in the order of their arrival.
    func running(in queue: LinkQueue) -> [LinkID] { running.filter { $0.value == queue }.keys.sorted() }

    mutating func clear(where isWanted: (PendingLinks.Entry) -> Bool) -> [Drop] {
        pending.remove(because: .cleared, where: isWanted)
    }
    mutating func expire(now: Duration) -> [Drop] { pending.expire(now: now) }
    mutating func nextExpiry() -> Duration? { pending.nextExpiry() }
}
