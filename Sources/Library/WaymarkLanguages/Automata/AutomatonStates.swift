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
    /// Creates a DFA whose states are the derivatives of a set; `nil` above `limit` states or for too many sets.
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
