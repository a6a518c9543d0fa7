import WaymarkEngine
package import WaymarkManifest
package import WaymarkProofs

/// A rule of an association file and the set of links that it matches.
package struct RuleClaim: Sendable {
    /// The name of the rule in messages, such as `details[0].components[2]`.
    package let name: String
    package let place: Place?
    /// `true` if links that match the rule stay in the browser.
    package let excludes: Bool
    package let links: LinkClaim
    /// `true` if the rule matches every path of a custom scheme.
    var isWhole = false

    fileprivate func rule(at index: Int) -> LinkDrift.Rule {
        LinkDrift.Rule(name: name, place: place, index: index, isWhole: isWhole)
    }
}

extension LinkDrift {
    /// A system that decides if links open the app, such as iOS, with the rules of its association files.
    struct Party {
        let name: String
        /// The lists of rules, such as one for each intent filter. In each list, the first rule that matches a link
        /// decides. The app opens if one list decides so.
        let rules: [[RuleClaim]]
        /// The site's rules: the first one that matches a link must open it, too; `nil` if the site restricts no links.
        var site: [RuleClaim]?
        /// Lists of rules that depend on unresolved values, such as `${host}`.
        var unknown: [[RuleClaim]] = []
        var unknownValues: [String] = []
        /// The links about which the system's decisions are compared; `nil` for ``LinkDrift/universe``.
        var universe: LinkUniverse?
        /// Returns `true` if a simulation of the system opens a link in the app, to confirm a found difference; `nil`
        /// if an unresolved value decides, such as `${host}`, or an attribute that Waymark does not read.
        let opens: (String) -> Bool?

        /// Returns a function for ``opens`` that creates its decider at the first call; most comparisons never call it.
        static func opens<Decider: LinkDecider>(_ makeDecider: @escaping () -> Decider) -> (String) -> Bool? {
            var known: Decider?
            return { link in
                let decider = known ?? makeDecider()
                known = decider
                let verdict = link.withBytes { decider.verdicts[decider.verdict(for: $0)] }
                return verdict.isUnknown ? nil : verdict.outcome == .matched
            }
        }

        var lists: [[LinkClaim]] { (rules + (site.map { [$0] } ?? []) + unknown).map { $0.map(\.links) } }

        var listCount: Int { rules.count + (site == nil ? 0 : 1) + unknown.count }

        struct Decision {
            let opens: Bool
            /// The deciding rule; `nil` if none matches.
            let rule: Rule?
            /// `true` if no rule opens the link, but one with an unresolved value, such as `${host}`, may do so.
            var isUnknown = false
            /// `true` if each rule with unresolved values that may open the link matches every path of a custom scheme.
            var isWhole = false
            /// The first matching rule of each list, unless it excludes the link.
            var openingRules: [Rule] = []
        }

        /// Returns the decision about links. `deciding` has the index of the first matching rule of each list.
        func decision(_ deciding: [Int?]) -> Decision {
            let own = zip(rules, deciding).compactMap { list, index in
                index.map { (claim: list[$0], rule: list[$0].rule(at: $0)) }
            }
            let openingRules = own.filter { !$0.claim.excludes }.map(\.rule)
            let siteIndex = site == nil ? nil : deciding[rules.count]
            let siteRule = siteIndex.flatMap { index in
                site.map { (claim: $0[index], rule: $0[index].rule(at: index)) }
            }
            let isDelegated = site == nil || siteRule.map { !$0.claim.excludes } ?? false
            guard let opening = openingRules.first else {
                let rest = deciding.dropFirst(rules.count + (site == nil ? 0 : 1))
                let maybe = zip(unknown, rest).compactMap { list, index in index.map { list[$0] } }
                    .filter { !$0.excludes }
                return Decision(
                    opens: false, rule: own.first?.rule, isUnknown: !maybe.isEmpty && isDelegated,
                    isWhole: maybe.allSatisfy(\.isWhole))
            }
            guard site != nil else { return Decision(opens: true, rule: opening, openingRules: openingRules) }
            guard let (claim, rule) = siteRule else { return Decision(opens: false, rule: nil) }
            return Decision(
                opens: !claim.excludes, rule: claim.excludes ? rule : opening, openingRules: openingRules)
        }
    }
}
