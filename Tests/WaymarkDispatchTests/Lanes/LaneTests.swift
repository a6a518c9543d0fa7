import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("The order of links within and across lanes", .timeLimit(.minutes(10)))
@MainActor
struct LaneTests {
    static let outside = "https://example.com/post/1"

    /// Handlers that never return for the first post, or return an effect that never ends.
    static func stuck(_ what: String) -> [any LinkHandler<AppRoute>] {
        [
            AnyLinkHandler { link in
                guard link.route == .post(1) else { return .present(.route(link.route)) }
                switch what {
                case "handler": return await never()
                case "effect": return .opened { _ in await never() }
                case "held effect": return .hold(until: "x") { _ in await never() }
                case "action": return .present(.action { _ in await never() })
                default: return .present(.route(link.route))
                }
            }
        ]
    }

    static func stage(_ what: String) throws -> Stage {
        let guarding = AnyRouteGuard<AppRoute> { link in
            if what == "guard", link.route == .post(1) { return await never() }
            return .allow
        }
        let stage = try Stage(handlers: stuck(what), guards: [guarding])
        if what == "prepare" {
            var isFirst = true
            stage.presenter.preparation = {
                if isFirst {
                    isFirst = false
                    await never() as Void
                }
            }
        }
        return stage
    }

    @Test(
        "An in-app link passes an external link that is stuck",
        arguments: ["guard", "handler", "effect", "held effect", "action"])
    func inAppPasses(_ what: String) async throws {
        let stage = try Self.stage(what)
        stage.dispatcher.open(Self.outside)
        await rest()
        #expect(try await stage.dispatcher.open(.settings).outcomeShort == "presented push")
    }

    @Test("A link that a link of another dispatcher opens waits its turn, although both links have the same number")
    func twoDispatchers() async throws {
        let other = try Self.stage("guard")
        let running = other.dispatcher.open(Self.outside)
        await rest()
        let stage = try Stage(handlers: [
            AnyLinkHandler { _ in
                other.dispatcher.open("https://example.com/post/2")
                return .opened()
            }
        ])
        let ticket = stage.dispatcher.open(Self.outside)
        #expect(ticket.id == running.id)
        _ = try await ticket.outcome
        await rest()
        #expect(other.shown.isEmpty)
        running.cancel()
        await other.dispatcher.settled()
        #expect(other.shown == [.post(2)])
    }

    @Test("Handlers of two dispatchers that wait for links of each other go on after the time limit")
    func mutualWait() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let other = try Stage(handlers: [
            AnyLinkHandler { _ in
                _ = try await box.value?.open("https://example.com/post/2").outcome
                return .opened()
            }
        ])
        let stage = try Stage(handlers: [
            AnyLinkHandler { link in
                if link.route == .post(1) { _ = try await other.dispatcher.open(Self.outside).outcome }
                return .opened()
            }
        ])
        box.value = stage.dispatcher
        stage.dispatcher.open(Self.outside)
        await rest()
        #expect(stage.finished.isEmpty && other.finished.isEmpty)
        await stage.clock.advance(by: .seconds(60))
        await stage.dispatcher.settled()
        await other.dispatcher.settled()
        #expect(stage.finished.map(\.outcome) == ["handler-timeout", "opened"])
        #expect(other.finished.map(\.outcome) == ["opened"])
    }

    @Test("An external link passes an in-app link that is stuck")
    func outsidePasses() async throws {
        let stage = try Self.stage("guard")
        stage.dispatcher.open(.post(1))
        await rest()
        #expect(try await stage.dispatcher.open("https://example.com/post/2").outcomeShort == "presented push")
    }

    @Test(
        "A stuck external link delays the next external link until its time limit",
        arguments: ["guard", "handler", "prepare"])
    func waits(_ what: String) async throws {
        let stage = try Self.stage(what)
        stage.dispatcher.open(Self.outside)
        let next = stage.dispatcher.open("https://example.com/post/2")
        await rest()
        #expect(next.status.short == "underway" && stage.names(next.id) == ["arrived"])
        await stage.clock.advance(by: .seconds(60))
        #expect(next.status.short == "presented push")
    }

    @Test(
        "A stuck effect or action does not delay the next link in its queue",
        arguments: ["effect", "held effect", "action"])
    func effects(_ what: String) async throws {
        let stage = try Self.stage(what)
        let first = stage.dispatcher.open(Self.outside)
        #expect(try await stage.dispatcher.open("https://example.com/post/2").outcomeShort == "presented push")
        #expect(first.status.short == (what == "held effect" ? "pending x" : "underway"))
    }

    @Test("A stuck not-found handler does not delay the next link")
    func notFound() async throws {
        let stage = try Stage()
        stage.dispatcher.notFound = { _, _ in await never() }
        stage.dispatcher.open("https://example.com/nowhere")
        #expect(try await stage.dispatcher.open(Self.outside).outcomeShort == "presented push")
    }

    @Test("The presenter shows one link at a time across all lanes")
    func screen() async throws {
        let stage = try Stage()
        let gate = Gate()
        var isFirst = true
        stage.presenter.showing = {
            guard isFirst else { return }
            isFirst = false
            await gate.wait()
        }
        stage.dispatcher.open(Self.outside)
        await rest()
        let second = stage.dispatcher.open(.settings)
        let third = stage.dispatcher.open(.home)
        await rest()
        #expect(second.status.short == "underway" && stage.shown.isEmpty)
        second.cancel()
        await rest()
        #expect(second.status.short == "cancelled")
        gate.open()
        #expect(try await third.outcomeShort == "presented push")
        #expect(stage.shown == [.post(1), .home])
    }

    @Test(
        "The presenter prepares for a link after another link was prepared and shown", arguments: [true, false],
        [LinkContent<AppRoute>.route(.settings), .action { _ in }])
    func preparation(isPreparing: Bool, _ content: LinkContent<AppRoute>) async throws {
        let stage = try Stage(handlers: [
            AnyLinkHandler { .present($0.route == .post(1) ? .route(.post(1)) : content) }
        ])
        let gate = Gate()
        if isPreparing {
            stage.presenter.preparation = { await gate.wait() }
        } else {
            stage.presenter.showing = { await gate.wait() }
        }
        stage.dispatcher.open(Self.outside)
        await rest()
        let second = stage.dispatcher.open(.settings)
        await rest()
        #expect(stage.presenter.calls.count(where: { $0 == "prepare" }) == 1 && second.status.short == "underway")
        gate.open()
        #expect(try await second.outcome.isHandled)
        #expect(stage.presenter.calls.count(where: { $0 == "prepare" }) == 2)
    }

    @Test("A preparation may wait for another link that is shown before it ends")
    func nestedPreparation() async throws {
        let stage = try Stage()
        var isFirst = true
        stage.presenter.preparation = { [weak dispatcher = stage.dispatcher] in
            guard isFirst else { return }
            isFirst = false
            _ = try await dispatcher?.open(.login).outcome
        }
        #expect(try await stage.dispatcher.open(Self.outside).outcomeShort == "presented push")
        #expect(stage.shown == [.login, .post(1)])
    }

    @Test("A presentation may wait for another link that is shown over it")
    func nested() async throws {
        let stage = try Stage()
        var isFirst = true
        stage.presenter.showing = { [weak dispatcher = stage.dispatcher] in
            guard isFirst else { return }
            isFirst = false
            _ = try await dispatcher?.open(.login).outcome
        }
        #expect(try await stage.dispatcher.open(Self.outside).outcomeShort == "presented push")
        #expect(stage.shown == [.login, .post(1)])
    }

    @Test("A link opened by the handler of an external link is shown after that link")
    func opened() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .post(1) { box.value?.open(.login) }
            await Task.yield()
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening])
        box.value = stage.dispatcher
        stage.dispatcher.open(Self.outside)
        await rest()
        #expect(stage.shown == [.post(1), .login])
    }
}

@Suite("Replacement under the latest policy", .timeLimit(.minutes(10)))
@MainActor
struct LatestTests {
    @Test(
        "A new external link replaces earlier external links that are not yet shown",
        arguments: ["guard", "handler", "prepare"])
    func superseded(_ what: String) async throws {
        let stage = try Self.stage(what)
        let first = stage.dispatcher.open(LaneTests.outside)
        await rest()
        let inApp = stage.dispatcher.open(.settings)
        let second = stage.dispatcher.open("https://example.com/post/3")
        #expect(first.status.short == "dropped replaced by \(second.id)")
        let last = stage.dispatcher.open("https://example.com/post/2")
        #expect(second.status.short == "dropped replaced by \(last.id)", "nobody has looked at it yet")
        #expect(try await last.outcomeShort == "presented push")
        #expect(try await inApp.outcomeShort == "presented push")
        #expect(stage.finished.count == 4 && stage.shown.count == 2)
    }

    @Test("A link whose effect or presentation has begun is not replaced", arguments: ["effect", "show"])
    func committed(_ what: String) async throws {
        let stage = try Self.stage(what)
        let gate = Gate()
        if what == "show" { stage.presenter.showing = { await gate.wait() } }
        let first = stage.dispatcher.open(LaneTests.outside)
        await rest()
        let second = stage.dispatcher.open("https://example.com/post/2")
        await rest()
        #expect(first.status.short == "underway")
        gate.open()
        #expect(try await second.outcomeShort == "presented push")
    }

    @Test("A restored link is dropped if a link has arrived in the current launch")
    func restored() async throws {
        let stage = try Stage { $0.pending = .latest }
        let new = stage.dispatcher.open(LaneTests.outside)
        _ = try await new.outcome
        let record = PendingLinksSnapshot.Record(url: "https://example.com/post/7", condition: .signedIn)
        let tickets = stage.dispatcher.restore(PendingLinksSnapshot(links: [record]))
        #expect(tickets.map(\.status.short) == ["dropped replaced by \(new.id)"])
    }

    @Test("A link opened by a handler does not replace the link being handled")
    func nested() async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let opening = AnyLinkHandler<AppRoute> { link in
            if link.route == .post(1) { _ = try await box.value?.open("https://example.com/login").outcome }
            return .present(.route(link.route))
        }
        let stage = try Stage(handlers: [opening]) { $0.pending = .latest }
        box.value = stage.dispatcher
        #expect(try await stage.dispatcher.open(LaneTests.outside).outcomeShort == "presented push")
        #expect(stage.shown == [.login, .post(1)])
    }

    private static func stage(_ what: String) throws -> Stage {
        let stuck = try LaneTests.stage(what)
        let stage = try Stage(handlers: stuck.dispatcher.handlers, guards: stuck.dispatcher.guards) {
            $0.pending = .latest
        }
        stage.presenter.preparation = stuck.presenter.preparation
        return stage
    }
}
