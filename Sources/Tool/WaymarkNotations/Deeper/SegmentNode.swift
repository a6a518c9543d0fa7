import WaymarkCore

/// A node of a path in Deeper: a whole segment, or a group of them.
struct SegmentNode {
    indirect enum Kind {
        case one(PathNode.Kind)
        /// A group that a link may omit: `(…)`.
        case optional([SegmentNode])
        /// A group of alternatives: `(…|…)`.
        case alternatives([[SegmentNode]])
    }

    var kind: Kind
    var range: Range<Int>

    init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

// MARK: Into a path

extension [SegmentNode] {
    /// The nodes with their slashes. If all alternatives begin with a slash, it precedes the group.
    var path: [PathNode] {
        flatMap { node -> [PathNode] in
            let slash = PathNode(.separator, at: node.range.lowerBound..<node.range.lowerBound)
            switch node.kind {
            case .one(let kind): return [slash, PathNode(kind, at: node.range)]
            case .optional(let nodes): return [PathNode(.optional(nodes.path), at: node.range)]
            case .alternatives(let all):
                let paths = all.map(\.path)
                guard paths.allSatisfy({ $0.first?.kind == .separator }) else {
                    return [PathNode(.alternatives(paths), at: node.range)]
                }
                return [slash, PathNode(.alternatives(paths.map { Array<PathNode>($0.dropFirst()) }), at: node.range)]
            }
        }
    }
}

// MARK: From a path

extension [SegmentNode] {
    /// Creates nodes from a path; `nil` if a segment or a group contains only a part of a segment.
    init?(_ path: some Collection<PathNode>) {
        self = []
        var isAfterSlash = false
        for node in path {
            switch node.kind {
            case .separator:
                if isAfterSlash { return nil }
                isAfterSlash = true
                continue
            case .literal, .parameter, .wildcard, .catchAll:
                guard isAfterSlash else { return nil }
                append(SegmentNode(.one(node.kind), at: node.range))
            case .optional(let nodes):
                guard !isAfterSlash, let nodes = [SegmentNode](nodes) else { return nil }
                append(SegmentNode(.optional(nodes), at: node.range))
            case .alternatives(let all):
                let slash = isAfterSlash ? [PathNode(.separator)] : []
                let read = all.compactMap { [SegmentNode](slash + $0) }
                guard read.count == all.count else { return nil }
                append(SegmentNode(.alternatives(read), at: node.range))
            }
            isAfterSlash = false
        }
        if isAfterSlash { return nil }
    }
}

// MARK: Prefixes of groups

extension SegmentNode {
    /// Makes each segment after the first optional together with the following ones.
    ///
    /// A catch-all stays with the following segments, because they determine its end.
    static func prefixes(of nodes: [SegmentNode]) -> [SegmentNode] {
        guard nodes.count < BraceSyntax.depthLimit else { return nodes }
        let start = nodes.firstIndex(where: \.isCatchAll) ?? nodes.count
        var rest = Array(nodes[start...])
        for node in nodes[..<start].reversed() {
            let isWrapped = rest.allSatisfy(\.isOptional)
            rest = [node] + (isWrapped ? rest : [SegmentNode(.optional(rest), at: rest[0].range)])
        }
        return rest
    }

    private var isCatchAll: Bool { if case .one(.catchAll) = kind { true } else { false } }
    private var isOptional: Bool { if case .optional = kind { true } else { false } }

    var acceptingPrefixes: SegmentNode {
        guard case .optional(let nodes) = kind else { return self }
        return SegmentNode(.optional(Self.prefixes(of: nodes)), at: range)
    }
}
