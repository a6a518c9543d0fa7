import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Links whose dispatcher is released")
@MainActor
struct LifetimeTests {
    @Test("Releasing a dispatcher ends its pending links and event streams")
    func gone() async throws {
        var dispatcher: LinkDispatcher<AppRoute>? = LinkDispatcher(router: try AppRoute.router(requiring: true))
        let first = dispatcher?.open(.settings), second = dispatcher?.open(.settings)
        let events = try #require(dispatcher?.events)
        await rest()
        #expect(dispatcher?.hasPending == true)
        weak let gone = dispatcher
        dispatcher = nil
        #expect(gone == nil)
        #expect(try await first?.outcomeShort == "dropped dispatcherGone")
        #expect(try await second?.outcomeShort == "dropped duplicate of 1")
        var names: [String] = []
        for await event in events { names.append(event.kind.name) }
        #expect(names.last == "finished")
    }

    @Test("A released dispatcher finishes the link that is underway")
    func goneUnderway() async throws {
        let presenter = RecordingPresenter<AppRoute>()
        var dispatcher: LinkDispatcher<AppRoute>? = LinkDispatcher(router: try AppRoute.router())
        dispatcher?.presenter = presenter
        let ticket = dispatcher?.open(.home)
        weak let gone = dispatcher
        dispatcher = nil
        #expect(try await ticket?.outcomeShort == "presented push")
        await rest()
        #expect(gone == nil)
    }
}
