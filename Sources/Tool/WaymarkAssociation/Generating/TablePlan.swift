package import WaymarkCore
import WaymarkEngine
import WaymarkProofs
import WaymarkManifest

/// The rules of an `apple-app-site-association` file that open the links of a route table, and the links that these
/// rules and the routes decide differently.
package struct TablePlan {
    let rules: [PlannedRule]
    let variables: [(name: String, values: [String])]
    /// The links that the rules and the routes decide differently, such as links that a rule opens without a route.
    package let differences: [LinkDrift.Finding]
    /// `true` if the rules were compared with the routes for all links; `false` if that exceeded a limit.
    package let isDecided: Bool

    package init(_ engine: RouteEngine, opensApp: [Bool], host: String) {
        let table = engine.table
        var maker = GlobMaker(ClaimSpace(table))
        let ranks = table.ranks(onHost: host)
        var sources = Self.sources(of: ranks, table, opensApp, &maker)
        let drift = LinkDrift(engine, opensApp: opensApp, host: host)
        while true {
            let rules = RulePlan(sources, ignoresCase: table.policy.isCaseInsensitive).rules
            let file = SiteAssociationText.example(rules, maker.variables)
            let found = drift.answer(DriftFiles(aasa: file, app: SiteAssociationText.exampleApp))
            if Self.mend(&sources, Self.guilty(found.findings, rules)) { continue }
            self.rules = rules
            variables = maker.variables.filter { variable in rules.contains { $0.uses("$(\(variable.name))") } }
            (differences, isDecided) = (found.findings, found.isDecided)
            return
        }
    }

    private static func sources(
        of ranks: [Int], _ table: RankedTable, _ opensApp: [Bool], _ maker: inout GlobMaker
    ) -> [RulePlan.Source] {
        ranks.map { rank in
            let variant = table.variants[rank]
            let decided = variant.variant
            let items = decided.query.compactMap { item in
                maker.value(item.value).map { PlannedRule.Item(name: maker.name(item.name), pattern: $0) }
            }
            let path = maker.path(of: decided)
            return RulePlan.Source(
                path: table.policy.readsTrailingSlash ? path.withoutTrailingSlash : path, items: items,
                fragment: decided.fragment.flatMap { maker.fragment($0) },
                route: table.entries[variant.entry].name ?? "", excludes: !opensApp[variant.entry])
        }
    }

    /// Repairs the rules of the `guilty` routes, which keep links of the app in the browser: splits these rules by path
    /// length or, in a second attempt, removes those that exclude links. Opening surplus links is better than excluding
    /// links of the app. Returns `true` if `sources` changed.
    private static func mend(_ sources: inout [RulePlan.Source], _ guilty: Set<String>) -> Bool {
        let count = sources.count
        var isChanged = false
        for index in sources.indices where guilty.contains(sources[index].route) && sources[index].mayComeFirst {
            sources[index].mayComeFirst = false
            isChanged = true
        }
        if isChanged { return true }
        sources.removeAll { $0.excludes && guilty.contains($0.route) }
        return sources.count < count
    }

    /// Returns the routes whose generated rules keep links of the app in the browser.
    private static func guilty(_ findings: [LinkDrift.Finding], _ rules: [PlannedRule]) -> Set<String> {
        Set(
            findings.filter { $0.kind == .unclaimed }.flatMap { finding in
                finding.rule.map { rules.indices.contains($0.index) ? rules[$0.index].routes : [] } ?? []
            })
    }
}

extension PlannedRule {
    func uses(_ text: String) -> Bool {
        pattern.contains(text) || items.contains { $0.pattern.contains(text) } || fragment?.contains(text) ?? false
    }
}
