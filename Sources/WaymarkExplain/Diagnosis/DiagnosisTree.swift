/// All variants of a table by what they have in common: finds what came nearest to a link without asking each of them.
///
/// ``RouteEngine/unmatched(_:)`` says the same of one link, and asks every variant. Whoever has many links makes a tree
/// once, which takes about as long as one such answer.
package final class DiagnosisTree: Sendable {
    let engine: RouteEngine
    let nodes: FrozenArray<Node>
    /// What the ranges of nodes are about: other nodes, and ranks.
    let links: FrozenArray<Int>
    /// For each set of sources the node where paths begin.
    let roots: [Int]
    let variants: FrozenArray<Variant>

    /// What variants have in common up to one position.
    struct Node: Sendable {
        /// What the position takes; where paths begin it is never asked.
        let segment: DiagnosedSegment
        /// The least number of segments, for a catch-all.
        let minimum: Int?
        /// The position in the native syntax.
        let text: String
        /// The nodes of the next position: literals, and everything else.
        let literals: Range<Int>
        let others: Range<Int>
        /// The literals by key.
        let literalsByKey: [SegmentKey: Range<Int>]
        /// The variants that end here, and those that go through here, by rank.
        let ends: Range<Int>
        let ranks: Range<Int>
    }

    /// What is said of one variant.
    struct Variant: Sendable {
        let entry: Int
        let sourceSet: Int
        let route: String?
        let pattern: String
        /// The nodes of its positions.
        let path: Range<Int>
    }

    package init(_ engine: RouteEngine) {
        self.engine = engine
        var growth = TreeGrowth(engine.table)
        for (rank, variant) in engine.table.variants.enumerated() { growth.add(variant, rank: rank) }
        roots = growth.roots
        nodes = FrozenArray(growth.nodes.map { growth.frozen($0) })
        variants = FrozenArray(
            engine.table.variants.enumerated().map { rank, variant in
                Variant(
                    entry: variant.entry, sourceSet: variant.sourceSet, route: engine.table.entries[variant.entry].name,
                    pattern: engine.table.pattern(of: variant).writtenText, path: growth.place(growth.paths[rank]))
            })
        links = FrozenArray(growth.links)
    }

    /// What a variant expects at a position, in the native syntax; nothing behind the path.
    func expected(rank: Int, position: Int) -> String {
        let path = variants.row[rank].path
        return position < path.count ? nodes.row[links.row[path.lowerBound + position]].text : ""
    }
}

/// A tree while it grows.
private struct TreeGrowth {
    private(set) var nodes: [Node] = []
    private(set) var roots: [Int] = []
    /// For each rank the nodes of its positions.
    private(set) var paths: [[Int]] = []
    private(set) var links: [Int] = []
    private var children: [Child: Int] = [:]
    private let types: ParameterTypes

    struct Node {
        let segment: SegmentPattern
        let text: String
        var literals: [Int] = []
        var others: [Int] = []
        var literalsByKey: [SegmentKey: [Int]] = [:]
        var ends: [Int] = []
        var ranks: [Int] = []
    }

    private struct Child: Hashable {
        let parent: Int
        let segment: SegmentPattern
    }

    init(_ table: RankedTable) {
        types = table.types
        nodes = table.sourceSets.map { _ in Node(segment: .wildcard, text: "") }
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
        nodes.append(Node(segment: segment, text: variant.text(ofSegment: position)))
        children[Child(parent: parent, segment: segment)] = child
        if case .literal(let text) = segment {
            nodes[parent].literals.append(child)
            nodes[parent].literalsByKey[SegmentKey(Array(text.utf8)), default: []].append(child)
        } else {
            nodes[parent].others.append(child)
        }
        return child
    }

    mutating func frozen(_ node: Node) -> DiagnosisTree.Node {
        let run: CatchAll? = if case .catchAll(let run) = node.segment { run } else { nil }
        return DiagnosisTree.Node(
            segment: DiagnosedSegment(node.segment, types: types), minimum: run?.minimum, text: node.text,
            literals: place(node.literals), others: place(node.others),
            literalsByKey: node.literalsByKey.mapValues { place($0) }, ends: place(node.ends), ranks: place(node.ranks))
    }

    mutating func place(_ numbers: [Int]) -> Range<Int> {
        links += numbers
        return links.count - numbers.count..<links.count
    }
}
