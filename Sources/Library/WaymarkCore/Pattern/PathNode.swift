/// One piece of a pattern's path, and where it was written.
///
/// A path is a sequence of nodes in which separators are nodes like any other, so that groups may begin, hold and end
/// anywhere: `/file[.{ext}]` as well as `/profile[/info]/{id}`. ``PatternVariant`` is the same path with every group
/// decided and the nodes gathered into segments; ``FlatPath`` is what most paths are instead, which have no groups.
package struct PathNode: Sendable {
    // What is wide is kept apart, so that paths, which are mostly separators and literals, take little memory.
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
        /// `[…]`: present or absent.
        case optional([PathNode])
        /// `(…|…)`: one of these.
        case alternatives([[PathNode]])
    }

    package var kind: Kind

    /// Where the node stands in the pattern's text, in UTF-8 offsets.
    package var range: Range<Int>

    package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

extension PathNode: Hashable {
    // Two paths are equal when they mean the same, wherever they were written.
    package static func == (a: PathNode, b: PathNode) -> Bool { a.kind == b.kind }
    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A run of segments: how many at least, under which name, and whether it reconsiders.
package struct CatchAll: Sendable, Hashable {
    /// The name under which the run is captured; `nil` for the unnamed catch-all, whose run is the match's `rest`.
    package var name: String?
    /// The least number of segments: 0 for `**`, 1 for `**+`.
    package var minimum: Int
    /// `**!`: the run ends before the first segment that the next element takes, and never reconsiders.
    package var stopsAtFirstHit: Bool

    package init(name: String? = nil, minimum: Int = 0, stopsAtFirstHit: Bool = false) {
        self.name = name
        self.minimum = minimum
        self.stopsAtFirstHit = stopsAtFirstHit
    }
}
