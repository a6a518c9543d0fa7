/// An automaton under construction.
struct AutomatonStates {
    let partition: Partition
    /// The next state, by state and group.
    let steps: [UInt16]
    let ends: [Bool]
    let start: UInt16

    var width: Int { partition.representatives.count }
}

extension AutomatonStates {
    /// Creates the states of any set, each with a derivative as its term.
    init?(of language: Language, in pool: inout LanguagePool, limit: Int) {
        var states: [Language] = [.nothing]
        var numbers: [Language: Int] = [.nothing: 0]
        if language != .nothing {
            states.append(language)
            numbers[language] = 1
        }
        var partition = Partition.whole
        // A first pass finds the groups of bytes, because the table has a fixed width.
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
