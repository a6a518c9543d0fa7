// Links that several routes take, so that the order of the table decides.

extension TableProofs {
    /// Two entries, and the shortest link that goes to the first and would otherwise go to the second.
    package struct Overlap: Sendable, Hashable {
        /// The rank of the variant that the link goes to.
        package let winner: Int
        /// The rank of the variant of another entry that takes it too.
        package let loser: Int
        package let link: String
    }

    /// Two entries that may have links in common.
    private struct EntryPair: Hashable {
        let winner: Int
        let loser: Int
    }

    /// What is known of the links that entries share.
    package struct Overlaps: Sendable {
        package let found: [Overlap]
        /// By their ranks, entries for which it is not known.
        package let undecided: [(winner: Int, loser: Int)]
        /// The first rank whose links were not compared with those of better ones; `nil` if all were compared.
        package let firstLeft: Int?
    }

    /// The most overlaps that are looked for: the memory of a report grows with them.
    private static let mostOverlaps = 10_000

    /// Every two entries of which the order decides for a link.
    ///
    /// A link that goes to a third entry before either of them is none of theirs.
    ///
    /// - Parameter most: The number of overlaps after which no further ranks are compared.
    package mutating func overlaps(most: Int = Self.mostOverlaps) -> Overlaps {
        var search = NeighbourSearch(&proof)
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
                switch overlap(winner, loser) {
                case .found(let link):
                    let overlap = Overlap(winner: winner, loser: loser, link: link.text)
                    if found[pair].map({ overlap.isBefore($0) }) ?? true { found[pair] = overlap }
                case .none: break
                case .undecided: undecided[pair] = undecided[pair] ?? (winner, loser)
                }
            }
        }
        return Overlaps(
            found: found.values.sorted { ($0.winner, $0.loser) < ($1.winner, $1.loser) },
            undecided: undecided.filter { found[$0.key] == nil }.values.sorted { $0 < $1 }, firstLeft: firstLeft)
    }

    private mutating func overlap(_ winner: Int, _ loser: Int) -> LinkProof.Answer {
        if lengths.isTooLong(winner) || lengths.isTooLong(loser) { return .none(because: []) }
        return ask(LinkProof.Question(takenBy: [winner, loser], freeBelow: [winner], isGenerous: true))
    }
}

extension TableProofs {
    /// By rank, whether every link that a variant takes goes to it: a link that is printed of it need not be searched for.
    ///
    /// It is `false` where that was not decided. What a policy says of a link as a whole, such as of its length, is not part
    /// of it.
    package mutating func ranksThatKeepTheirLinks() -> [Bool] {
        var search = NeighbourSearch(&proof)
        return table.variants.indices.map { rank in
            search.betterNeighbours(of: rank).allSatisfy { better in
                let question = LinkProof.Question(
                    takenBy: [better, rank], freeBelow: [0], isGenerous: true, isAnyEnough: true)
                if case .none = ask(question) { return true }
                return false
            }
        }
    }
}

extension TableProofs {
    /// By rank, the variants that win over one and may take links of it, as far as their paths tell: no other one does.
    package mutating func betterNeighbours() -> [[Int]] {
        var search = NeighbourSearch(&proof)
        return table.variants.indices.map { search.betterNeighbours(of: $0) }
    }
}

extension TableProofs.Overlap {
    private var text: [UInt8] { Array(link.utf8) }

    fileprivate func isBefore(_ other: TableProofs.Overlap) -> Bool {
        text.count != other.text.count
            ? text.count < other.text.count : text.lexicographicallyPrecedes(other.text)
    }
}
