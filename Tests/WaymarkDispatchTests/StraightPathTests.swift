import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("The path of a link through a dispatcher")
@MainActor
struct StraightPathTests {
    @Test("A URL passes all steps from arrival to presentation in order")
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

    @Test("A route opened in the app is presented under the pattern of its URL")
    func route() async throws {
        let stage = try Stage()
        #expect(try await stage.dispatcher.open(.post(7)).outcomeShort == "presented push")
        #expect(stage.shown == [.post(7)])
        #expect(stage.events.last?.label == "/post/{id: Int}")
        #expect(stage.events.last?.link.channel == .inApp)
    }

    @Test(
        "Every string opened as a link ends as presented or not found",
        arguments: ["", "?a=b", "#x", "app:", "https://", "\u{0}", "%", "mailto:x"])
    func anyText(_ text: String) async throws {
        let stage = try Stage()
        let outcome = await stage.dispatcher.outcome(of: text)
        if case .notFound = outcome { return }
        #expect(outcome.short == "presented push")
    }

    @Test("A link waits before presentation until a presenter is attached")
    func noPresenter() async throws {
        let stage = try Stage()
        stage.dispatcher.presenter = nil
        let ticket = stage.dispatcher.open("https://example.com/post/7")
        #expect(try await ticket.settledShort == "pending presenterAttached")
        #expect(stage.dispatcher.pendingLinks.map(\.step) == [.presentation])
        stage.dispatcher.presenter = stage.presenter
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(!stage.dispatcher.hasPending)
    }

    @Test("An unmatched link goes to the not-found handler first and then to the system")
    func notFound() async throws {
        let stage = try Stage()
        var asked: [String] = []
        #expect(await stage.dispatcher.outcome(of: "https://example.com/x").short == "unmatched")
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
        "The system receives only acceptable links that have a scheme",
        arguments: [
            ("https://example.com@evil.example/post/7", "unacceptable"), ("", "unmatched"),
            ("/x", "unmatched"), ("/x:y", "unmatched"), ("x?a:b", "unmatched"),
            ("#a:b", "unmatched"), ("tel:+15550100", "returned"), ("other:x", "returned"),
        ])
    func system(_ link: String, _ expected: String) async throws {
        let stage = try Stage()
        stage.dispatcher.system = { _ in true }
        #expect(await stage.dispatcher.outcome(of: link).short == expected)
    }

    @Test("A link uses the presentation of its content, or the default without one")
    func presentation() async throws {
        let stage = try Stage(handlers: [PresentingHandler { $0 == .settings ? .sheet : nil }]) {
            $0.defaultPresentation = .replace
        }
        #expect(await stage.dispatcher.outcome(of: "https://example.com/settings").short == "presented sheet")
        #expect(await stage.dispatcher.outcome(of: "https://example.com/post/1").short == "presented replace")
    }

    @Test("Requesting the content of a link runs no guard, effect or presentation")
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

    @Test("The dispatcher decides whether a link can open without calling a handler")
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
