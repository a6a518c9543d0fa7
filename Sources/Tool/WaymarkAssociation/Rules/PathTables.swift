import WaymarkEngine
import WaymarkLanguages

/// The path automata of a file's rules, joined into few tables. Most links fail most rules by path, and one pass over
/// the path leaves the candidates.
struct PathTables: Sendable {
    private let tables: [JoinedTable]
    /// For each table, a bit mask of the rules that decode links.
    private let decoded: [UInt64]
    /// The position of each rule.
    private let slots: [Slot]

    private struct Slot: Sendable {
        /// The index of the table; -1 for none.
        var table = -1
        /// The bit of the rule in its table. Without a table, 1 if the rule may match.
        var bit: UInt64
    }

    /// The maximum number of states of a table. Beyond it, the next rule starts another table.
    private static let stateLimit = 4_096

    /// - Parameter entries: Ranges of rules that are evaluated in sequence for the same apps.
    init(_ rules: [LinkRule], entries: [Range<Int>]) {
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
                if let joined = last?.joined(with: single, deciding: deciding, limit: Self.stateLimit) {
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

    /// Creates an instance without tables, for which every rule may match.
    init(count: Int) { (tables, decoded, slots) = ([], [], Array(repeating: Slot(bit: 1), count: count)) }

    /// Returns a bit mask of the rules with no condition but the undecoded path.
    private static func deciding(_ indices: [Int], _ rules: [LinkRule]) -> UInt64 {
        bits(indices) { !rules[$0].isDecoded && rules[$0].fragment == nil && rules[$0].query.isOpen }
    }

    private static func bits(_ indices: [Int], where isSet: (Int) -> Bool) -> UInt64 {
        indices.enumerated().reduce(0) { bits, rule in isSet(rule.element) ? bits | 1 << UInt64(rule.offset) : bits }
    }

    /// Calls a function with the rules that may match a path, as one bit mask per table.
    ///
    /// - Parameter path: The path; for Apple's rules, without trailing slashes.
    @inline(__always)
    func withTakers<Result>(of path: Bytes, hasEscapes: Bool, _ body: (UncheckedMutableSpan<UInt64>) -> Result)
        -> Result
    {
        Scratch.withRoom(of: UInt64.self, count: tables.count + 1) { takers in
            for index in 0..<tables.count {
                takers[index] = tables[index].takers(of: path) | (hasEscapes ? decoded[index] : 0)
            }
            return body(takers)
        }
    }

    /// Returns `false` if a rule cannot match the link.
    @inline(__always)
    func mayTake(_ index: Int, _ takers: UncheckedMutableSpan<UInt64>) -> Bool {
        let slot = slots[index]
        return slot.table < 0 ? slot.bit != 0 : takers[slot.table] & slot.bit != 0
    }
}

extension QueryTest {
    fileprivate var isOpen: Bool { if case .anything = self { true } else { false } }
}
