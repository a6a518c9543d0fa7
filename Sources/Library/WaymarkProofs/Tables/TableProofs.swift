/// Proofs that pattern variants of a table are reachable or not.
package struct TableProofs {
    package enum Reach: Sendable {
        case reached
        /// Better pattern variants win or reject every link of this variant. The list has the ranks of a few that
        /// suffice; it is empty if the variant has no links.
        case unreached(because: [Int])
        case undecided
    }

    let table: RankedTable
    var proof: LinkProof
    /// A copy of the initial proof, which replaces the current one when its caches need too much memory.
    private var freshProof: LinkProof
    private(set) var lengths: MinimumLengths
    private var budget: Budget
    /// The remaining budget for example links. All other searches use ``budget``.
    private var witnessBudget: Budget

    private struct Budget {
        var states: Int
        var work: Int
    }

    package init(_ table: RankedTable, limit: Int? = nil) {
        self.table = table
        freshProof = LinkProof(LinkSpace([table]))
        proof = freshProof
        lengths = MinimumLengths(table, proof.space)
        let count = table.variants.count
        budget = Budget(
            states: limit ?? 1 << 18 + 256 * count, work: limit.map { _ in .max } ?? ProofWork.ofTables(variants: count)
        )
        witnessBudget = budget
    }

    package mutating func reach(ofRank rank: Int) -> Reach { reach([rank], rank: rank) }

    /// Returns, for each parameter value, the proof that a link with it opens the variant, or that no link does.
    package mutating func reach(of parts: [VariantPart]) -> [Reach] {
        guard !parts.isEmpty else { return [] }
        freshProof = LinkProof(LinkSpace([table], parts: parts))
        proof = freshProof
        lengths = MinimumLengths(table, proof.space)
        return parts.enumerated().map { number, part in reach(self.part(number, rank: part.rank), rank: part.rank) }
    }

    /// Decides if a link matches all pattern variants in `takenBy` and opens the variant with this rank.
    private mutating func reach(_ takenBy: [Int], rank: Int) -> Reach {
        let question = LinkProof.Question(
            takenBy: takenBy, freeBelow: [rank], treatsUnknownAsMatch: true, acceptsAnyLink: true)
        switch ask(question) {
        case .found: return .reached
        case .undecided: return .undecided
        case .none(let because): return .unreached(because: fewest(because.sorted(), question))
        }
    }

    // These functions return links within the policy's maximum length. Only links in full are compared for the
    // shortest: with `//` after the scheme and a slash before the path.

    /// Returns the shortest link that opens a pattern variant; `nil` if none was found.
    package mutating func shortestLink(toRank rank: Int) -> String? { shortestLink(of: [rank], goingTo: rank) }

    /// Returns the shortest link that some pattern variants match and that opens the one with the rank `winner`; `nil`
    /// if none was found. Without `winner`, the link may open any variant.
    mutating func shortestLink(of takenBy: [Int], goingTo winner: Int? = nil) -> String? {
        let question = LinkProof.Question(takenBy: takenBy, freeBelow: [winner ?? 0])
        guard case .found(let link) = ask(question, isWitness: true),
            link.bytes.count <= table.policy.maximumLength
        else { return nil }
        return link.text
    }

    /// Returns the rank of the pattern variant that `link` opens; `nil` if no proof finds it. `link` must be the
    /// shortest link that all variants in `takenBy` match. The first of them must have the best rank.
    mutating func winner(ofShortestLink link: String, of takenBy: [Int]) -> Int? {
        // Binary search: if the winner's rank is at least `middle`, `link` is also the shortest link that no pattern
        // variant with a rank below `middle` matches.
        var (low, high) = (0, takenBy.first ?? 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if shortestLink(of: takenBy, goingTo: middle) == link { low = middle } else { high = middle - 1 }
        }
        return shortestLink(of: takenBy + [low], goingTo: low) == link ? low : nil
    }

    /// - Parameter isWitness: `true` to use the budget for example links.
    mutating func ask(_ question: LinkProof.Question, isWitness: Bool = false) -> LinkProof.Answer {
        if question.takenBy.contains(where: { lengths.isTooLong($0) }) { return .none(because: []) }
        var left = isWitness ? witnessBudget : budget
        guard left.states > 0, left.work > 0 else { return .undecided }
        let before = proof.space.sets.pool.work
        proof.limit = min(LinkProof.defaultLimit, left.states)
        let answer = proof.answer(question)
        left.states -= proof.visitedStateCount
        left.work -= proof.space.sets.pool.work - before
        if isWitness { witnessBudget = left } else { budget = left }
        if proof.usesMuchMemory(besides: freshProof) { proof = freshProof }
        return answer
    }

    /// Returns a small subset of the pattern variants that together win every link: a single one if possible.
    private mutating func fewest(_ ranks: [Int], _ question: LinkProof.Question) -> [Int] {
        guard ranks.count > 1 else { return ranks }
        for rank in ranks where isEnough([rank], question) { return [rank] }
        var kept = ranks
        for rank in ranks.reversed().prefix(Self.maximumRemovals) {
            let fewer = kept.filter { $0 != rank }
            if isEnough(fewer, question) { kept = fewer }
        }
        return kept
    }

    private static let maximumRemovals = 64

    private mutating func isEnough(_ ranks: [Int], _ question: LinkProof.Question) -> Bool {
        var question = question
        question.consideredVariants = Set(ranks)
        if case .none = ask(question) { return true }
        return false
    }
}
