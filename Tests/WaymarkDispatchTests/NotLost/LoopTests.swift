import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Loops of holds, opened links and handlers", .timeLimit(.minutes(10)))
@MainActor
struct LoopTests {
    @Test(
        "A hold whose condition is fulfilled at once each time ends with a loop error",
        arguments: ["guard", "handler", "effect", "observer"])
    func holds(_ who: String) async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let guarding = AnyRouteGuard<AppRoute> { _ in
            guard who == "guard" || who == "observer" else { return .allow }
            if who == "guard" { box.value?.fulfil("x") }
            return .hold(until: "x")
        }
        let handler = AnyLinkHandler<AppRoute> { _ in
            if who == "handler" { box.value?.fulfil("x") }
            return .hold(until: "x") { _ in if who == "effect" { box.value?.fulfil("x") } }
        }
        let stage = try Stage(handlers: [handler], guards: [guarding])
        box.value = stage.dispatcher
        stage.dispatcher.observe { event in
            if who == "observer", case .pending = event.kind { box.value?.fulfil("x") }
        }
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "hold-loop")
        #expect(stage.names().filter { $0 == "pending" }.count == 16)
    }

    @Test("Pending links whose guards meet each other's condition end with a loop error")
    func mutualHolds() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let guarding = AnyRouteGuard<AppRoute> { link in
            let isHome = link.route == .home
            box.value?.fulfil(isHome ? "y" : "x")
            return .hold(until: isHome ? "x" : "y")
        }
        let stage = try Stage(guards: [guarding]) { $0.pending = .queue() }
        box.value = stage.dispatcher
        stage.dispatcher.open(.home)
        #expect(try await stage.dispatcher.open(.post(1)).outcomeShort == "hold-loop")
    }

    @Test("A link that waits each time may be held any number of times")
    func patience() async throws {
        var asked = 0
        let guarding = AnyRouteGuard<AppRoute> { _ in
            asked += 1
            return asked > 40 ? .allow : .hold(until: "x")
        }
        let stage = try Stage(guards: [guarding])
        let ticket = stage.dispatcher.open(.home)
        for _ in 0..<40 {
            await rest()
            stage.dispatcher.fulfil("x")
        }
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("Links that keep opening further links end with a loop error", arguments: [false, true])
    func opens(waiting: Bool) async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            guard case .post(let id) = link.route else { return .rejected(nil) }
            let ticket = box.value?.open(.post(id + 1))
            if waiting { _ = try await ticket?.outcome }
            return .opened()
        }
        let stage = try Stage(handlers: [opening])
        box.value = stage.dispatcher
        stage.dispatcher.open(.post(0))
        await rest()
        await stage.dispatcher.settled()
        #expect(stage.finished.count == 18)
        #expect(stage.finished.filter { $0.outcome == "open-loop" }.count == 1)
    }

    @Test("A finished link may open any number of further links")
    func slideshow() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let stage = try Stage()
        box.value = stage.dispatcher
        let gate = Gate()
        stage.presenter.showing = {
            Task {
                await gate.wait()
                for id in 0..<60 { _ = try await box.value?.open(.post(id)).outcome }
            }
            stage.presenter.showing = {}
        }
        _ = try await stage.dispatcher.open(.home).outcome
        gate.open()
        for _ in 0..<20 { await rest() }
        #expect(stage.shown.count == 61)
    }

    @Test("Any number of handlers may pass a link on")
    func manyHandlers() async throws {
        let passing = (0..<5000).map { _ in AnyLinkHandler<AppRoute> { _ in .passed() } }
        let stage = try Stage(handlers: passing + [PresentingHandler()])
        #expect(await stage.dispatcher.outcome(of: "https://example.com/").short == "presented push")
    }
}
