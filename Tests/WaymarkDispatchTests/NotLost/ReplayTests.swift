import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Replay of pending links")
@MainActor
struct ReplayTests {
    @Test("Clearing during a replay drops the waiting links and keeps the link underway")
    func clearDuringReplay() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let clearing = AnyLinkHandler<AppRoute> { link in
            if link.route == .post(1) { box.value?.clear() }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [clearing]) { $0.requirements = [.interfaceReady] }
        box.value = stage.dispatcher
        let tickets = (1...3).map { stage.dispatcher.open(.post($0)) }
        await rest()
        stage.dispatcher.fulfil(.interfaceReady)
        _ = try await tickets[0].outcome
        #expect(stage.finished.map(\.outcome) == ["dropped cleared", "dropped cleared", "presented push"])
        #expect(stage.shown == [.post(1)])
    }

    @Test("Links opened during a replay follow the replayed links in order")
    func opensDuringReplay() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if case .post(let id) = link.route, id < 10 { box.value?.open(.post(id + 10)) }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening]) { $0.requirements = [.interfaceReady] }
        box.value = stage.dispatcher
        for id in 1...3 { stage.dispatcher.open(.post(id)) }
        await rest()
        stage.dispatcher.fulfil(.interfaceReady)
        stage.dispatcher.open(.post(4))
        await rest()
        #expect(stage.shown == [1, 2, 3, 4, 11, 12, 13, 14].map(AppRoute.post))
    }
}
