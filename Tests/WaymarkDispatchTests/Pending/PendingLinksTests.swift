import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkDispatch

@Suite("Pending links under each policy")
struct PendingLinksTests {
    /// An operation on numbered links.
    enum Act: Sendable, CustomStringConvertible {
        case hold(Int, at: Int = 0, key: String? = nil, in: SceneID? = nil)
        case restore(Int, in: SceneID? = nil)
        case arrive(Int)
        case expire(at: Int)
        case clear

        var description: String {
            switch self {
            case .hold(let id, let time, let key, let scene):
                "hold \(id) at \(time)" + (key.map { " \($0)" } ?? "") + (scene.map { " in \($0)" } ?? "")
            case .restore(let id, let scene): "restore \(id)" + (scene.map { " in \($0)" } ?? "")
            case .arrive(let id): "arrive \(id)"
            case .expire(let time): "expire at \(time)"
            case .clear: "clear"
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var policy: PendingPolicy
        var acts: [Act]
        var dropped: [String]
        var held: [Int]
        var testDescription: String { acts.map(\.description).joined(separator: ", ") }
    }

    static let rows = [
        Row(policy: .queue(), acts: [.hold(1), .hold(2)], dropped: [], held: [1, 2]),
        Row(policy: .queue(), acts: [.hold(2), .hold(1)], dropped: [], held: [1, 2]),
        Row(policy: .queue(limit: 2), acts: [.hold(1), .hold(2), .hold(3)], dropped: ["1 overflow"], held: [2, 3]),
        Row(policy: .queue(limit: 2), acts: [.hold(2), .hold(3), .hold(1)], dropped: ["1 overflow"], held: [2, 3]),
        Row(policy: .queue(limit: -4), acts: [.hold(1), .hold(2)], dropped: ["1 overflow"], held: [2]),
        Row(policy: .queue(), acts: [.hold(1), .arrive(2)], dropped: [], held: [1]),
        Row(policy: .latest, acts: [.hold(1), .hold(2)], dropped: ["1 replaced by 2"], held: [2]),
        Row(policy: .latest, acts: [.hold(2), .hold(1)], dropped: ["1 replaced by 2"], held: [2]),
        Row(policy: .latest, acts: [.hold(1), .arrive(2)], dropped: ["1 replaced by 2"], held: []),
        Row(policy: .latest, acts: [.hold(1, in: "a"), .hold(2, in: "b")], dropped: ["1 replaced by 2"], held: [2]),
        Row(policy: .latest, acts: [.hold(1, in: "a"), .restore(2, in: "b")], dropped: [], held: [1, 2]),
        Row(policy: .latest, acts: [.restore(1, in: "b"), .hold(2, in: "a")], dropped: [], held: [1, 2]),
        Row(
            policy: .latest, acts: [.restore(1, in: "a"), .restore(2, in: "b"), .restore(3, in: "a")],
            dropped: ["1 replaced by 3"], held: [2, 3]),
        Row(
            policy: .latest, acts: [.hold(1, in: "a"), .restore(2, in: "b"), .restore(3)],
            dropped: ["1 replaced by 3", "2 replaced by 3"], held: [3]),
        Row(
            policy: .latest, acts: [.hold(1, in: "a"), .restore(2, in: "b"), .arrive(3)],
            dropped: ["1 replaced by 3", "2 replaced by 3"], held: []),
        Row(
            policy: .queue(expiry: .seconds(10)), acts: [.hold(1), .hold(2, at: 5), .expire(at: 10)],
            dropped: ["1 expired"], held: [2]),
        Row(policy: .queue(expiry: .seconds(10)), acts: [.hold(1), .expire(at: 9)], dropped: [], held: [1]),
        Row(
            policy: .queue(), acts: [.hold(1, key: "a"), .hold(2, key: "a"), .hold(3, key: "b")],
            dropped: ["2 duplicate of 1"], held: [1, 3]),
        Row(
            policy: .queue(), acts: [.hold(1, key: "\u{E9}"), .hold(2, key: "e\u{301}")], dropped: [], held: [1, 2]),
        Row(
            policy: .queue(droppingDuplicates: false), acts: [.hold(1, key: "a"), .hold(2, key: "a")], dropped: [],
            held: [1, 2]),
        Row(policy: .queue(), acts: [.hold(1), .hold(2), .clear], dropped: ["1 cleared", "2 cleared"], held: []),
    ]

    @Test("The pending policy decides which links are held and which are dropped", arguments: rows)
    func policy(_ row: Row) {
        var pending = PendingLinks(policy: row.policy)
        var drops: [Drop] = []
        for act in row.acts {
            switch act {
            case .hold(let id, let time, let key, let scene):
                var entry = PendingLinks.Entry.sample(id, at: time, key: key)
                entry.scene = scene
                drops += pending.hold(entry, now: .seconds(time))
            case .restore(let id, let scene):
                var entry = PendingLinks.Entry.sample(id)
                (entry.scene, entry.isRestored) = (scene, true)
                drops += pending.hold(entry, now: .zero)
            case .arrive(let id): drops += pending.arrive(LinkID(number: id))
            case .expire(let time): drops += pending.expire(now: .seconds(time))
            case .clear: drops += pending.remove(because: .cleared) { _ in true }
            }
        }
        #expect(drops.map { "\($0.id) \($0.reason.short)" } == row.dropped)
        #expect(pending.entries.map(\.id.number) == row.held)
    }

    @Test("A link that is too old on arrival is dropped as expired")
    func tooOld() {
        var pending = PendingLinks(policy: .queue(expiry: .seconds(10)))
        let drops = pending.hold(.sample(1), now: .seconds(10))
        #expect(drops == [Drop(id: LinkID(number: 1), reason: .expired)])
        #expect(pending.isEmpty && pending.nextExpiry() == nil)
    }

    @Test("Links that are taken in any order and held again keep the order of their arrival", arguments: 0..<10)
    func heldAgain(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var pending = PendingLinks(policy: .queue(limit: 1_000, expiry: .seconds(10)))
        var expected: Set<Int> = []
        for _ in 0..<1_000 {
            let id = generator.below(200)
            if generator.once(in: 3) {
                if expected.insert(id).inserted { #expect(pending.hold(.sample(id), now: .zero).isEmpty) }
            } else {
                #expect((pending.take(LinkID(number: id)) != nil) == (expected.remove(id) != nil))
            }
            #expect(pending.count == expected.count && pending.entries.map(\.id.number) == expected.sorted())
            #expect(pending.nextExpiry() == (expected.isEmpty ? nil : .seconds(10)))
        }
        #expect(pending.expire(now: .seconds(10)).map(\.id.number) == expected.sorted() && pending.isEmpty)
    }

    @Test("The next expiry is that of the oldest pending link")
    func nextExpiry() {
        var pending = PendingLinks(policy: .queue(expiry: .seconds(10)))
        _ = pending.hold(.sample(2, at: 3), now: .seconds(3))
        _ = pending.hold(.sample(1, at: 1), now: .seconds(3))
        #expect(pending.nextExpiry() == .seconds(11))
    }
}

extension PendingLinks.Entry {
    static func sample(
        _ id: Int, until condition: Condition = .signedIn, decidedAt: ConditionBoard.Moment = .start, at time: Int = 0,
        key: String? = nil
    ) -> Self {
        Self(
            id: LinkID(number: id), condition: condition, decidedAt: decidedAt, arrival: .seconds(time),
            key: key.map { LinkKey(url: $0, of: IncomingLink<Int>(url: $0)) })
    }
}
