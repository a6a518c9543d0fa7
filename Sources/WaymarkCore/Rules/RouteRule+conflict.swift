extension RouteRule {
    /// Two entries whose patterns take the same links, all of them: the order of registration alone would decide.
    static let conflict = RouteRule(code: "conflict") { engine in
        engine.conflicts.map { conflict in
            let related = engine.related(engine.table.variants[conflict.rank])
            return engine.problem(.conflict, entry: conflict.loser, pattern: 0, related: related)
        }
    }
}

extension RouteEngine {
    /// Two entries that no link tells apart.
    package struct Conflict {
        package let loser: Int
        /// The best variant of the entry that wins.
        let rank: Int
    }

    private struct Pair: Hashable {
        var winner: Int
        var loser: Int
    }

    /// Every entry that no link tells from one that wins over it.
    package var conflicts: [Conflict] {
        if twins.isEmpty { return [] }
        // For each pair of entries the variants of the loser that have a twin in the winner.
        var shared: [Pair: Set<Int>] = [:]
        for (winner, loser) in twins {
            let pair = Pair(winner: table.variants[winner].entry, loser: table.variants[loser].entry)
            if isChecked(pair.winner) || isChecked(pair.loser) { continue }
            if pair.winner != pair.loser { shared[pair, default: []].formUnion([winner, loser]) }
        }
        return Array(shared.keys).ordered { ($0.loser, $0.winner) < ($1.loser, $1.winner) }.compactMap { pair in
            let ranks = shared[pair, default: []]
            let own = ranks.filter { table.variants[$0].entry == pair.loser }
            let theirs = ranks.filter { table.variants[$0].entry == pair.winner }
            guard own.count == table.ranks(ofEntry: pair.loser).count,
                theirs.count == table.ranks(ofEntry: pair.winner).count
            else { return nil }
            return theirs.min().map { Conflict(loser: pair.loser, rank: $0) }
        }
    }

    /// Whether an entry asks something of links beyond its patterns: those alone do not tell what it takes.
    private func isChecked(_ entry: Int) -> Bool { table.entries[entry].check != nil }
}
