import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkDispatch

/// Random histories of the dispatch state alone. In any order of operations, no link is lost, no link is delivered
/// twice, and links of one queue are delivered in order.
@Suite("Random histories of the dispatch state")
struct InterleavingTests {
    @Test("Every link ends exactly once in a random history of the dispatch state", arguments: 0..<40)
    func state(seed: Int) {
        var life = Life(seed: UInt64(seed), policy: Life.policies[seed % Life.policies.count])
        for _ in 0..<400 { life.step() }
        life.end()
        #expect(life.faults == [])
        #expect(Set(life.ends.keys) == life.opened, "lost: \(life.opened.subtracting(life.ends.keys).sorted())")
        #expect(life.ends.values.allSatisfy { $0 == 1 })
    }
}

/// A random history of a dispatcher's state.
struct Life {
    static let policies: [PendingPolicy] = [
        .latest, .queue(limit: 3), .queue(limit: 50, droppingDuplicates: false), .queue(limit: 8, expiry: .seconds(20)),
    ]
    static let conditions: [Condition] = ["a", "b"]

    private struct Carried {
        let id: LinkID
        let value: Int
        let decidedAt: ConditionBoard.Moment
    }

    private var generator: SeededGenerator
    private let policy: PendingPolicy
    private var state: DispatchState
    private var now = Duration.zero
    /// The links in handling, at most one of each queue, with the times of their decisions.
    private var carried: [LinkQueue: Carried] = [:]
    private var numbers = 0
    private var names: [LinkID: Int] = [:]
    private var lanes: [LinkID: LinkQueue] = [:]
    private(set) var opened: Set<Int> = []
    private(set) var ends: [Int: Int] = [:]
    private(set) var faults: [String] = []

    init(seed: UInt64, policy: PendingPolicy) {
        generator = SeededGenerator(seed: seed)
        self.policy = policy
        state = DispatchState(policy: policy)
    }

    mutating func step() {
        let condition = Self.conditions.randomElement(using: &generator) ?? "a"
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<5: open()
        case 5..<10: take()
        case 10..<14: answer(condition)
        case 14, 15: state.fulfil(condition)
        case 16: state.lose(condition)
        case 17: wait()
        case 18: Bool.random(using: &generator) ? state.resume() : report(state.clear { _ in true })
        default: relaunch()
        }
    }

    /// Finishes all links, until none is left.
    mutating func end() {
        for link in carried.values { finish(link.id) }
        state.resume()
        while let job = state.takeNext() {
            check(job)
            finish(job.id)
        }
        if !state.pending.isEmpty { faults.append("still held after all were resumed") }
    }

    private mutating func open() {
        numbers += 1
        opened.insert(numbers)
        let id = state.nextID()
        names[id] = numbers
        let queue = Bool.random(using: &generator) ? LinkQueue.outside : .inApp
        if queue == .outside, policy.dropsPendingOnArrival { report(state.supersede(by: id)) }
        state.arrive(id, in: queue)
        lanes[id] = queue
    }

    private mutating func take() {
        guard let job = state.takeNext() else { return }
        if carried[job.queue] != nil { faults.append("two at once") }
        check(job)
        carried[job.queue] = Carried(id: job.id, value: names[job.id] ?? 0, decidedAt: state.board.now)
    }

    /// Checks that the job is the first ready link of its queue.
    private mutating func check(_ job: DispatchState.Job) {
        let ready = state.pending.entries.filter { $0.queue == job.queue && state.pending.isReady($0.id, state.board) }
        if let earlier = ready.first(where: { $0.id < job.id }) { faults.append("\(job.id) before \(earlier.id)") }
        if lanes[job.id] != job.queue { faults.append("\(job.id) in another queue") }
        if ends[names[job.id] ?? 0] != nil { faults.append("\(job.id) again after its end") }
    }

    private mutating func answer(_ condition: Condition) {
        guard let current = carried.values.randomElement(using: &generator) else { return }
        if Bool.random(using: &generator) { return finish(current.id) }
        let url = String(current.value % 5)
        let key = LinkKey(url: url, of: IncomingLink<Int>(url: url))
        let entry = PendingLinks.Entry(
            id: current.id, condition: condition, decidedAt: current.decidedAt, arrival: now, key: key,
            queue: lanes[current.id] ?? .outside)
        report(state.hold(entry, now: now))
        leave(current.id)
    }

    private mutating func wait() {
        now += .seconds(Int.random(in: 1...8, using: &generator))
        report(state.expire(now: now))
    }

    /// Moves all pending links to a new state, after all other links have ended.
    private mutating func relaunch() {
        while carried.isEmpty, let job = state.takeNext() { finish(check: job) }
        guard carried.isEmpty else { return }
        let held = state.pending.entries
        let before = names
        (state, names, lanes) = (DispatchState(policy: policy), [:], [:])
        for (id, entry) in zip(state.earlierIDs(held.count), held) {
            names[id] = before[entry.id]
            lanes[id] = entry.queue
            report(
                state.hold(
                    .init(
                        id: id, condition: entry.condition, decidedAt: .start, arrival: entry.arrival, key: entry.key,
                        queue: entry.queue), now: now))
        }
    }

    private mutating func finish(check job: DispatchState.Job) {
        check(job)
        finish(job.id)
    }

    private mutating func finish(_ id: LinkID) {
        end(id)
        leave(id)
    }

    private mutating func leave(_ id: LinkID) {
        state.leave(id)
        carried = carried.filter { $0.value.id != id }
    }

    private mutating func report(_ drops: [Drop]) { for drop in drops { end(drop.id) } }

    private mutating func end(_ id: LinkID) {
        guard let name = names[id] else { return faults.append("unknown \(id)") }
        ends[name, default: 0] += 1
    }
}
