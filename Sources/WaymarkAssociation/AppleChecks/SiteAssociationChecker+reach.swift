import WaymarkManifest

// Which rules take no link that is left to them.
extension SiteAssociationChecker {
    /// A rule, with what is needed to ask for it.
    private struct Asked {
        let rule: AppRule
        let entry: Int
        let condition: LinkCondition
    }

    mutating func checkReach(of links: AppLinks) {
        let all = links.details.enumerated().flatMap { index, entry in
            entry.rules.map { Asked(rule: $0, entry: index, condition: links.effective($0, of: entry)) }
        }
        var compiler = RuleCompiler(links)
        let rules = all.map { compiler.rule($0.rule, of: links.details[$0.entry]) }
        let conditions = zip(all, rules).map { $1.fault == nil ? $0.condition : nil }
        var coverage = RuleCoverage(conditions, rules, reader: compiler.reader)
        for (index, asked) in all.enumerated() {
            if rules[index].fault == RuleFault.tooManyForms.message {
                note(.tooManyForms, at: asked.rule.place)
                continue
            }
            let findings = predecessors(of: asked, at: index, in: all, links).map {
                coverage.finding(index, behind: $0)
            }
            report(findings, on: asked, all)
        }
    }

    /// The rules that are asked before one, for each of its apps.
    private func predecessors(of asked: Asked, at index: Int, in all: [Asked], _ links: AppLinks) -> Set<[Int]> {
        let apps = links.details[asked.entry].apps.map(\.value)
        return Set(
            apps.map { app in
                (0..<index).filter { other in links.details[all[other].entry].apps.contains { $0.value == app } }
            })
    }

    /// A rule is never reached if that is so for every app.
    private mutating func report(_ findings: [RuleCoverage.Finding], on asked: Asked, _ all: [Asked]) {
        var (needed, link) = (Set<Int>(), String?.none)
        for finding in findings {
            switch finding {
            case .open: return
            case .impossible:
                if !explained.contains(asked.rule.place) { note(.neverMatches, at: asked.rule.place) }
                return
            case .covered(let by, let example):
                needed.formUnion(by)
                link = example
            }
        }
        guard let link else { return }
        let others = needed.sorted().map { all[$0].rule }
        problems.add(
            .shadowedRule(excludes: asked.condition.excludes ?? false), at: asked.rule.place,
            because: others.map(\.place), reasons: others.map(\.name), witness: "https://\(host)\(link)")
    }
}
