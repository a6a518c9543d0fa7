/// Why a link goes where it goes: every candidate in order, and where each one parted from the link.
///
/// ```swift
/// print(router.explanation(for: "https://example.com/user/abc/edit"))
/// ```
///
/// prints, for a table whose route `user.edit` is `/user/{id: Int}/edit`:
///
/// ```
/// unmatched: a route is like this link, but for a value that does not fit
///   1. user.edit  /user/{id: Int}/edit
///      expected '{id: Int}' after 1 segment, but 'abc' is there
/// ```
public struct Explanation: Sendable, Hashable {
    /// What became of the link. This enum is complete.
    public enum Outcome: Sendable, Hashable {
        /// An entry takes it: the first candidate that does not pass it on.
        case matched
        /// No entry takes it, or all that could passed it on.
        case unmatched(Unmatched.Reason)
        /// It is not an acceptable link.
        case rejected(LinkRejection)
        /// An entry failed to make its route, which stops the search.
        case failed
    }

    /// What an entry says to the link. This enum is complete.
    public enum Answer: Sendable, Hashable {
        /// It takes the link.
        case takes
        /// Its pattern fits, but it made no route of the link and passed it on to the next one.
        case passes
        /// Its pattern fits, but making its route failed, and no other entry was asked.
        case fails
        /// Its pattern fits, but a better entry has the link.
        case wouldTake
        /// Its pattern does not fit.
        case misses(NearMiss)
    }

    /// One entry that takes the link or came near it.
    public struct Candidate: Sendable, Hashable {
        /// The name of the entry.
        public let route: String?
        /// The text of its pattern.
        public let pattern: String
        /// Its optional parts and alternatives decided, if the pattern has any.
        public let variant: String
        /// What it says to the link.
        public let answer: Answer

        /// Where it parted from the link; `nil` if its pattern fits.
        public var miss: NearMiss? {
            if case .misses(let miss) = answer { miss } else { nil }
        }
    }

    /// What became of the link.
    public let outcome: Outcome
    /// The entries whose patterns fit, the best one first, and then those that came near it, the nearest first: beside
    /// entries that take it those whose path fits or differs by case, otherwise those that fitted longest, and those that
    /// take the link with other capital letters, or with one segment more or less at the beginning.
    public let candidates: [Candidate]
}

extension Router {
    /// Where a link goes: every entry that takes it, in the order in which they win, and every entry that came
    /// near, how far it came, and what it expected instead.
    ///
    /// - Complexity: O(*n* · *m*) in the forms that all patterns stand for, each of which is asked, and the segments of
    ///   the link.
    public func explanation(for link: String) -> Explanation {
        let diagnosed: DiagnosedLink
        do throws(LinkRejection) {
            diagnosed = try engine.diagnosed(link)
        } catch {
            return Explanation(outcome: .rejected(error), candidates: [])
        }
        let (outcome, asked) = outcome(of: link)
        if case .rejected = outcome { return Explanation(outcome: outcome, candidates: []) }
        let matching = engine.matchingRanks(link)
        let taken = Set(matching.map { engine.table.variants[$0].entry })
        let near = engine.nearest(diagnosed).all.filter { !taken.contains($0.entry) }
        let farthest = max(1, near.map { $0.reached }.max() ?? 0)
        // Without a match an entry is a candidate if no other one fitted longer, or only a value or the spelling is wrong.
        // If that leaves out even the nearest one, as where a value and the spelling are wrong, it is one nevertheless.
        var misses = near.filter { miss in
            if !matching.isEmpty { return miss.fitsPath || miss.respelling == .case }
            return miss.isValue || miss.respelling != nil || miss.reached >= farthest
        }
        if matching.isEmpty, misses.isEmpty { misses = Array(near.prefix(1)) }
        return Explanation(
            outcome: outcome,
            candidates: matching.map { rank in
                let answer = outcome.answer(of: engine.table.variants[rank].entry, asked: asked)
                return engine.explanation(of: rank, answer)
            }
                + misses.map { miss in
                    let nearMiss = engine.nearMiss(miss, diagnosed, expected: engine.expected(miss))
                    return engine.explanation(of: miss.rank, .misses(nearMiss))
                })
    }

    /// What became of a link, and the entries that were asked for a route, in order.
    private func outcome(of link: String) -> (Explanation.Outcome, asked: [Int]) {
        var matches = matches(for: link)
        if matches.next() != nil { return (.matched, matches.asked) }
        let outcome: Explanation.Outcome =
            switch matches.end {
            case .unmatched, nil: .unmatched(engine.unmatched(link).reason)
            case .rejected(let rejection): .rejected(rejection)
            case .failed: .failed
            }
        return (outcome, matches.asked)
    }
}

extension Explanation.Outcome {
    /// What an entry whose pattern fits says to the link: of those that were asked, the last one decided.
    fileprivate func answer(of entry: Int, asked: [Int]) -> Explanation.Answer {
        guard asked.contains(entry) else { return .wouldTake }
        guard entry == asked.last else { return .passes }
        return switch self {
        case .matched: .takes
        case .failed: .fails
        case .unmatched, .rejected: .passes
        }
    }
}

extension RouteEngine {
    /// The best rank of each entry that takes a link, the best one first.
    fileprivate func matchingRanks(_ link: String) -> [Int] {
        var ranks: [Int] = []
        var entries: Set<Int> = []
        var floor: UInt32 = 0
        while let found = try? firstMatch(in: link, from: floor) {
            if entries.insert(found.entryIndex).inserted { ranks.append(Int(found.rank)) }
            floor = table.rank(behindEntryOf: found.rank)
        }
        return ranks
    }

    fileprivate func explanation(of rank: Int, _ answer: Explanation.Answer) -> Explanation.Candidate {
        let variant = table.variants[rank]
        return Explanation.Candidate(
            route: table.entries[variant.entry].name, pattern: table.text(of: .pattern, rank: rank),
            variant: table.text(of: .variant, rank: rank), answer: answer)
    }
}
