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
        var maker = EdgeBuilder(types: table.types, foldsLiterals: table.policy.isCaseInsensitive)
        let paths = table.variants.map { ranked in
            let variant = ranked.variant
            let name = table.entries[ranked.entry].name ?? table.pattern(of: ranked).description
            return Path(
                variant: variant, edges: maker.edges(of: variant), end: End(name: name, suffix: variant.suffix))
        }
        self.init("/", paths, depth: 0)
    }

    private struct Path {
        let variant: PatternVariant
        let edges: [SegmentEdge]
        let end: End
    }

    /// - Parameter paths: The paths that end at or below the node. They share their first `depth` segments.
    private init(_ segment: String, _ paths: [Path], depth: Int) {
        self.segment = segment
        var (knownRoutes, indices, groups): (Set<End>, [SegmentEdge: Int], [[Path]]) = ([], [:], [])
        for path in paths {
            guard depth < path.edges.count else {
                if knownRoutes.insert(path.end).inserted { routes.append(path.end) }
                continue
            }
            // Edges (`SegmentEdge`) omit parameter names, so `{a}` and `{b}` share a child node.
            let index = indices[path.edges[depth]] ?? groups.count
            if index == groups.count {
                indices[path.edges[depth]] = index
                groups.append([])
            }
            groups[index].append(path)
        }
        children = groups.map { RouteTree($0[0].variant.text(ofSegment: depth), $0, depth: depth + 1) }
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

extension PatternVariant {
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
