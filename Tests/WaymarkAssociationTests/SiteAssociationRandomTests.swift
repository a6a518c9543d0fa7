import TestSupport
import Testing
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

/// Random files and links.
struct SiteAssociationRandomTests {
    static let seeds =
        Thoroughness.seed.map { [$0] } ?? Array(0..<(Thoroughness.isFull ? 1_000 * Thoroughness.factor : 80))

    @Test("Random Apple files decide links as a slow reference decider does", arguments: [false, true])
    func decisions(isWild: Bool) throws {
        for seed in Self.seeds {
            var random = RandomAssociation(seed: seed, isWild: isWild)
            let written = seed % 50 == 7 ? random.longFile(rules: 90) : random.file()
            let (file, _) = try SiteAssociation.read(Array(written.json.utf8), name: "file")
            let deciders = RandomAssociation.apps.map { ($0, SiteAssociationDecider(file, app: $0)) }
            let obvious = ObviousDecider(file: written)
            for _ in 0..<20 {
                let link = random.link()
                for (app, decider) in deciders {
                    let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                    let expected = obvious.decide(link, app: app)
                    try #require(verdict.short == expected, "seed \(seed): \(link) for \(app) by \(written.json)")
                }
            }
        }
    }

    @Test("Decision steps end with the deciding rule and give a reason for each earlier rule")
    func steps() throws {
        for seed in Self.seeds {
            var random = RandomAssociation(seed: seed, isWild: false)
            let (file, _) = try SiteAssociation.read(Array(random.file().json.utf8), name: "file")
            let app = RandomAssociation.apps[0]
            let decider = SiteAssociationDecider(file, app: app)
            let link = random.link()
            let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
            let steps = link.withBytes { decider.steps(for: $0) }
            #expect(verdict.rule == steps.last { $0.reason == nil }?.rule)
            #expect(steps.count { $0.reason == nil } == (verdict.rule == nil ? 0 : 1))
            if verdict.rule != nil { #expect(steps.last?.reason == nil) }
        }
    }

    @Test("No random link reaches a rule reported as unreached, and example links fit both rules")
    func reach() throws {
        var (shadowed, impossible) = (0, 0)
        for seed in Self.seeds.prefix(Thoroughness.isFull ? .max : 150) {
            var random = RandomAssociation(seed: seed, isWild: false)
            let text = random.file().json
            let (file, problems) = try SiteAssociation.checked(Array(text.utf8), name: "file", host: "a.com")
            let unreached = problems.filter { $0.isUnreached }
            let places = Dictionary(
                (file.links?.details ?? []).flatMap(\.rules).map { ($0.place, $0.name) }, uniquingKeysWith: { $1 })
            let names = Set(unreached.compactMap { places[$0.place] })
            shadowed += unreached.count { $0.witness != nil }
            impossible += unreached.count { $0.witness == nil }
            let deciders = file.apps.map { SiteAssociationDecider(file, app: $0) }
            for _ in 0..<60 {
                let link = random.link()
                for decider in deciders {
                    let rule = decider.verdicts[link.withBytes { decider.verdict(for: $0) }].rule
                    try #require(
                        rule.map { !names.contains($0) } ?? true, "seed \(seed): \(link), \(rule ?? "") of \(text)")
                }
            }
            for problem in unreached { try check(problem, file, "seed \(seed): \(problem) in \(text)") }
        }
        #expect(shadowed > 10)
        #expect(impossible > 5)
    }

    /// Checks that the problem's link matches the rule and at least one of the rules given as the reason.
    private func check(_ problem: AssociationProblem, _ file: SiteAssociation, _ comment: Comment) throws {
        guard let witness = problem.witness else { return }
        var compiler = RuleCompiler(try #require(file.links))
        let takers = (file.links?.details ?? []).flatMap { entry in
            entry.rules.filter { rule in
                let rule = compiler.rule(rule)
                return witness.withBytes { rule.miss(RuleLink(SplitLink($0), isApple: true)) == nil }
            }
        }
        #expect(takers.contains { $0.place == problem.place }, comment)
        #expect(takers.contains { problem.reasons.contains($0.name) }, comment)
        #expect(problem.because.allSatisfy { $0 < problem.place }, comment)
    }
}

extension LinkVerdict {
    fileprivate var short: String { rule.map { "\(outcome.rawValue) by \($0)" } ?? "unmatched" }
}

extension AssociationProblem {
    /// Whether the problem is a rule that decides no link.
    var isUnreached: Bool { ["shadowed-rule", "shadowed-exclude", "never-matches"].contains(code) }
}
