import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("A link goes its way")
@MainActor
struct StraightPathTests {
    @Test("from its URL to the screen")
    func straight() async throws {
        let stage = try Stage()
        let ticket = stage.dispatcher.open("https://example.com/post/7")
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(stage.presenter.calls == ["prepare", "place", "present", "didPresent"])
        #expect(stage.shown == [.post(7)])
        #expect(
            stage.names() == [
                "arrived", "matched", "allowed", "handled", "allowed", "preparing", "presenting", "finished",
            ])
        #expect(Set(stage.events.dropFirst().map(\.label)) == ["/post/{id: Int}"])
    }

    @Test("from a route to the screen, with the pattern of its URL")
    func route() async throws {
        let stage = try Stage()
        #expect(try await stage.dispatcher.open(.post(7)).outcomeShort == "presented push")
        #expect(stage.shown == [.post(7)])
        #expect(stage.events.last?.label == "/post/{id: Int}")
        #expect(stage.events.last?.link.channel == .inApp)
    }

    @Test(
        "to its end, whatever text it is", arguments: ["", "?a=b", "#x", "app:", "https://", "\u{0}", "%", "mailto:x"])
    func anyText(_ text: String) async throws {
        let stage = try Stage()
        let outcome = await stage.dispatcher.outcome(of: text)
        if case .notFound = outcome { return }
        #expect(outcome.short == "presented push")
    }

    @Test("without a presenter no further than to what is to be presented")
    func noPresenter() async throws {
        let stage = try Stage()
        stage.dispatcher.presenter = nil
        let ticket = stage.dispatcher.open("https://example.com/post/7")
        #expect(try await ticket.settledShort == "held presenterAttached")
        #expect(stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        stage.dispatcher.presenter = stage.presenter
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(!stage.dispatcher.hasPending)
    }

    @Test("and who has not found it is told in order")
    func notFound() async throws {
        let stage = try Stage()
        var asked: [String] = []
        #expect(await stage.dispatcher.outcome(of: "https://example.com/x").short == "unmatched nobody")
        stage.dispatcher.system = {
            asked.append("system \($0)"); return true
        }
        #expect(await stage.dispatcher.outcome(of: "https://example.com/x?a").short == "returned")
        stage.dispatcher.notFound = { link, reason in
            asked.append("handler \(link.url ?? "")")
            return reason != .passed
        }
        #expect(await stage.dispatcher.outcome(of: "https://example.com/y?a").short == "unmatched handler")
        #expect(asked == ["system https://example.com/x?a", "handler https://example.com/y?a"])
    }

    @Test(
        "and the system is not given what is no acceptable link, or has no scheme",
        arguments: [
            ("https://example.com@evil.example/post/7", "unacceptable nobody"), ("", "unmatched nobody"),
            ("/x", "unmatched nobody"), ("/x:y", "unmatched nobody"), ("x?a:b", "unmatched nobody"),
            ("#a:b", "unmatched nobody"), ("tel:+15550100", "returned"), ("other:x", "returned"),
        ])
    func system(_ link: String, _ expected: String) async throws {
        let stage = try Stage()
        stage.dispatcher.system = { _ in true }
        #expect(await stage.dispatcher.outcome(of: link).short == expected)
    }

    @Test("with the presentation of its content, or else the default one")
    func presentation() async throws {
        let stage = try Stage(handlers: [PresentingHandler { $0 == .settings ? .sheet : nil }]) {
            $0.defaultPresentation = .replace
        }
        #expect(await stage.dispatcher.outcome(of: "https://example.com/settings").short == "presented sheet")
        #expect(await stage.dispatcher.outcome(of: "https://example.com/post/1").short == "presented replace")
    }

    @Test("and asking what it would show shows nothing")
    func content() async throws {
        let effects = AnyLinkHandler<AppRoute> { link in
            link.route == .login ? .opened { _ in Issue.record("the effect ran") } : .passed()
        }
        let guarding = AnyRouteGuard<AppRoute> { _ in
            Issue.record("a guard was asked")
            return .allow
        }
        let stage = try Stage(handlers: [effects, PresentingHandler()], guards: [guarding])
        let content = try await stage.dispatcher.content(for: "https://example.com/post/7")
        #expect(content?.route == .post(7))
        #expect(content?.presentation == .push)
        #expect(try await stage.dispatcher.content(for: "https://example.com/login") == nil)
        #expect(try await stage.dispatcher.content(for: "https://example.com/nowhere") == nil)
        #expect(stage.presenter.calls.isEmpty && stage.events.isEmpty)
    }

    @Test("and asking whether it can be opened asks nobody")
    func canOpen() throws {
        let stage = try Stage(handlers: [
            AnyLinkHandler { _ in
                Issue.record("asked"); return .passed()
            }
        ])
        #expect(stage.dispatcher.canOpen("app://post/7"))
        #expect(!stage.dispatcher.canOpen("app://post/x"))
        #expect(stage.events.isEmpty)
    }
}
