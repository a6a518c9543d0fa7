/// All variants of a table by what they have in common: finds what came nearest to a link without asking each of them.
///
/// ``RouteEngine/unmatched(_:)`` says the same of one link, and asks every variant. Whoever has many links makes a trie
/// once, which takes about as long as one such answer; the tool does so, and nobody else. The rules are those of
/// ``DiagnosisProgress`` and ``MissCandidate``, which both ask.
package final class NearMissTrie: Sendable {
    let engine: RouteEngine
    let nodes: [Node]
    /// For each rank the nodes of its positions.
    private let paths: [[Int]]

    /// What variants have in common up to one position.
    struct Node: Sendable {
        /// What the position takes; where paths begin it is never asked.
        let segment: SegmentPattern
        let constraints: [ParameterConstraint]
        /// The position in the native syntax.
        let text: String
        /// The nodes of the next position: literals, also by key, and everything else.
        fileprivate(set) var literals: [Int] = []
        fileprivate(set) var literalsByKey: [SegmentKey: [Int]] = [:]
        fileprivate(set) var literalsByFoldedKey: [SegmentKey: [Int]] = [:]
        fileprivate(set) var others: [Int] = []
        /// The variants that end here, and those that go through here, by rank.
        fileprivate(set) var ends: [Int] = []
        fileprivate(set) var ranks: [Int] = []
    }

    package init(_ engine: RouteEngine) {
        self.engine = engine
        var growth = TrieGrowth(engine.table)
        for (rank, variant) in engine.table.variants.enumerated() { growth.add(variant, rank: rank, of: engine.table) }
        nodes = growth.nodes
        paths = growth.paths
    }

    /// What a candidate expected at the farthest point, in the native syntax.
    func expected(_ candidate: MissCandidate) -> String {
        if case .position(let position) = candidate.failure {
            let path = paths[candidate.rank]
            return position < path.count ? nodes[path[position]].text : ""
        }
        return engine.expected(candidate)
    }
}

/// A trie while it grows.
private struct TrieGrowth {
    /// The first ones are those where paths begin, one for each set of sources.
    private(set) var nodes: [NearMissTrie.Node]
    private(set) var paths: [[Int]] = []
    private var children: [Child: Int] = [:]

    private struct Child: Hashable {
        let parent: Int
        let segment: SegmentPattern
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
            nodes[parent].literalsByKey[SegmentKey(Array(text.utf8)), default: []].append(child)
            let folded = text.utf8.map { $0.asciiLowercased }
            nodes[parent].literalsByFoldedKey[SegmentKey(folded), default: []].append(child)
        } else {
            nodes[parent].others.append(child)
        }
        return child
    }
}

extension SegmentKey: Hashable {
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(head)
        hasher.combine(tail)
        hasher.combine(length)
    }
}
