/// Finds variants that are never reached: those all of whose links go to one variant of another entry, which wins.
///
/// Variants are looked at in the order in which they win. Those that have been are a tree, in which the ways that cover a
/// variant are followed: by the text of a literal, by the few edges that are no literals, and along runs. So each costs
/// about as much as it has segments, however many others there are. Where that does not hold, such as below thousands
/// of types, the search gives up after a number of steps.
struct ShadowSearch {
    private let table: RankedTable
    private let folding: LiteralFolding
    private let limit: Int
    private var maker: EdgeMaker
    private var tree: TrieBuilder
    private let root: Int
    private var ends = ShadowEnds()
    private var sources: SourceCoverage
    private var found: Shadows

    /// - Parameter limit: The most steps; in proportion to the table unless told otherwise.
    init(_ table: RankedTable, folding: LiteralFolding, limit: Int? = nil) {
        self.table = table
        self.folding = folding
        self.limit = limit ?? 1 << 23 + 64 * table.variants.count
        maker = EdgeMaker(types: table.types, foldsLiterals: table.policy.isCaseInsensitive)
        tree = TrieBuilder(count: table.variants.count)
        root = tree.addRoot()
        sources = SourceCoverage(table.sourceSets)
        found = Shadows(undecided: table.variants.count..<table.variants.count)
    }

    /// Looks at every variant, as long as there are steps left.
    mutating func run() -> Shadows {
        for (rank, variant) in table.variants.enumerated() {
            // Patterns alone do not tell what a checked entry takes.
            if table.entries[variant.entry].check != nil { continue }
            guard look(at: variant, rank: rank) else {
                found.undecided = rank..<table.variants.count
                break
            }
        }
        return found
    }

    /// Looks for what covers a variant, and adds it to the tree.
    ///
    /// - Returns: Whether there were steps enough.
    private mutating func look(at variant: TableVariant, rank: Int) -> Bool {
        let decided = variant.variant
        let (edges, leaf) = (maker.edges(of: decided), maker.leaf(of: decided))
        let coverage = Coverage(
            constraints: maker.constraints.all,
            folding: folding == .hosts && !sources.takesHosts[variant.sourceSet] ? .none : folding)
        var walk = Walk(
            edges: edges, leaf: leaf, entry: variant.entry, coverage: coverage, steps: found.steps,
            sets: sources.sets(covering: variant.sourceSet, &found.steps))
        visit(root, at: 0, isBelowRun: false, &walk)
        found.steps = walk.steps
        guard found.steps <= limit else { return false }
        if let winner = walk.winner { found.winners[rank] = winner }
        tree.touch(root, rank: rank)
        let node = tree.insert(edges, rank: rank, below: root)
        ends.add(
            ShadowEnds.End(leaf: leaf, rank: rank, entry: variant.entry),
            at: ShadowEnds.Place(node: node, sourceSet: variant.sourceSet), asking: coverage.demand(of: leaf))
        return true
    }
}

/// What was found of the variants of a table.
package struct Shadows: Sendable {
    /// For each rank that is never reached the best one of another entry that takes all of its links.
    package fileprivate(set) var winners: [Int: Int] = [:]
    /// The ranks that were not looked at, because there was too much to compare.
    package fileprivate(set) var undecided: Range<Int>
    /// How many nodes were visited, and edges and ends compared.
    package fileprivate(set) var steps = 0
}

// MARK: The walk

extension ShadowSearch {
    /// The variant that is looked at, and what has been found of it.
    private struct Walk {
        let edges: [SegmentEdge]
        let leaf: TrieLeaf?
        let entry: Int
        let coverage: Coverage
        var steps: Int
        /// The sets of sources that take every link from its own.
        let sets: Set<Int>
        /// How many edges may stand before the first segment of a link.
        private(set) lazy var firstRuns = edges.prefix { if case .run = $0 { true } else { false } }.count
        /// What it asks for, as others may ask for it.
        private(set) lazy var demands = coverage.demands(metBy: leaf)
        /// The nodes below runs that were visited, each at every position once.
        var visited: Set<VisitedState> = []
        var winner: Int?
    }

    private struct VisitedState: Hashable {
        let node: Int
        let position: Int
    }

    /// Follows every way on which the edges up to a position are covered.
    private func visit(_ node: Int, at position: Int, isBelowRun: Bool, _ walk: inout Walk) {
        walk.steps += 1
        guard walk.steps <= limit, tree.nodes[node].bestRank < walk.winner ?? .max else { return }
        if isBelowRun, !walk.visited.insert(VisitedState(node: node, position: position)).inserted { return }
        for run in tree.nodes[node].runs.elements(of: tree.runs) { follow(run, from: position, &walk) }
        guard position < walk.edges.count else { return compareEnds(at: node, &walk) }
        let edge = walk.edges[position]
        if case .run = edge { return }
        if case .literal(let text) = edge, let child = tree.knownChild(of: node, behind: text) {
            visit(child, at: position + 1, isBelowRun: isBelowRun, &walk)
        }
        if tree.nodes[node].any != 0 { visit(tree.nodes[node].any, at: position + 1, isBelowRun: isBelowRun, &walk) }
        for other in tree.nodes[node].edges.elements(of: tree.edges) where walk.steps <= limit {
            walk.steps += 1
            guard walk.coverage.covers(other.kind, edge, isFirst: position <= walk.firstRuns) else { continue }
            visit(other.child, at: position + 1, isBelowRun: isBelowRun, &walk)
        }
    }

    /// A run takes any number of edges, as long as they make up its least number of segments.
    private func follow(_ run: TrieBuilder.Edge<RunEdge>, from position: Int, _ walk: inout Walk) {
        // A run that stops at its first hit takes less than it seems to.
        guard run.kind.stopsBefore == nil else { return }
        var least = 0
        for end in position...walk.edges.count {
            if least >= run.kind.minimum { visit(run.child, at: end, isBelowRun: true, &walk) }
            guard end < walk.edges.count else { break }
            if case .run(let other) = walk.edges[end] { least += other.minimum } else { least += 1 }
        }
    }

    /// Compares what is asked beyond the path, and by whom.
    private func compareEnds(at node: Int, _ walk: inout Walk) {
        let known = ends.sourceSets[node] ?? []
        let sets = known.count < walk.sets.count ? known.filter(walk.sets.contains) : Array(walk.sets)
        walk.steps += min(known.count, walk.sets.count)
        for set in sets {
            let place = ShadowEnds.Place(node: node, sourceSet: set)
            for demand in walk.demands {
                for end in ends.ends(at: place, asking: demand, besides: walk.entry) {
                    walk.steps += 1
                    guard walk.steps <= limit else { return }
                    guard let rank = end.rank(besides: walk.entry), rank < walk.winner ?? .max,
                        walk.coverage.covers(end.leaf, walk.leaf)
                    else { continue }
                    walk.winner = rank
                }
            }
        }
    }
}
