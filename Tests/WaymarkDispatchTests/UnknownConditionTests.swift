import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("Conditions that nothing meets")
@MainActor
struct UnknownConditionTests {
    /// A condition that a table requires, and the conditions that the app declares and sets before a link arrives.
    struct Case: CustomTestStringConvertible {
        let required: Condition
        var declared: Set<Condition> = []
        var set: [Condition] = []
        let problem: String?

        var testDescription: String { "\(required) with \(declared) and \(set)" }
    }

    @Test(
        "A link that is held for an unknown condition is reported with the condition that its name resembles",
        arguments: [
            Case(required: "signedin", problem: "did you mean 'signedIn'?"),
            Case(required: .signedIn, problem: nil), Case(required: .interfaceReady, problem: nil),
            Case(required: .account("7"), problem: nil), Case(required: "cart", declared: ["cart"], problem: nil),
            Case(required: "cart", set: ["cart"], problem: nil),
            Case(required: "crat", declared: ["cart"], problem: "did you mean 'cart'?"),
            Case(required: "crat", set: ["cart"], problem: "did you mean 'cart'?"),
            Case(required: "onboarded", declared: ["cart"], problem: "add it to DispatchOptions.conditions"),
        ])
    func rows(_ row: Case) async throws {
        var problems: [String] = []
        let stage = try Stage {
            $0.requirements = [row.required]
            $0.conditions = row.declared
            $0.problemFound = { problems.append($0) }
        }
        for condition in row.set {
            stage.dispatcher.fulfil(condition)
            stage.dispatcher.lose(condition)
        }
        for route in [AppRoute.home, .login] {
            #expect(try await stage.dispatcher.open(route).settledShort == "pending \(row.required)")
        }
        let reports = stage.events.map(\.kind).filter { $0.name == "unknownCondition" }
        #expect(reports.map(\.description) == problems)
        #expect(problems.count == (row.problem == nil ? 0 : 1), "\(problems)")
        for case .unknownCondition(let condition, let similar) in reports {
            #expect(condition == row.required)
            #expect(similar.map { row.problem == "did you mean '\($0)'?" } ?? true)
        }
        #expect(row.problem.map { problems.first?.contains($0) == true } ?? true, "\(problems)")
    }

    @Test("A link of an earlier launch is not reported, because its condition may be met later")
    func restored() async throws {
        let record = PendingLinksSnapshot.Record(url: "https://example.com/", condition: "cart")
        let stage = try Stage()
        stage.dispatcher.restore(PendingLinksSnapshot(links: [record]))
        await stage.dispatcher.settled()
        #expect(stage.names() == ["arrived", "pending"])
    }
}
