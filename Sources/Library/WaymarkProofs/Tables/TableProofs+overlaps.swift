extension TableProofs {
    /// A link that two routes match: it opens the first one, and would open the second one without the first.
    package struct Overlap: Sendable, Hashable {
        package let winner: Int
        /// The rank of the second route's pattern variant.
        package let loser: Int
        package let link: String
    }

    private struct EntryPair: Hashable {
        let winner: Int
        let loser: Int
    }

    /// The pairs of routes that share links, as far as they are decided.
    package struct Overlaps: Sendable {
        package let found: [Overlap]
        package let undecided: [(winner: Int, loser: Int)]
        /// The rank of the first pattern variant that was not compared, because the search ended early; `nil` if all
        /// were.
        package let firstLeft: Int?
    }

    /// The maximum number of overlaps in a report, to limit its memory.
    private static let maximumOverlaps = 10_000

    /// Returns all pairs of routes that match a common link, which opens the better route, not a third one.
    ///
    /// - Parameter most: The number of overlaps after which no further pattern variants are compared.
    package mutating func overlaps(most: Int = Self.maximumOverlaps) -> Overlaps {
        var search = NeighbourSearch(proof)
        var found: [EntryPair: Overlap] = [:]
        var undecided: [EntryPair: (winner: Int, loser: Int)] = [:]
        var firstLeft: Int?
        for loser in table.variants.indices {
            if found.count + undecided.count >= most {
                firstLeft = loser
                break
            }
            for winner in search.betterNeighbours(of: loser) {
                let pair = EntryPair(winner: table.variants[winner].entry, loser: table.variants[loser].entry)
                guard pair.winner != pair.loser else { continue }
                let question = LinkProof.Question(
                    takenBy: [winner, loser], freeBelow: [winner], treatsUnknownAsMatch: true)
                switch ask(question) {
                case .found(let link):
                    let overlap = Overlap(winner: winner, loser: loser, link: link.text)
                    if found[pair].map({ link.bytes.isBefore(Array($0.link.utf8)) }) ?? true { found[pair] = overlap }
                case .none: break
                case .undecided: undecided[pair] = undecided[pair] ?? (winner, loser)
                }
            }
        }
        return Overlaps(
            found: found.values.sorted { ($0.winner, $0.loser) < ($1.winner, $1.loser) },
            undecided: undecided.filter { found[$0.key] == nil }.values.sorted { $0 < $1 }, firstLeft: firstLeft)
    }

    /// Returns, for each pattern variant, the better-ranked variants whose paths may overlap with its paths.
    package mutating func betterNeighbours() -> [[Int]] {
        var search = NeighbourSearch(proof)
        return table.variants.indices.map { search.betterNeighbours(of: $0) }
    }
}
