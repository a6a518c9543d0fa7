import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Settling of a dispatcher")
@MainActor
struct SettlingTests {
    @Test("A dispatcher without links is settled at once")
    func nothing() async throws {
        let stage = try Stage()
        await stage.dispatcher.settled()
        #expect(stage.finished.isEmpty && stage.shown.isEmpty)
    }

    @Test("A dispatcher settles when every link has ended or is pending")
    func released() async throws {
        let stage = try Stage(requiring: true)
        let tickets = [AppRoute.settings, .post(1), .settings, .post(2)].map { stage.dispatcher.open($0) }
        await stage.dispatcher.settled()
        #expect(
            tickets.map(\.status.short)
                == ["pending signedIn", "presented push", "dropped duplicate of 1", "presented push"])
        stage.dispatcher.fulfil(.signedIn)
        await stage.dispatcher.settled()
        #expect(tickets[0].status.short == "presented push")
    }

    @Test("A dispatcher settles after the links that its handlers opened have ended")
    func opened() async throws {
        let stage = try Stage()
        stage.dispatcher.handlers = [
            AnyLinkHandler { [weak dispatcher = stage.dispatcher] link in
                guard case .post(let id) = link.route, id > 0 else { return .present(.route(link.route)) }
                dispatcher?.open(.post(id - 1))
                return .opened()
            }
        ]
        stage.dispatcher.open(.post(5))
        await stage.dispatcher.settled()
        #expect(stage.finished.count == 6 && stage.shown == [.post(0)])
    }

    @Test("A handler that awaits settling does not wait for itself", .timeLimit(.minutes(10)))
    func handler() async throws {
        let stage = try Stage()
        stage.dispatcher.handlers = [
            AnyLinkHandler { [weak dispatcher = stage.dispatcher] _ in
                await dispatcher?.settled()
                return .opened()
            }
        ]
        #expect(await stage.dispatcher.outcome(of: "https://example.com/").short == "opened")
    }
}
