import WaymarkCore

/// Which links there are, and which one goes on next: everything about order and holding, without tasks or clocks.
///
/// Links go on one at a time, in the order of their arrival; one that is released comes before those that arrived after
/// it. A link that another one waits for from within its own handler goes on at once, because it could never go on
/// otherwise.
struct DispatchState<Value> {
    /// A link to be carried on.
    struct Job {
        let id: LinkID
        let value: Value
        let wasHeld: Bool
    }

    private(set) var board = ConditionBoard()
    private(set) var pending: PendingLinks<Value>
    /// Links that nobody has looked at yet.
    private var waiting: [(id: LinkID, value: Value)] = []
    /// Links that are being carried, also those that were held meanwhile.
    private(set) var underway: Set<LinkID> = []
    /// The one that others wait behind.
    private var lane: LinkID?
    /// Links that do not wait behind others, until their end.
    private var urgent: Set<LinkID> = []
    private var newest = 0
    private var oldest = 0

    init(policy: PendingPolicy) { pending = PendingLinks(policy: policy) }

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
    ///
    /// - Parameter isFromOutside: Whether it counts as a new link for ``PendingPolicy/latest``.
    mutating func arrive(_ id: LinkID, _ value: Value, isFromOutside: Bool) -> [Drop] {
        waiting.append((id, value))
        return isFromOutside ? pending.arrive(id) : []
    }

    /// The link whose turn it is, if there is one.
    mutating func takeNext() -> Job? {
        guard let id = nextUrgent() ?? (lane == nil ? nextInOrder() : nil) else { return nil }
        guard let job = take(id) else { return nil }
        underway.insert(id)
        lane = lane ?? id
        return job
    }

    private func nextUrgent() -> LinkID? {
        guard !urgent.isEmpty else { return nil }
        return nextInOrder(where: urgent.contains)
    }

    private func nextInOrder(where isWanted: (LinkID) -> Bool = { _ in true }) -> LinkID? {
        let held = pending.firstReady(board) { isWanted($0) && !underway.contains($0) }
        let new = waiting.first { isWanted($0.id) }?.id
        guard let held, let new else { return held ?? new }
        return min(held, new)
    }

    private mutating func take(_ id: LinkID) -> Job? {
        if let index = waiting.firstIndex(where: { $0.id == id }) {
            return Job(id: id, value: waiting.remove(at: index).value, wasHeld: false)
        }
        return pending.take(id).map { Job(id: id, value: $0.value, wasHeld: true) }
    }

    /// A link need not wait behind others.
    mutating func hurry(_ id: LinkID) { urgent.insert(id) }

    mutating func hold(_ entry: PendingLinks<Value>.Entry, now: Duration) -> [Drop] {
        pending.hold(entry, now: now)
    }

    /// A link is no longer carried: it has its final outcome, or is held.
    mutating func leave(_ id: LinkID) {
        underway.remove(id)
        if lane == id { lane = nil }
    }

    /// A link has its final outcome; it may still be underway for a moment.
    mutating func forget(_ id: LinkID) { urgent.remove(id) }

    /// Takes out a link that is not carried at the moment.
    ///
    /// - Returns: Whether it was there.
    mutating func remove(_ id: LinkID) -> Bool { take(id) != nil }

    mutating func fulfil(_ condition: Condition) { board.fulfil(condition) }
    mutating func lose(_ condition: Condition) { board.lose(condition) }
    mutating func resume() { pending.resume() }
    mutating func clear() -> [Drop] { pending.clear() }
    mutating func expire(now: Duration) -> [Drop] { pending.expire(now: now) }
}
