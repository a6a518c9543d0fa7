package import WaymarkLanguages
package import WaymarkManifest
package import WaymarkProofs

/// A rule of an association file and the set of links that it matches.
package struct RuleClaim: Sendable {
    /// The name of the rule in messages, such as `details[0].components[2]`.
    package let name: String
    package let place: Place?
    /// `true` if the rule keeps matching links in the browser.
    package let excludes: Bool
    package let links: LinkClaim
    /// `true` if the rule covers every path of a custom scheme.
    var isWhole = false
}

extension SiteAssociation {
    /// Returns the rules of an app and the links that they match, in order of evaluation, without rules that match no
    /// link; `nil` if a rule is too complex.
    package func claims(of app: String, in pool: inout LanguagePool) -> [RuleClaim]? {
        guard let links else { return [] }
        let own = links.details.filter { entry in entry.apps.contains { $0.value == app } }
        let rules = own.flatMap { entry in entry.rules.map { ($0, links.effective($0, of: entry)) } }
        var made = RuleLinks(links.variableReader, isDecoded: rules.contains { $0.1.decodes }, pool: pool)
        var claims: [RuleClaim] = []
        for (rule, condition) in rules {
            do throws(RuleFault) {
                guard let links = try made.claim(of: condition) else { return nil }
                claims.append(
                    RuleClaim(
                        name: rule.name, place: rule.place, excludes: condition.excludes ?? false, links: links))
            } catch {
                if error == .tooManyForms { return nil }
            }
        }
        pool = made.pool
        return claims
    }
}
