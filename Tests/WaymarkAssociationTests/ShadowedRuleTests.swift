import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

/// Compares reports of unreached rules with the decisions for every short link.
@Suite("Reach of random dynamic rules")
struct ShadowedRuleTests {
    /// Links with paths, queries and fragments that are long enough for all patterns below.
    private static let links: [String] = {
        var (paths, last) = (["", "/"], ["/"])
        for _ in 0..<4 {
            last = last.flatMap { text in ["a", "b", ".", "/"].map { text + $0 } }
            paths += last
        }
        let endings = ["", "?q=a", "?q=b", "?q=", "?q=ab"].flatMap { [$0, $0 + "#f"] }
        return paths.flatMap { path in endings.map { "https://h.x" + path + $0 } }
    }()

    private static func path(_ generator: inout SeededGenerator) -> String {
        "/"
            + (0..<generator.below(3)).map { _ in generator.pick(["a", "b", "*", "?", "/", "?*"]) }.joined()
            .replacing("**", with: "*")
    }

    private static func rule(_ generator: inout SeededGenerator) -> String {
        var members: [String] = []
        if !generator.once(in: 6) { members.append("\"/\": \"\(path(&generator))\"") }
        if generator.once(in: 4) { members.append("\"?\": { \"q\": \"\(generator.pick(["a", "?", "?*"]))\" }") }
        if generator.once(in: 8) { members.append("\"#\": \"f\"") }
        if generator.once(in: 3) { members.append("\"exclude\": true") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private static func deciding(_ decider: some LinkDecider) -> Set<String> {
        Set(links.compactMap { link in decider.verdicts[link.withBytes { decider.verdict(for: $0) }].rule })
    }

    private static let codes = ["shadowed-rule", "shadowed-exclude", "never-matches"]

    private static var seeds: Range<Int> {
        if let only = Thoroughness.seed { return Int(only)..<Int(only) + 1 }
        return 0..<(Thoroughness.isFull ? 600 : 60) * Thoroughness.factor
    }

    /// Compares the reported rules, identified by their lines, with the rules that decide no link.
    private static func compare(
        _ rules: [(name: String, line: Int)], _ problems: [AssociationProblem], _ deciding: Set<String>,
        _ comment: Comment, _ count: inout (told: Int, reached: Int)
    ) {
        let unreached = problems.filter { problem in
            Self.codes.contains(problem.code) || problem.code == "greedy-pattern" && problem.severity == .error
        }
        let lines = Set(unreached.map(\.place.line))
        for (name, line) in rules {
            if lines.contains(line) {
                count.told += 1
                #expect(!deciding.contains(name), "\(name) is told to decide about nothing \(comment)")
            } else {
                count.reached += 1
                #expect(deciding.contains(name), "\(name) decides about nothing, and that is not told \(comment)")
            }
        }
    }

    @Test("A random dynamic rule is reported as unreached exactly if no link reaches the rule")
    func reach() throws {
        var count = (told: 0, reached: 0)
        let relation = AssetStatement.linkRelation
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            let rules = (0..<2 + generator.below(4)).map { _ in Self.rule(&generator) }
            let text = """
                [{ "relation": ["\(relation)"], "target": { "namespace": "android_app", "package_name": "a.b",
                "sha256_cert_fingerprints": ["2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"] }, "relation_extensions": { "\(relation)": { "dynamic_app_link_components": [
                \(rules.joined(separator: ",\n"))
                ] } } }]
                """
            let (file, problems) = try AssetLinks.checked(Array(text.utf8), name: "", host: "h.x")
            let deciding = Self.deciding(AndroidDecider(manifest: nil, links: file))
            let names = (file.statements.first?.rules ?? []).map { ($0.name, $0.place.line) }
            #expect(names.count == rules.count)
            Self.compare(names, problems, deciding, "seed \(seed)\n\(text)", &count)
        }
        #expect(Thoroughness.seed != nil || count.told > 20 && count.reached > 100)
    }
}
