/// A set of texts as a table that is walked byte by byte: one look-up for each, whatever the set.
///
/// Of all tables for a set it is the smallest, with its states in the order in which they are first reached, and its groups
/// in that of their first bytes: equal sets have equal tables.
package struct ByteAutomaton: Hashable, Sendable {
    /// The group of each of the 256 bytes.
    package let groups: [UInt8]
    /// For each state, the next one behind a byte of each group. From state 0 nothing is reached any more.
    package let steps: [UInt16]
    /// Whether a text may end in a state.
    package let ends: [Bool]
    package let start: UInt16

    package var stateCount: Int { ends.count }

    /// The most states: tables grow with them.
    package static let stateLimit = 4_096

    /// Makes the table of a set with the fewest states.
    ///
    /// - Returns: `nil` if there are more than ``stateLimit``, or making it took too much.
    package init?(_ language: Language, in pool: inout LanguagePool) {
        let nodes = TextNodes(language, in: pool)
        if nodes.isTooLarge { return nil }
        let states =
            nodes.isImpossible
            ? AutomatonStates(of: language, in: &pool, limit: 4 * Self.stateLimit)
            : AutomatonStates(nodes, limit: 4 * Self.stateLimit)
        guard let merged = states?.merged(), merged.ends.count <= Self.stateLimit else { return nil }
        (groups, steps, ends, start) = (merged.partition.groups, merged.steps, merged.ends, merged.start)
    }

    /// Whether a text is in the set.
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

/// The states of a set: what may be left of it.
struct AutomatonStates {
    var partition: Partition
    /// By state and group.
    var steps: [UInt16]
    var ends: [Bool]
    var start: UInt16

    var width: Int { partition.representatives.count }

    init(partition: Partition, steps: [UInt16], ends: [Bool], start: UInt16) {
        (self.partition, self.steps, self.ends, self.start) = (partition, steps, ends, start)
    }

    /// The states of any set, each the term of what is left.
    init?(of language: Language, in pool: inout LanguagePool, limit: Int) {
        var states: [Language] = [.nothing]
        var numbers: [Language: Int] = [.nothing: 0]
        if language != .nothing {
            states.append(language)
            numbers[language] = 1
        }
        var partition = Partition.whole
        // Bytes that are alike in every state that is found: found in a first pass, for the table has one width.
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
            // Terms of many members are made while few states are found.
            if states.count > limit || pool.count > 16 * limit { return nil }
            index += 1
        }
        var steps: [UInt16] = []
        steps.reserveCapacity(states.count * partition.representatives.count)
        for state in states {
            for byte in partition.representatives {
                steps.append(UInt16(numbers[pool.derivative(of: state, by: byte)] ?? 0))
            }
        }
        self.partition = partition
        self.steps = steps
        ends = states.map { pool.containsEmptyText($0) }
        start = UInt16(numbers[language] ?? 0)
    }
}
