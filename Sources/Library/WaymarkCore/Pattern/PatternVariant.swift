/// A pattern with its groups resolved: a list of segments, with query items and fragment.
///
/// `/profile[/info]/{id}` has two variants, `/profile/info/{id}` and `/profile/{id}`, in order of preference among
/// equally specific variants: groups present before absent, alternatives as written.
package struct PatternVariant: Sendable, Equatable {
    package var segments: [SegmentPattern]
    package var query: [QueryItemPattern]
    package var fragment: ValuePattern?

    package init(segments: [SegmentPattern], query: [QueryItemPattern] = [], fragment: ValuePattern? = nil) {
        self.segments = segments
        self.query = query
        self.fragment = fragment
    }

    /// The maximum number of variants of a pattern.
    package static let limit = 4_096

    /// The maximum number of variants of all patterns in a table with more than ``smallVariantCount``. Other patterns
    /// grow a table only linearly.
    package static let tableLimit = 65_536

    /// The maximum number of variants that do not count towards ``tableLimit``.
    package static let smallVariantCount = 16

    /// The maximum number of segments of a variant, which bounds the depth of every trie.
    package static let segmentLimit = 128
}

/// A segment of a variant, with the names and types of the pattern, for printing, explaining and ordering variants.
package enum SegmentPattern: Sendable, Hashable {
    /// This string, decoded, compared by bytes.
    case literal(String)
    /// Literals around parameters, as in `@{handle}` or `{file}.{ext}`; parameters are never adjacent.
    case partial([ValuePattern])
    /// One whole segment that matches the parameter's type.
    indirect case parameter(PatternParameter)
    /// Any one segment that is not empty.
    case wildcard
    /// A run of segments.
    indirect case catchAll(CatchAll)
}
