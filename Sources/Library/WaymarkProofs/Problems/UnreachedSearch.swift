/// A search for unreachable variants, and for unreachable values of the other variants.
struct UnreachedSearch {
    /// The ranks of unreachable variants, with the ranks that win their links.
    private(set) var unreached: [Int: [Int]] = [:]
    private(set) var dead: [Dead] = []
    private(set) var undecided: [Int] = []

    /// A listed value or default of a parameter, with which no link opens the pattern.
    struct Dead {
        /// The value in the first variant of the pattern.
        let part: TableProofs.VariantPart
        /// The index of `part` in the argument of `reach(of:)`.
        let number: Int
        let because: [Int]
    }

    /// A link that an unreachable variant or value matches, but that opens another variant.
    struct Witness {
        let link: String
        /// The rank that the link opens; empty if it is unknown or among the winners that are reported anyway.
        let others: [Int]
    }

    var proofs: TableProofs
    /// Returns the rank of the variant that a link opens; `nil` if links are not matched.
    private let matcher: ((String) -> Int?)?

    init(_ table: RankedTable, limit: Int?, matcher: ((String) -> Int?)?) {
        (proofs, self.matcher) = (TableProofs(table, limit: limit), matcher)
        for rank in table.variants.indices {
            switch proofs.reach(ofRank: rank) {
            case .reached: break
            case .unreached(let because): unreached[rank] = because
            case .undecided: undecided.append(rank)
            }
        }
        findDeadParts(of: table)
        undecided = Set(undecided).sorted()
    }

    /// Returns a shortest link of one of the variants that opens one of the reported winners, or otherwise another
    /// variant.
    mutating func witness(ofRanks ranks: [Int]) -> Witness? {
        let pairs = ranks.flatMap { rank in unreached[rank, default: []].map { (rank, $0) } }
        let links = pairs.prefix(Self.maximumWitnessLinks).compactMap { proofs.shortestLink(ofRank: $0, goingTo: $1) }
        if let link = links.shortest { return Witness(link: link, others: []) }
        let found = ranks.prefix(Self.maximumWitnessLinks).map { ($0, proofs.shortestLink(ofRank: $0)) }
        guard let link = found.compactMap({ $1 }).shortest, let first = found.first(where: { $1 == link }) else {
            return nil
        }
        return witness(link, of: [first.0])
    }

    private static let maximumWitnessLinks = 64

    /// Returns a shortest link with a dead value that opens one of the reported winners, or otherwise another variant.
    mutating func witness(of dead: Dead) -> Witness? {
        let links = Set(dead.because).sorted().prefix(Self.maximumWitnessLinks).compactMap {
            proofs.shortestLink(ofPart: dead.number, rank: dead.part.rank, goingTo: $0)
        }
        if let link = links.shortest { return Witness(link: link, others: []) }
        return proofs.shortestLink(ofPart: dead.number, rank: dead.part.rank).map { link in
            witness(link, of: proofs.part(dead.number, rank: dead.part.rank))
        }
    }

    /// Returns the witness for a shortest link that all of `takenBy` match, with the rank of the variant that it opens.
    private mutating func witness(_ link: String, of takenBy: [Int]) -> Witness {
        let winner = matcher.map { $0(link) } ?? proofs.winner(ofShortestLink: link, of: takenBy)
        return Witness(link: link, others: winner.map { [$0] } ?? [])
    }

    private mutating func findDeadParts(of table: RankedTable) {
        let parts = proofs.parts(
            ofRanks: table.variants.indices.filter { unreached[$0] == nil && !undecided.contains($0) })
        let reach = proofs.reach(of: parts)
        for (part, reach) in zip(parts, reach) { if case .undecided = reach { undecided.append(part.rank) } }
        let numbers = Dictionary(grouping: parts.indices) { number in
            let (part, variant) = (parts[number], table.variants[parts[number].rank])
            return Key(entry: variant.entry, pattern: variant.pattern, parameter: part.parameter, part: part.part)
        }
        dead = numbers.values.sorted { $0[0] < $1[0] }.compactMap { numbers in
            let because = numbers.compactMap { number -> [Int]? in
                if case .unreached(let because) = reach[number] { because } else { nil }
            }
            guard because.count == numbers.count else { return nil }
            return Dead(part: parts[numbers[0]], number: numbers[0], because: because.flatMap { $0 })
        }
    }

    private struct Key: Hashable {
        let entry: Int
        let pattern: Int
        let parameter: String
        let part: TableProofs.Part
    }
}

extension [String] {
    /// The shortest string; among several, the first in alphabetical order.
    var shortest: String? { self.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
}
