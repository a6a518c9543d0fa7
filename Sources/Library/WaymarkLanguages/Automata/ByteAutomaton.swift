/// A set of byte strings as a deterministic automaton (DFA), which matches with one table lookup per byte.
///
/// The automaton is minimal and its states are in visiting order, so equal sets have equal tables.
package struct ByteAutomaton: Hashable, Sendable {
    /// The group of each of the 256 bytes. Bytes of one group have the same transitions.
    package let groups: [UInt8]
    /// The transition table: for each state, the next state by byte group. State 0 is the dead state.
    package let steps: [UInt16]
    /// For each state, `true` if it is accepting.
    package let ends: [Bool]
    package let start: UInt16

    package var stateCount: Int { ends.count }

    /// The maximum number of states, which bounds the table's size.
    package static let stateLimit = 4_096

    /// Creates the minimal automaton of a set; `nil` if it needs more than ``stateLimit`` states or too much work.
    package init?(_ language: Language, in pool: inout LanguagePool) {
        let nodes = NFANodes(language, in: pool)
        if nodes.isTooLarge { return nil }
        let states =
            nodes.needsSetOperators
            ? AutomatonStates(of: language, in: &pool, limit: 4 * Self.stateLimit)
            : AutomatonStates(nodes, limit: 4 * Self.stateLimit)
        guard let merged = states?.merged(), merged.ends.count <= Self.stateLimit else { return nil }
        (groups, steps, ends, start) = (merged.partition.groups, merged.steps, merged.ends, merged.start)
    }

    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        let width = steps.count / ends.count
        var state = Int(start)
        for byte in bytes {
            state = Int(steps[state * width + Int(groups[Int(byte)])])
            if state == 0 { return false }
        }
        return ends[state]
    }
}

/// The states and transitions of a DFA under construction.
struct AutomatonStates {
    let partition: Partition
    /// The transition table: one row of next states per state, one column per byte group.
    let steps: [UInt16]
    let ends: [Bool]
    let start: UInt16

    var width: Int { partition.representatives.count }
}

extension AutomatonStates {
    /// Creates a DFA whose states are the derivatives of a set; `nil` above `limit` states or for too many terms.
    init?(of language: Language, in pool: inout LanguagePool, limit: Int) {
        var states: [Language] = [.nothing]
        var numbers: [Language: Int] = [.nothing: 0]
        if language != .nothing {
            states.append(language)
            numbers[language] = 1
        }
        var partition = Partition.whole
        // The first pass finds all byte groups, because each row of the transition table has one column per group.
        var index = 0
        while index < states.count {
            let number = pool.partition(of: states[index])
            let groups = pool.groups[number]
            partition = partition.refined(by: groups)
            for byte in groups.representatives {
                let next = pool.derivative(of: states[index], by: byte)
                guard numbers[next] == nil else { continue }
                numbers[next] = states.count
                states.append(next)
            }
            // Large terms may be built even if there are few states.
            if states.count > limit || pool.count > 16 * limit { return nil }
            index += 1
        }
        let steps = states.flatMap { state in
            partition.representatives.map { UInt16(numbers[pool.derivative(of: state, by: $0)] ?? 0) }
        }
        self.init(
            partition: partition, steps: steps, ends: states.map { pool.containsEmptyString($0) },
            start: UInt16(numbers[language] ?? 0))
    }
}
