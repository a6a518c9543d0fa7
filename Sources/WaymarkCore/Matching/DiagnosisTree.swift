/// All variants of a table by what they have in common: finds what came nearest to a link without asking each of them.
///
/// ``RouteEngine/unmatched(_:)`` says the same of one link, and asks every variant. Whoever has many links makes a tree
/// once, which takes about as long as one such answer.
package struct DiagnosisTree: Sendable {
    let engine: RouteEngine
    let nodes: FrozenArray<Node>
    /// For each set of sources the node where paths begin.
    let roots: [Int]
    /// For each rank its entry.
    let entries: [Int]
    /// For each rank the node of its first position; those of the others follow.
    private let paths: [[Int]]

    /// What variants have in common up to one position.
    struct Node: Sendable {
        /// What the position takes; where paths begin it is never asked.
        let segment: DiagnosedSegment
        /// Of a catch-all the least number of segments.
        let minimum: Int?
        /// The position in the native syntax.
        let text: String
        /// The nodes of the next position: literals, and everything else.
        fileprivate(set) var literals: [Int] = []
        fileprivate(set) var others: [Int] = []
        /// The literals by key.
        fileprivate(set) var literalsByKey: [SegmentKey: [Int]] = [:]
        /// The variants that end here, and those that go through here, by rank.
        fileprivate(set) var ends: [Int] = []
        fileprivate(set) var ranks: [Int] = []

        init(_ pattern: SegmentPattern, text: String, types: ParameterTypes) {
            segment = DiagnosedSegment(pattern, types: types)
            self.text = text
            if case .catchAll(let run) = pattern { minimum = run.minimum } else { minimum = nil }
        }
    }

    package init(_ engine: RouteEngine) {
        self.engine = engine
        var growth = Growth(engine.table)
        for (rank, variant) in engine.table.variants.enumerated() { growth.add(variant, rank: rank) }
        nodes = FrozenArray(growth.nodes)
        roots = growth.roots
        entries = engine.table.variants.map(\.entry)
        paths = growth.paths
    }

    /// What a variant expects at a position, in the native syntax; nothing behind the path.
    func expected(rank: Int, position: Int) -> String {
        position < paths[rank].count ? nodes.start[paths[rank][position]].text : ""
    }
}

extension DiagnosisTree {
    /// A tree while it grows.
    private struct Growth {
        var nodes: [Node]
        var roots: [Int]
        var paths: [[Int]] = []
        private var children: [Child: Int] = [:]
        private let types: ParameterTypes

        private struct Child: Hashable {
            let parent: Int
            let segment: SegmentPattern
        }

        init(_ table: RankedTable) {
            let types = table.types
            self.types = types
            nodes = table.sourceSets.map { _ in Node(.wildcard, text: "", types: types) }
            roots = Array(nodes.indices)
        }

        mutating func add(_ variant: TableVariant, rank: Int) {
            var node = roots[variant.sourceSet]
            var path: [Int] = []
            nodes[node].ranks.append(rank)
            for position in variant.variant.segments.indices {
                node = child(of: node, variant.variant, position)
                nodes[node].ranks.append(rank)
                path.append(node)
            }
            nodes[node].ends.append(rank)
            paths.append(path)
        }

        private mutating func child(of parent: Int, _ variant: PatternVariant, _ position: Int) -> Int {
            let segment = variant.segments[position]
            if let known = children[Child(parent: parent, segment: segment)] { return known }
            let child = nodes.count
            nodes.append(Node(segment, text: variant.text(ofSegment: position), types: types))
            children[Child(parent: parent, segment: segment)] = child
            if case .literal(let text) = segment {
                nodes[parent].literals.append(child)
                nodes[parent].literalsByKey[SegmentKey(Array(text.utf8)), default: []].append(child)
            } else {
                nodes[parent].others.append(child)
            }
            return child
        }
    }
}
