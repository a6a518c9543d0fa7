import TestSupport
import Testing
import WaymarkCore

@testable import WaymarkDispatch

/// Random lives of many links, by the state alone: whatever happens in whatever order, no link is lost, none is
/// delivered twice, and those that are delivered together keep their order.
@Suite("Whatever happens in whatever order")
struct InterleavingTests {
    @Test("every link ends once", arguments: 0..<40)
    func state(seed: Int) {
        var life = Life(seed: UInt64(seed), policy: Life.policies[seed % Life.policies.count])
        for _ in 0..<400 { life.step() }
        life.end()
        #expect(life.faults == [])
        #expect(Set(life.ends.keys) == life.opened, "lost: \(life.opened.subtracting(life.ends.keys).sorted())")
        #expect(life.ends.values.allSatisfy { $0 == 1 })
    }
}

/// One random life of a dispatcher's state.
struct Life {
    static let policies: [PendingPolicy] = [
        .latest, .queue(limit: 3), .queue(limit: 50, droppingDuplicates: false), .queue(limit: 8, expiry: .seconds(20)),
    ]
    static let conditions: [Condition] = ["a", "b"]

    private var generator: SeededGenerator
    private let policy: PendingPolicy
    private var state: DispatchState<Int>
    private var now = Duration.zero
    /// The link that is being carried, and when its question was asked.
    private var carried: (id: LinkID, value: Int, askedAt: ConditionBoard.Moment)?
    private var numbers = 0
    private var names: [LinkID: Int] = [:]
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
        case 18: Bool.random(using: &generator) ? state.resume() : report(state.clear())
        default: relaunch()
        }
    }

    /// Lets everything go on until nothing is left.
    mutating func end() {
        if let carried { finish(carried.id) }
        state.resume()
        while let job = state.takeNext() {
            check(job)
            finish(job.id)
        }
        if !state.pending.entries.isEmpty { faults.append("still held after all were resumed") }
    }

    private mutating func open() {
        numbers += 1
        opened.insert(numbers)
        let id = state.nextID()
        names[id] = numbers
        report(state.arrive(id, numbers, isFromOutside: Bool.random(using: &generator)))
    }

    private mutating func take() {
        let job = state.takeNext()
        if let job {
            if carried != nil { faults.append("two at once") }
            check(job)
            carried = (job.id, job.value, state.board.now)
        }
    }

    /// Of all that could go on, the first one does.
    private mutating func check(_ job: DispatchState<Int>.Job) {
        let ready = state.pending.entries.filter { $0.isResumed || state.board.wasMet($0.condition, after: $0.askedAt) }
        if let earlier = ready.first(where: { $0.id < job.id }) { faults.append("\(job.id) before \(earlier.id)") }
        if ends[job.value] != nil { faults.append("\(job.value) again after its end") }
    }

    private mutating func answer(_ condition: Condition) {
        guard let current = carried else { return }
        if Bool.random(using: &generator) { return finish(current.id) }
        let key = LinkKey(url: String(current.value % 5), source: .unknown, payload: [:])
        let entry = PendingLinks<Int>.Entry(
            id: current.id, condition: condition, askedAt: current.askedAt, arrival: now, key: key,
            value: current.value)
        report(state.hold(entry, now: now))
        leave(current.id)
    }

    private mutating func wait() {
        now += .seconds(Int.random(in: 1...8, using: &generator))
        report(state.expire(now: now))
    }

    /// Everything that is held goes over to a new state; nothing else may be on its way.
    private mutating func relaunch() {
        while carried == nil, let job = state.takeNext() { finish(check: job) }
        guard carried == nil else { return }
        let held = state.pending.entries
        let before = names
        (state, names) = (DispatchState(policy: policy), [:])
        for (id, entry) in zip(state.earlierIDs(held.count), held) {
            names[id] = before[entry.id]
            report(
                state.hold(
                    .init(
                        id: id, condition: entry.condition, askedAt: .start, arrival: entry.arrival, key: entry.key,
                        value: entry.value), now: now))
        }
    }

    private mutating func finish(check job: DispatchState<Int>.Job) {
        check(job)
        finish(job.id)
    }

    private mutating func finish(_ id: LinkID) {
        end(id)
        leave(id)
    }

    private mutating func leave(_ id: LinkID) {
        state.leave(id)
        carried = nil
    }

    private mutating func report(_ drops: [Drop]) { for drop in drops { end(drop.id) } }

    private mutating func end(_ id: LinkID) {
        guard let name = names[id] else { return faults.append("unknown \(id)") }
        ends[name, default: 0] += 1
    }
}
