package import WaymarkEngine
import WaymarkManifest

/// A simulation of Android that decides if an app receives a link. Intent filters of the app select links; since
/// Android 15, dynamic rules in the site's `assetlinks.json` narrow the selection.
package struct AndroidDecider: LinkDecider {
    package let verdicts: [LinkVerdict]
    private let filters: [CompiledFilter]?
    private let verifiedHosts: [CompiledHost]
    /// The index in `verdicts` of each filter's first verdict. A filter has, for each ``LinkKind``, a verdict for
    /// itself and one for each of its rules.
    private let firstVerdicts: [Int]
    private let dynamicRules: [LinkRule]?
    /// The dynamic rules of further statements for the app.
    private let otherRules: [[LinkRule]]
    private let dynamicTables: PathTables
    private let firstDynamicVerdict: Int
    private let isDelegated: Bool
    private let host: [UInt8]?
    private let app: String

    /// - Parameters:
    ///   - manifest: The intent filters of the app; `nil` to decide by the statements in `links` alone.
    ///   - links: The statements in the site's `assetlinks.json`; `nil` to decide by the filters alone.
    ///   - app: The package name; by default that of the manifest, or else the first app in `links`.
    ///   - host: The host that serves the `assetlinks.json`; `nil` for any.
    ///   - version: The major version of Android, such as 15.
    ///   - skipsPathTables: `true` to build no path automata (``PathTables``), which pay off only for many links.
    package init(
        manifest: AppManifest?, links: AssetLinks?, app: String? = nil, host: String? = nil, version: Int = 15,
        skipsPathTables: Bool = false
    ) {
        let app = app ?? manifest?.package ?? links?.apps.first
        let statements = links?.statements(handingTo: app) ?? []
        let (unknown, fault) = (manifest?.filters.flatMap(\.unknownValues).unique ?? [], links?.fault(of: app))
        var verdicts = Fixed.allCases.map { $0.verdict(app: app, host: host, unknown: unknown, fault: fault) }
        var firstVerdicts: [Int] = []
        // Android tries filters of a higher priority first for links with a custom scheme.
        let ordered = manifest?.filters.sorted { $1.isDeclared(after: $0) }.sorted { $0.priority > $1.priority }
        filters = ordered?.map { filter in
            let compiled = CompiledFilter(filter, hasGroups: version >= 15, skipsPathTables: skipsPathTables)
            firstVerdicts.append(verdicts.count)
            for kind in LinkKind.allCases {
                verdicts.append(LinkVerdict(filter, app: app, kind))
                verdicts += compiled.rules.map { LinkVerdict(filter, $0, app: app, kind) }
            }
            return compiled
        }
        verifiedHosts = manifest?.verifiedHosts.map(CompiledHost.init) ?? []
        let ruleLists = version >= 15 ? statements.ruleLists.map { $0.map(\.compiled) } : []
        let dynamicRules = ruleLists.first
        otherRules = Array(ruleLists.dropFirst())
        if version >= 15, dynamicRules == nil, statements.contains(where: \.hasRules) {
            verdicts[Fixed.manifestAlone.rawValue] = LinkVerdict(
                outcome: .matched, app: app, rule: nil,
                message: "the site assigns all links, so only the filters of the app decide: its dynamic rules are "
                    + "malformed; 'check --assetlinks' says why")
        }
        (self.firstVerdicts, firstDynamicVerdict) = (firstVerdicts, verdicts.count)
        verdicts += (dynamicRules ?? []).map { LinkVerdict($0, app: app) }
        (self.verdicts, self.dynamicRules) = (verdicts, dynamicRules)
        dynamicTables = PathTables(
            dynamicRules ?? [], entries: [0..<(dynamicRules?.count ?? 0)], isEmpty: skipsPathTables)
        isDelegated = links == nil || !statements.isEmpty
        self.host = host.map { Array($0.utf8) }
        self.app = app ?? ""
    }

    /// Verdicts without a deciding rule, as for unmatched links. The raw values are indices into
    /// ``AndroidDecider/verdicts``.
    private enum Fixed: Int, CaseIterable {
        case unmatched, unknown, noLink, otherHost, notHandedOver, noDynamicRule, manifestAlone

        /// Returns the verdict of this kind with its message, which names the app, the host and the values in
        /// `unknown`: unresolved ones such as `@string/host`, and attributes that Waymark does not read.
        func verdict(app: String?, host: String?, unknown: [String], fault: String?) -> LinkVerdict {
            let (values, lack) = (
                unknown.map { "'\($0)'" }.summary, unknown.allSatisfy(\.isUnread) ? "checked" : "known"
            )
            let (outcome, message): (LinkVerdict.Outcome, String) =
                switch self {
                case .unmatched: (.unmatched, "no filter of the app matches the link")
                case .unknown: (.unmatched, "no filter is known to match the link; not \(lack): \(values)")
                case .noLink: (.rejected, "only links with a scheme are checked, and for a site only those with a host")
                case .otherHost:
                    (.unmatched, "the file is served by '\(host ?? "")', so it decides about no other host")
                case .notHandedOver:
                    (.unmatched, "the site does not assign its links to the app" + (fault.map { ": \($0)" } ?? ""))
                case .noDynamicRule: (.unmatched, "no dynamic rule matches the link, so it stays in the browser")
                case .manifestAlone: (.matched, "the site assigns all links, so only the filters of the app decide")
                }
            return LinkVerdict(outcome: outcome, app: app, rule: nil, message: message, isUnknown: self == .unknown)
        }
    }

    package func verdict(for link: Bytes) -> Int { decide(link, nil) }

    package func steps(for link: Bytes) -> [RuleStep] {
        var steps: [RuleStep] = []
        _ = decide(link) {
            steps.append(RuleStep(app: app, rule: $0, reason: $3(), rival: $1, matchesPath: $2))
        }
        return steps
    }

    private typealias Note = (_ rule: String, _ rival: String?, _ matches: Bool, _ reason: () -> String?) -> Void

    private func decide(_ link: Bytes, _ note: Note?) -> Int {
        AppleSpelling.withCanonical(link) { bytes in
            let split = SplitLink(bytes)
            let isWeb = split.has(Self.secure, at: split.scheme) || split.has(Self.plain, at: split.scheme)
            guard !split.scheme.isEmpty, filters != nil || isWeb, !isWeb || split.host?.isEmpty == false else {
                return Fixed.noLink.rawValue
            }
            if isWeb, let host, let own = split.host, !split.has(host, at: own) { return Fixed.otherHost.rawValue }
            let link = RuleLink(split, isApple: false)
            let claim = claim(split, link, isWeb: isWeb, note)
            guard isWeb, verdicts[claim].outcome == .matched else { return claim }
            return siteVerdict(link, claim, note)
        }
    }

    /// Returns the index of the verdict by the intent filters alone. The first filter that opens the link decides (for
    /// a web link, the first one of the activity declared last), else the first one that blocks it. Without such a
    /// filter, the verdict is one of ``Fixed``.
    private func claim(_ split: SplitLink, _ link: RuleLink, isWeb: Bool, _ note: Note?) -> Int {
        guard let filters else { return Fixed.manifestAlone.rawValue }
        var opening: (filter: CompiledFilter, verdict: Int, isShared: Bool)?
        func isOutdone(_ filter: IntentFilter) -> Bool {
            guard let other = opening?.filter.filter else { return false }
            return isWeb ? !filter.isDeclared(after: other) : !filter.isRival(of: other)
        }
        var (blocking, isUnknown) = (Int?.none, false)
        for (index, filter) in filters.enumerated() where !isOutdone(filter.filter) {
            switch filter.answer(split, link) {
            case .matches(let rule):
                let number = firstVerdicts[index] + offset(of: filter, rule, split, isWeb: isWeb)
                let blocks = verdicts[number].outcome == .excluded
                if blocks, opening != nil { continue }
                note?(verdicts[number].rule ?? "", isWeb || opening == nil ? nil : filter.filter.activity, true) {
                    blocks ? "it blocks the link" : nil
                }
                if blocks {
                    blocking = blocking ?? number
                } else if isWeb || opening == nil {
                    opening = (filter, number, false)
                } else {
                    opening?.isShared = true
                }
            case .misses(let miss) where isWeb || opening == nil:
                isUnknown = isUnknown || filter.unknown(split, link) != nil
                note?(filter.filter.name, nil, false) { filter.reason(miss, split, link) }
            case .misses: continue
            }
        }
        guard let (filter, verdict, isShared) = opening else {
            return blocking ?? (isUnknown ? Fixed.unknown : .unmatched).rawValue
        }
        if isWeb, let note { explainEarlier(than: filter.filter, split, link, note) }
        return verdict + (isShared ? 1 + filter.rules.count : 0)
    }

    /// Returns the position, among the verdicts of a filter, of the verdict for the link's kind and the matching rule;
    /// if `rule` is `nil`, of the verdict for the filter itself.
    private func offset(of filter: CompiledFilter, _ rule: Int?, _ split: SplitLink, isWeb: Bool) -> Int {
        let isCertain = !isWeb || verifiedHosts.contains { $0.takes(split) }
        let kind: LinkKind = isCertain ? .certain : filter.namesHost(of: split) ? .web : .webOfAnyHost
        return kind.rawValue * (1 + filter.rules.count) + (rule.map { 1 + $0 } ?? 0)
    }

    /// Calls `note` for each filter that matches the web link but loses to `last`, whose activity is declared later.
    private func explainEarlier(than last: IntentFilter, _ split: SplitLink, _ link: RuleLink, _ note: Note) {
        for filter in filters ?? [] where last.isDeclared(after: filter.filter) {
            guard case .matches(let rule) = filter.answer(split, link) else { continue }
            let own = rule.map { filter.rules[$0] }
            if own?.excludes == true { continue }
            let isBuilt = last.owner.place < filter.filter.owner.place
            note(own?.name ?? filter.filter.name, nil, true) {
                "'\(last.activity)' is declared later"
                    + (isBuilt ? ": the build moves aliases behind their activities" : "")
            }
        }
    }

    private func siteVerdict(_ link: RuleLink, _ claim: Int, _ note: Note?) -> Int {
        guard isDelegated else { return Fixed.notHandedOver.rawValue }
        guard let dynamicRules else { return claim }
        let deciding = dynamicTables.withTakers(of: link.path, hasEscapes: link.hasEscapes) { takers in
            dynamicRules.indices.first { index in
                dynamicTables.mayTake(index, takers) && dynamicRules[index].miss(link) == nil
            }
        }
        if let note {
            for rule in dynamicRules.prefix(deciding.map { $0 + 1 } ?? dynamicRules.count) {
                note(rule.name, nil, false) { rule.miss(link).map { rule.reason($0) } }
            }
            let opens = deciding.map { !dynamicRules[$0].excludes } ?? false
            for rules in otherRules {
                let other = rules.first { $0.miss(link) == nil }.map { !$0.excludes } ?? false
                if other == opens { continue }
                note(rules[0].name, nil, true) { "Android may use the rules of this statement instead" }
            }
        }
        guard let deciding else { return Fixed.noDynamicRule.rawValue }
        return dynamicRules[deciding].excludes || filters == nil ? firstDynamicVerdict + deciding : claim
    }

    private static let secure = Array("https".utf8)
    private static let plain = Array("http".utf8)
}

private enum LinkKind: Int, CaseIterable {
    /// The link has a custom scheme, or is a web link to a host for which Android verifies the app.
    case certain
    /// The link has a custom scheme, and a filter of another activity with the same priority opens it too.
    case shared
    /// The link is a web link to a host that the filter names, but no filter makes Android verify the app for it.
    case web
    case webOfAnyHost
}

extension LinkVerdict {
    fileprivate init(_ filter: IntentFilter, _ rule: LinkRule? = nil, app: String?, _ kind: LinkKind) {
        let isExcluded = rule?.excludes ?? false
        let doubt =
            switch kind {
            case .certain: ""
            case .shared: "; another activity matches too, so Android asks the user"
            case .web where !filter.isVerified: "; without autoVerify the user must allow web links first"
            case .web where filter.otherSchemes.isEmpty:
                "; unless Android verifies the host, the user must allow web links first"
            case .web: "; with other schemes it is not verified, so the user must allow web links first"
            case .webOfAnyHost: "; the filter does not name the host, so the user must allow web links first"
            }
        let by = rule.map { " by \($0.written)" } ?? ""
        let permission = filter.permission.map { "; only apps with the permission '\($0)' can open it" } ?? ""
        self.init(
            outcome: isExcluded ? .excluded : .matched, app: app, rule: rule?.name ?? filter.name,
            message: isExcluded ? "blocked\(by)" : "opens \(filter.activity)\(by)\(permission)\(doubt)")
    }
}

/// A simulation of Android with several apps of a site. The first app that opens a link decides, else the first app.
package struct FirstAppDecider: LinkDecider {
    package let verdicts: [LinkVerdict]
    private let deciders: [AndroidDecider]
    private let firstVerdicts: [Int]

    package init(_ deciders: [AndroidDecider]) {
        self.deciders = deciders
        verdicts = deciders.flatMap(\.verdicts)
        var count = 0
        firstVerdicts = deciders.map { decider in
            defer { count += decider.verdicts.count }
            return count
        }
    }

    package func verdict(for link: Bytes) -> Int {
        var first: Int?
        for (decider, start) in zip(deciders, firstVerdicts) {
            let verdict = start + decider.verdict(for: link)
            if verdicts[verdict].outcome == .matched { return verdict }
            first = first ?? verdict
        }
        return first ?? 0
    }

    package func steps(for link: Bytes) -> [RuleStep] {
        var steps: [RuleStep] = []
        for decider in deciders {
            steps += decider.steps(for: link)
            if decider.verdicts[decider.verdict(for: link)].outcome == .matched { break }
        }
        return steps
    }
}
