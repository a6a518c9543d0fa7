import WaymarkCore
import WaymarkEngine
import WaymarkExplain

/// A search tree for the routes that almost match a link.
///
/// Results equal those of ``RouteEngine/unmatched(_:)``, which compares the link with every pattern. Creating the tree
/// costs about as much as one such call, so it pays off for many links.
final class NearMissTrie: Sendable {
    let engine: RouteEngine
    let nodes: [Node]
    private let paths: [[Int]]

    /// A node of the tree: the first segments of one or more pattern variants.
    struct Node: Sendable {
        /// The last segment of the path from the root to this node; unused in a root.
        let segment: SegmentPattern
        let constraints: [ParameterConstraint]
        let text: String
        /// The children, as indices. Those of literals are also found by hash, which different literals can share.
        fileprivate(set) var literals: [Int] = []
        fileprivate(set) var literalsByKey: [UInt64: [Int]] = [:]
        fileprivate(set) var literalsByFoldedKey: [UInt64: [Int]] = [:]
        fileprivate(set) var others: [Int] = []
        /// The ranks of variants that end here (`ends`), and of all that end here or below (`ranks`).
        fileprivate(set) var ends: [Int] = []
        fileprivate(set) var ranks: [Int] = []
    }

    init(_ engine: RouteEngine) {
        self.engine = engine
        var growth = TrieGrowth(engine.table)
        for (rank, variant) in engine.table.variants.enumerated() { growth.add(variant, rank: rank, of: engine.table) }
        nodes = growth.nodes
        paths = growth.paths
    }

    /// Returns the part of the pattern, such as `{id: Int}`, that does not match the link.
    func expected(_ candidate: MissCandidate) -> String {
        if case .segment(let position) = candidate.failure {
            let path = paths[candidate.rank]
            return position < path.count ? nodes[path[position]].text : ""
        }
        return engine.expected(candidate)
    }
}

private struct TrieGrowth {
    /// The nodes of the tree: first the roots, one for each set of link sources.
    private(set) var nodes: [NearMissTrie.Node]
    private(set) var paths: [[Int]] = []
    private var children: [Child: Int] = [:]

    private struct Child: Hashable {
        let parent: Int
        let segment: SegmentPattern
        /// The literals of ``segment`` in UTF-8, because links are compared by bytes, unlike strings.
        let literals: [[UInt8]]

        init(parent: Int, segment: SegmentPattern) {
            (self.parent, self.segment) = (parent, segment)
            literals = PatternVariant(segments: [segment]).literals.map { Array($0.utf8) }
        }
    }

    init(_ table: RankedTable) {
        nodes = table.sourceSets.map { _ in NearMissTrie.Node(segment: .wildcard, constraints: [], text: "") }
    }

    mutating func add(_ variant: TableVariant, rank: Int, of table: RankedTable) {
        var node = variant.sourceSet
        var path: [Int] = []
        nodes[node].ranks.append(rank)
        for (position, segment) in variant.variant.segments.enumerated() {
            node = child(of: node, segment, of: table) { table.text(of: .segment(position), rank: rank) }
            nodes[node].ranks.append(rank)
            path.append(node)
        }
        nodes[node].ends.append(rank)
        paths.append(path)
    }

    private mutating func child(
        of parent: Int, _ segment: SegmentPattern, of table: RankedTable, text: () -> String
    ) -> Int {
        if let known = children[Child(parent: parent, segment: segment)] { return known }
        let child = nodes.count
        nodes.append(
            NearMissTrie.Node(
                segment: segment, constraints: segment.constraints(table.types), text: text()))
        children[Child(parent: parent, segment: segment)] = child
        if case .literal(let text) = segment {
            nodes[parent].literals.append(child)
            nodes[parent].literalsByKey[SegmentKey(Array(text.utf8)).mixed, default: []].append(child)
            let folded = text.utf8.map { $0.asciiLowercased }
            nodes[parent].literalsByFoldedKey[SegmentKey(folded).mixed, default: []].append(child)
        } else {
            nodes[parent].others.append(child)
        }
        return child
    }
}
