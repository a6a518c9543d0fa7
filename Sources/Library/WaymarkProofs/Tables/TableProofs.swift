/// What the variants of a table mean beside each other: which of them some link reaches, and which none does.
///
/// An answer that says "none" is a proof. One that says "some" is a link that was found, and holds as far as functions of
/// the app, and entries that may decline a link, let it.
package struct TableProofs {
    /// Whether some link goes to a variant, or to a part of it.
    package enum Reach: Sendable {
        case reached
        /// Every link of it goes to variants of these ranks, which are better, or is rejected because of them: as few of them
        /// as were found to be enough. Empty if there is no link at all.
        case unreached(because: [Int])
        /// There was too much to look at.
        case undecided
    }

    let table: RankedTable
    var proof: LinkProof
    /// The proof before any question, for when too much is known of others.
    private var freshProof: LinkProof
    var lengths: LeastLengths
    /// What is left for answers.
    private var budget: Budget
    /// What is left for links that show what is known.
    private var witnessBudget: Budget

    /// Places that may still be looked at, and work that may still be done.
    private struct Budget {
        var places: Int
        var work: Int
    }

    /// - Parameter limit: The most places that are looked at in all; in proportion to the table unless told otherwise.
    package init(_ table: RankedTable, limit: Int? = nil) {
        self.table = table
        freshProof = LinkProof(LinkSpace([table]))
        freshProof.findStarts()
        proof = freshProof
        lengths = LeastLengths(table)
        let count = table.variants.count
        budget = Budget(
            places: limit ?? 1 << 18 + 256 * count, work: limit.map { _ in .max } ?? ProofWork.ofTables(variants: count)
        )
        witnessBudget = budget
    }

    /// Asks about another space from now on.
    mutating func ask(about space: LinkSpace) {
        freshProof = LinkProof(space)
        freshProof.findStarts()
        proof = freshProof
    }

    /// Whether some link goes to a variant.
    package mutating func reach(ofRank rank: Int) -> Reach {
        lengths.isTooLong(rank) ? .unreached(because: []) : reach([rank], rank: rank)
    }

    /// Whether some link goes to a variant that others take as well.
    mutating func reach(_ takenBy: [Int], rank: Int) -> Reach {
        var question = LinkProof.Question(takenBy: takenBy, freeBelow: [rank])
        (question.isGenerous, question.isAnyEnough) = (true, true)
        switch ask(question) {
        case .found: return .reached
        case .undecided: return .undecided
        case .none(let because): return .unreached(because: fewest(because.sorted(), question))
        }
    }

    // MARK: Links

    // What is longer than the policy allows is no link, so that it is not shown. "Shortest" is said of links that are written
    // in full: with an authority after each scheme, and a slash before the path.

    /// The shortest link that a variant takes, whoever else does; `nil` if there is none, or it was not found.
    package mutating func shortestLink(ofRank rank: Int) -> String? {
        shortest(LinkProof.Question(takenBy: [rank], freeBelow: [0]))
    }

    /// The shortest link that a variant takes and that goes to another one; `nil` if there is none, or it was not found.
    package mutating func shortestLink(ofRank rank: Int, goingTo winner: Int) -> String? {
        shortest(LinkProof.Question(takenBy: [winner, rank], freeBelow: [winner]))
    }

    /// The shortest link that goes to a variant; `nil` if there is none, or it was not found.
    package mutating func shortestLink(toRank rank: Int) -> String? {
        shortest(LinkProof.Question(takenBy: [rank], freeBelow: [rank]))
    }

    mutating func shortest(_ question: LinkProof.Question) -> String? {
        guard case .found(let link) = ask(question, isWitness: true),
            link.bytes.count <= table.policy.maximumLength
        else { return nil }
        return link.text
    }

    // MARK: Questions

    /// - Parameter isWitness: Whether the link is to show what is known.
    mutating func ask(_ question: LinkProof.Question, isWitness: Bool = false) -> LinkProof.Answer {
        var left = isWitness ? witnessBudget : budget
        guard left.places > 0, left.work > 0 else { return .undecided }
        let before = proof.space.sets.pool.work
        proof.limit = min(LinkProof.defaultLimit, left.places)
        let answer = proof.answer(question)
        left.places -= proof.placeCount
        left.work -= proof.space.sets.pool.work - before
        if isWitness { witnessBudget = left } else { budget = left }
        if proof.space.sets.pool.count - freshProof.space.sets.pool.count > ProofWork.ofMemory { proof = freshProof }
        return answer
    }

    /// As few of the variants as are still in the way of every link: one, if there is one that alone is.
    private mutating func fewest(_ ranks: [Int], _ question: LinkProof.Question) -> [Int] {
        guard ranks.count > 1 else { return ranks }
        for rank in ranks where isEnough([rank], of: ranks, question) { return [rank] }
        var kept = ranks
        for rank in ranks.reversed().prefix(Self.mostNamed) {
            let fewer = kept.filter { $0 != rank }
            if isEnough(fewer, of: ranks, question) { kept = fewer }
        }
        return kept
    }

    /// How many variants are tried to do without.
    private static let mostNamed = 64

    private mutating func isEnough(_ some: [Int], of ranks: [Int], _ question: LinkProof.Question) -> Bool {
        var question = question
        question.onlyBesides = Set(some)
        if case .none = ask(question) { return true }
        return false
    }
}
