extension RouteEngine {
    /// Returns a note for each pair of routes that share links, and for each undecided pair.
    func overlaps() -> [RouteProblem] {
        var proofs = TableProofs(table)
        let overlaps = proofs.overlaps()
        let left = overlaps.firstLeft.map { rules.problem(.overlapsLeft(after: overlaps.found.count), ofRank: $0) }
        return overlaps.found.map { overlap(of: $0.winner, $0.loser, shows($0) ? $0.link : nil) }
            + overlaps.undecided.map { overlap(of: $0.winner, $0.loser, nil) } + [left].compactMap { $0 }
    }

    private func overlap(of winner: Int, _ loser: Int, _ link: String?) -> RouteProblem {
        rules.problem(.overlap(isDecided: link != nil), ofRank: loser, because: [winner], witness: link)
    }

    /// Returns `true` if the link opens the winner, and would open the loser if no better pattern variants existed.
    private func shows(_ overlap: TableProofs.Overlap) -> Bool {
        [(0, overlap.winner), (overlap.loser, overlap.loser)].allSatisfy { floor, rank in
            let found = try? firstMatch(in: overlap.link, from: UInt32(floor))
            return found.map { Int($0.rank) == rank && !$0.isRepeated } ?? false
        }
    }
}
