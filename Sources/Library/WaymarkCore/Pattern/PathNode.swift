/// A node of a pattern's path, with its range in the pattern's string.
///
/// A path is a sequence of nodes. Separators are nodes too, so that groups may begin and end at any position:
/// `/file[.{ext}]`, `/profile[/info]/{id}`. ``PatternVariant`` is a path with its groups resolved and its nodes
/// collected into segments. ``FlatPath`` is the compact representation of paths without groups.
package struct PathNode: Sendable {
    // Large payloads are boxed, because most nodes are separators and literals.
    package enum Kind: Sendable, Hashable {
        /// `/`
        case separator
        /// Literal text, decoded; never empty and never a separator.
        case literal(String)
        /// `{id: Int}`
        indirect case parameter(PatternParameter)
        /// `*`: exactly one segment, not captured.
        case wildcard
        /// `**`, `{rest: **}`, `**+`: a run of segments.
        indirect case catchAll(CatchAll)
        /// `[…]`: optional.
        case optional([PathNode])
        /// `(…|…)`: one of the alternatives.
        case alternatives([[PathNode]])
    }

    package var kind: Kind

    /// The UTF-8 offsets in the pattern's string.
    package var range: Range<Int>

    package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

extension PathNode: Hashable {
    // Equality ignores the range.
    package static func == (a: PathNode, b: PathNode) -> Bool { a.kind == b.kind }
    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A catch-all: a run of segments with a minimum length.
package struct CatchAll: Sendable, Hashable {
    /// The name of the capture; `nil` for an unnamed catch-all, which matches the `rest`.
    package var name: String?
    /// The minimum number of segments: 0 for `**`, 1 for `**+`.
    package var minimum: Int
    /// `**!`: the run ends before the first segment that the next element matches, without backtracking.
    package var stopsAtFirstHit: Bool

    package init(name: String? = nil, minimum: Int = 0, stopsAtFirstHit: Bool = false) {
        self.name = name
        self.minimum = minimum
        self.stopsAtFirstHit = stopsAtFirstHit
    }
}
