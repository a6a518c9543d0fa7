extension AutomatonStates {
    /// Creates the states of a regular set by subset construction; `nil` if there are more than `limit`, or if it takes
    /// too much work.
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

/// Transitions between sets of nodes.
private struct NodeSearch {
    /// The end node, which is first in a sorted set.
    static let end: Int32 = -1
    /// The maximum number of node visits: a fraction of a second.
    static let workLimit = 10_000_000

    private let nodes: [NFANodes.Node]
    /// The round in which each node was visited last.
    private var seen: [Int32]
    private var round: Int32 = 0
    private(set) var work = 0

    init(_ nodes: NFANodes) {
        self.nodes = nodes.nodes
        seen = Array(repeating: 0, count: nodes.nodes.count)
    }

    /// Returns the nodes after a byte.
    mutating func step(from set: [Int32], by byte: UInt8) -> [Int32] {
        work += set.count + 1
        var next: [Int] = []
        for node in set where node != Self.end {
            if case .bytes(let bytes, let target) = nodes[Int(node)], bytes.contains(byte) { next.append(target) }
        }
        return next.isEmpty ? [] : closure(of: next)
    }

    /// Returns the byte nodes and the end reachable without a byte.
    mutating func closure(of starts: [Int]) -> [Int32] {
        round += 1
        var (open, found) = (starts, [Int32]())
        while let node = open.popLast() {
            work += 1
            guard seen[node] != round else { continue }
            seen[node] = round
            switch nodes[node] {
            case .end: found.append(Self.end)
            case .bytes: found.append(Int32(node))
            case .split(let others): open += others
            }
        }
        return found.sorted()
    }
}
