package import WaymarkCore
import WaymarkEngine
import WaymarkPatterns

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
    var lengths: LeastLengths
    /// How many places may still be looked at.
    private var budget: Int
    /// How many of them for links that show what is known.
    private var witnessBudget: Int

    /// - Parameter limit: The most places that are looked at in all; in proportion to the table unless told otherwise.
    package init(_ table: RankedTable, limit: Int? = nil) {
        self.table = table
        proof = LinkProof(LinkSpace([table]))
        lengths = LeastLengths(table)
        budget = limit ?? 1 << 18 + 256 * table.variants.count
        witnessBudget = budget
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

    // What is longer than the policy allows is no link, so that it is not shown.

    /// The shortest link that a variant takes, whoever else does; `nil` if there is none, or it was not found.
    package mutating func shortestLink(ofRank rank: Int) -> String? {
        shortest(LinkProof.Question(takenBy: [rank], freeBelow: [0]))
    }

    /// The shortest link that goes to a variant; `nil` if there is none, or it was not found.
    package mutating func shortestLink(toRank rank: Int) -> String? {
        shortest(LinkProof.Question(takenBy: [rank], freeBelow: [rank]))
    }

    mutating func shortest(_ question: LinkProof.Question) -> String? {
        guard case .found(let link) = Self.ask(question, &proof, &witnessBudget),
            link.bytes.count <= table.policy.maximumLength
        else { return nil }
        return link.text
    }

    // MARK: Questions

    mutating func ask(_ question: LinkProof.Question) -> LinkProof.Answer { Self.ask(question, &proof, &budget) }

    private static func ask(
        _ question: LinkProof.Question, _ proof: inout LinkProof, _ budget: inout Int
    ) -> LinkProof.Answer {
        guard budget > 0 else { return .undecided }
        proof.limit = min(LinkProof.defaultLimit, budget)
        let answer = proof.answer(question)
        budget -= proof.placeCount
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
