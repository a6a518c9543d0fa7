extension TableRules {
    /// The errors for routes that match the same links, so that only the order of registration decides between them.
    var conflictErrors: [RouteProblem] {
        conflicts.map { conflict in
            let related = related(table.variants[conflict.rank])
            return problem(.conflict, entry: conflict.loser, pattern: 0, related: related)
        }
    }

    package struct Conflict {
        package let loser: Int
        /// The position of the winning route's best variant in the ranking.
        let rank: Int
    }

    /// The routes that lose all of their links to a better route with the same patterns.
    package var conflicts: [Conflict] {
        // For each pair of duplicate variants: the losing and the winning route, and the winning variant's rank.
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

    /// Returns the distinct elements of `ranks` if they include all pattern variants of a route; otherwise `nil`.
    private func all(_ ranks: [Int], ofEntry entry: Int) -> [Int]? {
        var own: [Int] = []
        for rank in ranks where table.variants[rank].entry == entry && own.last != rank { own.append(rank) }
        return own.count == table.ranks(ofEntry: entry).count ? own : nil
    }

    /// Returns `true` if a function also decides which links the route accepts, so that equal patterns do not conflict.
    private func isChecked(_ entry: Int) -> Bool { table.entries[entry].check != nil }
}
