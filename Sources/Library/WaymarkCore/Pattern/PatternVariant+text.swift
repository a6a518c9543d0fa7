extension PatternVariant {
    /// The pattern variant as a string in the native syntax.
    package var text: String { pattern.description }

    /// Returns the path segment at an index, in the native syntax: `edit`, `{id: Int}`, `**`.
    package func text(ofSegment index: Int) -> String {
        String(PatternVariant(segments: [segments[index]]).text.dropFirst())
    }

    package var pattern: RoutePattern {
        var path: [PathNode] = segments.isEmpty ? [PathNode(.separator)] : []
        for segment in segments {
            path.append(PathNode(.separator))
            path.append(contentsOf: segment.nodes)
        }
        return RoutePattern(
            text: "", path: path, query: query.map { QueryNode(.item($0)) }, fragment: fragment)
    }
}

extension SegmentPattern {
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

extension QueryItemPattern {
    /// The query item in the native syntax: `page={page: Int}`.
    package var text: String {
        let pattern = RoutePattern(text: "", path: [PathNode(.separator)], query: [QueryNode(.item(self))])
        return String(pattern.description.dropFirst(2))
    }
}

extension ValuePattern {
    /// The literal or parameter as a fragment in the native syntax: `#{section}`.
    package var fragmentText: String {
        let pattern = RoutePattern(text: "", path: [PathNode(.separator)], fragment: self)
        return String(pattern.description.dropFirst())
    }
}
