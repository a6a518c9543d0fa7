extension RoutePattern {
    /// What is wrong with the pattern in one of its variants, however it was made: segments that are empty or never
    /// stand in a link, neighbours that can not be told apart, names that capture twice, and too much of anything.
    ///
    /// All variants are looked at together, in one pass over the pattern, and never one by one.
    package func structuralProblems() -> [RouteProblem] {
        var check = PathCheck()
        check.read(path)
        var problems = check.problems.map { problem($0.kind, at: $0.range) }
        problems += duplicateParameters()
        problems += queryProblems()
        if path.maximumSegments > PatternVariant.segmentLimit {
            problems.append(problem(.tooManySegments(limit: PatternVariant.segmentLimit)))
        }
        if variantCount > PatternVariant.limit {
            problems.append(problem(.tooManyVariants(limit: PatternVariant.limit)))
        }
        return problems
    }

    /// A problem of the pattern, at a place or of all of it. A pattern without a text is shown as it would be written.
    private func problem(
        _ kind: RouteProblem.Kind, at range: Range<Int>? = nil, related: Range<Int>? = nil
    ) -> RouteProblem {
        let text = text.isEmpty ? description : text
        return RouteProblem(
            kind, in: text, at: range ?? 0..<text.utf8.count,
            related: related.map { RouteProblem.Related(pattern: text, range: $0) })
    }

    /// The number of variants, as far as it matters.
    private var variantCount: Int {
        min(path.variantCount * query.variantCount, PatternVariant.limit + 1)
    }
}

// MARK: Names

extension RoutePattern {
    private func duplicateParameters() -> [RouteProblem] {
        guard parameters(isUnique: false).count > 1 else { return [] }
        var check = NameCheck()
        check.read(path)
        check.read(query) { item, range, check in
            if case .parameter(let parameter) = item.value { check.add(parameter.name, at: range) }
        }
        if case .parameter(let parameter) = fragment { check.add(parameter.name, at: 0..<text.utf8.count) }
        return check.duplicates.map { duplicate in
            let first = range(ofParameter: duplicate.name, occurrence: duplicate.first.occurrence)
            let second = range(ofParameter: duplicate.name, occurrence: duplicate.second.occurrence)
            return problem(
                .duplicateParameter(duplicate.name), at: second ?? duplicate.second.range,
                related: first ?? duplicate.first.range)
        }
    }

    private func queryProblems() -> [RouteProblem] {
        guard !query.isEmpty else { return [] }
        var check = NameCheck()
        check.read(query) { item, range, check in check.add(item.name, at: range) }
        return check.duplicates.map {
            problem(.query(.duplicateItem), at: $0.second.range, related: $0.first.range)
        } + query.emptyAlternatives.map { problem(.query(.emptyItem), at: $0) }
    }
}

// MARK: Counting

extension [PathNode] {
    /// The number of ways to decide every group, as far as it matters.
    fileprivate var variantCount: Int {
        reduce(1) { count, node in
            switch node.kind {
            case .optional(let nodes): Swift.min(count * (nodes.variantCount + 1), PatternVariant.limit + 1)
            case .alternatives(let all): Swift.min(count * all.variantCount, PatternVariant.limit + 1)
            default: count
            }
        }
    }

    /// The most segments of any variant.
    fileprivate var maximumSegments: Int {
        reduce(0) { count, node in
            switch node.kind {
            case .separator: count + 1
            case .optional(let nodes): count + nodes.maximumSegments
            case .alternatives(let all): count + (all.map(\.maximumSegments).max() ?? 0)
            default: count
            }
        }
    }
}

extension [QueryNode] {
    fileprivate var variantCount: Int {
        reduce(1) { count, node in
            guard case .alternatives(let all) = node.kind else { return count }
            let ways = all.reduce(0) { Swift.min($0 + $1.variantCount, PatternVariant.limit + 1) }
            return Swift.min(count * ways, PatternVariant.limit + 1)
        }
    }

    /// The places of groups that have no alternative, or one without items.
    fileprivate var emptyAlternatives: [Range<Int>] {
        flatMap { node -> [Range<Int>] in
            guard case .alternatives(let all) = node.kind else { return [] }
            let own = all.isEmpty || all.contains(where: \.isEmpty) ? [node.range] : []
            return own + all.flatMap(\.emptyAlternatives)
        }
    }
}

extension [[PathNode]] {
    fileprivate var variantCount: Int {
        reduce(0) { Swift.min($0 + $1.variantCount, PatternVariant.limit + 1) }
    }
}
