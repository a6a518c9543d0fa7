/// A pattern with every group decided: a plain list of segments, and the query items that go with it.
///
/// `/profile[/info]/{id}` has two variants, `/profile/info/{id}` and `/profile/{id}`, in the order in which they are
/// preferred when nothing else tells them apart: groups present before absent, alternatives as written.
package struct PatternVariant: Sendable, Equatable {
    package var segments: [SegmentPattern]
    package var query: [QueryItemPattern]
    package var fragment: ValuePattern?

    package init(segments: [SegmentPattern], query: [QueryItemPattern] = [], fragment: ValuePattern? = nil) {
        self.segments = segments
        self.query = query
        self.fragment = fragment
    }

    /// The most variants one pattern may have; more is an error, because tables grow with them.
    package static let limit = 4_096

    /// The most variants of all patterns of a table that have more than ``fewVariants``: tables grow with the others as
    /// with what somebody wrote, and with these as with its powers.
    package static let tableLimit = 65_536

    /// A pattern with more variants has many.
    package static let fewVariants = 16

    /// The most segments one variant may have, which bounds the depth of every trie.
    package static let segmentLimit = 128
}

/// What one position of a variant takes: the nodes between two slashes, which is what a segment of a link is compared with.
/// It has the names and types of the pattern, for those who print, explain and put variants in order.
package enum SegmentPattern: Sendable, Hashable {
    /// Exactly this text, decoded, compared by bytes.
    case literal(String)
    /// Literal text around parameters, as in `@{handle}` or `{file}.{ext}`; never two parameters side by side.
    case partial([ValuePattern])
    /// One whole segment that fits the parameter's type.
    indirect case parameter(PatternParameter)
    /// Any one segment that is not empty.
    case wildcard
    /// A run of segments.
    indirect case catchAll(CatchAll)
}
