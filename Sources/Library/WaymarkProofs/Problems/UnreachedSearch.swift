/// A search for unreachable pattern variants, and for unreachable parameter values of the other variants.
struct UnreachedSearch {
    /// The ranks of unreachable pattern variants, each with the ranks of the variants that win its links.
    private(set) var unreached: [Int: [Int]] = [:]
    private(set) var dead: [Dead] = []
    private(set) var undecided: [Int] = []

    /// A parameter's listed value, as in `{lang: en|de}`, or default, with which no link opens the pattern.
    struct Dead {
        /// The value, its parameter, and the rank of the first variant of the pattern with this parameter.
        let part: TableProofs.VariantPart
        let group: Group
    }

    /// Pattern variants that share links, and the ranks of the variants that win all these links.
    typealias Group = (takenBy: [Int], because: [Int])

    var proofs: TableProofs
    /// Returns the rank of the pattern variant that a link opens; `nil` to use a proof instead.
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

    /// Returns an example link for a problem: the shortest one found that all variants of a group match and that opens
    /// one of its winners (`because`). If there is none, returns a link that opens another variant, and the rank of
    /// that variant in `others`, if known.
    mutating func witness(of groups: [Group]) -> (link: String?, others: [Int]) {
        let pairs = groups.flatMap { group in group.because.map { (group.takenBy, $0) } }
        let links = pairs.prefix(Self.maximumWitnessLinks).compactMap { takenBy, winner in
            proofs.shortestLink(of: takenBy + [winner], goingTo: winner)
        }
        if let link = links.shortest { return (link, []) }
        let found = groups.prefix(Self.maximumWitnessLinks).map { ($0.takenBy, proofs.shortestLink(of: $0.takenBy)) }
        guard let link = found.compactMap({ $1 }).shortest, let takenBy = found.first(where: { $1 == link })?.0 else {
            return (nil, [])
        }
        let winner = matcher.map { $0(link) } ?? proofs.winner(ofShortestLink: link, of: takenBy)
        return (link, winner.map { [$0] } ?? [])
    }

    private static let maximumWitnessLinks = 64

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
            let part = parts[numbers[0]]
            let takenBy = proofs.part(numbers[0], rank: part.rank)
            return Dead(part: part, group: (takenBy, Set(because.joined()).sorted()))
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
