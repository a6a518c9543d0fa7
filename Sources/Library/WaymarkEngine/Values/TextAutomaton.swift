/// A regular expression as a minimal deterministic automaton (DFA), which matches with one table lookup per byte. Its
/// tables have a canonical order, so that expressions that match the same strings have equal tables.
package final class TextAutomaton: Sendable {
    package let expression: String
    /// The group of each of the 256 byte values. All bytes of a group lead from each state to the same next state.
    package let groups: [UInt8]
    package let width: Int
    /// The transition table: for each state, the next state for each group of bytes. From state 0, no string matches.
    package let steps: [UInt16]
    /// For each state, `true` if it is an accepting state.
    package let ends: [Bool]
    package let start: UInt16
    /// The problem of an invalid expression, which matches no string; `nil` if the expression is valid.
    package let fault: ExpressionFault?

    package init(
        expression: String, groups: [UInt8], steps: [UInt16], ends: [Bool], start: UInt16,
        fault: ExpressionFault? = nil
    ) {
        (self.expression, self.groups, self.steps, self.ends) = (expression, groups, steps, ends)
        (self.start, self.fault) = (start, fault)
        width = steps.count / ends.count
    }

    package convenience init(expression: String, fault: ExpressionFault) {
        let groups = [UInt8](repeating: 0, count: 256)
        self.init(expression: expression, groups: groups, steps: [0], ends: [false], start: 0, fault: fault)
    }

    /// Returns `true` if the expression matches the whole string.
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

    /// Returns `true` if two regular expressions match the same strings, even if they are written differently.
    package func takesSame(as other: TextAutomaton) -> Bool {
        if self === other { return true }
        if fault != nil || other.fault != nil { return expression == other.expression }
        return start == other.start && ends == other.ends && groups == other.groups && steps == other.steps
    }

    private static var pairLimit: Int { 100_000 }

    /// Returns `true` if this automaton matches every string that `other` matches; `false` if not, or if undecided.
    func covers(_ other: TextAutomaton) -> Bool {
        if takesSame(as: other) { return true }
        if fault != nil || other.fault != nil { return false }
        var pairs = [pair(Int(start), Int(other.start), of: other)]
        var known = Set(pairs)
        let bytes = representatives(with: other)
        while let pair = pairs.popLast() {
            let (mine, its) = pair.quotientAndRemainder(dividingBy: other.ends.count)
            if other.ends[its] && !ends[mine] { return false }
            for byte in bytes {
                let state = other.next(its, behind: byte)
                let next = self.pair(next(mine, behind: byte), state, of: other)
                if state != 0, known.insert(next).inserted { pairs.append(next) }
            }
            if known.count > Self.pairLimit { return false }
        }
        return true
    }

    /// Returns a pair of states, one of each automaton, as one number. A type for pairs would add metadata.
    private func pair(_ mine: Int, _ its: Int, of other: TextAutomaton) -> Int { mine * other.ends.count + its }

    /// Returns one byte for each pair of byte groups, one from each automaton, that have a byte in common.
    private func representatives(with other: TextAutomaton) -> [UInt8] {
        var known: Set<Int> = []
        return (UInt8.min...UInt8.max).filter { byte in
            known.insert(Int(groups[Int(byte)]) << 8 | Int(other.groups[Int(byte)])).inserted
        }
    }
}

/// A problem of a regular expression: its byte range in the expression, and a message.
package typealias ExpressionFault = (range: Range<Int>, reason: String)
