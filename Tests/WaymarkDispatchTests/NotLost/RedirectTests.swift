import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("A link is not lost in redirects")
@MainActor
struct RedirectTests {
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
        #expect(error.redirects == ["https://example.com/settings", "AppRoute.login", "https://example.com/settings"])
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
        let relative = stage.dispatcher.open(IncomingLink(url: post, via: .notification, payload: ["a": 1]))
        #expect(try await relative.outcomeShort == "unmatched nobody")
        stage.dispatcher.guards = [AnyRouteGuard { $0.route == .login ? .allow : .redirect(to: .route(.login)) }]
        let ticket = stage.dispatcher.open(IncomingLink(url: post, via: .notification, payload: ["a": 1]))
        #expect(try await ticket.outcomeShort == "presented push")
        let shown = try #require(stage.presenter.shown.first?.link)
        #expect(shown.route == .login && shown.payload == ["a": 1] && shown.channel == .notification)
        #expect(shown.redirects == ["https://example.com/post/{id}"])
    }
}
