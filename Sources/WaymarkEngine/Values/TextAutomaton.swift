/// The texts of a regular expression, as a table that is walked byte by byte: one look-up for each, whatever the expression,
/// and whatever the text.
///
/// Of all tables for a set of texts it is the smallest, with its states in the order in which they are first reached, and
/// its groups in that of their first bytes. So two expressions that take the same texts have equal tables.
package final class TextAutomaton: Sendable {
    /// The expression as it was written.
    package let expression: String
    /// The group of each of the 256 bytes.
    package let groups: [UInt8]
    /// How many groups there are.
    package let width: Int
    /// For each state, the next one behind a byte of each group. From state 0 nothing is reached any more.
    package let steps: [UInt16]
    /// Whether a text may end in a state.
    package let ends: [Bool]
    package let start: UInt16
    /// What is wrong with the expression, if something is: then no text is taken.
    package let fault: ExpressionFault?

    package init(
        expression: String, groups: [UInt8], steps: [UInt16], ends: [Bool], start: UInt16,
        fault: ExpressionFault? = nil
    ) {
        (self.expression, self.groups, self.steps, self.ends) = (expression, groups, steps, ends)
        (self.start, self.fault) = (start, fault)
        width = steps.count / ends.count
    }

    /// Stands for an expression that is none.
    package convenience init(expression: String, fault: ExpressionFault) {
        let groups = [UInt8](repeating: 0, count: 256)
        self.init(expression: expression, groups: groups, steps: [0], ends: [false], start: 0, fault: fault)
    }
}

/// What is wrong with a regular expression, in words: who reads expressions knows more, and is not needed to match.
package struct ExpressionFault: Sendable, Hashable {
    /// The bytes of the expression that are meant.
    package let range: Range<Int>
    /// The sentence.
    package let reason: String

    package init(range: Range<Int>, reason: String) { (self.range, self.reason) = (range, reason) }
}

extension TextAutomaton {
    /// Whether a text as a whole is one of the expression's.
    func accepts(_ bytes: Bytes) -> Bool {
        var state = Int(start)
        for index in 0..<bytes.count {
            state = next(state, behind: bytes[index])
            if state == 0 { return false }
        }
        return ends[state]
    }

    @inline(__always)
    package func next(_ state: Int, behind byte: UInt8) -> Int {
        Int(steps[state * width + Int(groups[Int(byte)])])
    }
}

// MARK: Comparing

extension TextAutomaton: Hashable {
    /// Whether both take the same texts, however they are written.
    package static func == (a: TextAutomaton, b: TextAutomaton) -> Bool {
        if a === b { return true }
        if a.fault != nil || b.fault != nil { return a.expression == b.expression }
        return a.start == b.start && a.ends == b.ends && a.groups == b.groups && a.steps == b.steps
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(fault == nil ? nil : expression)
        hasher.combine(ends)
        hasher.combine(steps)
    }

    /// The most pairs of states that are looked at to compare two tables.
    private static let pairLimit = 100_000

    /// Whether this one takes every text of another one. Never true when it is not so; may be false when it is, for two
    /// tables that are very large.
    func covers(_ other: TextAutomaton) -> Bool {
        if self == other { return true }
        if fault != nil || other.fault != nil { return false }
        var pairs = [Pair(mine: Int(start), its: Int(other.start))]
        var known: Set<Pair> = Set(pairs)
        let bytes = representatives(with: other)
        while let pair = pairs.popLast() {
            if other.ends[pair.its] && !ends[pair.mine] { return false }
            for byte in bytes {
                let next = Pair(mine: next(pair.mine, behind: byte), its: other.next(pair.its, behind: byte))
                if next.its != 0, known.insert(next).inserted { pairs.append(next) }
            }
            if known.count > Self.pairLimit { return false }
        }
        return true
    }

    /// Where both are behind the same text.
    private struct Pair: Hashable {
        let mine: Int
        let its: Int
    }

    /// A byte for each two groups that have one in common.
    private func representatives(with other: TextAutomaton) -> [UInt8] {
        var known: Set<Pair> = []
        return (UInt8.min...UInt8.max).filter { byte in
            known.insert(Pair(mine: Int(groups[Int(byte)]), its: Int(other.groups[Int(byte)]))).inserted
        }
    }
}
