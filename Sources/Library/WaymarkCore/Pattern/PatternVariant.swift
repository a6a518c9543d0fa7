/// A pattern with its optional groups and alternatives resolved in one way, such as `/a/b` for `/a[/b]`.
package struct PatternVariant: Sendable, Equatable {
    package var segments: [SegmentPattern]
    package var query: [QueryItemPattern]
    package var fragment: ValuePattern?

    package init(segments: [SegmentPattern], query: [QueryItemPattern] = [], fragment: ValuePattern? = nil) {
        self.segments = segments
        self.query = query
        self.fragment = fragment
    }

    /// The maximum number of variants of one pattern.
    package static let limit = 4_096

    /// The maximum total number of variants of those patterns in a table that have more than ``smallVariantCount``
    /// each. Patterns with fewer variants increase the size of a table only linearly.
    package static let tableLimit = 65_536

    package static let smallVariantCount = 16

    /// The maximum number of path segments, which bounds the depth of every search tree.
    package static let segmentLimit = 128

    /// The named parameters of path, query and fragment, in written order. A named catch-all is a list of strings.
    package var parameters: [PatternParameter] {
        let inPath = segments.flatMap { segment -> [PatternParameter] in
            if case .catchAll(let run) = segment { [run.parameter] } else { segment.pieces.compactMap { $0.parameter } }
        }
        let others = query.map { $0.parameter } + [fragment?.parameter]
        return (inPath + others.compactMap { $0 }).filter { $0.name != nil }
    }

    package var literals: [String] {
        segments.flatMap { $0.pieces.compactMap { $0.literal } }
            + query.flatMap { [$0.name] + [$0.value?.literal].compactMap { $0 } }
    }

    package var pattern: RoutePattern {
        let path = segments.isEmpty ? [PathNode(.separator)] : segments.flatMap { [PathNode(.separator)] + $0.nodes }
        return RoutePattern(text: "", path: path, query: query.map { QueryNode(.item($0)) }, fragment: fragment)
    }

    package var text: String { pattern.description }

    /// Returns the path segment at an index, in ``BraceSyntax``: `edit`, `{id: Int}`, `**`.
    package func text(ofSegment index: Int) -> String {
        String(PatternVariant(segments: [segments[index]]).text.dropFirst())
    }
}

extension QueryItemPattern {
    package var text: String { String(PatternVariant(segments: [], query: [self]).text.dropFirst(2)) }
}

extension ValuePattern {
    package var fragmentText: String { String(PatternVariant(segments: [], fragment: self).text.dropFirst()) }
}

/// A path segment of a pattern variant, with names and types, for printing, explaining and ordering.
package enum SegmentPattern: Sendable, Hashable {
    /// The segment must equal this decoded string byte by byte, or without ASCII case if the link policy ignores case.
    case literal(String)
    /// Literals around parameters, as in `@{handle}` or `{file}.{ext}`; parameters are never adjacent.
    case partial([ValuePattern])
    indirect case parameter(PatternParameter)
    /// Any one segment that is not empty.
    case wildcard
    indirect case catchAll(CatchAll)

    /// The literals and parameters of the segment in order; empty for wildcards and catch-alls.
    package var pieces: [ValuePattern] {
        switch self {
        case .literal(let text): [.literal(text)]
        case .partial(let pieces): pieces
        case .parameter(let parameter): [.parameter(parameter)]
        case .wildcard, .catchAll: []
        }
    }

    fileprivate var nodes: [PathNode] {
        switch self {
        case .wildcard: [PathNode(.wildcard)]
        case .catchAll(let run): [PathNode(.catchAll(run))]
        case .literal, .partial, .parameter:
            pieces.map { piece in
                switch piece {
                case .literal(let text): PathNode(.literal(text))
                case .parameter(let parameter): PathNode(.parameter(parameter))
                }
            }
        }
    }
}
