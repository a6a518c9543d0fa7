import WaymarkCore

/// A link that left without going on.
struct Drop: Sendable, Hashable {
    let id: LinkID
    let reason: DropReason
}

/// Tells whether two links are the same: where they lead, through what they arrived, and what came with them.
struct LinkKey: Sendable, Hashable {
    let url: String
    let source: ArrivalSource
    let payload: LinkPayload
}

/// The links that are held, in the order of their arrival: what may be held, what leaves, and what may go on.
///
/// A value without tasks or clocks. Every link that enters leaves once: taken up, or named in a list of drops.
struct PendingLinks<Value> {
    struct Entry {
        let id: LinkID
        /// What it waits for.
        let condition: Condition
        /// When the question was asked whose answer was to wait.
        let askedAt: ConditionBoard.Moment
        let arrival: Duration
        let key: LinkKey?
        let value: Value
        /// Whether it goes on even if its condition is not met.
        var isResumed = false
    }

    let policy: PendingPolicy
    private(set) var entries: [Entry] = [] { didSet { changes += 1 } }
    /// How often the links that are held were others, or might have been.
    private(set) var changes = 0

    init(policy: PendingPolicy) { self.policy = policy }

    /// Holds a link in its place in the order.
    ///
    /// - Returns: What leaves, which may be the link itself.
    mutating func hold(_ entry: Entry, now: Duration) -> [Drop] {
        if isExpired(entry, now: now) { return [Drop(id: entry.id, reason: .expired)] }
        var drops = expire(now: now)
        if policy.dropsDuplicates, let key = entry.key, let first = entries.first(where: { $0.key == key }) {
            return drops + [Drop(id: entry.id, reason: .duplicate(of: first.id))]
        }
        entries.insert(entry, at: entries.firstIndex { $0.id > entry.id } ?? entries.endIndex)
        while entries.count > policy.limit { drops.append(dropOldest()) }
        return drops
    }

    private mutating func dropOldest() -> Drop {
        let oldest = entries.removeFirst()
        guard policy.dropsHeldOnArrival, let next = entries.first else {
            return Drop(id: oldest.id, reason: .overflow)
        }
        return Drop(id: oldest.id, reason: .replaced(by: next.id))
    }

    /// Makes room for a link that arrives from outside.
    mutating func arrive(_ id: LinkID) -> [Drop] {
        policy.dropsHeldOnArrival ? removeAll(because: .replaced(by: id)) : []
    }

    /// The first link that may go on.
    func firstReady(_ board: ConditionBoard, where isWanted: (LinkID) -> Bool = { _ in true }) -> LinkID? {
        entries.first { ($0.isResumed || board.wasMet($0.condition, after: $0.askedAt)) && isWanted($0.id) }?.id
    }

    /// Lets every link go on once, whatever it waits for.
    mutating func resume() {
        for index in entries.indices { entries[index].isResumed = true }
    }

    /// Takes a link out to carry it on.
    mutating func take(_ id: LinkID) -> Entry? {
        entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
    }

    mutating func clear() -> [Drop] { removeAll(because: .cleared) }

    /// Drops what has waited too long.
    mutating func expire(now: Duration) -> [Drop] {
        let drops = entries.filter { isExpired($0, now: now) }.map { Drop(id: $0.id, reason: .expired) }
        let expired = Set(drops.map(\.id))
        entries.removeAll { expired.contains($0.id) }
        return drops
    }

    /// When the next link expires.
    var nextExpiry: Duration? {
        policy.expiry.flatMap { expiry in entries.map { $0.arrival + expiry }.min() }
    }

    private func isExpired(_ entry: Entry, now: Duration) -> Bool {
        policy.expiry.map { now - entry.arrival >= $0 } ?? false
    }

    private mutating func removeAll(because reason: DropReason) -> [Drop] {
        defer { entries = [] }
        return entries.map { Drop(id: $0.id, reason: reason) }
    }
}
