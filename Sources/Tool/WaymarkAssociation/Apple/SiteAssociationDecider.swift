package import WaymarkEngine
import WaymarkManifest

/// A simulation of Apple's systems that decides if an app opens a link, from an `apple-app-site-association` file.
package struct SiteAssociationDecider: LinkDecider {
    package let verdicts: [LinkVerdict]
    private let rules: [LinkRule]
    private let paths: PathTables
    /// The groups of apps with the same rules, each represented by its first app.
    private let groups: [AppGroup]
    private let host: [UInt8]?

    private struct AppGroup: Sendable {
        let app: String
        /// The indices of the group's rules, in order of evaluation.
        let rules: [Int]
        /// The index in `verdicts` of the first rule's verdict; those of the other rules follow.
        let firstVerdict: Int
        /// An index of the rules by path prefix or suffix, used if no ``PathTables`` are built; otherwise `nil`.
        let index: RuleIndex?
    }

    /// - Parameters:
    ///   - app: The app ID to decide for; `nil` for all apps of the file with a valid ID.
    ///   - host: The host that serves the file; `nil` for any.
    ///   - skipsPathTables: `true` to build no path automata (``PathTables``), which pay off only for many links.
    package init(_ file: SiteAssociation, app: String? = nil, host: String? = nil, skipsPathTables: Bool = false) {
        let entries = file.links?.details ?? []
        var compiler = file.links.map { RuleCompiler($0, sharesEndings: skipsPathTables) }
        var (rules, entryRules) = ([LinkRule](), [Range<Int>]())
        for entry in entries {
            let start = rules.count
            for rule in entry.rules { if let made = compiler?.rule(rule) { rules.append(made) } }
            entryRules.append(start..<rules.count)
        }
        var (verdicts, groups) = (Fixed.allCases.map { $0.verdict(app: app, host: host) }, [AppGroup]())
        var known: Set<[Int]> = []
        func ruleIndices(of app: String) -> [Int] {
            zip(entries, entryRules).flatMap { entry, range in
                entry.apps.contains { $0.value == app } ? Array(range) : []
            }
        }
        for app in app.map({ [$0] }) ?? file.validApps {
            let own = ruleIndices(of: app)
            guard !own.isEmpty, known.insert(own).inserted else { continue }
            let index = skipsPathTables ? RuleIndex(own.map { rules[$0] }) : nil
            groups.append(AppGroup(app: app, rules: own, firstVerdict: verdicts.count, index: index))
            verdicts += own.map { LinkVerdict(rules[$0], app: app) }
        }
        // An app with the rules of a known app opens the same links, whatever its ID.
        let mayBeOther = file.unknownApps(for: app).contains { !known.contains(ruleIndices(of: $0)) }
        if groups.isEmpty || mayBeOther, let fault = file.fault(of: app) {
            verdicts[Fixed.unmatched.rawValue] = LinkVerdict(
                outcome: .unmatched, app: app, rule: nil, message: fault, isUnknown: mayBeOther)
        }
        (self.verdicts, self.rules, self.groups) = (verdicts, rules, groups)
        paths = PathTables(rules, entries: entryRules, isEmpty: skipsPathTables)
        self.host = host.map { Array($0.utf8) }
    }

    /// Verdicts without a deciding rule. The raw values are indices into ``SiteAssociationDecider/verdicts``.
    private enum Fixed: Int, CaseIterable {
        case unmatched, noWebLink, otherHost

        func verdict(app: String?, host: String?) -> LinkVerdict {
            let (outcome, message): (LinkVerdict.Outcome, String) =
                switch self {
                case .unmatched: (.unmatched, "no rule matches the link, so it stays in the browser")
                case .noWebLink: (.rejected, "only links that begin with 'https://' and a host are universal links")
                case .otherHost:
                    (.unmatched, "the file is served by '\(host ?? "")', so it decides about no other host")
                }
            return LinkVerdict(outcome: outcome, app: app, rule: nil, message: message)
        }
    }

    package func verdict(for link: Bytes) -> Int {
        withRuleLink(link) { link in
            paths.withTakers(of: link.trimmedPath, hasEscapes: link.hasEscapes) { verdict(for: link, $0) }
        }
    }

    private func verdict(for link: RuleLink, _ takers: UncheckedMutableSpan<UInt64>) -> Int {
        var excluding: Int?
        for group in groups {
            func first(of offsets: some Sequence<Int>) -> Int? {
                offsets.first { offset in
                    let index = group.rules[offset]
                    return paths.mayTake(index, takers) && rules[index].miss(link) == nil
                }
            }
            let found =
                if let index = group.index { first(of: index.candidates(for: link).sorted()) } else {
                    first(of: group.rules.indices)
                }
            guard let found else { continue }
            if !rules[group.rules[found]].excludes { return group.firstVerdict + found }
            excluding = excluding ?? group.firstVerdict + found
        }
        return excluding ?? Fixed.unmatched.rawValue
    }

    package func steps(for link: Bytes) -> [RuleStep] {
        var steps: [RuleStep] = []
        _ = withRuleLink(link) { link in
            for group in groups {
                for index in group.rules {
                    let miss = rules[index].miss(link)
                    let reason = miss.map { rules[index].reason($0) }
                    steps.append(
                        RuleStep(
                            app: group.app, rule: rules[index].name, reason: reason,
                            matchesPath: miss != .path && miss != .never))
                    if miss == nil, !rules[index].excludes { return 0 }
                    if miss == nil { break }
                }
            }
            return 0
        }
        return steps
    }

    @inline(__always)
    private func withRuleLink(_ link: Bytes, _ body: (RuleLink) -> Int) -> Int {
        AppleSpelling.withCanonical(link) { bytes in
            let link = SplitLink(bytes)
            guard link.has(Self.scheme, at: link.scheme), let host = link.host, !host.isEmpty else {
                return Fixed.noWebLink.rawValue
            }
            if let expected = self.host, !link.has(expected, at: host) { return Fixed.otherHost.rawValue }
            return body(RuleLink(link, isApple: true))
        }
    }

    private static let scheme = Array("https".utf8)
}

extension SiteAssociation {
    /// The IDs of the apps in `details`, in file order, without duplicates.
    package var apps: [String] { (links?.details ?? []).flatMap(\.apps).map(\.value).unique }

    /// The IDs in ``apps`` that an app can have, or that have a sample prefix such as `TEAM`.
    var validApps: [String] { apps.filter { AppIdentifier($0)?.hasCapitalPrefix == true } }

    /// Returns the IDs with unresolved values, such as `$(AppIdentifierPrefix)com.example.app`, that the app may have;
    /// `nil` selects every app.
    func unknownApps(for app: String?) -> [String] {
        apps.filter { $0.isUnresolvedInPropertyList && (app.map($0.mayBecome) ?? true) }
    }

    /// Returns the reason why no rule opens links in the app, or for `nil` in any app; `nil` if none is known.
    func fault(of app: String?) -> String? {
        let unknown = unknownApps(for: app).map { "'\($0)'" }
        if !unknown.isEmpty { return "no rule is known to match the link; not known: \(unknown.summary)" }
        if let app { return apps.contains(app) ? "the file has no rule for the app" : "the file does not name the app" }
        guard validApps.isEmpty, let first = apps.first else { return nil }
        return "invalid app ID '\(first)'; 'check --aasa' says why"
    }
}

extension LinkVerdict {
    init(_ rule: LinkRule, app: String?) {
        let message = rule.excludes ? "excluded by \(rule.written)" : "opens the app by \(rule.written)"
        self.init(outcome: rule.excludes ? .excluded : .matched, app: app, rule: rule.name, message: message)
    }
}
