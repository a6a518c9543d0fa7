package import WaymarkLanguages

/// Compares what several parties decide about links, each by the first of its claims that takes a link: a table, and a file
/// that tells the system about it.
package struct ClaimComparison {
    /// For each party, its claims in the order in which they are asked.
    private let parties: [[LinkClaim]]
    /// Every path, query and fragment.
    private let universe: LinkClaim
    private var known: [Asked: [Ending]] = [:]

    /// What the parties decide about a link.
    package struct Outcome: Hashable, Sendable {
        /// For each party, which of its claims decides; `nil` if none takes the link.
        package let deciding: [Int?]
        /// The shortest link that is decided so, from its path on.
        package let link: String
    }

    /// The most states of a search.
    private static let limit = 400_000

    /// For each party, the claims whose paths fit, up to the first one that asks for nothing else.
    private struct Asked: Hashable {
        let claims: [[Int]]
    }

    /// What stands behind a path, and what it makes the parties decide.
    private struct Ending {
        let deciding: [Int?]
        let text: [UInt8]
    }

    package init(_ parties: [[LinkClaim]], universe: LinkClaim) { (self.parties, self.universe) = (parties, universe) }

    /// Every combination of decisions that there is, each with its shortest link, in the order of their lengths.
    ///
    /// - Returns: `nil` if there is too much to look at.
    package mutating func outcomes(in pool: inout LanguagePool) -> [Outcome]? {
        var numbers: [Language: Int] = [:]
        var paths: [Language] = []
        for claim in parties.joined() where numbers[claim.path] == nil {
            numbers[claim.path] = paths.count
            paths.append(claim.path)
        }
        var search = MembershipSearch(limit: Self.limit)
        guard let found = search.outcomes(of: universe.path, among: paths, in: &pool) else { return nil }
        var best: [[Int?]: [UInt8]] = [:]
        for outcome in found {
            let members = Set(outcome.members)
            let asked = Asked(
                claims: parties.map { claims in
                    claims.fitting { numbers[$0.path].map { members.contains($0) } ?? false }
                })
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

    /// What may stand behind a path, as far as it makes a difference.
    private mutating func endings(_ asked: Asked, _ pool: inout LanguagePool) -> [Ending]? {
        if let known = known[asked] { return known }
        var (queries, fragments) = (PartTexts(), PartTexts())
        for (party, claims) in asked.claims.enumerated() {
            for claim in claims {
                queries.add(parties[party][claim].query)
                fragments.add(parties[party][claim].fragment)
            }
        }
        guard let ofQuery = queries.outcomes(universe.query, limit: Self.limit, &pool),
            let ofFragment = fragments.outcomes(universe.fragment, limit: Self.limit, &pool)
        else { return nil }
        var endings: [Ending] = []
        for query in ofQuery {
            for fragment in ofFragment {
                let deciding = asked.claims.enumerated().map { party, claims in
                    claims.first {
                        let claim = parties[party][$0]
                        return queries.contains(query, claim.query) && fragments.contains(fragment, claim.fragment)
                    }
                }
                endings.append(Ending(deciding: deciding, text: query.text + fragment.text))
            }
        }
        known[asked] = endings
        return endings
    }
}

extension [LinkClaim] {
    /// Those that fit, up to the first one that is sure to take what fits.
    fileprivate func fitting(_ fits: (LinkClaim) -> Bool) -> [Int] {
        var all: [Int] = []
        for index in indices where fits(self[index]) {
            all.append(index)
            if self[index].isOpen { break }
        }
        return all
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

/// The sets that claims have for one part of a link.
private struct PartTexts {
    private var sets: [Language] = []

    mutating func add(_ set: Language?) {
        if let set, !sets.contains(set) { sets.append(set) }
    }

    func outcomes(
        _ universe: Language?, limit: Int, _ pool: inout LanguagePool
    ) -> [MembershipSearch.Outcome]? {
        guard !sets.isEmpty, let universe else { return [MembershipSearch.Outcome(members: [], text: [])] }
        var search = MembershipSearch(limit: limit)
        return search.outcomes(of: universe, among: sets, in: &pool)
    }

    func contains(_ outcome: MembershipSearch.Outcome, _ set: Language?) -> Bool {
        guard let set, let number = sets.firstIndex(of: set) else { return true }
        return outcome.members.contains(number)
    }
}
