extension RouteEngine {
    /// Returns a note for each pair of entries that share links, and a warning for each undecided pair.
    ///
    /// The matcher confirms each link before it is reported.
    func overlaps() -> [RouteProblem] {
        var proofs = TableProofs(table)
        let overlaps = proofs.overlaps()
        return overlaps.found.map { overlap(of: $0.winner, $0.loser, shows($0) ? $0.link : nil) }
            + overlaps.undecided.map { overlap(of: $0.winner, $0.loser, nil) }
            + (overlaps.firstLeft.map { [left(after: overlaps.found.count, from: $0)] } ?? [])
    }

    private func left(after count: Int, from rank: Int) -> RouteProblem {
        let variant = table.variants[rank]
        return problem(.overlapsLeft(after: count), entry: variant.entry, pattern: variant.pattern)
    }

    private func overlap(of winner: Int, _ loser: Int, _ link: String?) -> RouteProblem {
        let variant = table.variants[loser]
        return problem(
            .overlap(isDecided: link != nil), entry: variant.entry, pattern: variant.pattern, because: [winner],
            witness: link)
    }

    /// Returns `true` if a link opens the winner, and the loser in the absence of better variants.
    private func shows(_ overlap: TableProofs.Overlap) -> Bool {
        [(0, overlap.winner), (overlap.loser, overlap.loser)].allSatisfy { floor, rank in
            let found = try? firstMatch(in: overlap.link, from: UInt32(floor))
            return found.map { Int($0.rank) == rank && !$0.isRepeated } ?? false
        }
    }
}
