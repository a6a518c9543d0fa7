/// A set of texts as a table that is walked byte by byte: one look-up for each, whatever the set.
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
        guard let states = AutomatonStates(of: language, in: &pool, limit: Self.stateLimit) else { return nil }
        let merged = states.merged()
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
private struct AutomatonStates {
    var partition: Partition
    /// By state and group.
    var steps: [UInt16]
    var ends: [Bool]
    var start: UInt16

    private var width: Int { partition.representatives.count }

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
            let groups = pool.partition(of: states[index])
            partition = partition.refined(by: groups)
            for byte in groups.representatives {
                let next = pool.derivative(of: states[index], by: byte)
                guard numbers[next] == nil else { continue }
                numbers[next] = states.count
                states.append(next)
            }
            // Terms of many members are made while few states are found.
            if states.count > 4 * limit || pool.count > 64 * limit { return nil }
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
        let merged = merged()
        if merged.ends.count > limit { return nil }
    }

    /// The same with every two states in one that cannot be told apart (Moore, 1956).
    func merged() -> AutomatonStates {
        var classes = ends.map { $0 ? 1 : 0 }
        var count = Set(classes).count
        while true {
            var numbers: [[Int]: Int] = [:]
            // State 0 keeps its number: it is where nothing is reached from any more.
            let refined = classes.indices.map { state in
                let key = [classes[state]] + (0..<width).map { classes[Int(steps[state * width + $0])] }
                let number = numbers[key] ?? numbers.count
                numbers[key] = number
                return number
            }
            classes = refined
            if numbers.count == count { break }
            count = numbers.count
        }
        var merged = self
        let members = (0..<count).map { number in classes.firstIndex(of: number) ?? 0 }
        merged.steps = members.flatMap { state in
            (0..<width).map { UInt16(classes[Int(steps[state * width + $0])]) }
        }
        merged.ends = members.map { ends[$0] }
        merged.start = UInt16(classes[Int(start)])
        return merged
    }
}
