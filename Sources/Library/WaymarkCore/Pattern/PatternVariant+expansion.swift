extension RoutePattern {
    /// Returns a variant for each choice of optional groups and alternatives: `/a/b` and `/a` for the pattern `/a[/b]`.
    ///
    /// Equally specific variants are in order of preference: optional groups are first present, then absent;
    /// alternatives have the written order; all queries of one path precede the next path.
    package func variants() throws(PatternError) -> [PatternVariant] {
        if case .flat(let path) = form { return [PatternVariant(segments: path.segments(of: text))] }
        let problems = isSound ? [] : structuralProblems()
        guard problems.isEmpty else { throw PatternError(text: text, problems: problems) }
        if !path.hasGroups, !query.hasGroups {
            return [PatternVariant(segments: path.segments(), query: query.compactMap { $0.item }, fragment: fragment)]
        }
        let queries = query.expanded().map { $0.compactMap { $0.item } }
        var variants: [PatternVariant] = []
        for path in path.expanded() {
            let segments = path.segments()
            for query in queries {
                variants.append(PatternVariant(segments: segments, query: query, fragment: fragment))
            }
        }
        return variants.count > 1 ? variants.removingDuplicates() : variants
    }
}

extension [PathNode] {
    /// Returns the segments of this path, which must have no groups. A trailing slash adds no segment.
    fileprivate func segments() -> [SegmentPattern] {
        var segments: [SegmentPattern] = []
        segments.reserveCapacity(count / 2 + 1)
        var isInside = false
        for node in self {
            switch node.kind {
            case .literal(let text) where isInside: segments.glue(.literal(text))
            case .parameter(let parameter) where isInside: segments.glue(.parameter(parameter))
            case .literal(let text): segments.append(.literal(text))
            case .parameter(let parameter): segments.append(.parameter(parameter))
            case .wildcard: segments.append(.wildcard)
            case .catchAll(let catchAll): segments.append(.catchAll(catchAll))
            case .separator, .optional, .alternatives:
                isInside = false
                continue
            }
            isInside = true
        }
        return segments
    }
}

extension [SegmentPattern] {
    /// Appends a literal or parameter to the last segment. Adjacent literals, as in `a[b]`, are merged.
    fileprivate mutating func glue(_ piece: ValuePattern) {
        var pieces = popLast()?.pieces ?? []
        if case .literal(let end) = piece, case .literal(let start)? = pieces.last {
            pieces[pieces.count - 1] = .literal(start + end)
        } else {
            pieces.append(piece)
        }
        if pieces.count == 1, case .literal(let text) = pieces[0] {
            append(.literal(text))
        } else {
            append(.partial(pieces))
        }
    }
}

extension [PatternVariant] {
    fileprivate func removingDuplicates() -> [PatternVariant] {
        if !hasEqualLengths { return self }
        var variants: [PatternVariant] = []
        // The index of the first variant with each description; equal variants have equal descriptions.
        var indices: [String: Int] = [:]
        for variant in self {
            let text = variant.text
            if let index = indices[text] {
                let isKnown = variants[index].isSame(as: variant) || variants.contains { $0.isSame(as: variant) }
                if isKnown { continue }
            } else {
                indices[text] = variants.count
            }
            variants.append(variant)
        }
        return variants
    }

    /// `true` if at least two variants have the same number of segments. If not, no variants can be equal.
    private var hasEqualLengths: Bool {
        let counts = map { $0.segments.count }.ordered(by: <)
        return zip(counts, counts.dropFirst()).contains { $0 == $1 }
    }
}

extension PatternVariant {
    /// Returns `true` if the variants are equal byte by byte. As strings, two Unicode spellings of `é` would be equal.
    fileprivate func isSame(as other: PatternVariant) -> Bool {
        self == other && zip(literals, other.literals).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }
}
