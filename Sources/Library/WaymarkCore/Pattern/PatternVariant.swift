/// A pattern with its optional groups and alternatives resolved in one way: segments, query items and a fragment.
package struct PatternVariant: Sendable, Equatable {
    package var segments: [SegmentPattern]
    package var query: [QueryItemPattern]
    package var fragment: ValuePattern?

    package init(segments: [SegmentPattern], query: [QueryItemPattern] = [], fragment: ValuePattern? = nil) {
        self.segments = segments
        self.query = query
        self.fragment = fragment
    }

    /// The maximum number of variants (resolutions of groups) of one pattern.
    package static let limit = 4_096

    /// The maximum total number of variants of those patterns in a table that have more than ``smallVariantCount``
    /// variants each. Other patterns increase the size of a table only linearly.
    package static let tableLimit = 65_536

    /// The maximum number of variants of a pattern that does not count towards ``tableLimit``.
    package static let smallVariantCount = 16

    /// The maximum number of path segments of a pattern variant, which bounds the depth of every search tree.
    package static let segmentLimit = 128
}

/// A path segment of a pattern variant, with names and types. Printing, explaining and ordering use it.
package enum SegmentPattern: Sendable, Hashable {
    /// The segment must equal this decoded string byte by byte.
    case literal(String)
    /// Literals around parameters, as in `@{handle}` or `{file}.{ext}`; parameters are never adjacent.
    case partial([ValuePattern])
    /// The whole segment must match the parameter's type.
    indirect case parameter(PatternParameter)
    /// Any one segment that is not empty.
    case wildcard
    /// A catch-all, which matches a run of segments.
    indirect case catchAll(CatchAll)

    /// The literals and parameters of the segment in order; empty for wildcards and catch-alls.
    var pieces: [ValuePattern] {
        switch self {
        case .literal(let text): [.literal(text)]
        case .partial(let pieces): pieces
        case .parameter(let parameter): [.parameter(parameter)]
        case .wildcard, .catchAll: []
        }
    }
}
