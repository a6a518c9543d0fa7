/// A comparison of several parties that decide on links, such as a route table and an association file. For each link,
/// the first matching claim of each party decides.
package struct ClaimComparison {
    private let parties: [[LinkClaim]]
    private let universe: LinkUniverse
    /// The cached results of `endings`, by the claims of all parties without their paths. Each result maps the indices
    /// of the deciding claims, one for each party, to the shortest query and fragment for which they decide, such as
    /// `?a#b`.
    private var known: [[[LinkClaim]]: [[Int?]: [UInt8]]] = [:]

    /// The decisions of all parties, such as a route table and an association file, about a link.
    package struct Outcome: Hashable, Sendable {
        /// For each party, such as a route table, the index of its first claim that matches the link; `nil` if none
        /// matches.
        package let deciding: [Int?]
        /// The shortest link for which the claims in ``deciding`` decide, without scheme and host, such as `/a?b=1`.
        package let link: String
    }

    private static let limit = 400_000
    /// The maximum number of combinations of query items and fragments that a search tries.
    private static let endingLimit = 200_000

    private typealias ClaimIndex = (party: Int, index: Int)
    private typealias Ending = (deciding: [Int?], text: [UInt8])
    /// The satisfiable combinations of conditions on the items with one name, or on the fragment, with example strings.
    private typealias EndingPart = [(members: Set<Language>, text: [UInt8])]

    package init(_ parties: [[LinkClaim]], universe: LinkUniverse) {
        (self.parties, self.universe) = (parties, universe)
    }

    /// Returns all combinations of the parties' decisions about links, each with its shortest link, shortest first.
    ///
    /// - Returns: `nil` if the search exceeds its limit.
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

    /// Returns, for each party, the indices of its matching claims in order, up to the first claim that matches any
    /// query and fragment.
    private func asked(_ matching: [ClaimIndex]) -> [[Int]] {
        var asked: [[Int]] = parties.map { _ in [] }
        for (party, index) in matching { asked[party].append(index) }
        return zip(parties, asked).map { claims, indices in
            let indices = indices.sorted()
            let last = indices.firstIndex { claims[$0].isOpen }
            return Array(indices.prefix(last.map { $0 + 1 } ?? indices.count))
        }
    }

    /// Returns all combinations of claims, one for each party, that decide about a link with a matching path. Each has
    /// the shortest query and fragment for which these claims decide.
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

    /// Returns the shortest query and fragment for each combination of deciding claims; `nil` if the search exceeds
    /// ``endingLimit``. The deciding claim of a party, such as a route table, is its first claim that matches.
    ///
    /// - Parameter claims: The claims of each party, in order.
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

    /// Joins queries and a fragment: `?a`, `?b` and `#c` become `?a&b#c`.
    private static func joined(_ text: [UInt8], _ part: [UInt8]) -> [UInt8] {
        // If `part` is a query and `text` is not empty, `text` is a query, too, because the fragment is joined last.
        let isNext = part.first == UInt8(ascii: "?") && !text.isEmpty
        return text + (isNext ? [UInt8(ascii: "&")] + part.dropFirst() : part)
    }

    /// Returns, for the items of each name and for the fragment, the combinations of the claims' conditions that one
    /// string can meet. If a claim (a set of links) has a condition on the whole query, the items of all names form one
    /// group.
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
