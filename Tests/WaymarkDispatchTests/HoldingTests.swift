import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Pending links")
@MainActor
struct HoldingTests {
    @Test("A pending link waits for each required condition before its guards run")
    func requirements() async throws {
        var asked = 0
        let counting = AnyRouteGuard<AppRoute> { _ in
            asked += 1
            return .allow
        }
        let stage = try Stage(guards: [counting], requiring: true) { $0.requirements = [.interfaceReady] }
        let ticket = stage.dispatcher.open("https://example.com/settings")
        #expect(try await ticket.settledShort == "pending interfaceReady")
        stage.dispatcher.fulfil(.interfaceReady)
        await rest()
        #expect(ticket.status.short == "pending signedIn" && asked == 0)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("A link opened as a route waits for the requirements of its entry")
    func routes() async throws {
        let stage = try Stage(requiring: true)
        #expect(try await stage.dispatcher.open(.settings).settledShort == "pending signedIn")
        #expect(try await stage.dispatcher.open(.home).settledShort == "presented push")
    }

    @Test("A pending link lets later links pass and goes first after its release")
    func order() async throws {
        let stage = try Stage(requiring: true)
        stage.dispatcher.open(.settings)
        stage.dispatcher.open(.post(1))
        await rest()
        #expect(stage.shown == [.post(1)])
        stage.dispatcher.fulfil(.signedIn)
        stage.dispatcher.open(.post(2))
        await rest()
        #expect(stage.shown == [.post(1), .settings, .post(2)])
    }

    @Test("A fulfilled condition does not release links that wait for another condition")
    func otherCondition() async throws {
        let stage = try Stage(requiring: true)
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        stage.dispatcher.set(.interfaceReady, true)
        await rest()
        #expect(ticket.status.short == "pending signedIn")
        #expect(stage.dispatcher.conditions == [.interfaceReady, .presenterAttached])
        stage.dispatcher.set(.interfaceReady, false)
        #expect(stage.dispatcher.conditions == [.presenterAttached])
    }

    @Test("A pending link is dropped as expired when its expiry time passes")
    func expiry() async throws {
        let stage = try Stage {
            $0.pending = .queue(expiry: .seconds(10))
            $0.requirements = ["x"]
        }
        let first = stage.dispatcher.open(.post(1))
        await stage.clock.advance(by: .seconds(4))
        let second = stage.dispatcher.open(.post(2))
        await stage.clock.advance(by: .seconds(6))
        #expect(first.status.short == "dropped expired" && second.status.short == "pending x")
        await stage.clock.advance(by: .seconds(4))
        #expect(second.status.short == "dropped expired")
        #expect(stage.finished.map(\.outcome) == ["dropped expired", "dropped expired"])
    }

    @Test("A link is dropped as a duplicate only if an equal link is already pending")
    func duplicates() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let url = "https://example.com/post/1"
        let first = stage.dispatcher.open(url)
        let statuses = [
            stage.dispatcher.open(url), stage.dispatcher.open(url, via: .widget), stage.dispatcher.open(url + "?a"),
            stage.dispatcher.open(IncomingLink(url: url, payload: ["a": 1])), stage.dispatcher.open(.post(1)),
        ]
        await rest()
        #expect(first.status.short == "pending x")
        #expect(
            statuses.map(\.status.short) == [
                "dropped duplicate of 1", "pending x", "pending x", "pending x", "pending x",
            ])
    }

    @Test("A pending link can be cancelled without affecting other pending links")
    func cancel() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        let tickets = (1...3).map { stage.dispatcher.open(.post($0)) }
        await rest()
        tickets[1].cancel()
        tickets[1].cancel()
        #expect(tickets.map(\.status.short) == ["pending x", "cancelled", "pending x"])
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(stage.shown == [.post(1), .post(3)])
        #expect(stage.finished.count == 3)
    }

    @Test("The dispatcher reports pending links until the last released link ends")
    func hasPending() async throws {
        let stage = try Stage { $0.requirements = ["x"] }
        #expect(!stage.dispatcher.hasPending)
        let tickets = (1...2).map { stage.dispatcher.open(.post($0)) }
        await rest()
        stage.dispatcher.fulfil("x")
        #expect(stage.dispatcher.hasPending, "the second one waits for its turn")
        _ = try await tickets[1].outcome
        #expect(!stage.dispatcher.hasPending)
    }
}
