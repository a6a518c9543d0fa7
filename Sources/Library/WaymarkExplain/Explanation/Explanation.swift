/// An explanation of the result of matching a link: the routes that match it or come near, and their mismatches.
///
/// ```swift
/// print(router.explanation(for: "https://example.com/user/abc/edit"))
/// ```
///
/// For a table with the route `user.edit`, `/user/{id: Int}/edit`, this prints:
///
/// ```
/// unmatched: a route matches this link except for an invalid value
///   1. user.edit  /user/{id: Int}/edit
///      expected '{id: Int}' after 1 segment, found 'abc'
/// ```
public struct Explanation: Sendable, Hashable {
    /// The result of matching a link: matched, unmatched, rejected or failed. New versions add no cases.
    public enum Outcome: Sendable, Hashable {
        /// A route matches the link, and the link opens it. The answer for this route is ``Answer/takes``.
        case matched
        /// No pattern matches the link, or the functions that create the matching routes returned `nil`.
        case unmatched(Unmatched.Reason)
        /// The link violates the link policy, so it opens no route.
        case rejected(LinkRejection)
        /// The function that creates a matching route threw an error, which stopped the search.
        case failed
    }

    /// The result of comparing one route with the link. New versions add no cases.
    public enum Answer: Sendable, Hashable {
        /// The route matches, and the link opens it.
        case takes
        /// The pattern matches, but the function that creates the route returned `nil`; the next route was tried.
        case passes
        /// The pattern matches, but the function that creates the route threw an error, which stopped the search.
        case fails
        /// The pattern matches, but the search ended at a better route.
        case wouldTake
        /// The pattern does not match; the associated value has the first mismatch.
        case misses(NearMiss)
    }

    /// A route that matches the explained link or comes near it.
    public struct Candidate: Sendable, Hashable {
        /// The name of the route; `nil` if it has none.
        public let route: String?
        /// The pattern of the route that was compared with the link.
        public let pattern: String
        /// The pattern with the optional parts and alternatives that were compared with the link: `/a/b` for `/a[/b]`.
        public let variant: String
        /// The result of comparing the route with the link.
        public let answer: Answer

        /// The first part of the pattern that the link does not match; `nil` if the whole pattern matches.
        public var miss: NearMiss? { if case .misses(let miss) = answer { miss } else { nil } }
    }

    /// The result of matching the link with the router.
    public let outcome: Outcome
    /// The routes whose patterns match the link, best first, then those that almost match it, nearest first.
    ///
    /// If a route matches, the others are those whose path matches, or that match the link in another letter case. If
    /// no route matches, they match the most segments, or fail only because of a value, or match after one change of
    /// the link: another letter case, a first segment added, removed or ignored, or a trailing slash added or removed.
    public let candidates: [Candidate]
}

extension Router {
    /// Explains the result of matching a link: all matching routes, best first, and the almost matching ones.
    ///
    /// - Complexity: O(*n* · *m*) for *n* patterns and *m* path segments of the link. Each combination of optional
    ///   parts and alternatives counts as a pattern.
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
        // If no route qualifies as a candidate (see ``Explanation/candidates``), the nearest routes are.
        var misses = near.filter { miss in
            if !matching.isEmpty { return miss.fitsPath || miss.respelling == .case }
            return miss.isValue || miss.respelling != nil || miss.reached >= farthest
        }
        if matching.isEmpty, misses.isEmpty { misses = Array(near.prefix(Unmatched.limit)) }
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
    /// Returns the result for a route whose pattern matches. `asked` are the routes tried until the search ended.
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
    /// Returns the ranks (indices by precedence) of the best matching pattern variant of each route, best first.
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
            route: table.entries[variant.entry].name, pattern: table.text(ofPatternAt: rank),
            variant: table.text(of: nil, rank: rank), answer: answer)
    }
}
