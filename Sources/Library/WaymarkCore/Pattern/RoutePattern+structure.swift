extension RoutePattern {
    /// Returns the problems that parsing does not find, such as empty segments, duplicate names and exceeded limits.
    package func structuralProblems() -> [RouteProblem] {
        var check = PathCheck()
        check.read(path)
        var problems = check.problems.map { problem($0.kind, at: $0.range) }
        problems += duplicateParameters
        if !query.isEmpty { problems += queryProblems }
        if check.segments > PatternVariant.segmentLimit {
            problems.append(problem(.tooManySegments(limit: PatternVariant.segmentLimit)))
        }
        if check.variants * query.variantCount > PatternVariant.limit {
            problems.append(problem(.tooManyVariants(limit: PatternVariant.limit)))
        }
        return problems
    }

    private func problem(
        _ kind: RouteProblem.Kind, at range: Range<Int>? = nil, related: Range<Int>? = nil
    ) -> RouteProblem {
        RouteProblem(
            kind, in: writtenText, at: range,
            related: related.map { RouteProblem.Related(pattern: writtenText, range: $0) })
    }

    private var duplicateParameters: [RouteProblem] {
        var names: [String] = []
        forEachParameter { if let name = $0.name { names.append(name) } }
        guard names.hasRepetition else { return [] }

        var check = NameCheck()
        check.read(path)
        check.read(query)
        check.add(fragment?.parameter?.name, at: 0..<text.utf8.count)
        return check.duplicates.map { duplicate in
            let first = range(ofParameter: duplicate.name, occurrence: duplicate.first.occurrence)
            let second = range(ofParameter: duplicate.name, occurrence: duplicate.second.occurrence)
            return problem(
                .duplicateParameter(duplicate.name), at: second ?? duplicate.second.range,
                related: first ?? duplicate.first.range)
        }
    }

    private var queryProblems: [RouteProblem] {
        let empty = query.emptyAlternatives.map { problem(.query(.emptyItem), at: $0) }
        var names: [String] = []
        query.forEachItem { item, _ in names.append(item.name) }
        guard names.hasRepetition else { return empty }

        var check = NameCheck()
        check.read(query) { $0.item?.name }
        return empty
            + check.duplicates.map {
                problem(.query(.duplicateItem), at: $0.second.range, related: $0.first.range)
            }
    }
}

extension [String] {
    /// `true` if the array has duplicates. Most patterns have so few names that a set would be slower.
    fileprivate var hasRepetition: Bool {
        guard count <= 8 else { return Set(self).count < count }
        return indices.contains { self[..<$0].contains(self[$0]) }
    }
}

extension [QueryNode] {
    fileprivate var emptyAlternatives: [Range<Int>] {
        flatMap { node -> [Range<Int>] in
            guard case .alternatives(let all) = node.kind else { return [] }
            let own = all.isEmpty || all.contains { $0.isEmpty } ? [node.range] : []
            return own + all.flatMap { $0.emptyAlternatives }
        }
    }
}
