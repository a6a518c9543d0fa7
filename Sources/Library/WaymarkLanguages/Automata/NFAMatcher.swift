/// A simulation of an NFA: transitions between sets of nodes.
struct NodeSearch {
    /// The accepting node. Its low number makes it the first one in a sorted set of nodes.
    static let end: Int32 = -1
    /// The maximum number of visits to nodes of the NFA, which last a fraction of a second.
    static let workLimit = 10_000_000

    private let nodes: [NFANodes.Node]
    /// For each node, the last `round` that visited it. A round visits each node at most once.
    private var seen: [Int32]
    private var round: Int32 = 0
    private(set) var work = 0

    init(_ nodes: NFANodes) {
        self.nodes = nodes.nodes
        seen = Array(repeating: 0, count: nodes.nodes.count)
    }

    mutating func step(from set: [Int32], by byte: UInt8) -> [Int32] {
        work += set.count + 1
        var next: [Int] = []
        for node in set where node != Self.end {
            if case .bytes(let bytes, let target) = nodes[Int(node)], bytes.contains(byte) { next.append(target) }
        }
        return next.isEmpty ? [] : closure(of: next)
    }

    /// Returns the epsilon closure: the nodes reachable without input, except those with only epsilon transitions.
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

/// Decides if a string is in a set whose deterministic automaton (DFA) would be too large. It simulates a
/// nondeterministic one (NFA) in O(bytes · nodes).
package struct NFAMatcher: Sendable {
    private let nodes: NFANodes

    /// Creates the NFA of a set; `nil` if it is too large, or the set needs an intersection or a complement.
    package init?(_ language: Language, in pool: LanguagePool) {
        nodes = NFANodes(language, in: pool)
        if nodes.isTooLarge || nodes.needsSetOperators { return nil }
    }

    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        var search = NodeSearch(nodes)
        var states = search.closure(of: [nodes.start])
        for byte in bytes {
            states = search.step(from: states, by: byte)
            if states.isEmpty { return false }
        }
        return states.first == NodeSearch.end
    }
}
