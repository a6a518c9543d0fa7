import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("A dispatcher has settled")
@MainActor
struct SettlingTests {
    @Test("at once if there is nothing to do")
    func nothing() async throws {
        await (try Stage()).dispatcher.settled()
    }

    @Test("when every link has come to its end or is held, and again when what was held has come to its end")
    func released() async throws {
        let stage = try Stage(requiring: true)
        let tickets = [AppRoute.settings, .post(1), .settings, .post(2)].map { stage.dispatcher.open($0) }
        await stage.dispatcher.settled()
        #expect(
            tickets.map(\.status.short)
                == ["held signedIn", "presented push", "dropped duplicate of 1", "presented push"])
        stage.dispatcher.fulfil(.signedIn)
        await stage.dispatcher.settled()
        #expect(tickets[0].status.short == "presented push")
    }

    @Test("when the links that a link opened have, too")
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

    @Test("and a handler does not wait for itself", .timeLimit(.minutes(1)))
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
