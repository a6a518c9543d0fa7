/// A node in the syntax tree of a pattern's path, with its range in the pattern's string. Separators are nodes too, so
/// that groups can begin and end at any position: `/file[.{ext}]`, `/profile[/info]/{id}`.
package struct PathNode: Sendable {
    // Large payloads are boxed, because most nodes are separators and literals.
    package enum Kind: Sendable, Hashable {
        case separator
        /// Literal text, percent-decoded, so that a `/` in it does not separate segments.
        case literal(String)
        indirect case parameter(PatternParameter)
        /// `*`: exactly one segment, not captured.
        case wildcard
        /// A catch-all, which matches several segments: `**`, `**+`, `{rest: **}`.
        indirect case catchAll(CatchAll)
        /// An optional group: `[/info]`.
        case optional([PathNode])
        /// A group of alternatives, of which the link must have one: `(profile|user)`.
        case alternatives([[PathNode]])
    }

    package var kind: Kind
    package var range: Range<Int>

    package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

extension PathNode: Hashable {
    package static func == (a: PathNode, b: PathNode) -> Bool { a.kind == b.kind }
    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A catch-all of a pattern, such as `**`, which matches several path segments.
package struct CatchAll: Sendable, Hashable {
    /// The name of the captured list of segments. The first unnamed catch-all captures the match's `rest`.
    package var name: String?
    /// The minimum number of matched segments: 0 for `**`, 1 for `**+`.
    package var minimum: Int
    /// `true` for `**!`, which ends before the first segment that the next pattern segment matches.
    package var stopsAtFirstHit: Bool

    package init(name: String? = nil, minimum: Int = 0, stopsAtFirstHit: Bool = false) {
        self.name = name
        self.minimum = minimum
        self.stopsAtFirstHit = stopsAtFirstHit
    }
}
