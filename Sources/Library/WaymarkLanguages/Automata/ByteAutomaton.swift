/// A set of byte strings as a deterministic automaton (DFA), which matches with one table lookup per byte. It is
/// minimal, and its states are in order of their first visit, so equal sets have equal tables.
package struct ByteAutomaton: Hashable, Sendable {
    /// The group of each of the 256 bytes. Bytes of one group have the same transitions.
    package let groups: [UInt8]
    /// The transition table: for each state, the next state by byte group. State 0 is the dead state.
    package let steps: [UInt16]
    package let ends: [Bool]
    package let start: UInt16

    package var stateCount: Int { ends.count }

    /// The maximum number of states, which bounds the table's size.
    package static let stateLimit = 4_096

    /// The number of byte groups, which is the row length of the table ``steps``.
    var width: Int { steps.count / ends.count }

    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        let width = width
        var state = Int(start)
        for byte in bytes {
            state = Int(steps[state * width + Int(groups[Int(byte)])])
            if state == 0 { return false }
        }
        return ends[state]
    }
}
