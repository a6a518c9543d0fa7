import WaymarkEngine
import WaymarkLanguages

/// The path automata of a file's rules, joined into few tables. One pass over a path per table finds matching rules.
struct PathTables: Sendable {
    private let tables: [JoinedTable]
    /// For each table, a bit mask of the rules for percent-decoded links.
    private let decoded: [UInt64]
    private let slots: [Slot]

    private struct Slot: Sendable {
        /// The index of the rule's table; -1 if no table contains it.
        var table = -1
        /// The rule's bit in the masks of its table. Without a table, 1 if the rule can match, otherwise 0.
        var bit: UInt64
    }

    /// - Parameters:
    ///   - entries: Ranges of rule indices. The rules of a range are evaluated in sequence, for the same apps.
    ///   - isEmpty: `true` to build no tables, which pay off only for many links. Then every rule can match.
    init(_ rules: [LinkRule], entries: [Range<Int>], isEmpty: Bool = false) {
        if isEmpty {
            (tables, decoded, slots) = ([], [], Array(repeating: Slot(bit: 1), count: rules.count))
            return
        }
        var (tables, slots) = ([JoinedTable](), [Slot]())
        for entry in entries {
            var isFirst = true
            for index in entry {
                guard rules[index].fault == nil, let table = rules[index].pathTable() else {
                    slots.append(Slot(bit: rules[index].fault == nil ? 1 : 0))
                    continue
                }
                let single = JoinedTable(table, rule: index)
                let deciding = tables.last.map { Self.deciding($0.rules, rules) } ?? 0
                let last = isFirst ? nil : tables.last
                if let joined = last?.joined(with: single, deciding: deciding) {
                    tables[tables.count - 1] = joined
                } else {
                    tables.append(single)
                }
                isFirst = false
                slots.append(Slot(table: tables.count - 1, bit: 1 << UInt64(tables[tables.count - 1].rules.count - 1)))
            }
        }
        (self.tables, self.slots) = (tables, slots)
        decoded = tables.map { table in Self.bits(table.rules) { rules[$0].isDecoded } }
    }

    /// Returns a bit mask of the rules that match whenever the undecoded path does, because they have no other pattern.
    private static func deciding(_ indices: [Int], _ rules: [LinkRule]) -> UInt64 {
        bits(indices) { !rules[$0].isDecoded && rules[$0].fragment == nil && rules[$0].query.isOpen }
    }

    private static func bits(_ indices: [Int], where isSet: (Int) -> Bool) -> UInt64 {
        indices.enumerated().reduce(0) { bits, rule in isSet(rule.element) ? bits | 1 << UInt64(rule.offset) : bits }
    }

    /// Calls a function with one bit mask per table: the rules that can match `path`. For Apple's rules, `path` must
    /// have no trailing slashes.
    @inline(__always)
    func withTakers<Result>(of path: Bytes, hasEscapes: Bool, _ body: (UncheckedMutableSpan<UInt64>) -> Result)
        -> Result
    {
        Scratch.withMutableSpan(of: UInt64.self, count: tables.count + 1) { takers in
            for index in 0..<tables.count {
                takers[index] = tables[index].takers(of: path) | (hasEscapes ? decoded[index] : 0)
            }
            return body(takers)
        }
    }

    /// Returns `false` if the rule at `index` cannot match a link, by the bit masks `takers` from `withTakers`.
    @inline(__always)
    func mayTake(_ index: Int, _ takers: UncheckedMutableSpan<UInt64>) -> Bool {
        let slot = slots[index]
        return slot.table < 0 ? slot.bit != 0 : takers[slot.table] & slot.bit != 0
    }
}

extension QueryTest {
    fileprivate var isOpen: Bool { if case .anything = self { true } else { false } }
}

/// A product of the path automata of several rules. One pass over a path finds all rules that match it.
struct JoinedTable: Sendable {
    /// The indices of the rules, at most 64.
    private(set) var rules: [Int]
    /// The byte class of each of the 256 bytes.
    private(set) var groups: [UInt8]
    /// The transitions of each state, one per byte class. State 0 is the dead state.
    private(set) var steps: [UInt16]
    /// For each state, a bit mask of the rules that match a path ending there.
    private(set) var takers: [UInt64]
    private(set) var start: Int
    /// For each state, a bit mask of the rules that match, whatever bytes follow.
    private var goals: [UInt64]

    private static let ruleLimit = 64
    /// The maximum number of states. Beyond it, the next rule starts another table.
    private static let stateLimit = 4_096

    var width: Int { steps.count / takers.count }

    init(_ table: ByteAutomaton, rule: Int) {
        (rules, groups, steps, start) = ([rule], table.groups, table.steps, Int(table.start))
        takers = table.ends.map { $0 ? 1 : 0 }
        let width = table.steps.count / table.stateCount
        goals = (0..<table.stateCount).map { state in
            let isGoal =
                table.ends[state] && table.steps[state * width..<(state + 1) * width].allSatisfy { $0 == state }
            return isGoal ? 1 : 0
        }
    }

    /// Returns a bit mask of the rules that match a path.
    @inline(__always)
    func takers(of path: Bytes) -> UInt64 {
        let width = width
        var (state, index) = (start, 0)
        while index < path.count {
            state = Int(steps[state &* width &+ Int(groups[Int(path[index])])])
            if state == 0 { return 0 }
            index &+= 1
        }
        return takers[state]
    }

    /// Returns the product of this table and the one of a later rule; `nil` if it would have too many rules or states.
    /// If a rule in the bit mask `deciding` matches, the later rule is irrelevant.
    func joined(with other: JoinedTable, deciding: UInt64) -> JoinedTable? {
        guard rules.count < Self.ruleLimit else { return nil }
        var (pairs, numbers) = ([(first: Int, second: Int)](), [Int: Int]())
        func number(_ first: Int, _ second: Int) -> Int {
            let second = goals[first] & deciding != 0 ? 0 : second
            if let known = numbers[first << 16 | second] { return known }
            numbers[first << 16 | second] = pairs.count
            pairs.append((first, second))
            return pairs.count - 1
        }
        _ = number(0, 0)
        let begin = number(start, other.start)
        let (groups, members) = commonGroups(with: other)
        var (steps, index) = ([UInt16](), 0)
        while index < pairs.count {
            if pairs.count > Self.stateLimit { return nil }
            let pair = pairs[index]
            for (one, two) in members {
                let next = number(
                    Int(self.steps[pair.first * width + one]), Int(other.steps[pair.second * other.width + two]))
                steps.append(UInt16(truncatingIfNeeded: next))
            }
            index += 1
        }
        var made = self
        let shift = UInt64(rules.count)
        (made.groups, made.steps, made.start) = (groups, steps, begin)
        made.rules += other.rules
        made.takers = pairs.map { takers[$0.first] | other.takers[$0.second] << shift }
        made.goals = pairs.map { goals[$0.first] | other.goals[$0.second] << shift }
        return made
    }

    /// Returns the coarsest classes of bytes that refine those of both tables, with the two original classes of each.
    private func commonGroups(with other: JoinedTable) -> (groups: [UInt8], members: [(Int, Int)]) {
        var (members, numbers) = ([(Int, Int)](), [Int: UInt8]())
        let groups = (0..<256).map { byte in
            let (one, two) = (Int(self.groups[byte]), Int(other.groups[byte]))
            if let known = numbers[one << 8 | two] { return known }
            let number = UInt8(truncatingIfNeeded: members.count)
            numbers[one << 8 | two] = number
            members.append((one, two))
            return number
        }
        return (groups, members)
    }
}
