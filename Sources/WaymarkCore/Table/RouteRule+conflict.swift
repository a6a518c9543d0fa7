extension RouteRule {
    /// Two entries whose patterns take the same links, all of them: the order of registration alone would decide.
    static let conflict = RouteRule(code: "conflict") { engine in
        if engine.trie.twins.isEmpty { return [] }
        // For each pair of entries the variants of the loser that have a twin in the winner.
        var shared: [Pair: Set<Int>] = [:]
        for (winner, loser) in engine.trie.twins {
            let pair = Pair(
                winner: engine.table.variants[winner].entry, loser: engine.table.variants[loser].entry)
            if engine.isChecked(pair.winner) || engine.isChecked(pair.loser) { continue }
            if pair.winner != pair.loser { shared[pair, default: [winner]].formUnion([winner, loser]) }
        }
        let counts = engine.table.variantCounts
        return shared.keys.sorted { ($0.loser, $0.winner) < ($1.loser, $1.winner) }.compactMap { pair in
            let ranks = shared[pair, default: []]
            let own = ranks.filter { engine.table.variants[$0].entry == pair.loser }
            let theirs = ranks.filter { engine.table.variants[$0].entry == pair.winner }
            guard own.count == counts[pair.loser], theirs.count == counts[pair.winner] else { return nil }
            guard let winner = theirs.min() else { return nil }
            return engine.problem(
                .conflict, entry: pair.loser, pattern: 0, related: engine.related(engine.table.variants[winner]))
        }
    }

    private struct Pair: Hashable {
        var winner: Int
        var loser: Int
    }
}

extension RouteEngine {
    /// Whether an entry asks something of links beyond its patterns: those alone do not tell what it takes.
    func isChecked(_ entry: Int) -> Bool { table.entries[entry].check != nil }
}

extension RankedTable {
    /// The number of variants of each entry.
    var variantCounts: [Int] {
        var counts = Array(repeating: 0, count: entries.count)
        for variant in variants { counts[variant.entry] += 1 }
        return counts
    }
}
