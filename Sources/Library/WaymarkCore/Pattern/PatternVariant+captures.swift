extension PatternVariant {
    /// The named parameters of path, query and fragment, in written order. A named catch-all is a list of strings.
    package var parameters: [PatternParameter] {
        let inPath = segments.flatMap { segment -> [PatternParameter] in
            if case .catchAll(let run) = segment { [run.parameter] } else { segment.pieces.compactMap { $0.parameter } }
        }
        let others = query.map { $0.parameter } + [fragment?.parameter]
        return (inPath + others.compactMap { $0 }).filter { $0.name != nil }
    }
}

extension PatternParameter {
    /// The only string that a required parameter can match, such as for `{lang: en}`; `nil` if it can match others.
    package var onlyText: String? {
        guard presence == .required, !type.isList, case .oneOf(let texts) = type.kind, texts.count == 1 else {
            return nil
        }
        return texts.first
    }
}
