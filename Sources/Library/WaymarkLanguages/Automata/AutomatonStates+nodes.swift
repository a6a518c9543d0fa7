extension AutomatonStates {
    /// Creates a DFA from an NFA by subset construction; `nil` for more than `limit` states or too much work.
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
            partition: partition, steps: steps, ends: sets.map { $0.first == NodeSearch.end },
            start: UInt16(truncatingIfNeeded: start))
    }
}
