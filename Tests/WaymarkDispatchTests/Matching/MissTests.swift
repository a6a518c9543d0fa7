import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Diagnosis of unmatched links off the main actor", .timeLimit(.minutes(10)))
@MainActor
struct MissTests {
    @Test("An unmatched link is searched on the main actor and diagnosed off it")
    func place() async throws {
        let stage = try CountedStage()
        for _ in stage.dispatcher.router.matches(for: MatchOnceTests.odd) {}
        let search = stage.counter.take().all
        _ = stage.dispatcher.router.result(for: MatchOnceTests.odd)
        let diagnosis = stage.counter.take().all - search
        #expect(search > 0 && diagnosis > 0)

        #expect(try await stage.dispatcher.open(MatchOnceTests.odd).outcomeShort == "unmatched")
        let counts = stage.counter.take()
        #expect(counts.onMain == search)
        #expect(counts.elsewhere == diagnosis)
    }

    @Test("The dispatcher reports the same mismatch diagnosis as the router")
    func answer() async throws {
        let stage = try CountedStage()
        guard case .unmatched(let expected) = stage.dispatcher.router.result(for: MatchOnceTests.odd) else {
            return #expect(Bool(false), "no route takes it")
        }
        let outcome = try await stage.dispatcher.open(MatchOnceTests.odd).outcome
        guard case .notFound(.unmatched(let unmatched), _) = outcome else {
            return #expect(Bool(false), "\(outcome)")
        }
        #expect(unmatched == expected)
        #expect(unmatched.nearest.first?.pattern == "/post/{id: Even}")
    }

    @Test("Outcomes keep the order of the links while unmatched links are diagnosed")
    func order() async throws {
        let stage = try CountedStage()
        let links = (0..<200).map {
            $0 % 3 == 0 ? "https://example.com/post/\($0 + 2)" : "https://example.com/post/odd"
        }
        let tickets = links.map { stage.dispatcher.open($0) }
        await stage.dispatcher.settled()
        #expect(stage.stage.finished.map(\.id) == tickets.map(\.id))
        #expect(Set(stage.stage.finished.map(\.outcome)) == ["presented push", "unmatched"])
    }

    @Test("A link cancelled during its diagnosis does not reach the not-found handler")
    func cancelled() async throws {
        let stage = try CountedStage()
        let told = Names()
        stage.dispatcher.notFound = { _, _ in
            told.add("told")
            return true
        }
        stage.counter.pauseElsewhere()
        let ticket = stage.dispatcher.open(MatchOnceTests.odd)
        while stage.counter.elsewhere == 0 { await Task.yield() }
        ticket.cancel()
        stage.counter.goOn()
        #expect(try await ticket.outcomeShort == "cancelled")
        #expect(told.all.isEmpty)
    }
}
