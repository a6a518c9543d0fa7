import WaymarkCore

/// The scheduler of running and pending links. Each of its two queues runs one link at a time, in the order of arrival;
/// a resumed link precedes links that arrived after it. A link for which a running handler waits skips its queue.
struct DispatchState {
    struct Job {
        let id: LinkID
        let queue: LinkQueue
        /// The data of a link that was pending; `nil` for a new link.
        let entry: PendingLinks.Entry?
    }

    private(set) var board = ConditionBoard()
    private(set) var pending: PendingLinks
    /// The links that have not run yet, with their queues.
    private var waiting: [LinkID: LinkQueue] = [:]
    /// For each queue, the links that are ready to run, in order. Links that were removed since are skipped.
    private var turns: [LinkQueue: SortedQueue<LinkID>] = [:]
    /// For each queue, the running link that blocks it.
    private var blockingLinks: [LinkQueue: LinkID] = [:]
    /// The links whose task has not ended, even if they are pending again.
    private var running: [LinkID: LinkQueue] = [:]
    /// The unfinished links that skip their queue, because a running link waits for them.
    private var urgent: Set<LinkID> = []
    private var newest = 0
    private var oldest = 0

    init(policy: PendingPolicy) { pending = PendingLinks(policy: policy) }

    func queue(of id: LinkID) -> LinkQueue? { running[id] }

    mutating func nextID() -> LinkID {
        newest += 1
        return LinkID(number: newest)
    }

    /// Returns new identifiers for links of an earlier launch, which precede all other links.
    mutating func earlierIDs(_ count: Int) -> [LinkID] {
        oldest -= count
        return (0..<count).map { LinkID(number: oldest + $0) }
    }

    mutating func arrive(_ id: LinkID, in queue: LinkQueue) {
        waiting[id] = queue
        turns[queue, default: SortedQueue()].insert(id)
    }

    mutating func takeNext() -> Job? {
        if let id = urgent.filter({ mayGo($0) }).min() { return take(id) }
        for queue in LinkQueue.allCases where blockingLinks[queue] == nil {
            guard let id = nextTurn(queue), let job = take(id) else { continue }
            blockingLinks[queue] = id
            return job
        }
        return nil
    }

    private mutating func nextTurn(_ queue: LinkQueue) -> LinkID? {
        while let id = turns[queue]?.removeFirst() {
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
                Job(id: id, queue: queue, entry: nil)
            } else {
                pending.take(id).map { Job(id: id, queue: $0.queue, entry: $0) }
            }
        if let job { running[id] = job.queue }
        return job
    }

    mutating func markUrgent(_ id: LinkID) { urgent.insert(id) }

    mutating func hold(_ entry: PendingLinks.Entry, now: Duration) -> [Drop] {
        let drops = pending.hold(entry, now: now)
        addTurn(entry.id)
        return drops
    }

    private mutating func addTurn(_ id: LinkID) {
        guard let entry = pending[id], pending.isReady(id, board) else { return }
        turns[entry.queue, default: SortedQueue()].insert(id)
    }

    private mutating func addTurns(where isWanted: (PendingLinks.Entry) -> Bool) {
        let ready = pending.entries.filter { isWanted($0) && pending.isReady($0.id, board) }
        for queue in LinkQueue.allCases {
            turns[queue, default: SortedQueue()].insert(contentsOf: ready.filter { $0.queue == queue }.map(\.id))
        }
    }

    /// Lets the next link of the queue run while this link is still running.
    mutating func leaveQueue(_ id: LinkID) {
        for queue in LinkQueue.allCases where blockingLinks[queue] == id { blockingLinks[queue] = nil }
    }

    mutating func leave(_ id: LinkID) {
        running[id] = nil
        leaveQueue(id)
        addTurn(id)
    }

    /// Ends the priority of a finished link, and of all links for which no link waits any longer: they no longer skip
    /// their queue.
    mutating func forget(_ id: LinkID, isAwaited: (LinkID) -> Bool) {
        urgent = urgent.filter { $0 != id && isAwaited($0) }
    }

    /// Removes a link that has not run yet or is pending; returns `false` for other links.
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

    /// Drops the pending links, and new ones from outside, that a newer one replaces under ``PendingPolicy/latest``.
    mutating func supersede(by id: LinkID) -> [Drop] {
        let unseen = waiting.filter { $0.value == .outside && $0.key < id }.keys.sorted()
        for old in unseen { waiting[old] = nil }
        return unseen.map { Drop(id: $0, reason: .replaced(by: id)) } + pending.arrive(id)
    }

    func running(in queue: LinkQueue) -> [LinkID] { running.filter { $0.value == queue }.keys.sorted() }

    mutating func clear(where isWanted: (PendingLinks.Entry) -> Bool) -> [Drop] {
        pending.remove(because: .cleared, where: isWanted)
    }
    mutating func expire(now: Duration) -> [Drop] { pending.expire(now: now) }
    mutating func nextExpiry() -> Duration? { pending.nextExpiry() }
}
