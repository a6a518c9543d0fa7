extension ByteAutomaton {
    /// Creates the minimal automaton of a set; `nil` above ``stateLimit`` states or for too much work.
    package init?(_ language: Language, in pool: inout LanguagePool) {
        let nodes = NFANodes(language, in: pool)
        if nodes.isTooLarge { return nil }
        let states =
            nodes.needsSetOperators
            ? ByteAutomaton(of: language, in: &pool, limit: 4 * Self.stateLimit)
            : ByteAutomaton(nodes, limit: 4 * Self.stateLimit)
        guard let merged = states?.merged(), merged.stateCount <= Self.stateLimit else { return nil }
        self = merged
    }

    /// Creates a DFA with a set's derivatives as states; `nil` above `limit` states or if the pool grows too large.
    init?(of language: Language, in pool: inout LanguagePool, limit: Int) {
        var states: [Language] = [.nothing]
        var numbers: [Language: Int] = [.nothing: 0]
        if language != .nothing {
            states.append(language)
            numbers[language] = 1
        }
        var partition = Partition.whole
        // The first pass finds the columns of the transition table: the groups of bytes with equal transitions.
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
            // A few states can already add many sets to the pool, so its size is limited, too.
            if states.count > limit || pool.count > 16 * limit { return nil }
            index += 1
        }
        let steps = states.flatMap { state in
            partition.representatives.map { UInt16(numbers[pool.derivative(of: state, by: $0)] ?? 0) }
        }
        self.init(
            groups: partition.groups, steps: steps, ends: states.map { pool.containsEmptyString($0) },
            start: UInt16(numbers[language] ?? 0))
    }

    /// Creates a DFA from an NFA by subset construction; `nil` above `limit` states or for too much work.
    init?(_ nodes: NFANodes, limit: Int) {
        var search = NodeSearch(nodes)
        let partition = nodes.partition
        var sets = [[], search.closure(of: [nodes.start])]
        var numbers: [[Int32]: Int] = [[]: 0]
        if numbers[sets[1]] == nil { numbers[sets[1]] = 1 } else { sets.removeLast() }
        let start = sets.count - 1
        var steps: [UInt16] = []
        var index = 0
        while index < sets.count {
            for byte in partition.representatives {
                let next = search.step(from: sets[index], by: byte)
                let number = numbers[next] ?? sets.count
                if number == sets.count {
                    numbers[next] = number
                    sets.append(next)
                }
                steps.append(UInt16(truncatingIfNeeded: number))
            }
            if sets.count > limit || search.work > NodeSearch.workLimit { return nil }
            index += 1
        }
        self.init(
            groups: partition.groups, steps: steps, ends: sets.map { $0.first == NodeSearch.end },
            start: UInt16(truncatingIfNeeded: start))
    }
}
