import WaymarkEngine
import WaymarkLanguages

/// The path tests of some rules as one table: which of them take a path is known when it has been walked once.
struct JoinedTable: Sendable {
    /// The rules, by their index, at most 64.
    private(set) var rules: [Int]
    /// The group of each of the 256 bytes.
    private(set) var groups: [UInt8]
    /// For each state, the next one behind a byte of each group. From state 0 nothing is reached any more.
    private(set) var steps: [UInt16]
    /// For each state, the rules that take a text that ends there: a bit for each.
    private(set) var takers: [UInt64]
    private(set) var start: Int
    /// For each state, the rules that take every text that goes on from there.
    private var goals: [UInt64]

    private static let ruleLimit = 64

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

    /// The rules that take a path, a bit for each.
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

    /// Both in one.
    ///
    /// - Parameters:
    ///   - other: The table of one rule, which is asked behind those of this table.
    ///   - deciding: The rules of this table, a bit for each, behind which the other one need not be asked.
    ///   - limit: The most states.
    /// - Returns: `nil` if it has more.
    func joined(with other: JoinedTable, deciding: UInt64, limit: Int) -> JoinedTable? {
        guard rules.count < Self.ruleLimit else { return nil }
        var (pairs, numbers) = ([Pair](), [Pair: Int]())
        func number(_ first: Int, _ second: Int) -> Int {
            let pair = Pair(first: first, second: goals[first] & deciding != 0 ? 0 : second)
            if let known = numbers[pair] { return known }
            numbers[pair] = pairs.count
            pairs.append(pair)
            return pairs.count - 1
        }
        _ = number(0, 0)
        let begin = number(start, other.start)
        let (groups, members) = commonGroups(with: other)
        var (steps, index) = ([UInt16](), 0)
        while index < pairs.count {
            if pairs.count > limit { return nil }
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

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// The groups in which both agree, and which of theirs each is.
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
