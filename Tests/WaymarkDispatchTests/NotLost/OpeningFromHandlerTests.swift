import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Links opened by handlers")
@MainActor
struct OpeningFromHandlerTests {
    @Test("A link opened by a handler follows the links that were opened before it")
    func reentrant() async throws {
        let dispatcher = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .home { dispatcher.value?.open(.login) }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening])
        dispatcher.value = stage.dispatcher
        let first = stage.dispatcher.open(.home)
        let second = stage.dispatcher.open(.settings)
        _ = try await (first.outcome, second.outcome)
        await rest()
        #expect(stage.shown == [.home, .settings, .login])
    }

    @Test("A link that a handler opens and awaits is shown before the handled link")
    func reentrantWait() async throws {
        let dispatcher = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if case .post(let id) = link.route, id > 0 {
                _ = try await dispatcher.value?.open(.post(id - 1)).outcome
            }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening])
        dispatcher.value = stage.dispatcher
        let first = stage.dispatcher.open(.post(3))
        let second = stage.dispatcher.open(.settings)
        _ = try await (first.outcome, second.outcome)
        #expect(stage.shown == [.post(0), .post(1), .post(2), .post(3), .settings])
    }

    @Test("A link opened by a task that outlives its handler waits for its turn")
    func leftBehind() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let gate = Gate()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .home {
                Task {
                    await gate.wait()
                    _ = try await box.value?.open(.login).outcome
                }
            }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening])
        box.value = stage.dispatcher
        _ = try await stage.dispatcher.open(.home).outcome
        let slow = Gate()
        stage.presenter.preparation = { await slow.wait() }
        stage.dispatcher.open(.post(1))
        await rest()
        gate.open()
        await rest()
        slow.open()
        await rest()
        #expect(stage.shown == [.home, .post(1), .login])
    }

    @Test("A link that a failed handler awaited takes its turn when its condition is met")
    func awaitedByFailed() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let gate = Gate()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .home { _ = try await box.value?.open(.settings).outcome }
            if link.route == .post(1) { await gate.wait() }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening], requiring: true)
        box.value = stage.dispatcher
        let first = stage.dispatcher.open(.home)
        await stage.clock.advance(by: .seconds(60))
        #expect(first.status.short == "handler-timeout" && stage.dispatcher.hasPending)
        stage.dispatcher.open(.post(1))
        await rest()
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(stage.shown.isEmpty)
        gate.open()
        await stage.dispatcher.settled()
        #expect(stage.shown == [.post(1), .settings])
    }

    @Test("A handler that awaits a pending link goes on after the release of that link")
    func waitsForHeld() async throws {
        let dispatcher = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .home { _ = try await dispatcher.value?.open(.settings).outcome }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening], requiring: true)
        dispatcher.value = stage.dispatcher
        let first = stage.dispatcher.open(.home)
        await rest()
        #expect(stage.dispatcher.hasPending)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await first.outcomeShort == "presented push")
        #expect(stage.shown == [.settings, .home])
    }
}
