import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Explanations of entries that pass or fail")
struct ExplainedPassTests {
    struct Failure: Error {}

    private func table(named names: Set<String>) -> RouteTable<String> {
        var table = RouteTable<String>()
        if names.contains("passes") { table.add("/{x}", named: "passes") { _ in nil } }
        if names.contains("takes") { table.add("/*", named: "takes", to: "taken") }
        if names.contains("fails") { table.add("/**", named: "fails") { _ in throw Failure() } }
        return table
    }

    @Test(
        "An explanation marks which entries pass, take the link, fail, or would take the link",
        arguments: [
            (["passes", "takes", "fails"], "/a", Explanation.Outcome.matched, [.passes, .takes, .wouldTake]),
            (["passes", "takes", "fails"], "/a/b", .failed, [.fails]),
            (["passes", "fails"], "/a", .failed, [.passes, .fails]),
            (["passes"], "/a", .unmatched(.route), [.passes]),
        ] as [(Set<String>, String, Explanation.Outcome, [Explanation.Answer])])
    func answers(
        names: Set<String>, link: String, outcome: Explanation.Outcome, answers: [Explanation.Answer]
    ) throws {
        let explanation = try Router(table(named: names)).explanation(for: link)
        #expect(explanation.outcome == outcome)
        #expect(explanation.candidates.map(\.answer) == answers)
    }

    @Test("An explanation's description states whether each entry passes or takes the link")
    func text() throws {
        let explanation = try Router(table(named: ["passes", "takes", "fails"])).explanation(for: "/a")
        #expect(
            explanation.description == """
                matched
                  1. passes  /{x}
                     declines
                  2. takes  /*
                     matches
                  3. fails  /**
                     would match
                """)
    }
}
