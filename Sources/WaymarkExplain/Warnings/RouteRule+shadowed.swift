extension RouteRule {
    /// An entry, or one variant of it, all of whose links go to variants that win over it.
    ///
    /// Only what one other variant takes wholly is found; that several take it together is not looked for.
    static let shadowed = RouteRule(code: "shadowed") { $0.shadowProblems() }
}

extension RouteEngine {
    /// Which variants are never reached.
    ///
    /// - Parameter limit: The most steps; in proportion to the table unless told otherwise.
    package func shadows(limit: Int? = nil) -> Shadows {
        var search = ShadowSearch(
            table, folding: frozen.folding, limit: limit)
        return search.run()
    }

    /// A problem for each entry of which variants are never reached, and one for all that was not looked at.
    package func shadowProblems(limit: Int? = nil) -> [RouteProblem] {
        let shadows = shadows(limit: limit)
        let conflicting = Set(conflicts.map { $0.loser })
        let byEntry = Dictionary(grouping: shadows.winners.keys) { table.variants[$0].entry }
        return byEntry.keys.sorted().filter { !conflicting.contains($0) }.compactMap { entry in
            problem(ofEntry: entry, unreached: byEntry[entry, default: []], by: shadows.winners)
        } + undecidedProblems(shadows.undecided)
    }

    private func problem(ofEntry entry: Int, unreached ranks: [Int], by winners: [Int: Int]) -> RouteProblem? {
        guard let first = ranks.min(), let winner = winners[first] else { return nil }
        let related = related(table.variants[winner])
        if ranks.count == table.ranks(ofEntry: entry).count {
            return problem(.shadowed, entry: entry, pattern: 0, related: related)
        }
        let variant = table.variants[first]
        return problem(
            .unreachableVariants(first: variant.variant.text, count: ranks.count), entry: entry,
            pattern: variant.pattern, related: related)
    }

    private func undecidedProblems(_ ranks: Range<Int>) -> [RouteProblem] {
        guard let first = ranks.first.map({ table.variants[$0] }) else { return [] }
        return [problem(.undecided(count: ranks.count), entry: first.entry, pattern: first.pattern)]
    }
}
