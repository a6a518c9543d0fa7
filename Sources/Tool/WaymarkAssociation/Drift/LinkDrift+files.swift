import WaymarkLanguages
import WaymarkManifest
import WaymarkProofs

extension LinkDrift {
    /// Returns the links that association files and the route table decide differently, and the certificate
    /// fingerprints that only the statements or only the route file contain.
    package func answer(_ files: DriftFiles) -> Answer {
        var answer = answer(linksOf: files)
        answer.add(self.answer(fingerprintsOf: files))
        return answer
    }

    private func answer(linksOf files: DriftFiles) -> Answer {
        var (space, parties) = (self.space, [Party]())
        if let aasa = files.aasa {
            guard let party = party(aasa, app: files.app, in: &space.pool) else { return Answer(isDecided: false) }
            parties.append(party)
        }
        if files.manifest != nil || files.links != nil {
            guard let party = party(files, &space) else { return Answer(isDecided: false) }
            parties.append(party)
        }
        if parties.isEmpty { return Answer() }
        let together = answer(parties, in: space.pool)
        guard !together.isDecided, together.findings.isEmpty, together.unknownValues.isEmpty, parties.count > 1 else {
            return together
        }
        return answerSeparately(parties, in: space.pool)
    }

    /// Compares the routes with each system separately, which needs fewer automaton states than all systems at once.
    func answerSeparately(_ parties: [Party], in pool: LanguagePool) -> Answer {
        var all = Answer()
        for party in parties {
            var own = answer([party], in: pool)
            for (index, finding) in own.findings.enumerated() where finding.kind == .unclaimed {
                if parties.contains(where: { $0.opens(finding.link) == true }) { own.findings[index].kind = .uneven }
            }
            all.add(own)
        }
        all.findings.sort { $0.kind < $1.kind }
        return all
    }

    /// Returns the rules by which Apple's systems decide about links: those of `app` or, for `nil`, of all apps in the
    /// file with a valid ID. Returns `nil` if a limit was reached.
    func party(_ file: SiteAssociation, app: String?, in pool: inout LanguagePool) -> Party? {
        let (apps, unknown) = (app.map { [$0] } ?? file.validApps, file.unknownApps(for: app))
        var rules: [[RuleClaim]] = []
        for app in apps + unknown {
            guard let claims = file.claims(of: app, in: &pool) else { return nil }
            rules.append(claims)
        }
        return Party(
            name: "iOS", rules: Array(rules.prefix(apps.count)), unknown: Array(rules.dropFirst(apps.count)),
            unknownValues: unknown.isEmpty ? [] : [.appIDs],
            opens: Party.opens { SiteAssociationDecider(file, app: app, skipsPathTables: true) })
    }
}

extension SiteAssociation {
    /// Returns an app's rules in order of evaluation, each with the links that it matches, but without rules that match
    /// none; `nil` if a rule is too complex.
    fileprivate func claims(of app: String, in pool: inout LanguagePool) -> [RuleClaim]? {
        guard let links else { return [] }
        let rules = links.details(of: app).flatMap(\.rules)
        var made = RuleLinks(links.variableReader, isDecoded: rules.contains { $0.condition.decodes }, pool: pool)
        var claims: [RuleClaim] = []
        for rule in rules {
            do throws(RuleError) {
                let (links, excludes) = (try made.claim(of: rule.condition), rule.condition.excludes ?? false)
                claims.append(RuleClaim(name: rule.name, place: rule.place, excludes: excludes, links: links))
            } catch {
                if error == .tooManyForms { return nil }
            }
        }
        pool = made.pool
        return claims
    }
}

/// The association files to compare with a route table, and the apps that the comparison is about.
package struct DriftFiles {
    package var aasa: SiteAssociation?
    /// The app ID on Apple's systems; `nil` for all apps of the file.
    package var app: String?
    package var manifest: AppManifest?
    package var links: AssetLinks?
    /// The app's package name on Android; `nil` for that of the manifest, or else the first app in ``links``.
    package var package: String?
    /// The fingerprints of the app's certificates in the route file; empty if it does not name the app.
    package var fingerprints: [String] = []
    /// The major version of Android, such as 15.
    package var version: Int

    package init(
        aasa: SiteAssociation? = nil, app: String? = nil, manifest: AppManifest? = nil, links: AssetLinks? = nil,
        package: String? = nil, version: Int = 15
    ) {
        (self.aasa, self.app, self.manifest, self.links) = (aasa, app, manifest, links)
        (self.package, self.version) = (package ?? manifest?.package ?? links?.apps.first, version)
    }

    /// Returns the apps on Apple's systems that a finding is about: those of the rule that opens the link, or all.
    package func apps(of finding: LinkDrift.Finding) -> [String] {
        if let app { return [app] }
        guard finding.kind == .claimed, let rule = finding.rule?.name else { return aasa?.apps ?? [] }
        let entry = aasa?.links?.details.first { entry in entry.rules.contains { $0.name == rule } }
        return entry?.apps.map(\.value).unique ?? []
    }
}
