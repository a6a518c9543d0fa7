import WaymarkCore

/// Writes patterns in a notation whose paths are whole segments, and gathers what it has no words for.
struct SegmentWriter {
    /// What the notation has no words for, each thing once.
    private(set) var missing: [String] = []

    /// Notes something that the notation has no words for.
    mutating func miss(_ what: String) {
        if !missing.contains(what) { missing.append(what) }
    }

    /// Writes the segments of a path with slashes between them.
    ///
    /// - Parameter write: Writes one segment; `isLast` tells whether it is the last one.
    mutating func path(
        _ pattern: RoutePattern, _ write: (inout SegmentWriter, PathNode.Kind, _ isLast: Bool) -> String
    ) -> String {
        let segments = pattern.path.split { $0.kind == .separator }
        if pattern.path.first.map({ $0.kind != .separator }) ?? false { miss("a path that does not begin with '/'") }
        return segments.enumerated().map { index, nodes in
            guard let node = nodes.first, nodes.count == 1 else {
                miss("a segment of several parts")
                return ""
            }
            return write(&self, node.kind, index + 1 == segments.count)
        }.joined(separator: "/")
    }

    /// Notes what only the native syntax can say of a whole pattern.
    mutating func missAllBut(
        source: Bool = false, query: Bool = false, fragment: Bool = false, of pattern: RoutePattern
    ) {
        if !source, pattern.source != nil { miss("a source of the pattern's own") }
        if !query, !pattern.query.isEmpty { miss("query items") }
        if !fragment, pattern.fragment != nil { miss("a fragment") }
    }

    /// Notes a node for which a notation has no words.
    mutating func miss(_ kind: PathNode.Kind) -> String {
        switch kind {
        case .separator: miss("an empty segment")
        case .literal: miss("some literal text")
        case .parameter(let parameter) where parameter.name == nil: miss("a parameter without a name")
        case .parameter: miss("a typed parameter")
        case .wildcard: miss("a wildcard")
        case .catchAll(let run) where run.name != nil: miss("a catch-all with a name")
        case .catchAll(let run) where run.stopsAtFirstHit: miss("a catch-all that stops at its first hit")
        case .catchAll(let run): miss("a catch-all of at least \(run.minimum) segments in this place")
        case .optional: miss("an optional group")
        case .alternatives: miss("alternatives")
        }
        return ""
    }

    /// Literal text with everything percent-encoded that could be read as something else.
    static func escaped(_ literal: String, except isPlain: (Unicode.Scalar) -> Bool = { _ in true }) -> String {
        literal.unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isPlain && scalar != "/" && isPlain(scalar) ? String(scalar) : scalar.percentEncoded
        }
    }
}

extension String {
    /// Whether the text may be the name of a parameter in notations that take any text for one.
    var isForeignName: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "/", "?", "#", ":", "<", ">", "{", "}", "(", ")", "[", "]", "|", "*", "&", "=", ",", "'", "\"",
                    "%",
                    "\\":
                    false
                default: !scalar.isInvisible
                }
            }
    }
}
