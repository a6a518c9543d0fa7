import WaymarkCore

/// A link that left without going on.
struct Drop: Sendable, Hashable {
    let id: LinkID
    let reason: DropReason
}

/// Tells whether two links are the same: where they lead, how they arrived, and what came with them.
struct LinkKey: Sendable, Hashable {
    let url: String
    let channel: ArrivalChannel
    let payload: LinkPayload
    /// The account for which alone it may go on.
    var account: String?
}

extension LinkKey {
    /// What tells a link from others, whose destination has a URL.
    init<Route>(_ link: IncomingLink<Route>, url: String) {
        self.init(url: url, channel: link.channel, payload: link.payload, account: link.account)
    }
}

/// The links that are held: what may be held, what leaves, and what may go on.
///
/// A value without tasks or clocks, which knows links by their numbers. Every link that enters leaves once: taken up, or named in a list of drops. Whatever is
/// done to one link costs no more than the logarithm of how many are held.
struct PendingLinks {
    struct Entry {
        let id: LinkID
        /// What it waits for.
        let condition: Condition
        /// When the question was asked whose answer was to wait.
        let askedAt: ConditionBoard.Moment
        let arrival: Duration
        /// When it is dropped, whatever the policy says.
        var expiry: Duration?
        let key: LinkKey?
        var lane = Lane.outside
        /// Whether it goes on even if its condition is not met.
        var isResumed = false
    }

    /// An entry in a place of its own: the tables that name it stay small however much is known of a link.
    private final class Box: Hashable {
        let entry: Entry

        init(_ entry: Entry) { self.entry = entry }

        /// Whether two entries are of the same link.
        static func == (a: Box, b: Box) -> Bool { a.entry.key == b.entry.key }

        func hash(into hasher: inout Hasher) { hasher.combine(entry.key) }
    }

    /// When a link expires.
    private struct Expiry: Comparable {
        let time: Duration
        let id: LinkID

        static func < (a: Expiry, b: Expiry) -> Bool { (a.time, a.id) < (b.time, b.id) }
    }

    let policy: PendingPolicy
    private var held: [LinkID: Box] = [:]
    /// The held links that a new one is compared with, to see whether it is the same as one of them.
    private var different: Set<Box> = []
    private var waiting: [Condition: Set<LinkID>] = [:]
    private var order = LazyHeap<LinkID>()
    private var expiries = LazyHeap<Expiry>()
    /// The newest link that arrived from outside, if that drops others.
    private var newest: LinkID?

    init(policy: PendingPolicy) { self.policy = policy }

    var count: Int { held.count }
    var isEmpty: Bool { held.isEmpty }

    /// All of them, in the order of their arrival.
    var entries: [Entry] { held.values.map(\.entry).sorted { $0.id < $1.id } }

    subscript(id: LinkID) -> Entry? { held[id]?.entry }

    /// Holds a link in its place in the order.
    ///
    /// - Returns: What leaves, which may be the link itself.
    mutating func hold(_ entry: Entry, now: Duration) -> [Drop] {
        if let time = Self.expiry(of: entry, policy), now >= time { return [Drop(id: entry.id, reason: .expired)] }
        if let newest, entry.id < newest { return [Drop(id: entry.id, reason: .replaced(by: newest))] }
        var drops = expire(now: now)
        let box = Box(entry)
        if policy.dropsDuplicates, entry.key != nil {
            let (isDifferent, first) = different.insert(box)
            if !isDifferent { return drops + [Drop(id: entry.id, reason: .duplicate(of: first.entry.id))] }
        }
        insert(box)
        while held.count > policy.limit { drops += dropOldest() }
        return drops
    }

    private mutating func insert(_ box: Box) {
        let entry = box.entry
        held[entry.id] = box
        wait(entry)
        order.insert(entry.id)
        if let time = Self.expiry(of: entry, policy) { expiries.insert(Expiry(time: time, id: entry.id)) }
        order.tidy(count: count) { [held] in held[$0] != nil }
        expiries.tidy(count: count, where: isCurrent)
    }

    /// Counts a link among those that wait for its condition.
    private mutating func wait(_ entry: Entry) { waiting[entry.condition, default: []].insert(entry.id) }

    private mutating func dropOldest() -> [Drop] {
        guard let oldest = order.removeLeast(where: { [held] in held[$0] != nil }) else { return [] }
        _ = take(oldest)
        guard policy.dropsHeldOnArrival, let next = order.least(where: { [held] in held[$0] != nil }) else {
            return [Drop(id: oldest, reason: .overflow)]
        }
        return [Drop(id: oldest, reason: .replaced(by: next))]
    }

    /// Makes room for a link that arrives from outside.
    mutating func arrive(_ id: LinkID) -> [Drop] {
        guard policy.dropsHeldOnArrival else { return [] }
        newest = id
        return remove(because: .replaced(by: id)) { _ in true }
    }

    /// Whether a link is held and may go on.
    func isReady(_ id: LinkID, _ board: ConditionBoard) -> Bool {
        guard let entry = held[id]?.entry else { return false }
        return entry.isResumed || board.wasMet(entry.condition, after: entry.askedAt)
    }

    /// A condition is met.
    ///
    /// - Returns: The links that wait for it.
    mutating func release(_ condition: Condition) -> Set<LinkID> { waiting.removeValue(forKey: condition) ?? [] }

    /// A link that was released may not go on after all, because its condition was lost before it was its turn.
    mutating func waitAgain(_ id: LinkID) {
        if let box = held[id] { wait(box.entry) }
    }

    /// Lets every link go on once, whatever it waits for.
    mutating func resume() -> [LinkID] {
        let ids = Array(held.keys)
        for id in ids {
            guard var entry = take(id) else { continue }
            entry.isResumed = true
            let box = Box(entry)
            held[id] = box
            if policy.dropsDuplicates, entry.key != nil { different.insert(box) }
        }
        return ids
    }

    /// Takes a link out to carry it on.
    mutating func take(_ id: LinkID) -> Entry? {
        guard let box = held.removeValue(forKey: id) else { return nil }
        let entry = box.entry
        if policy.dropsDuplicates, entry.key != nil { different.remove(box) }
        waiting[entry.condition]?.remove(id)
        if waiting[entry.condition]?.isEmpty == true { waiting[entry.condition] = nil }
        return entry
    }

    /// Drops links, in the order of their arrival.
    mutating func remove(because reason: DropReason, where isWanted: (Entry) -> Bool) -> [Drop] {
        let ids = held.values.lazy.map(\.entry).filter(isWanted).map(\.id).sorted()
        for id in ids { _ = take(id) }
        return ids.map { Drop(id: $0, reason: reason) }
    }

    /// Drops what has waited too long, in the order of their arrival.
    mutating func expire(now: Duration) -> [Drop] {
        var ids: [LinkID] = []
        while let next = expiries.least(where: isCurrent), next.time <= now {
            _ = take(next.id)
            ids.append(next.id)
        }
        return ids.sorted().map { Drop(id: $0, reason: .expired) }
    }

    /// When the next link expires.
    mutating func nextExpiry() -> Duration? { expiries.least(where: isCurrent)?.time }

    /// Whether a link is still held that is to expire at a time.
    private var isCurrent: (Expiry) -> Bool {
        { [held, policy] expiry in held[expiry.id].flatMap { Self.expiry(of: $0.entry, policy) } == expiry.time }
    }

    private static func expiry(of entry: Entry, _ policy: PendingPolicy) -> Duration? {
        guard let limit = [policy.expiry, entry.expiry].compactMap(\.self).min() else { return nil }
        return entry.arrival + limit
    }
}
