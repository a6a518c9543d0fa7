package import WaymarkCore
import WaymarkEngine
import WaymarkProofs
import WaymarkManifest

/// Rules for Apple's systems that hand over the links of a table, and what they hand over besides because rules cannot say
/// everything that tables can.
package struct TablePlan {
    let rules: [PlannedRule]
    /// By name, texts of which any will do.
    let variables: [(name: String, values: [String])]
    /// Links that the rules take and the app's routes do not, the shortest for each rule.
    package let excess: [LinkDrift.Finding]
    /// Whether everything was looked at.
    package let isDecided: Bool

    /// - Parameters:
    ///   - engine: The router's.
    ///   - opensApp: For each entry of the table, whether the app opens its links.
    ///   - host: The host of the site.
    package init(_ engine: RouteEngine, opensApp: [Bool], host: String) {
        let table = engine.table
        var maker = GlobMaker(ClaimSpace(table))
        let ranks = maker.space.ranks(onHost: host)
        var sources = Self.sources(of: ranks, table, opensApp, &maker)
        let drift = LinkDrift(engine, opensApp: opensApp, host: host)
        while true {
            let rules = RulePlan(sources, ignoresCase: table.policy.isCaseInsensitive).rules
            let found = drift.answer(
                SiteAssociationText.example(rules, maker.variables), app: SiteAssociationText.exampleApp)
            if Self.mend(&sources, Self.guilty(found.findings, rules)) { continue }
            self.rules = rules
            variables = maker.variables.filter { variable in rules.contains { $0.uses("$(\(variable.name))") } }
            (excess, isDecided) = (found.findings, found.isDecided)
            return
        }
    }

    private static func sources(
        of ranks: [Int], _ table: RankedTable, _ opensApp: [Bool], _ maker: inout GlobMaker
    ) -> [RulePlan.Source] {
        ranks.map { rank in
            let variant = table.variants[rank]
            let decided = variant.variant
            var items: [PlannedRule.Item] = []
            for item in decided.query {
                guard let pattern = maker.value(item.value) else { continue }
                items.append(PlannedRule.Item(name: maker.name(item.name), pattern: pattern))
            }
            return RulePlan.Source(
                path: maker.path(of: decided), items: items, fragment: decided.fragment.flatMap { maker.fragment($0) },
                route: table.entries[variant.entry].name ?? "", excludes: !opensApp[variant.entry])
        }
    }

    /// Has the rules of some routes say less: depth by depth, or nothing. A rule that keeps links from the app is better not
    /// there.
    ///
    /// - Returns: Whether anything has changed.
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

    /// The routes because of which links stay in the browser that the app opens.
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
