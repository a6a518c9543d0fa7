package import WaymarkLanguages
import WaymarkManifest
import WaymarkProofs

extension LinkDrift {
    /// Returns the links that a file for Apple's systems and the route table decide differently.
    package func answer(_ file: SiteAssociation, app: String) -> Answer { answer(DriftFiles(aasa: file, app: app)) }

    /// Returns Apple's side of the comparison, which a file decides; `nil` if a limit was reached.
    ///
    /// - Parameter app: The app whose rules decide; `nil` for any app of the file.
    func party(_ file: SiteAssociation, app: String?, in pool: inout LanguagePool) -> Party? {
        var rules: [[RuleClaim]] = []
        for app in app.map({ [$0] }) ?? file.apps {
            guard let claims = file.claims(of: app, in: &pool) else { return nil }
            rules.append(claims)
        }
        return Party(
            name: "iOS", rules: rules,
            opens: Party.opens { SiteAssociationDecider(file, app: app, skipsPathTables: true) })
    }
}

extension SiteAssociation {
    /// Returns the rules of an app and the links that they match, in order of evaluation, without rules that match no
    /// link; `nil` if a rule is too complex.
    package func claims(of app: String, in pool: inout LanguagePool) -> [RuleClaim]? {
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
