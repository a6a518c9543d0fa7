import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

@Suite("A link is not lost")
@MainActor
struct HardCaseTests {
    let post = "https://example.com/post/1"

    @Test("when guards redirect without end: that is told, with the way")
    func redirectLoop() async throws {
        let ping = AnyRouteGuard<AppRoute> { link in
            link.route == .login ? .redirect(to: "https://example.com/settings?token=1") : .redirect(to: .route(.login))
        }
        let stage = try Stage(guards: [ping])
        let outcome = await stage.dispatcher.outcome(of: "https://example.com/settings?token=1")
        guard case .failed(let error) = outcome else { return #expect(outcome.short == "redirect-loop") }
        #expect(error.code == "redirect-loop")
        #expect(error.redirects == ["https://example.com/settings", "AppRoute value", "https://example.com/settings"])
        #expect(!"\(error)".contains("token"))
    }

    @Test("when every redirect leads somewhere else: there is an end nevertheless")
    func endlessRedirects() async throws {
        let onwards = AnyRouteGuard<AppRoute> { link in
            guard case .post(let id) = link.route else { return .allow }
            return .redirect(to: .route(.post(id + 1)))
        }
        let stage = try Stage(guards: [onwards])
        #expect(await stage.dispatcher.outcome(of: post).short == "redirect-loop")
    }

    @Test("when it is redirected once, and keeps what came with it")
    func redirect() async throws {
        let toLogin = AnyRouteGuard<AppRoute> { $0.route == .login ? .allow : .redirect(to: "/login") }
        let stage = try Stage(guards: [toLogin])
        let relative = stage.dispatcher.open(Link(url: post, source: .notification, payload: ["a": 1]))
        #expect(try await relative.outcomeShort == "unmatched nobody")
        stage.dispatcher.guards = [AnyRouteGuard { $0.route == .login ? .allow : .redirect(to: .route(.login)) }]
        let ticket = stage.dispatcher.open(Link(url: post, source: .notification, payload: ["a": 1]))
        #expect(try await ticket.outcomeShort == "presented push")
        let shown = try #require(stage.presenter.shown.first?.link)
        #expect(shown.route == .login && shown.payload == ["a": 1] && shown.source == .notification)
        #expect(shown.redirects == ["https://example.com/post/1"])
    }

    @Test("when its handler opens another one: that follows")
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

    @Test("when its handler opens another one and waits for it: that goes first")
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

    @Test("when a task that a handler left behind opens one: that waits for its turn")
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

    @Test("when a handler waits for a link that is held: it goes on as soon as that is released")
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

    @Test("when the task that waits for it is cancelled: it goes on")
    func cancelledWaiter() async throws {
        let stage = try Stage(requiring: true)
        let ticket = stage.dispatcher.open(.settings)
        let waiter = Task { try await ticket.outcome }
        await rest()
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("when the task that opened and waits for it is cancelled: it is cancelled with it, and that is told")
    func cancelledCaller() async throws {
        let stage = try Stage(requiring: true)
        let caller = Task { await stage.dispatcher.outcome(of: "https://example.com/settings") }
        await rest()
        #expect(stage.dispatcher.hasPending)
        caller.cancel()
        #expect(await caller.value.short == "cancelled")
        #expect(!stage.dispatcher.hasPending)
        #expect(stage.finished.map(\.outcome) == ["cancelled"])
    }

    @Test("when it is cancelled while a guard thinks")
    func cancelledUnderway() async throws {
        let stage = try Stage(guards: [AnyRouteGuard { _ in await never() }])
        let ticket = stage.dispatcher.open(.home)
        await rest()
        ticket.cancel()
        #expect(try await ticket.outcomeShort == "cancelled")
        stage.dispatcher.guards = []
        #expect(try await stage.dispatcher.open(.login).outcomeShort == "presented push")
    }

    @Test("when it is cancelled after its end: nothing changes")
    func cancelledLate() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open(.home)
        #expect(try await ticket.outcomeShort == "presented push")
        ticket.cancel()
        #expect(ticket.status.short == "presented push")
        #expect(stage.finished.count == 1)
    }

    @Test("when a guard never answers: that is told in time, and the next link goes on")
    func silentGuard() async throws {
        let silent = AnyRouteGuard<AppRoute> { link in
            if link.route == .home { return await never() }
            return .allow
        }
        let stage = try Stage(guards: [silent]) { $0.guardTimeLimit = .seconds(5) }
        let first = stage.dispatcher.open(.home)
        let second = stage.dispatcher.open(.login)
        await stage.clock.advance(by: .seconds(4))
        #expect(first.status.short == "underway")
        await stage.clock.advance(by: .seconds(1))
        #expect(try await first.outcomeShort == "guard-timeout")
        #expect(try await second.outcomeShort == "presented push")
    }

    @Test(
        "when a handler, a presenter or an effect never comes back",
        arguments: ["handler", "prepare", "present", "effect"])
    func silentOthers(_ who: String) async throws {
        let handler = AnyLinkHandler<AppRoute> { link in
            if who == "handler" { return await never() }
            return who == "effect" ? .opened { _ in await never() } : .present(.route(link.route))
        }
        let stage = try Stage(handlers: [handler])
        if who == "prepare" { stage.presenter.preparation = { await never() } }
        if who == "present" { stage.presenter.showing = { await never() } }
        let ticket = stage.dispatcher.open(.home)
        await stage.clock.advance(by: .seconds(60))
        let expected = [
            "handler": "handler-timeout", "effect": "handler-timeout", "prepare": "preparation-timeout",
            "present": "presentation-timeout",
        ]
        #expect(ticket.status.short == expected[who])
    }

    @Test(
        "when somebody throws",
        arguments: ["guard", "handler", "effect", "action", "screen", "prepare", "present", "place", "route"])
    func throwing(_ who: String) async throws {
        let content: [String: LinkContent<AppRoute>] = [
            "action": .action { _ in throw Mishap() }, "screen": .screen { _ in throw Mishap() },
        ]
        let handler = AnyLinkHandler<AppRoute> { link in
            if who == "handler" { throw Mishap() }
            return who == "effect" ? .opened { _ in throw Mishap() } : .present(content[who] ?? .route(link.route))
        }
        let stage = try Stage(
            handlers: [handler], guards: [AnyRouteGuard { _ in if who == "guard" { throw Mishap() } else { .allow } }])
        if who == "prepare" { stage.presenter.preparation = { throw Mishap() } }
        if who == "present" { stage.presenter.showing = { throw Mishap() } }
        if who == "place" { stage.presenter.hasPlace = false }
        if who == "route" { stage.dispatcher.router = try .throwing() }
        let expected = [
            "prepare": "preparation-failed", "present": "presentation-failed", "place": "no-place",
        ]
        let outcome = await stage.dispatcher.outcome(of: post)
        #expect(outcome.short == expected[who] ?? "\(who)-failed")
        if case .failed(let error) = outcome, who != "place" { #expect(error.underlying is Mishap) }
        #expect(stage.names().last == "finished")
    }

    @Test("when nobody says how it is presented: that is told")
    func noPresentation() async throws {
        let stage = try Stage { $0.defaultPresentation = nil }
        #expect(await stage.dispatcher.outcome(of: post).short == "no-presentation")
        #expect(stage.presenter.calls.isEmpty)
    }

    @Test("when handlers pass it to each other without end")
    func handlerLoop() async throws {
        let stage = try Stage(handlers: [Loop()])
        #expect(await stage.dispatcher.outcome(of: post).short == "handler-loop")
    }

    @Test("when its dispatcher goes away: every link that waits is told, and streams end")
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

    @Test("when its dispatcher is let go of while it is carried: it is carried to its end")
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

    @Test("when its condition is lost while it is being resumed: it is held again")
    func flip() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var flips = 0
        let flipping = AnyRouteGuard<AppRoute> { _ in
            if flips < 2 { box.value?.lose(.signedIn) }
            flips += 1
            return .allow
        }
        let stage = try Stage(guards: [flipping], requiring: true)
        box.value = stage.dispatcher
        let ticket = stage.dispatcher.open(.settings)
        await rest()
        for round in 1...2 {
            stage.dispatcher.fulfil(.signedIn)
            await rest()
            #expect(ticket.status.short == "held signedIn", "round \(round)")
        }
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.names().filter { $0 == "held" }.count == 3)
        #expect(stage.finished.count == 1)
    }

    @Test("when its condition is lost between the guards and the screen: it is held with its content")
    func flipBeforePresenting() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var asked = 0
        let handler = AnyLinkHandler<AppRoute> { link in
            asked += 1
            if asked == 1 { box.value?.lose(.signedIn) }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [handler], requiring: true)
        box.value = stage.dispatcher
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "held signedIn")
        #expect(stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(asked == 1)
    }

    @Test("when what it requires is lost while its handler holds it: the handler is not asked without it")
    func flipAtHandler() async throws {
        var asked = 0
        let handler = AnyLinkHandler<AppRoute> { _ in
            asked += 1
            return asked == 1 ? .held(until: "x") : .opened()
        }
        let stage = try Stage(handlers: [handler], requiring: true)
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "held x")
        stage.dispatcher.lose(.signedIn)
        stage.dispatcher.fulfil("x")
        await rest()
        #expect(ticket.status.short == "held signedIn" && asked == 1)
        stage.dispatcher.fulfil(.signedIn)
        #expect(try await ticket.outcomeShort == "opened")
        #expect(asked == 2)
    }

    @Test("when its condition is met while the guard that holds it is still thinking")
    func metMeanwhile() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        var isSignedIn = false
        let late = AnyRouteGuard<AppRoute> { _ in
            let answer: GuardDecision<AppRoute> = isSignedIn ? .allow : .hold(until: .signedIn)
            isSignedIn = true
            box.value?.fulfil(.signedIn)
            await Task.yield()
            return answer
        }
        let stage = try Stage(guards: [late])
        box.value = stage.dispatcher
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "presented push")
    }

    @Test("when it is held for what holds already: it waits for the next time, and is not asked for ever")
    func holdsAlready() async throws {
        var asked = 0
        let strict = AnyRouteGuard<AppRoute> { _ in
            asked += 1
            return asked < 3 ? .hold(until: .signedIn) : .allow
        }
        let stage = try Stage(guards: [strict])
        stage.dispatcher.fulfil(.signedIn)
        let ticket = stage.dispatcher.open(.home)
        await rest()
        #expect(asked == 1 && ticket.status.short == "held signedIn")
        stage.dispatcher.fulfil(.signedIn)
        await rest()
        #expect(asked == 2 && ticket.status.short == "held signedIn")
        stage.dispatcher.resume()
        #expect(try await ticket.outcomeShort == "presented push")
    }

    @Test("when the held ones are cleared while they are replayed: the one on its way arrives, the others are told")
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

    @Test("when links are opened during a replay: all keep their order")
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

/// Holds something that is made later.
@MainActor
final class Box<Value: AnyObject> {
    weak var value: Value?
}

/// Does not come back, even if it is cancelled.
@MainActor
func never<Value>() async -> Value {
    await withUnsafeContinuation { (_: UnsafeContinuation<Value, Never>) in }
}

/// Passes every link to itself.
struct Loop: LinkHandler {
    func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> { .passed(to: self) }
}

extension Router<AppRoute> {
    /// A router whose only route can not be made.
    static func throwing() throws -> Router {
        var table = RouteTable<AppRoute>(accepting: .host("example.com"))
        table.add("/post/{id}") { _ in throw Mishap() }
        return try Router(table)
    }
}
