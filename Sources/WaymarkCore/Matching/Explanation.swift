/// Why a link goes where it goes: every candidate in order, and where each one parted from the link.
///
/// ```swift
/// print(router.explain("https://example.com/user/abc/edit"))
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
        /// The first candidate takes it.
        case matched
        /// No entry takes it.
        case unmatched(Unmatched.Reason)
        /// It is not an acceptable link.
        case rejected(LinkRejection)
        /// The best entry failed to make its route, which stops the search.
        case failed
    }

    /// One entry that takes the link or came near it.
    public struct Candidate: Sendable, Hashable {
        /// The name of the entry.
        public let route: String?
        /// The text of its pattern.
        public let pattern: String
        /// Its optional parts and alternatives decided, if the pattern has any.
        public let variant: String
        /// Where it parted from the link; `nil` if it takes it.
        public let miss: NearMiss?
    }

    /// What became of the link.
    public let outcome: Outcome
    /// The entries that take the link, the best one first, and then those that came near it, the nearest first: beside
    /// entries that take it those whose path fits, otherwise those that fitted longest.
    public let candidates: [Candidate]
}

extension Router {
    /// Explains where a link goes: every entry that takes it, in the order in which they win, and every entry that came
    /// near, how far it came, and what it expected instead.
    public func explain(_ link: String) -> Explanation {
        let url: ParsedURL
        do throws(LinkRejection) {
            url = try ParsedURL(link, policy: engine.table.policy)
        } catch {
            return Explanation(outcome: .rejected(error), candidates: [])
        }
        let outcome = outcome(of: link)
        if case .rejected = outcome { return Explanation(outcome: outcome, candidates: []) }
        let matching = engine.matchingRanks(link)
        let taken = Set(matching.map { engine.table.variants[$0].entry })
        let near = engine.nearest(url).filter { !taken.contains(engine.table.variants[$0.rank].entry) }
        let farthest = max(1, near.first?.diagnosis.reached ?? 0)
        let misses = near.filter { matching.isEmpty ? $0.isNear(farthest) : $0.diagnosis.fitsPath }
        return Explanation(
            outcome: outcome,
            candidates: matching.map { engine.explanation(of: $0, miss: nil) }
                + misses.map { engine.explanation(of: $0.rank, miss: engine.nearMiss($0)) })
    }

    private func outcome(of link: String) -> Explanation.Outcome {
        switch result(for: link) {
        case .matched: .matched
        case .unmatched(let unmatched): .unmatched(unmatched.reason)
        case .rejected(let rejection): .rejected(rejection)
        case .failed: .failed
        }
    }
}

extension RouteEngine {
    /// The best rank of each entry that takes a link, the best one first.
    fileprivate func matchingRanks(_ link: String) -> [Int] {
        var ranks: [Int] = []
        var entries: Set<Int> = []
        var floor: UInt32 = 0
        while let found = try? found(link, from: floor) {
            if entries.insert(found.entryIndex).inserted { ranks.append(Int(found.rank)) }
            floor = found.rank + 1
        }
        return ranks
    }

    fileprivate func explanation(of rank: Int, miss: NearMiss?) -> Explanation.Candidate {
        let variant = table.variants[rank]
        return Explanation.Candidate(
            route: table.entries[variant.entry].name, pattern: table.pattern(of: variant).writtenText,
            variant: variant.variant.text, miss: miss)
    }
}

extension RouteEngine.Candidate {
    /// Whether the entry is worth a word: no other one fitted longer, or only a value is wrong.
    fileprivate func isNear(_ farthest: Int) -> Bool { diagnosis.isValue || diagnosis.reached >= farthest }
}
