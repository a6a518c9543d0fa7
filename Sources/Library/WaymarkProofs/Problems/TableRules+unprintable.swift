extension TableRules {
    /// A problem for each unprintable route: every pattern variant has an unnamed part, such as `*`.
    var unprintable: [RouteProblem] {
        table.entries.indices.compactMap { entry in
            let parts = table.ranks(ofEntry: entry).map { table.variants[$0].variant.unprintablePart }
            guard let first = parts.first, let part = first, parts.allSatisfy({ $0 != nil }) else { return nil }
            return problem(.unprintable(part), entry: entry, pattern: 0)
        }
    }
}

extension PatternVariant {
    /// The first part that cannot be printed, because it has no name. One unnamed catch-all is printable.
    fileprivate var unprintablePart: String? {
        var hasRest = false
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .wildcard: return text(ofSegment: index)
            case .catchAll(let run) where run.name == nil && run.minimum > 0 && hasRest: return text(ofSegment: index)
            case .catchAll(let run): hasRest = hasRest || run.name == nil
            case .literal, .parameter, .partial:
                if segment.pieces.contains(where: { $0.isUnnamed }) { return text(ofSegment: index) }
            }
        }
        if let item = query.first(where: { $0.value?.isRequiredUnnamed ?? false }) { return item.text }
        return fragment.flatMap { $0.isRequiredUnnamed ? $0.fragmentText : nil }
    }
}

extension ValuePattern {
    fileprivate var isUnnamed: Bool { parameter.map { $0.name == nil } ?? false }
    fileprivate var isRequiredUnnamed: Bool { isUnnamed && parameter?.presence == .required }
}
