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
/// The range is that of the bytes that are meant, and the reason is the sentence.
package typealias ExpressionFault = (range: Range<Int>, reason: String)

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
