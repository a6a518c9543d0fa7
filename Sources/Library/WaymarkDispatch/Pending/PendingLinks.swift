import WaymarkCore

struct Drop: Sendable, Hashable {
    let id: LinkID
    let reason: DropReason
}

/// The properties that two duplicate links have in common.
struct LinkKey: Sendable, Hashable {
    /// The bytes of the URL, because strings in Swift are equal even if they differ in Unicode normalisation.
    private let url: [UInt8]
    private let channel: ArrivalChannel
    private let payload: LinkPayload
    private let account: String?
    /// The window of a restored screen: several windows may restore equal screens.
    private let scene: SceneID?

    init<Route>(url: String, of link: IncomingLink<Route>) {
        (self.url, channel, payload, account) = (Array(url.utf8), link.channel, link.payload, link.account)
        scene = channel == .restoration ? link.scene : nil
    }
}

/// The pending links in the order of arrival. Each is removed once: by `take`, or with a ``Drop`` as the result.
struct PendingLinks {
    struct Entry {
        let id: LinkID
        let condition: Condition
        let decidedAt: ConditionBoard.Moment
        let arrival: Duration
        /// The age at which the link is dropped, even if ``PendingPolicy/expiry`` is longer.
        var expiry: Duration?
        let key: LinkKey?
        var queue = LinkQueue.outside
        /// The window that received the link, or whose screens it restores; `nil` if unknown.
        var scene: SceneID?
        var isRestored = false
        /// `true` if the link resumes even though its condition is unmet, after ``LinkDispatcher/resume()``.
        var isResumed = false

        /// Returns `true` if the two links must not be pending together under ``PendingPolicy/latest``. A link that
        /// restores a screen may be pending together with links of other windows.
        func excludes(_ other: Entry) -> Bool {
            !(isRestored || other.isRestored) || mayShareWindow(scene, other.scene)
        }
    }

    private let policy: PendingPolicy
    private var held: [LinkID: Entry] = [:]
    /// The pending links in the order of arrival. Removed links stay in this queue for a while, but not at its start.
    private var order = SortedQueue<LinkID>()
    /// The pending links by the properties that duplicates share; empty if the policy keeps duplicates.
    private var keys: [LinkKey: LinkID] = [:]
    /// The times at which links expire, for a while also those of dropped and resumed links.
    private var deadlines = SortedQueue<Deadline<LinkID>>()
    /// The newest link from outside the app, if its arrival drops all earlier pending links (``PendingPolicy/latest``);
    /// otherwise `nil`.
    private var newest: LinkID?

    init(policy: PendingPolicy) { self.policy = policy }

    var count: Int { held.count }

    var isEmpty: Bool { held.isEmpty }

    var entries: [Entry] { order.elements.compactMap { held[$0] } }

    subscript(id: LinkID) -> Entry? { held[id] }

    /// Adds a pending link. Returns the links that are dropped, possibly including the new one.
    mutating func hold(_ entry: Entry, now: Duration) -> [Drop] {
        if let deadline = deadline(of: entry), now >= deadline.time { return [Drop(id: entry.id, reason: .expired)] }
        if let newest, entry.id < newest { return [Drop(id: entry.id, reason: .replaced(by: newest))] }
        var drops = expire(now: now)
        if policy.dropsDuplicates, let key = entry.key {
            if let first = keys[key] { return drops + [Drop(id: entry.id, reason: .duplicate(of: first))] }
            keys[key] = entry.id
        }
        held[entry.id] = entry
        order.insert(entry.id)
        if let deadline = deadline(of: entry) { deadlines.insert(deadline) }
        if policy.dropsPendingOnArrival { return drops + keepNewest(besides: entry) }
        while count > policy.limit, let oldest = order.first {
            _ = take(oldest)
            drops.append(Drop(id: oldest, reason: .overflow))
        }
        return drops
    }

    /// Keeps only the newest link among `new` and the pending links that must not be pending together with it
    /// (``Entry/excludes(_:)``). Returns the dropped ones.
    private mutating func keepNewest(besides new: Entry) -> [Drop] {
        guard let newest = entries.last(where: new.excludes)?.id else { return [] }
        return remove(because: .replaced(by: newest)) { $0.id < newest && new.excludes($0) }
    }

    mutating func arrive(_ id: LinkID) -> [Drop] {
        guard policy.dropsPendingOnArrival else { return [] }
        newest = max(newest ?? id, id)
        return remove(because: .replaced(by: id)) { $0.id < id }
    }

    func isReady(_ id: LinkID, _ board: ConditionBoard) -> Bool {
        guard let entry = self[id] else { return false }
        return entry.isResumed || board.wasMet(entry.condition, after: entry.decidedAt)
    }

    mutating func resume() {
        for id in held.keys { held[id]?.isResumed = true }
    }

    mutating func take(_ id: LinkID) -> Entry? {
        guard let entry = held.removeValue(forKey: id) else { return nil }
        if policy.dropsDuplicates, let key = entry.key { keys[key] = nil }
        forgetLeftLinks()
        return entry
    }

    /// Removes links that are no longer pending from the start of `order`, and all of them if they are the majority.
    private mutating func forgetLeftLinks() {
        while let first = order.first, held[first] == nil { order.removeFirst() }
        if order.count > 2 * count + 16 { order.keep { held[$0] != nil } }
        if deadlines.count > 2 * count + 16 { deadlines.keep(where: isCurrent) }
    }

    mutating func remove(because reason: DropReason, where isWanted: (Entry) -> Bool) -> [Drop] {
        let ids = entries.filter(isWanted).map(\.id)
        for id in ids { _ = take(id) }
        return ids.map { Drop(id: $0, reason: reason) }
    }

    mutating func expire(now: Duration) -> [Drop] {
        var ids: [LinkID] = []
        while let time = nextExpiry(), time <= now, let deadline = deadlines.removeFirst() {
            _ = take(deadline.id)
            ids.append(deadline.id)
        }
        return ids.sorted().map { Drop(id: $0, reason: .expired) }
    }

    mutating func nextExpiry() -> Duration? {
        while let next = deadlines.first {
            if isCurrent(next) { return next.time }
            deadlines.removeFirst()
        }
        return nil
    }

    private var isCurrent: (Deadline<LinkID>) -> Bool {
        { [self] deadline in self[deadline.id].flatMap { self.deadline(of: $0) } == deadline }
    }

    private func deadline(of entry: Entry) -> Deadline<LinkID>? {
        let limit = [policy.expiry, entry.expiry].compactMap(\.self).min()
        return limit.map { Deadline(time: entry.arrival + $0.bounded, id: entry.id) }
    }
}
