import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Redirects by guards")
@MainActor
struct RedirectTests {
    let post = "https://example.com/post/1"

    @Test("An endless redirect fails with an error that lists the redacted redirects")
    func redirectLoop() async throws {
        let ping = AnyRouteGuard<AppRoute> { link in
            link.route == .login ? .redirect(to: "https://example.com/settings?token=1") : .redirect(to: .route(.login))
        }
        let stage = try Stage(guards: [ping])
        let outcome = await stage.dispatcher.outcome(of: "https://example.com/settings?token=1")
        guard case .failed(let error) = outcome else { return #expect(outcome.short == "redirect-loop") }
        #expect(error.code == "redirect-loop")
        #expect(error.redirects == ["https://example.com/settings", "AppRoute.login", "https://example.com/settings"])
        #expect(!"\(error)".contains("token"))
    }

    @Test("A redirect chain that never repeats still ends with a loop error")
    func endlessRedirects() async throws {
        let onwards = AnyRouteGuard<AppRoute> { link in
            guard case .post(let id) = link.route else { return .allow }
            return .redirect(to: .route(.post(id + 1)))
        }
        let stage = try Stage(guards: [onwards])
        #expect(await stage.dispatcher.outcome(of: post).short == "redirect-loop")
    }

    @Test("A redirected link keeps its payload and channel and records the redirect")
    func redirect() async throws {
        let toLogin = AnyRouteGuard<AppRoute> { $0.route == .login ? .allow : .redirect(to: "/login") }
        let stage = try Stage(guards: [toLogin])
        let relative = stage.dispatcher.open(IncomingLink(url: post, via: .notification, payload: ["a": 1]))
        #expect(try await relative.outcomeShort == "unmatched")
        stage.dispatcher.guards = [AnyRouteGuard { $0.route == .login ? .allow : .redirect(to: .route(.login)) }]
        let ticket = stage.dispatcher.open(IncomingLink(url: post, via: .notification, payload: ["a": 1]))
        #expect(try await ticket.outcomeShort == "presented push")
        let shown = try #require(stage.presenter.shown.first?.link)
        #expect(shown.route == .login && shown.payload == ["a": 1] && shown.channel == .notification)
        #expect(shown.redirects == ["https://example.com/post/{id}"])
    }
}
