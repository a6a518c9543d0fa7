package import WaymarkCore
import WaymarkEngine
import WaymarkLanguages
package import WaymarkManifest
import WaymarkProofs

/// A proof that association files and the route table open the same links in an app, or the shortest links about which
/// they disagree.
///
/// The proof covers normalized links: with only necessary escapes, and without empty segments except at the end. For
/// Android, whose rules cannot distinguish escaped slashes from plain ones, it covers only links without escaped
/// slashes. Some other spellings are checked separately. Links that the table's policy rejects are ignored.
package struct LinkDrift {
    private let engine: RouteEngine
    let opensApp: [Bool]
    let host: String
    /// The custom scheme to check, with any host; `nil` to check web links of ``host``.
    let scheme: String?
    /// The prefix of links: `https://example.com` for web links, `myapp:` for custom links.
    private let origin: String
    let space: ClaimSpace
    let claims: [ClaimSpace.TableClaim]
    let universe: LinkUniverse

    /// The kind of a disagreement between the route table and the association files.
    package enum Kind: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The system opens the link in the app, but no route matches it, or only a route that opens the browser.
        case claimed
        /// The link matches a route of the app, but the system opens it in the browser.
        case unclaimed
        /// The link matches a route of the app, but only some systems open it in the app.
        case uneven
        /// The system opens the link in the app, but not in another spelling, such as with lowercase escapes.
        case spelling

        package static func < (a: Kind, b: Kind) -> Bool {
            (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
        }
    }

    package struct Finding: Sendable, Hashable {
        package var kind: Kind
        /// The systems, such as `iOS`, that decide differently from the route table.
        package let parties: [String]
        package let route: String?
        /// The rule by which the first system in ``parties`` decides; `nil` if no rule matches the link.
        package let rule: Rule?
        package let link: String
        /// The host, scheme, fingerprint or app that a file lacks, or needlessly contains; `nil` for other findings.
        package var origin: Origin?
    }

    /// A host, scheme or certificate fingerprint as written in an association file, or the app.
    package enum Origin: Sendable, Hashable {
        case host(String)
        case scheme(String)
        case fingerprint(String)
        /// The app itself: its file assigns no link to it, for the reason `fault`.
        case app(fault: String)
    }

    package struct Rule: Sendable, Hashable {
        package let name: String
        package let place: Place?
        /// The index of the rule in its list; 0 for a rule about hosts or schemes.
        var index = 0
        /// `true` if the rule matches every path of a custom scheme.
        var isWhole = false
    }

    package struct Answer: Sendable {
        /// The disagreements, sorted by severity, then by the length of the link.
        package var findings: [Finding] = []
        /// `true` if the comparison covered all links, and matching each reported link confirmed the disagreement.
        package var isDecided = true
        /// The values, such as `${host}`, that decide about links but that only the build of the app resolves.
        package var unknownValues: [String] = []

        mutating func add(_ other: Answer) {
            findings += other.findings
            isDecided = isDecided && other.isDecided
            unknownValues = (unknownValues + other.unknownValues).unique
        }
    }

    /// - Parameter opensApp: For each table entry, `true` if its links open the app, `false` if they open the browser.
    package init(_ engine: RouteEngine, opensApp: [Bool], scheme: String = "https", host: String) {
        (self.engine, self.opensApp, self.host, origin) = (engine, opensApp, host, "\(scheme)://\(host)")
        self.scheme = nil
        var space = ClaimSpace(engine.table)
        claims = space.claims(on: origin, host: host)
        universe = space.universe(hasEmptySegments: false)
        self.space = space
    }

    init(_ engine: RouteEngine, opensApp: [Bool], _ origins: SchemeOrigins) {
        (self.engine, self.opensApp, host, origin) = (engine, opensApp, "", "\(origins.scheme):")
        scheme = origins.scheme
        var space = ClaimSpace(engine.table)
        let links = space.links(from: origins)
        (claims, universe, self.space) = (links.claims, links.universe, space)
    }

    /// Returns all disagreements: the shortest link for each unopened route, and for each rule that matches too much.
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
            // Findings with the same key have the same cause, so only the first is reported.
            let key = [finding.kind.rawValue, finding.route ?? "", finding.rule?.name ?? ""] + finding.parties
            guard known.insert(key).inserted else { continue }
            let isConfirmed = isConfirmed(finding, outcome.decisions, parties)
            if isConfirmed { answer.findings.append(finding) } else { answer.isDecided = false }
        }
        answer.findings += spellings(outcomes, parties)
        answer.findings.sort { $0.kind < $1.kind }
        return answer
    }

    static func decisions(of parties: [Party], _ deciding: ArraySlice<Int?>) -> [Party.Decision] {
        var rest = deciding
        return parties.map { party in
            let own = Array(rest.prefix(party.listCount))
            rest = rest.dropFirst(own.count)
            return party.decision(own)
        }
    }

    /// The links that the same route and the same rules decide, represented by one link.
    private struct Decided {
        let link: String
        let claim: ClaimSpace.TableClaim?
        let decisions: [Party.Decision]
    }

    private func opens(_ outcome: Decided) -> Bool { outcome.claim.map { opensApp[$0.entry] } ?? false }

    /// Returns, for each system, its rules that open links of the app's routes.
    private func reached(_ outcomes: [Decided]) -> [Set<Rule>] {
        var all = outcomes.first.map { $0.decisions.map { _ in Set<Rule>() } } ?? []
        for outcome in outcomes where outcome.claim?.isRejected == false && opens(outcome) {
            for (index, decision) in outcome.decisions.enumerated() { all[index].formUnion(decision.openingRules) }
        }
        return all
    }

    private func finding(_ outcome: Decided, _ parties: [Party], _ reached: [Set<Rule>]) -> Finding? {
        let (opens, decisions) = (opens(outcome), outcome.decisions)
        let route = outcome.claim.flatMap { engine.table.entries[$0.entry].name }
        // A rule for all paths of a custom scheme always opens links without a route. Such links are reported only if
        // the rule opens no link of the app's routes.
        let rules = parties.indices.map { index in
            opens || !decisions[index].opens || scheme == nil
                ? decisions[index].rule
                : decisions[index].openingRules.first { !$0.isWhole || !reached[index].contains($0) }
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

    private func isConfirmed(_ finding: Finding, _ decisions: [Party.Decision], _ parties: [Party]) -> Bool {
        entry(of: finding.link).flatMap { engine.table.entries[$0].name } == finding.route
            && zip(parties, decisions).allSatisfy { ($0.opens(finding.link) ?? false) == $1.opens }
    }

    private func entry(of link: String) -> Int? {
        var entry: Int?
        _ = Array(link.utf8).withBytes { engine.match($0) { entry = $0.entryIndex } }
        return entry
    }

    /// Returns links that a system opens only in a normalized spelling, one for each system and kind of spelling.
    private func spellings(_ outcomes: [ClaimComparison.Outcome], _ parties: [Party]) -> [Finding] {
        var (findings, known) = ([Finding](), Set<String>())
        for outcome in outcomes {
            let link = "\(origin)\(outcome.link)"
            guard let entry = entry(of: link), opensApp[entry] else { continue }
            let route = scheme.map { _ in FirstSegments(ofEntry: entry, in: engine.table) }
            for spelled in AlternativeSpelling.others(of: outcome.link, route: route)
            where [spelled.plain, spelled.link].allSatisfy({ self.entry(of: "\(origin)\($0)") == entry }) {
                let (plain, other) = ("\(origin)\(spelled.plain)", "\(origin)\(spelled.link)")
                let losing = parties.filter { $0.opens(plain) == true && $0.opens(other) == false }.map(\.name)
                guard !losing.isEmpty, known.insert("\(spelled.kind) \(losing)").inserted else { continue }
                let route = engine.table.entries[entry].name
                findings.append(Finding(kind: .spelling, parties: losing, route: route, rule: nil, link: other))
            }
        }
        return findings
    }
}
