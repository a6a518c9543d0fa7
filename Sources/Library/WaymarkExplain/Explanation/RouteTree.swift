/// The routes of a table as a tree, with one node for each path segment. Patterns with a common prefix share its nodes.
///
/// ```
/// /
/// ├─ user
/// │  └─ {id: Int} → user
/// │     └─ edit → user.edit
/// └─ login → login
/// ```
public struct RouteTree: Sendable, Hashable, CustomStringConvertible {
    /// The path segment of this node as in a pattern, such as `user` or `{id: Int}`; `/` for the root.
    public private(set) var segment: String
    /// The routes whose path ends at this node, best first.
    public private(set) var routes: [End] = []
    /// The nodes of the next path segment, in order of precedence.
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

    /// A route at the tree node where the path of its pattern ends.
    public struct End: Sendable, Hashable, CustomStringConvertible {
        /// The name of the route, or its pattern if it is unnamed.
        public let name: String
        /// The query and fragment of the pattern, such as `?page={page: Int}`; empty if it has neither.
        public let suffix: String

        /// The name of the route, followed by the ``suffix`` in parentheses.
        public var description: String { suffix.isEmpty ? name : "\(name) (\(suffix))" }
    }

    /// The tree as several lines, with one node per line.
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
    /// The routes of the router as a tree of path segments, for display.
    ///
    /// - Complexity: O(*n*) in the number of patterns, where each combination of optional parts and alternatives counts
    ///   as one. The tree is created at each access.
    public var tree: RouteTree { RouteTree(engine.table) }
}
