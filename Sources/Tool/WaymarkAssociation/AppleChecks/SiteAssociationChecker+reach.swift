import WaymarkManifest

extension SiteAssociationChecker {
    mutating func checkReach(of links: AppLinks) {
        let all = links.details.flatMap(\.rules)
        let entries = links.details.enumerated().flatMap { index, entry in entry.rules.map { _ in index } }
        var compiler = RuleCompiler(links)
        var rules = all.map { compiler.rule($0) }
        for index in rules.indices where rules[index].fault == nil && all[index].condition.hasIgnoredPart {
            rules[index].fault = "a part of it is ignored"
        }
        var coverage = RuleCoverage(all.map(\.condition), rules, reader: compiler.reader)
        let groups = groups(of: links, entries)
        var undecided = 0
        for (index, rule) in all.enumerated() {
            if rules[index].fault == RuleError.tooManyForms.message {
                note(.tooManyForms, at: rule.place)
                continue
            }
            let findings = groups[entries[index]].map { coverage.finding(index, in: $0) }
            report(findings, on: rule, all)
            if findings.contains(.undecided), !findings.contains(.open) { undecided += 1 }
        }
        if undecided > 0 { note(.undecidedRules(undecided), at: .start) }
    }

    /// Returns, for each `details` entry, one set of rules per app: those of all entries that list the app.
    private func groups(of links: AppLinks, _ entries: [Int]) -> [[Set<Int>]] {
        var entriesByApp: [String: [Int]] = [:]
        for (entry, details) in links.details.enumerated() {
            for app in Set(details.apps.map(\.value)) { entriesByApp[app, default: []].append(entry) }
        }
        var groups: [[Set<Int>]] = Array(repeating: [], count: links.details.count)
        let rulesByEntry = Dictionary(grouping: entries.indices) { entries[$0] }
        for members in Set(entriesByApp.values) {
            let group = Set(members.flatMap { rulesByEntry[$0] ?? [] })
            for entry in members { groups[entry].append(group) }
        }
        return groups
    }

    /// Reports a rule that matches no link, or that no link reaches for any app.
    private mutating func report(_ findings: [RuleCoverage.Finding], on rule: AppRule, _ all: [AppRule]) {
        var (needed, link) = (Set<Int>(), String?.none)
        for finding in findings {
            switch finding {
            case .open, .undecided: return
            case .impossible:
                if !explained.contains(rule.place) { note(.neverMatches, at: rule.place) }
                return
            case .covered(let by, let example):
                needed.formUnion(by)
                link = example
            }
        }
        guard let link else { return }
        let others = needed.sorted().map { all[$0] }
        problems.add(
            .shadowedRule(
                excludes: rule.condition.excludes ?? false,
                optionalPart: others.lazy.compactMap(\.condition.optionalPart).first, by: others.map(\.name)),
            at: rule.place, because: others.map(\.place), reasons: others.map(\.name),
            witness: "https://\(host)\(link)")
    }
}

extension LinkCondition {
    /// The name of the first query item whose pattern is only `*`, or `?` or `#` for such a query or fragment;
    /// otherwise `nil`. The pattern `*` also matches links without this part.
    fileprivate var optionalPart: String? {
        let others = [("?", queryText), ("#", fragment)].compactMap { key, text in
            text.map { (key: key, pattern: $0) }
        }
        let parts = queryItems.map { (key: $0.name.value, pattern: $0.value) } + others
        return parts.first { !$0.pattern.value.isEmpty && $0.pattern.value.allSatisfy { $0 == "*" } }?.key
    }
}
