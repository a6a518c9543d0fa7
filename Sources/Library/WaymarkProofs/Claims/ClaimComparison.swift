/// A comparison of parties that decide on links, such as a route table and an association file. Each party is a list of
/// claims (sets of links), of which the first one that contains a link decides.
package struct ClaimComparison {
    private let parties: [[LinkClaim]]
    private let universe: LinkUniverse
    /// The cached results of `endings`: for each combination of deciding claims (sets of links), the shortest ending.
    private var known: [[[LinkClaim]]: [[Int?]: [UInt8]]] = [:]

    /// The decisions of all parties, such as a route table and an association file, about a link.
    package struct Outcome: Hashable, Sendable {
        /// For each party, the index of the first claim that contains the link; `nil` if none does.
        package let deciding: [Int?]
        /// The shortest link for these decisions, without scheme and host, such as `/a?b=1`.
        package let link: String
    }

    private static let limit = 400_000
    /// The maximum number of combinations of query items and fragments that a search tries.
    private static let endingLimit = 200_000

    private typealias ClaimIndex = (party: Int, index: Int)
    private typealias Ending = (deciding: [Int?], text: [UInt8])
    /// The combinations of conditions that one query item (or the fragment) can meet, each with an example string.
    private typealias EndingPart = [(members: Set<Language>, text: [UInt8])]

    package init(_ parties: [[LinkClaim]], universe: LinkUniverse) {
        (self.parties, self.universe) = (parties, universe)
    }

    /// Returns all combinations of decisions, each with its shortest link, shortest first; `nil` if the search exceeds
    /// its limit.
    package mutating func outcomes(in pool: inout LanguagePool) -> [Outcome]? {
        var numbers: [Language: Int] = [:]
        var (paths, turns, claims) = ([Language](), [MembershipSearch.Turn](), [[ClaimIndex]]())
        for (party, list) in parties.enumerated() {
            for (index, claim) in list.enumerated() {
                let number = numbers[claim.path] ?? paths.count
                if number == paths.count {
                    numbers[claim.path] = number
                    paths.append(claim.path)
                    claims.append([])
                }
                turns.append(MembershipSearch.Turn(party: party, set: number, isDecisive: claim.isOpen))
                claims[number].append((party, index))
            }
        }
        pool.allow(work: ProofWork.ofClaims(paths.count))
        var search = MembershipSearch(limit: Self.limit, turns: turns)
        guard let found = search.outcomes(of: universe.path, among: paths, in: &pool) else { return nil }
        var best: [[Int?]: [UInt8]] = [:]
        for outcome in found {
            let asked = asked(outcome.members.flatMap { claims[$0] })
            guard let endings = endings(asked, &pool) else { return nil }
            for ending in endings {
                let link = outcome.text + ending.text
                if let known = best[ending.deciding], known.count <= link.count { continue }
                best[ending.deciding] = link
            }
        }
        return best.sorted { ($0.value.count, $0.value.text) < ($1.value.count, $1.value.text) }
            .map { Outcome(deciding: $0.key, link: $0.value.text) }
    }

    /// Returns, for each party (such as a route table), the indices of its claims (sets of links) in `matching`, up to
    /// the first claim that accepts any query and fragment: later claims decide no link.
    private func asked(_ matching: [ClaimIndex]) -> [[Int]] {
        var asked: [[Int]] = parties.map { _ in [] }
        for (party, index) in matching { asked[party].append(index) }
        return zip(parties, asked).map { claims, indices in
            let indices = indices.sorted()
            let last = indices.firstIndex { claims[$0].isOpen }
            return Array(indices.prefix(last.map { $0 + 1 } ?? indices.count))
        }
    }

    /// Returns all combinations of deciding claims (sets of links, one for each party), each with the shortest query
    /// and fragment, such as `?a#b`. The claims in `asked` match the path.
    private mutating func endings(_ asked: [[Int]], _ pool: inout LanguagePool) -> [Ending]? {
        let claims = zip(parties, asked).map { party, indices in indices.map { party[$0].onAnyPath } }
        if known[claims] == nil {
            guard let parts = parts(of: Array(claims.joined()), &pool),
                let found = Self.shortestEndings(parts, claims)
            else { return nil }
            known[claims] = found
        }
        return known[claims]?.map { deciding, text in
            (zip(asked, deciding).map { indices, index in index.map { indices[$0] } }, text)
        }
    }

    /// Returns the shortest query and fragment for each combination of deciding claims (sets of links, one for each
    /// party); `nil` if the search exceeds ``endingLimit``.
    private static func shortestEndings(_ parts: [EndingPart], _ claims: [[LinkClaim]]) -> [[Int?]: [UInt8]]? {
        var (endings, tries): (EndingPart, Int) = ([([], [])], 0)
        for part in parts {
            tries += endings.count * part.count
            guard tries < endingLimit else { return nil }
            endings = endings.flatMap { ending in
                part.map { (ending.members.union($0.members), joined(ending.text, $0.text)) }
            }
        }
        var found: [[Int?]: [UInt8]] = [:]
        for (members, text) in endings {
            let deciding = claims.map { claims in
                claims.firstIndex { claim in
                    claim.query.allSatisfy { members.contains($0.queries) }
                        && claim.fragment.map { members.contains($0) } ?? true
                }
            }
            if let known = found[deciding], known.count <= text.count { continue }
            found[deciding] = text
        }
        return found
    }

    private static func joined(_ text: [UInt8], _ part: [UInt8]) -> [UInt8] {
        // The fragment is joined last. So if `part` is a query, `text` is empty or a query too.
        let isNext = part.first == UInt8(ascii: "?") && !text.isEmpty
        return text + (isNext ? [UInt8(ascii: "&")] + part.dropFirst() : part)
    }

    /// Returns, for the items of each name and for the fragment, the combinations of conditions that one string can
    /// meet. A condition on the whole query puts the items of all names into one group.
    private func parts(of claims: [LinkClaim], _ pool: inout LanguagePool) -> [EndingPart]? {
        let isWhole = claims.contains { $0.query.contains { $0.name == nil } }
        var byName: [[UInt8]: [Language]] = [:]
        var fragments: [Language] = []
        for claim in claims {
            for part in claim.query {
                byName[isWhole ? [] : part.name ?? [], default: []].append(part.queries)
            }
            if let fragment = claim.fragment { fragments.append(fragment) }
        }
        let names = byName.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.value, universe.query) }
        var parts: [EndingPart] = []
        for (sets, every) in names + (fragments.isEmpty ? [] : [(fragments, universe.fragment)]) {
            let sets = Set(sets).sorted()
            var search = MembershipSearch(limit: Self.limit)
            guard let found = search.outcomes(of: every, among: sets, in: &pool) else { return nil }
            parts.append(found.map { outcome in (Set(outcome.members.map { sets[$0] }), outcome.text) })
        }
        return parts
    }
}

extension LinkClaim {
    fileprivate var onAnyPath: LinkClaim { LinkClaim(path: .everything, query: query, fragment: fragment) }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
