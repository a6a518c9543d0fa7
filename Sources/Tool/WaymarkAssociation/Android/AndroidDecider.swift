package import WaymarkEngine
import WaymarkManifest

/// Decides, as Android does, if an app receives a link, by an `AndroidManifest.xml`, an `assetlinks.json`, or both. The
/// intent filters of the app select links; from Android 15 on, the dynamic rules of the site narrow the selection.
package struct AndroidDecider: LinkDecider {
    package let verdicts: [LinkVerdict]
    private let filters: [CompiledFilter]?
    /// The index of each filter's first verdict; per link kind, a filter has one for itself and one per path and group.
    private let firstVerdicts: [Int]
    private let dynamicRules: [LinkRule]?
    private let dynamicTables: PathTables
    private let firstDynamicVerdict: Int
    private let isDelegated: Bool
    private let host: [UInt8]?
    private let app: String

    /// - Parameters:
    ///   - manifest: The intent filters of the app; `nil` to use only the statements of the site.
    ///   - links: The statements of the site; `nil` to use only the filters of the app.
    ///   - app: The package name of the app; `nil` for that of the manifest, or else the first app of the site.
    ///   - host: The host that serves the statements; `nil` for any.
    ///   - version: The major version of Android, such as 15.
    ///   - hasPathTables: `false` to skip the path tables, which are not worth their cost for a few links.
    package init(
        manifest: AppManifest?, links: AssetLinks?, app: String? = nil, host: String? = nil, version: Int = 15,
        hasPathTables: Bool = true
    ) {
        let app = app ?? manifest?.package ?? links?.firstApp
        let statements = links?.statements(handingTo: app) ?? []
        let facts = Facts(
            app: app, host: host, unknown: manifest?.filters.flatMap(\.unknownValues).unique ?? [],
            fault: links?.fault(of: app))
        var verdicts = Fixed.allCases.map { $0.verdict(facts) }
        var firstVerdicts: [Int] = []
        filters = manifest?.filters.map { filter in
            let compiled = CompiledFilter(filter, hasGroups: version >= 15, hasPathTables: hasPathTables)
            firstVerdicts.append(verdicts.count)
            for kind in LinkKind.allCases {
                verdicts.append(LinkVerdict(filter, app: app, kind))
                verdicts += compiled.rules.map { LinkVerdict(filter, $0, app: app, kind) }
            }
            return compiled
        }
        let dynamicRules =
            version >= 15 ? statements.dynamicRules?.map { $0.compiled(hasPathTable: hasPathTables) } : nil
        (self.firstVerdicts, firstDynamicVerdict) = (firstVerdicts, verdicts.count)
        verdicts += (dynamicRules ?? []).map { rule in
            LinkVerdict(
                outcome: rule.excludes ? .excluded : .matched, app: app, rule: rule.name,
                message: (rule.excludes ? "excluded by " : "opens the app by ") + rule.written)
        }
        (self.verdicts, self.dynamicRules) = (verdicts, dynamicRules)
        dynamicTables = PathTables(dynamicRules ?? [], entries: [0..<(dynamicRules?.count ?? 0)])
        isDelegated = links == nil || !statements.isEmpty
        self.host = host.map { Array($0.utf8) }
        self.app = app ?? ""
    }

    /// Verdicts that belong to no rule. The raw values are indices of verdicts.
    private enum Fixed: Int, CaseIterable {
        case unmatched, unknown, noLink, otherHost, notHandedOver, noDynamicRule, manifestAlone

        func verdict(_ facts: Facts) -> LinkVerdict {
            let (outcome, message): (LinkVerdict.Outcome, String) =
                switch self {
                case .unmatched: (.unmatched, "no filter of the app matches the link")
                case .unknown:
                    (
                        .unmatched,
                        "no filter is known to match the link; not \(facts.unknown.allSatisfy(\.isUnread) ? "checked" : "known"): \(facts.unknownInWords)"
                    )
                case .noLink:
                    (.rejected, "only links with a scheme are checked, and for a site only those with a host")
                case .otherHost:
                    (.unmatched, "the file is served by '\(facts.host ?? "")', so it decides about no other host")
                case .notHandedOver:
                    (
                        .unmatched,
                        "the site does not assign its links to the app" + (facts.fault.map { ": \($0)" } ?? "")
                    )
                case .noDynamicRule: (.unmatched, "no dynamic rule matches the link, so it stays in the browser")
                case .manifestAlone: (.matched, "the site assigns all links, so only the filters of the app decide")
                }
            return LinkVerdict(outcome: outcome, app: facts.app, rule: nil, message: message)
        }
    }

    private struct Facts {
        let app, host: String?
        /// Values that decide about links and are unresolved until the app is built.
        let unknown: [String]
        let fault: String?

        var unknownInWords: String {
            let shown = unknown.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            return shown + (unknown.count > 3 ? " and \(unknown.count - 3) more" : "")
        }
    }

    package func verdict(for link: Bytes) -> Int { decide(link, nil) }

    package func steps(for link: Bytes) -> [RuleStep] {
        var steps: [RuleStep] = []
        _ = decide(link) { steps.append(RuleStep(app: app, rule: $0, reason: $1())) }
        return steps
    }

    private typealias Note = (_ rule: String, _ reason: () -> String?) -> Void

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

    /// Returns the verdict of the filters: of the first that matches the link, or else of the first that blocks it.
    private func claim(_ split: SplitLink, _ link: RuleLink, isWeb: Bool, _ note: Note?) -> Int {
        guard let filters else { return Fixed.manifestAlone.rawValue }
        var (blocking, isUnknown) = (Int?.none, false)
        for (index, filter) in filters.enumerated() {
            let kind: LinkKind = !isWeb ? .custom : filter.namesHost(of: split) ? .web : .webOfAnyHost
            let first = firstVerdicts[index] + kind.rawValue * (1 + filter.rules.count)
            switch filter.answer(split, link) {
            case .takes(let rule):
                let number = first + filter.offset(of: rule)
                note?(verdicts[number].rule ?? "") { nil }
                return number
            case .blocks(let group):
                let number = first + filter.offset(of: .group(group))
                note?(verdicts[number].rule ?? "") { "it blocks the link" }
                blocking = blocking ?? number
            case .misses(let miss):
                isUnknown = isUnknown || filter.unknown(split, link) != nil
                note?(filter.filter.name) { filter.reason(miss, split, link) }
            }
        }
        return blocking ?? (isUnknown ? Fixed.unknown : .unmatched).rawValue
    }

    private func siteVerdict(_ link: RuleLink, _ claim: Int, _ note: Note?) -> Int {
        guard isDelegated else { return Fixed.notHandedOver.rawValue }
        guard let dynamicRules else { return claim }
        let deciding = dynamicTables.withTakers(of: link.wholePath, hasEscapes: link.hasEscapes) { takers in
            dynamicRules.indices.first { index in
                dynamicTables.mayTake(index, takers) && dynamicRules[index].miss(link) == nil
            }
        }
        if let note {
            for rule in dynamicRules[..<(deciding ?? dynamicRules.count)] {
                note(rule.name) { rule.miss(link).map { rule.reason($0) } }
            }
        }
        if let deciding {
            let rule = dynamicRules[deciding]
            note?(rule.name) { nil }
            return rule.excludes || filters == nil ? firstDynamicVerdict + deciding : claim
        }
        return Fixed.noDynamicRule.rawValue
    }

    private static let secure = Array("https".utf8)
    private static let plain = Array("http".utf8)
}

extension CompiledFilter {
    fileprivate func offset(of rule: Rule) -> Int {
        switch rule {
        case .whole: 0
        case .path(let index): 1 + index
        case .group(let index): 1 + paths.count + index
        }
    }
}

extension AssetLinks {
    /// The apps to which the statements hand links. If there are none, all apps in statements about links.
    package var apps: [String] {
        let all = statements(handingTo: nil).compactMap { $0.package?.value }.unique
        return all.isEmpty ? statements.filter(\.isAboutLinks).compactMap { $0.package?.value }.unique : all
    }

    var firstApp: String? { apps.first }

    /// Returns the statements that hand links to an app; `nil` selects every app.
    func statements(handingTo app: String?) -> [AssetStatement] {
        statements.filter { $0.handsOverLinks && (app == nil || $0.package?.value == app) }
    }

    /// Returns the reason that the first statement about an app's links hands over none.
    func fault(of app: String?) -> String? {
        statements.first { $0.isAboutLinks && $0.package?.value == app }?.fault
    }
}

extension [String] {
    var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}

extension [AssetStatement] {
    /// The dynamic rules of the first statement that has some. Android rejects all rules of a statement if one is
    /// malformed.
    var dynamicRules: [AndroidRule]? {
        for statement in self {
            guard let rules = statement.rules, !rules.isEmpty else { continue }
            let read = rules.compactMap(\.rule)
            if read.count == rules.count { return read }
        }
        return nil
    }
}

/// The kinds of links that a filter can match. New versions add no cases.
private enum LinkKind: Int, CaseIterable {
    /// A web link whose host the filter names, so that it can be verified.
    case web
    case webOfAnyHost
    case custom
}

extension LinkVerdict {
    fileprivate init(_ filter: IntentFilter, _ rule: LinkRule? = nil, app: String?, _ kind: LinkKind) {
        let isExcluded = rule?.excludes ?? false
        let doubt =
            switch kind {
            case _ where isExcluded: ""
            case .custom: ""
            case .web where filter.isVerified: ""
            case .web: "; without autoVerify the user must allow web links first"
            case .webOfAnyHost: "; the filter does not name the host, so the user must allow web links first"
            }
        let by = rule.map { " by \($0.written)" } ?? ""
        self.init(
            outcome: isExcluded ? .excluded : .matched, app: app, rule: rule?.name ?? filter.name,
            message: isExcluded ? "blocked\(by)" : "opens \(filter.activity)\(by)\(doubt)")
    }
}
