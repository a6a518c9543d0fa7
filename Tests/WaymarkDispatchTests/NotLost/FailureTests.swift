import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Failing and silent guards, handlers and presenters")
@MainActor
struct FailureTests {
    let post = "https://example.com/post/1"

    @Test("A guard that never answers times out and the next link goes on")
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
        "A handler, presenter or effect that never returns times out",
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
        "An error at any step ends the link with a failure of that step",
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

    @Test("A link without a presentation fails before the presenter is called")
    func noPresentation() async throws {
        let stage = try Stage { $0.defaultPresentation = nil }
        #expect(await stage.dispatcher.outcome(of: post).short == "no-presentation")
        #expect(stage.presenter.calls.isEmpty)
    }

    @Test("A handler that passes each link to itself ends with a loop error")
    func handlerLoop() async throws {
        let stage = try Stage(handlers: [Loop()])
        #expect(await stage.dispatcher.outcome(of: post).short == "handler-loop")
    }
}

/// A handler that passes every link to itself.
private struct Loop: LinkHandler {
    func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> { .passed(to: self) }
}

extension Router<AppRoute> {
    /// A router whose only route throws an error for each link.
    fileprivate static func throwing() throws -> Router {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/post/{id}") { _ in throw Mishap() }
        return try Router(table)
    }
}
