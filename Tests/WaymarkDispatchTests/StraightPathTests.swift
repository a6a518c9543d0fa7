import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("A link goes its way")
@MainActor
struct StraightPathTests {
    @Test("from its URL to the screen")
    func straight() async throws {
        let presenter = RecordingPresenter<AppRoute>()
        let dispatcher = LinkDispatcher(router: try AppRoute.router())
        dispatcher.presenter = presenter
        let outcome = try await dispatcher.open("https://example.com/post/7").outcome
        #expect(outcome.isHandled)
        #expect(presenter.calls == ["prepare", "place", "present", "didPresent"])
        #expect(presenter.shown.map(\.link.route) == [.post(7)])
    }

    @Test("and waits for what it needs")
    func held() async throws {
        let presenter = RecordingPresenter<AppRoute>()
        let dispatcher = LinkDispatcher(router: try AppRoute.router())
        let ticket = dispatcher.open("https://example.com/post/7")
        if case .held(until: .presenterAttached) = try await ticket.settled {} else { Issue.record("not held") }
        #expect(dispatcher.hasPending)
        dispatcher.presenter = presenter
        #expect(try await ticket.outcome.isHandled)
        #expect(!dispatcher.hasPending)
    }
}
