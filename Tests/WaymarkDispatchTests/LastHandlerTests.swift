import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("Links that every handler passes")
@MainActor
struct LastHandlerTests {
    private static let passing = AnyLinkHandler<AppRoute> { _ in .passed() }

    @Test("Setting the handlers keeps presenting")
    func presenting() async throws {
        let stage = try Stage()
        for handlers in [[], [Self.passing], [Self.passing, Self.passing]] {
            stage.dispatcher.handlers = handlers
            #expect(await stage.dispatcher.outcome(of: "https://example.com/post/7").short == "presented push")
        }
    }

    @Test("Setting the handlers of a dispatcher with a back stack keeps the presentation of its routes")
    func backStack() async throws {
        let backStack = BackStack(try AppRoute.router()) { $0 == .settings ? .sheet : .push }
        let navigator = WaymarkDispatch.StateNavigator<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
        dispatcher.handlers = [Self.passing]
        #expect(await dispatcher.outcome(of: "https://example.com/settings").short == "presented sheet")
        #expect(navigator.state.modals.map(\.root) == [.settings])
    }

    @Test("Without a last handler the link is not found, and a handler of the caller is the only one")
    func none() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open("https://example.com/post/7", using: Self.passing)
        #expect(try await ticket.outcomeShort == "passed")
        stage.dispatcher.lastHandler = nil
        stage.dispatcher.handlers = [Self.passing]
        #expect(await stage.dispatcher.outcome(of: "https://example.com/post/7").short == "passed")
        #expect(stage.presenter.shown.isEmpty)
    }

    @Test("Another last handler replaces presenting")
    func other() async throws {
        let stage = try Stage()
        stage.dispatcher.lastHandler = AnyLinkHandler { _ in .opened() }
        #expect(await stage.dispatcher.outcome(of: "https://example.com/post/7").short == "opened")
        #expect(try await stage.dispatcher.content(for: "https://example.com/post/7") == nil)
    }
}
