/// Grows a trie from variants; ``TrieWriter`` freezes it.
///
/// Variants are inserted best first, so that the first rank that reaches a node is the best below it and the last one
/// the worst.
struct TrieBuilder {
    struct Node {
        var bestRank: Int
        var worstRank: Int
        var literals: [(text: [UInt8], child: Int)] = []
        var edges: [(edge: SegmentEdge, child: Int)] = []
        var runs: [(edge: RunEdge, child: Int)] = []
        /// The ranks of the variants that end here, best first.
        var leaves: [Int] = []
    }

    private struct EdgeKey: Hashable {
        var node: Int
        var edge: SegmentEdge
    }

    private(set) var nodes: [Node] = []
    private var literalChildren = LiteralChildren()
    private var otherChildren: [EdgeKey: Int] = [:]
    /// What each rank asks beyond its path.
    private(set) var leaves: [TrieLeaf]
    /// Variants that no link tells apart, the one that wins first.
    private(set) var twins: [(winner: Int, loser: Int)] = []

    /// - Parameter count: The number of variants.
    init(count: Int) {
        leaves = Array(repeating: .nothing, count: count)
    }

    /// Adds a root and returns it.
    mutating func addRoot() -> Int {
        nodes.append(Node(bestRank: .max, worstRank: -1))
        return nodes.count - 1
    }

    /// Adds a variant below a root.
    ///
    /// - Parameters:
    ///   - edges: The way to it.
    ///   - rank: Its rank; variants are added best first.
    ///   - leaf: What it asks beyond its path.
    mutating func insert(_ edges: [SegmentEdge], rank: Int, leaf: TrieLeaf, below root: Int) {
        leaves[rank] = leaf
        var node = root
        touch(node, rank: rank)
        for edge in edges {
            node = child(of: node, along: edge)
            touch(node, rank: rank)
        }
        if let winner = nodes[node].leaves.first(where: { leaves[$0] == leaf }) { twins.append((winner, rank)) }
        nodes[node].leaves.append(rank)
    }

    private mutating func touch(_ node: Int, rank: Int) {
        nodes[node].bestRank = min(nodes[node].bestRank, rank)
        nodes[node].worstRank = max(nodes[node].worstRank, rank)
    }

    private mutating func child(of node: Int, along edge: SegmentEdge) -> Int {
        let child = known(of: node, along: edge, orNew: nodes.count)
        guard child == nodes.count else { return child }
        nodes.append(Node(bestRank: .max, worstRank: -1))
        switch edge {
        case .literal(let text): nodes[node].literals.append((text, child))
        case .run(let run): nodes[node].runs.append((run, child))
        default: nodes[node].edges.append((edge, child))
        }
        return child
    }

    private mutating func known(of node: Int, along edge: SegmentEdge, orNew child: Int) -> Int {
        if case .literal(let text) = edge { return literalChildren.child(of: node, behind: text, orNew: child) }
        let key = EdgeKey(node: node, edge: edge)
        if let known = otherChildren[key] { return known }
        otherChildren[key] = child
        return child
    }
}
