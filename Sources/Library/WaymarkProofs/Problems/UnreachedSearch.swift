/// A search for unreachable variants, and for unreachable values of the other variants.
struct UnreachedSearch {
    /// The ranks of unreachable variants, with the ranks that win their links.
    private(set) var unreached: [Int: [Int]] = [:]
    private(set) var dead: [Dead] = []
    private(set) var undecided: [Int] = []

    /// A parameter value that no link of its pattern has.
    struct Dead {
        let parameter: String
        let part: TableProofs.Part
        var ranks: [Int]
        var because: [Int]
        /// The part index of the first rank.
        let first: Int
    }

    private var proofs: TableProofs
    var lengths: MinimumLengths

    init(_ table: RankedTable, limit: Int?) {
        (proofs, lengths) = (TableProofs(table, limit: limit), MinimumLengths(table))
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
    mutating func witness(ofRanks ranks: [Int]) -> String? {
        let pairs = ranks.flatMap { rank in unreached[rank, default: []].map { (rank, $0) } }
        let links = pairs.prefix(Self.maximumWitnessLinks).compactMap { proofs.shortestLink(ofRank: $0, goingTo: $1) }
        return links.shortest
            ?? ranks.prefix(Self.maximumWitnessLinks).compactMap { proofs.shortestLink(ofRank: $0) }.shortest
    }

    private static let maximumWitnessLinks = 64

    /// Returns a shortest link with a dead value that opens one of the reported winners, or otherwise another variant.
    mutating func witness(of dead: Dead) -> String? {
        let links = Set(dead.because).sorted().prefix(Self.maximumWitnessLinks).compactMap {
            proofs.shortestLink(ofPart: dead.first, rank: dead.ranks[0], goingTo: $0)
        }
        return links.shortest ?? proofs.shortestLink(ofPart: dead.first, rank: dead.ranks[0])
    }

    private mutating func findDeadParts(of table: RankedTable) {
        let parts = proofs.parts(
            ofRanks: table.variants.indices.filter { unreached[$0] == nil && !undecided.contains($0) })
        var open: [Key: Dead?] = [:]
        var order: [Key] = []
        for (number, (part, reach)) in zip(parts, proofs.reach(of: parts)).enumerated() {
            let variant = table.variants[part.rank]
            let key = Key(entry: variant.entry, pattern: variant.pattern, parameter: part.parameter, part: part.part)
            if open[key] == nil { order.append(key) }
            switch reach {
            case .reached: open[key] = .some(nil)
            case .undecided:
                undecided.append(part.rank)
                open[key] = .some(nil)
            case .unreached(let because):
                let known =
                    open[key]
                    ?? Dead(parameter: part.parameter, part: part.part, ranks: [], because: [], first: number)
                guard var dead = known else { continue }
                dead.ranks.append(part.rank)
                dead.because += because
                open[key] = dead
            }
        }
        dead = order.compactMap { open[$0] ?? nil }
    }

    private struct Key: Hashable {
        let entry: Int
        let pattern: Int
        let parameter: String
        let part: TableProofs.Part
    }
}

extension [String] {
    /// The shortest string; among several, the first one.
    var shortest: String? { self.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }
}
