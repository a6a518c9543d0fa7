extension RouteRule {
    /// An entry, or one variant of it, all of whose links go to variants that win over it.
    ///
    /// Only what one other variant takes wholly is found; that several take it together is not looked for.
    static let shadowed = RouteRule(code: "shadowed") { engine in
        let covers = engine.coveredVariants()
        let conflicts = Set(RouteRule.conflict.check(engine).map { $0.route ?? $0.pattern })
        let counts = engine.table.variantCounts
        var byEntry: [Int: [Int]] = [:]
        for rank in covers.keys { byEntry[engine.table.variants[rank].entry, default: []].append(rank) }
        return byEntry.keys.sorted().flatMap { entry -> [RouteProblem] in
            let ranks = (byEntry[entry] ?? []).sorted()
            guard !conflicts.contains(engine.table.entries[entry].name ?? engine.table.entries[entry].patterns[0].text)
            else { return [] }
            if ranks.count == counts[entry], let first = ranks.first, let winner = covers[first] {
                let related = engine.related(engine.table.variants[winner])
                return [engine.problem(.shadowed, entry: entry, pattern: 0, related: related)]
            }
            return ranks.compactMap { rank in
                guard let winner = covers[rank] else { return nil }
                let variant = engine.table.variants[rank]
                return engine.problem(
                    .unreachableVariant(variant.variant.text), entry: entry, pattern: variant.pattern,
                    related: engine.related(engine.table.variants[winner]))
            }
        }
    }
}

extension RouteEngine {
    /// For each variant whose links all go to another entry, the best variant that takes them.
    fileprivate func coveredVariants() -> [Int: Int] {
        var byLiteral: [String: [Int]] = [:]
        var others: [Int] = []
        var covered: [Int: Int] = [:]
        for (rank, variant) in table.variants.enumerated() {
            var candidates = others
            if case .literal(let text) = variant.variant.segments.first {
                candidates += byLiteral[text, default: []]
                byLiteral[text, default: []].append(rank)
            } else {
                others.append(rank)
            }
            let cover = candidates.sorted().first { candidate in
                let other = table.variants[candidate]
                return other.entry != variant.entry && covers(other, variant)
            }
            if let cover { covered[rank] = cover }
        }
        return covered
    }

    private func covers(_ a: TableVariant, _ b: TableVariant) -> Bool {
        !isChecked(a.entry) && !isChecked(b.entry)
            && Set(table.sourceSets[a.sourceSet]).isSuperset(of: table.sourceSets[b.sourceSet])
            && Coverage(types: table.types).covers(a.variant, b.variant)
    }
}
