package import WaymarkCore
import WaymarkEngine
import WaymarkLanguages
package import WaymarkManifest
import WaymarkProofs

/// Looks for links about which a table and files of the system do not agree, by proof.
///
/// Links are looked at as those write them who write them well: what may stand as it is does, and no segment is empty but the
/// last. Filters of Android cannot tell a slash that is escaped from others, so that with them such links are looked at as
/// spellings of others alone. Links that the table's policy rejects are nobody's.
package struct LinkDrift {
    private let engine: RouteEngine
    private let opensApp: [Bool]
    let host: String
    /// The custom scheme whose links are looked at, with any host; `nil` for web links of the host.
    let scheme: String?
    /// What stands before the paths of links; of a custom scheme, before the host.
    private let origin: String
    let space: ClaimSpace
    private let claims: [ClaimSpace.TableClaim]
    let universe: LinkUniverse

    /// What is wrong with a link.
    package enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The app gets it, and has no route for it, or one that is the browser's.
        case claimed
        /// A route takes it, and it stays in the browser.
        case unclaimed
        /// A route takes it, and only some systems hand it to the app.
        case uneven
        /// The app gets it, but not if it escapes what need not be escaped, or in small letters.
        case spelling

        package static func < (a: Kind, b: Kind) -> Bool {
            (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
        }
    }

    package struct Finding: Sendable, Hashable {
        package var kind: Kind
        /// The systems that it is about.
        package let parties: [String]
        /// The route that takes the link.
        package let route: String?
        /// The rule of the first of the systems that decides about it.
        package let rule: Rule?
        /// The shortest link that shows it.
        package let link: String
        /// What a system takes too much of, or lacks, as a whole; `nil` if it is about rules for paths.
        package var origin: Origin?
    }

    /// Where links come from, as a file for a system writes it. This enum is complete.
    package enum Origin: Sendable, Hashable {
        case host(String)
        case scheme(String)
    }

    package struct Rule: Sendable, Hashable {
        package let name: String
        package let place: Place?
        /// Its number among the rules of its list.
        let index: Int
    }

    package struct Answer: Sendable {
        /// The worst first, then those with shorter links.
        package var findings: [Finding] = []
        /// Whether everything was looked at, and each link asked about once more.
        package var isDecided = true
        /// Values of files that are known only once the app is built, and that decide about links.
        package var unknownValues: [String] = []

        mutating func add(_ other: Answer) {
            findings += other.findings
            isDecided = isDecided && other.isDecided
            unknownValues = (unknownValues + other.unknownValues).unique
        }
    }

    /// - Parameters:
    ///   - engine: The router's.
    ///   - opensApp: For each entry of the table, whether the app opens its links.
    package init(_ engine: RouteEngine, opensApp: [Bool], host: String) {
        self.init(engine, opensApp: opensApp, scheme: "https", host: host)
    }

    init(_ engine: RouteEngine, opensApp: [Bool], scheme: String, host: String) {
        (self.engine, self.opensApp, self.host, origin) = (engine, opensApp, host, "\(scheme)://\(host)")
        self.scheme = nil
        var space = ClaimSpace(engine.table)
        claims = space.claims(on: origin, host: host)
        universe = space.universe(hasEmptySegments: false)
        self.space = space
    }

    /// - Parameter origins: A custom scheme, all of whose links are looked at.
    init(_ engine: RouteEngine, opensApp: [Bool], _ origins: SchemeOrigins) {
        (self.engine, self.opensApp, host, origin) = (engine, opensApp, "", "\(origins.scheme):")
        scheme = origins.scheme
        var space = ClaimSpace(engine.table)
        let links = space.links(from: origins)
        (claims, universe, self.space) = (links.claims, links.universe, space)
    }

    /// Everything that is wrong, with the shortest link for each route that is not opened, and for each rule that says too much.
    func answer(_ parties: [Party], in pool: LanguagePool? = nil) -> Answer {
        var (answer, pool) = (Answer(), pool ?? space.pool)
        let links = parties.lazy.compactMap(\.universe).first ?? universe
        var comparison = ClaimComparison([claims.map(\.links)] + parties.flatMap(\.lists), universe: links)
        guard let outcomes = comparison.outcomes(in: &pool) else { return Answer(isDecided: false) }
        let decided = outcomes.map { outcome in
            Decided(
                link: "\(origin)\(outcome.link)", claim: outcome.deciding[0].map { claims[$0] },
                decisions: Self.decisions(of: parties, outcome.deciding.dropFirst()))
        }
        let reached = reached(decided)
        var known: Set<[String]> = []
        for outcome in decided where outcome.claim?.isRejected != true {
            for (party, decision) in zip(parties, outcome.decisions) where decision.isUnknown {
                if decision.isWhole, !opens(outcome) { continue }
                answer.isDecided = false
                answer.unknownValues = (answer.unknownValues + party.unknownValues).unique
            }
            guard let finding = finding(outcome, parties, reached) else { continue }
            guard known.insert(finding.key).inserted else { continue }
            let isConfirmed = isConfirmed(finding, outcome.decisions, parties)
            if isConfirmed { answer.findings.append(finding) } else { answer.isDecided = false }
        }
        answer.findings += spellings(outcomes, parties)
        answer.findings.sort { $0.kind < $1.kind }
        return answer
    }

    private static func decisions(of parties: [Party], _ deciding: ArraySlice<Int?>) -> [Party.Decision] {
        var rest = deciding
        return parties.map { party in
            let own = Array(rest.prefix(party.lists.count))
            rest = rest.dropFirst(own.count)
            return party.decision(own)
        }
    }

    /// A kind of links with what the table and the parties decide about them.
    private struct Decided {
        let link: String
        let claim: ClaimSpace.TableClaim?
        let decisions: [Party.Decision]
    }

    private func opens(_ outcome: Decided) -> Bool { outcome.claim.map { opensApp[$0.entry] } ?? false }

    /// For each party, the rules that hand over a link which a route of the app takes.
    private func reached(_ outcomes: [Decided]) -> [Set<Party.Opening>] {
        var all = outcomes.first.map { $0.decisions.map { _ in Set<Party.Opening>() } } ?? []
        for outcome in outcomes where outcome.claim?.isRejected == false && opens(outcome) {
            for (index, decision) in outcome.decisions.enumerated() { all[index].formUnion(decision.openings) }
        }
        return all
    }

    private func finding(_ outcome: Decided, _ parties: [Party], _ reached: [Set<Party.Opening>]) -> Finding? {
        let (opens, decisions) = (opens(outcome), outcome.decisions)
        let route = outcome.claim.flatMap { engine.table.entries[$0.entry].name }
        // The rule that hands a link over; of rules for all paths of a custom scheme, one that reaches no route.
        let rules = parties.indices.map { index in
            opens || !decisions[index].opens || scheme == nil
                ? decisions[index].rule
                : decisions[index].openings.first { opening in
                    !parties[index].claim(opening).isWhole || !reached[index].contains(opening)
                }.map(parties[index].rule)
        }
        let handing = parties.indices.filter { decisions[$0].opens && (opens || rules[$0] != nil) }
        let others = parties.indices.filter { !decisions[$0].opens && !decisions[$0].isUnknown }
        let (kind, wrong): (Kind, [Int]) =
            switch (opens, handing.isEmpty, others.isEmpty) {
            case (false, false, _): (.claimed, handing)
            case (true, true, _): (.unclaimed, others)
            case (true, false, false): (.uneven, others)
            default: (.spelling, [])
            }
        guard let first = wrong.first else { return nil }
        return Finding(
            kind: kind, parties: wrong.map { parties[$0].name }, route: route, rule: rules[first], link: outcome.link)
    }

    // MARK: Asked in another way

    private func isConfirmed(_ finding: Finding, _ decisions: [Party.Decision], _ parties: [Party]) -> Bool {
        entry(of: finding.link).flatMap { engine.table.entries[$0].name } == finding.route
            && zip(parties, decisions).allSatisfy { $0.opens(finding.link) == $1.opens }
    }

    /// The number of the route that takes a link.
    private func entry(of link: String) -> Int? {
        var entry: Int?
        _ = Array(link.utf8).withBytes { engine.match($0) { entry = $0.entryIndex } }
        return entry
    }

    /// One link for each system that is not handed over any more when it is spelled otherwise.
    private func spellings(_ outcomes: [ClaimComparison.Outcome], _ parties: [Party]) -> [Finding] {
        var (findings, known) = ([Finding](), Set<String>())
        for outcome in outcomes {
            let link = "\(origin)\(outcome.link)"
            guard let entry = entry(of: link), opensApp[entry] else { continue }
            let route = scheme.map { _ in FirstSegments(ofEntry: entry, in: engine.table) }
            for spelled in SpelledLink.others(of: outcome.link, route: route)
            where [spelled.plain, spelled.link].allSatisfy({ self.entry(of: "\(origin)\($0)") == entry }) {
                let (plain, other) = ("\(origin)\(spelled.plain)", "\(origin)\(spelled.link)")
                let losing = parties.filter { $0.opens(plain) && !$0.opens(other) }.map(\.name)
                guard !losing.isEmpty, known.insert("\(spelled.kind) \(losing)").inserted else { continue }
                let route = engine.table.entries[entry].name
                findings.append(Finding(kind: .spelling, parties: losing, route: route, rule: nil, link: other))
            }
        }
        return findings
    }
}

extension LinkDrift.Finding {
    /// Links of the same fault are shown once: of routes that are not opened by route, of rules that say too much by rule.
    fileprivate var key: [String] {
        switch kind {
        case .claimed: ["claimed", rule?.name ?? "", route ?? ""] + parties
        case .unclaimed, .uneven, .spelling:
            [kind.rawValue, route ?? "", rule?.name ?? ""] + parties
        }
    }
}
