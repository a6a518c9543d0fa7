import WaymarkCore

struct Drop: Sendable, Hashable {
    let id: LinkID
    let reason: DropReason
}

/// The properties by which two links are duplicates.
struct LinkKey: Sendable, Hashable {
    /// The bytes of the URL, because strings in Swift are equal even if they differ in Unicode normalisation.
    private let url: [UInt8]
    private let channel: ArrivalChannel
    private let payload: LinkPayload
    private let account: String?
    /// The window of a restored screen: several windows may restore equal screens.
    private let scene: SceneID?

    init(
        url: String, channel: ArrivalChannel, payload: LinkPayload, account: String? = nil, scene: SceneID? = nil
    ) {
        (self.url, self.channel, self.payload, self.account) = (Array(url.utf8), channel, payload, account)
        self.scene = channel == .restoration ? scene : nil
    }
}

/// The pending links in the order of their arrival, without tasks or clocks. Every link leaves once, by `take` or as a
/// drop. Holding and taking a link cost a binary search.
struct PendingLinks {
    struct Entry {
        let id: LinkID
        let condition: Condition
        /// The moment before the call of the guard or handler that held the link, or of the check of its conditions.
        let decidedAt: ConditionBoard.Moment
        let arrival: Duration
        /// The age at which the link is dropped, even if the policy allows more.
        var expiry: Duration?
        let key: LinkKey?
        var queue = LinkQueue.outside
        /// The window that received the link, or whose screens it restores; `nil` if unknown.
        var scene: SceneID?
        /// `true` if the link restores a screen.
        var isRestored = false
        /// `true` if the link resumes without its condition.
        var isResumed = false

        /// Returns `false` for links of two windows, of which one restores a screen: both stay pending.
        func excludes(_ other: Entry) -> Bool {
            !(isRestored || other.isRestored) || mayShareWindow(scene, other.scene)
        }
    }

    private let policy: PendingPolicy
    /// The pending links in the order of arrival. An entry is `nil` once its link has left; the first is never `nil`.
    private var slots: ArraySlice<(id: LinkID, entry: Entry?)> = []
    private(set) var count = 0
    /// The links that may have duplicates, if the policy drops those.
    private var keys: [LinkKey: LinkID] = [:]
    /// The deadlines of the links, and some of links that have left.
    private var deadlines = SortedQueue<Deadline<LinkID>>()
    /// The newest link from outside the app, if the policy drops pending links on its arrival.
    private var newest: LinkID?

    init(policy: PendingPolicy) { self.policy = policy }

    var isEmpty: Bool { count == 0 }

    var entries: [Entry] { slots.compactMap { $0.entry } }

    subscript(id: LinkID) -> Entry? { index(of: id).flatMap { slots[$0].entry } }

    private func index(of id: LinkID) -> Int? {
        let index = slots.lowerBound { $0.id < id }
        return index < slots.endIndex && slots[index].id == id ? index : nil
    }

    /// Holds a link, and returns the dropped links, possibly including the link itself.
    mutating func hold(_ entry: Entry, now: Duration) -> [Drop] {
        if let deadline = deadline(of: entry), now >= deadline.time { return [Drop(id: entry.id, reason: .expired)] }
        if let newest, entry.id < newest { return [Drop(id: entry.id, reason: .replaced(by: newest))] }
        var drops = expire(now: now)
        if policy.dropsDuplicates, let key = entry.key {
            if let first = keys[key] { return drops + [Drop(id: entry.id, reason: .duplicate(of: first))] }
            keys[key] = entry.id
        }
        insert(entry)
        if policy.dropsPendingOnArrival { return drops + keepNewest(besides: entry) }
        while count > policy.limit { drops += dropOldest() }
        return drops
    }

    private mutating func insert(_ entry: Entry) {
        let index = slots.lowerBound { $0.id < entry.id }
        if index < slots.endIndex, slots[index].id == entry.id {
            slots[index].entry = entry
        } else {
            slots.insert((entry.id, entry), at: index)
        }
        count += 1
        if let deadline = deadline(of: entry) { deadlines.insert(deadline) }
    }

    private mutating func dropOldest() -> [Drop] {
        guard let oldest = slots.first?.id else { return [] }
        _ = take(oldest)
        return [Drop(id: oldest, reason: .overflow)]
    }

    /// Drops all but the newest of a new link and the links that exclude it.
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

    /// Lets every link resume once without its condition.
    mutating func resume() {
        for index in slots.indices { slots[index].entry?.isResumed = true }
    }

    mutating func take(_ id: LinkID) -> Entry? {
        guard let index = index(of: id), let entry = slots[index].entry else { return nil }
        slots[index].entry = nil
        count -= 1
        if policy.dropsDuplicates, let key = entry.key { keys[key] = nil }
        compactSlots()
        return entry
    }

    /// Removes leading empty slots. Removes all of them, and old deadlines, once they are the majority.
    private mutating func compactSlots() {
        while let first = slots.first, first.entry == nil { slots.removeFirst() }
        if slots.count > 2 * count + 16 { slots.removeAll { $0.entry == nil } }
        if deadlines.count > 2 * count + 16 { deadlines.keep(where: isCurrent) }
    }

    /// Drops links in the order of their arrival.
    mutating func remove(because reason: DropReason, where isWanted: (Entry) -> Bool) -> [Drop] {
        let ids = entries.filter(isWanted).map(\.id)
        for id in ids { _ = take(id) }
        return ids.map { Drop(id: $0, reason: reason) }
    }

    /// Drops the expired links, in the order of their arrival.
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
