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

    /// Every entry that no link tells from one that wins over it.
    package var conflicts: [Conflict] {
        // The variants that have a duplicate in another entry, with both entries.
        var shared: [(loser: Int, winner: Int, rank: Int)] = []
        for duplicate in duplicates {
            let pair = (loser: table.variants[duplicate.loser].entry, winner: table.variants[duplicate.winner].entry)
            if pair.loser == pair.winner || isChecked(pair.winner) || isChecked(pair.loser) { continue }
            shared += [duplicate.winner, duplicate.loser].map { (pair.loser, pair.winner, $0) }
        }
        var conflicts: [Conflict] = []
        var rest = shared.ordered { $0 < $1 }[...]
        while let pair = rest.first {
            let group = rest.prefix { $0.loser == pair.loser && $0.winner == pair.winner }
            rest = rest[group.endIndex...]
            let ranks = group.map { $0.rank }
            guard all(ranks, ofEntry: pair.loser) != nil, let best = all(ranks, ofEntry: pair.winner)?.first else {
                continue
            }
            conflicts.append(Conflict(loser: pair.loser, rank: best))
        }
        return conflicts
    }

    /// The ranks that are an entry's, each once, of ranks in their order; `nil` if it has others.
    private func all(_ ranks: [Int], ofEntry entry: Int) -> [Int]? {
        var own: [Int] = []
        for rank in ranks where table.variants[rank].entry == entry && own.last != rank { own.append(rank) }
        return own.count == table.ranks(ofEntry: entry).count ? own : nil
    }

    /// Whether an entry asks something of links beyond its patterns: those alone do not tell what it takes.
    private func isChecked(_ entry: Int) -> Bool { table.entries[entry].check != nil }
}
