/// A builder of search trees of pattern variants, which ``TrieWriter`` serializes. Variants are inserted best first, so
/// the first variant that passes a node is the best below it.
struct TrieBuilder {
    struct Node {
        var bestRank = Int.max
        var worstRank = -1
        var literals = LinkedList()
        var any = 0
        var edges = LinkedList()
        var runs = LinkedList()
        /// The pattern variants whose paths end at this node, best first.
        var leaves = LinkedList()
    }

    struct Edge<Kind>: LinkedListElement {
        let kind: Kind
        let child: Int
        var next: UInt32 = 0
    }

    struct Leaf: LinkedListElement {
        let rank: Int
        let sourceSet: Int
        /// The index of the variant's query and fragment requirements in ``TrieBuilder/asked``; `nil` if it has none.
        let asked: Int?
        var next: UInt32 = 0
    }

    private struct EdgeKey: Hashable {
        var node: Int
        var edge: SegmentEdge
    }

    private struct LeafKey: Hashable {
        var sourceSet: Int
        var asked: LeafRequirements?
    }

    private(set) var nodes: [Node] = []
    private(set) var literals: LiteralChildren
    private(set) var edges: [Edge<SegmentEdge>] = []
    private(set) var runs: [Edge<RunEdge>] = []
    private(set) var leaves: [Leaf] = []
    /// The requirements of pattern variants on query and fragment.
    private(set) var asked: [LeafRequirements] = []
    private var otherChildren: [EdgeKey: Int] = [:]

    let variantCount: Int

    init(count: Int) {
        variantCount = count
        literals = LiteralChildren(count: count)
        nodes.reserveCapacity(2 * count)
        leaves.reserveCapacity(count)
    }

    mutating func addNode() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Updates a node's best and worst rank for a pattern variant whose path passes through the node.
    mutating func touch(_ node: Int, rank: Int) {
        nodes[node].bestRank = min(nodes[node].bestRank, rank)
        nodes[node].worstRank = rank
    }

    mutating func end(_ rank: Int, at node: Int, sourceSet: Int, asking leaf: LeafRequirements? = nil) {
        if let leaf { asked.append(leaf) }
        let index = leaf == nil ? nil : asked.count - 1
        nodes[node].leaves.append(Leaf(rank: rank, sourceSet: sourceSet, asked: index), to: &leaves)
    }

    /// Pairs of variants that match the same links, as positions in the ranking; the `winner` is better. They end at
    /// one node and have equal link sources and requirements.
    var duplicates: [(winner: Int, loser: Int)] {
        var duplicates: [(winner: Int, loser: Int)] = []
        for index in nodes.indices where nodes[index].leaves.count > 1 {
            var winners: [LeafKey: Int] = [:]
            for leaf in nodes[index].leaves.elements(of: leaves) {
                let key = LeafKey(sourceSet: leaf.sourceSet, asked: leaf.asked.map { asked[$0] })
                if let winner = winners[key] {
                    duplicates.append((winner, leaf.rank))
                } else {
                    winners[key] = leaf.rank
                }
            }
        }
        return duplicates
    }

    mutating func child(of node: Int, behind text: Bytes) -> Int {
        let child = literals.child(of: node, behind: text, orNew: nodes.count, among: &nodes[node].literals)
        return child == nodes.count ? addNode() : child
    }

    mutating func anyStringChild(of node: Int) -> Int {
        if nodes[node].any == 0 { nodes[node].any = addNode() }
        return nodes[node].any
    }

    /// Returns the index of a node's child along an edge, such as a literal; adds the child if it is missing.
    mutating func child(of node: Int, along edge: SegmentEdge) -> Int {
        switch edge {
        case .literal(let text): return text.withBytes { self.child(of: node, behind: $0) }
        case .any: return anyStringChild(of: node)
        case .partial, .constrained, .wildcard, .run: break
        }
        let key = EdgeKey(node: node, edge: edge)
        if let known = otherChildren[key] { return known }
        let new = addNode()
        otherChildren[key] = new
        if case .run(let run) = edge {
            nodes[node].runs.append(Edge(kind: run, child: new), to: &runs)
        } else {
            nodes[node].edges.append(Edge(kind: edge, child: new), to: &edges)
        }
        return new
    }
}
