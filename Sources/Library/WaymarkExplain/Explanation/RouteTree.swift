extension String {
    /// The string with escaped line breaks, which names of routes may contain.
    package var onOneLine: String { split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") }
}

/// A table as a tree that merges common prefixes of its patterns.
///
/// ```
/// /
/// ├─ user
/// │  └─ {id: Int} → user
/// │     └─ edit → user.edit
/// └─ login → login
/// ```
public struct RouteTree: Sendable, Hashable, CustomStringConvertible {
    /// The path segment of the node, in the native syntax; `/` for the root.
    public private(set) var segment: String
    /// The routes that end here, best first.
    public private(set) var routes: [End] = []
    /// The children, in order of precedence.
    public private(set) var children: [RouteTree] = []

    init(_ table: RankedTable) {
        segment = "/"
        var maker = EdgeBuilder(types: table.types, foldsLiterals: table.policy.isCaseInsensitive)
        var root = Branch()
        for variant in table.variants {
            let name = table.entries[variant.entry].name ?? table.pattern(of: variant).description
            let decided = variant.variant
            root.insert(decided, maker.edges(of: decided), End(name: name, suffix: decided.suffix))
        }
        (routes, children) = (root.routes, root.children.map(RouteTree.init))
    }

    private init(_ child: Branch.Child) {
        segment = child.text
        routes = child.branch.routes
        children = child.branch.children.map(RouteTree.init)
    }

    /// A route at the node where its path ends.
    public struct End: Sendable, Hashable, CustomStringConvertible {
        /// The name of the route, or its pattern if it is unnamed.
        public let name: String
        /// The query items and the fragment of the pattern, such as `?page={page: Int}`; empty if it has neither.
        public let suffix: String

        /// The name, and the suffix in parentheses.
        public var description: String { suffix.isEmpty ? name : "\(name) (\(suffix))" }
    }

    /// The tree as several lines.
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let heading = routes.isEmpty ? segment : segment + " → " + routes.map { $0.description }.joined(separator: ", ")
        return [heading.onOneLine]
            + children.enumerated().flatMap { index, child in
                let isLast = index == children.count - 1
                return child.lines.enumerated().map { line in
                    let lead = line.offset == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
                    return lead + line.element
                }
            }
    }
}

/// A tree under construction. Children are keyed by edge, so parameters that differ only by name share a node.
private struct Branch {
    struct Child {
        var text: String
        var branch: Branch
    }

    private(set) var routes: [RouteTree.End] = []
    private(set) var children: [Child] = []
    private var knownRoutes: Set<RouteTree.End> = []
    private var childIndices: [SegmentEdge: Int] = [:]

    mutating func insert(
        _ variant: PatternVariant, _ edges: [SegmentEdge], _ end: RouteTree.End, from position: Int = 0
    ) {
        guard position < edges.count else {
            if knownRoutes.insert(end).inserted { routes.append(end) }
            return
        }
        let index = childIndices[edges[position]] ?? children.endIndex
        if index == children.endIndex {
            childIndices[edges[position]] = index
            children.append(Child(text: variant.text(ofSegment: position), branch: Branch()))
        }
        children[index].branch.insert(variant, edges, end, from: position + 1)
    }
}

extension PatternVariant {
    /// The query items and the fragment.
    fileprivate var suffix: String {
        String(PatternVariant(segments: [], query: query, fragment: fragment).text.dropFirst())
    }
}

extension Router {
    /// The table as a tree.
    ///
    /// - Complexity: O(*n*) in the variants of all patterns; each access creates the tree.
    public var tree: RouteTree { RouteTree(engine.table) }
}
