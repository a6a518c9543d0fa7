import WaymarkEngine
import WaymarkLanguages

/// The path tests of all rules of a file as few tables: most links fail most rules by their path, and one walk along it says
/// which rules are left.
struct PathTables: Sendable {
    private let tables: [JoinedTable]
    /// For each table, its rules that look at what is decoded.
    private let decoded: [UInt64]
    /// Where each rule's answer is.
    private let slots: [Slot]

    private struct Slot: Sendable {
        /// Which table; -1 for rules that are in none.
        var table = -1
        /// The rule's bit, or whether a rule that is in no table may take a link.
        var bit: UInt64
    }

    /// The most states of a table: the next rule begins another one.
    private static let stateLimit = 4_096

    /// - Parameters:
    ///   - rules: The rules.
    ///   - entries: The rules that are asked one after the other, and for the same apps.
    init(_ rules: [LinkRule], entries: [Range<Int>]) {
        var (tables, slots) = ([JoinedTable](), [Slot]())
        for entry in entries {
            var isFirst = true
            for index in entry {
                guard rules[index].fault == nil, let table = rules[index].pathTable else {
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

    /// No tables: each of so many rules has to be asked.
    init(count: Int) { (tables, decoded, slots) = ([], [], Array(repeating: Slot(bit: 1), count: count)) }

    /// The rules that ask of nothing but the path, as it is written.
    private static func deciding(_ indices: [Int], _ rules: [LinkRule]) -> UInt64 {
        bits(indices) { !rules[$0].isDecoded && rules[$0].fragment == nil && rules[$0].query.isOpen }
    }

    private static func bits(_ indices: [Int], where isSet: (Int) -> Bool) -> UInt64 {
        indices.enumerated().reduce(0) { bits, rule in isSet(rule.element) ? bits | 1 << UInt64(rule.offset) : bits }
    }

    /// Calls a function with the rules that may take a link, by its path: a word of bits for each table.
    ///
    /// - Parameters:
    ///   - path: The path, for rules of Apple without slashes at its end.
    ///   - hasEscapes: Whether the link is another one once it is decoded.
    @inline(__always)
    func withTakers<Result>(of path: Bytes, hasEscapes: Bool, _ body: (Room<UInt64>) -> Result) -> Result {
        Scratch.withRoom(of: UInt64.self, count: tables.count + 1) { takers in
            for index in 0..<tables.count {
                takers[index] = tables[index].takers(of: path) | (hasEscapes ? decoded[index] : 0)
            }
            return body(takers)
        }
    }

    /// Whether a rule may take a link. If not, it does not take it.
    @inline(__always)
    func mayTake(_ index: Int, _ takers: Room<UInt64>) -> Bool {
        let slot = slots[index]
        return slot.table < 0 ? slot.bit != 0 : takers[slot.table] & slot.bit != 0
    }
}

extension QueryTest {
    /// Whether any query does.
    fileprivate var isOpen: Bool { if case .anything = self { true } else { false } }
}
