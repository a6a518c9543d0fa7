import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Descriptions of events, outcomes and steps")
@MainActor
struct DescriptionTests {
    @Test("Each event describes itself in one line without private data")
    func events() async throws {
        let old = AnyRouteGuard<AppRoute> { link in link.route == .login ? .redirect(to: "/settings?s3cret") : .allow }
        var lines: [String] = []
        let stage = try Stage(guards: [old], requiring: true)
        stage.dispatcher.router = try Self.router()
        stage.dispatcher.observe { lines.append("\($0)") }
        let ticket = stage.dispatcher.open("https://example.com/login?s3cret")
        #expect(try await ticket.settledShort == "pending signedIn")
        stage.dispatcher.fulfil(.signedIn)
        _ = try await ticket.outcome
        #expect(
            lines == [
                "1 …/login arrived", "1 /login matched", "1 /login redirected to …/settings",
                "1 /settings matched", "1 /settings pending until signedIn at guards", "1 /settings resumed at guards",
                "1 /settings allowed at guards", "1 /settings handled: present route",
                "1 /settings allowed at presentation", "1 /settings preparing", "1 /settings presenting (push)",
                "1 /settings presented (push)",
            ])
    }

    /// Creates a router for any source, which also matches relative links.
    private static func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>()
        table.add("/login", to: .login)
        table.group(requires: [.signedIn]) { $0.add("/settings", to: .settings) }
        return try Router(table)
    }

    @Test("Each final outcome has a readable description")
    func outcomes() throws {
        let id = try Stage().dispatcher.open("/").id
        let rejection = try #require(throws: LinkRejection.self) { try ParsedURL("https://a@b.example/") }
        let unmatched = try #require(try Self.router().unmatched("/nowhere"))
        let rows: [(FinalOutcome<AppRoute>, String)] = [
            (.opened, "opened"),
            (.presented(.select(tab: "home")), "presented (select home)"),
            (.alreadyShown, "already shown"),
            (.rejected(nil), "rejected"),
            (.rejected(Mishap()), "rejected: Mishap"),
            (.cancelled(reason: nil), "cancelled: by the caller"),
            (.cancelled(reason: "adults only"), "cancelled: adults only"),
            (.notFound(.passed, handled: false), "not found: every handler passed"),
            (.notFound(.passed, handled: true), "not found: every handler passed; the app handled it"),
            (
                .returned(.unmatched(unmatched)),
                "returned to the system: no route matches this link"
            ),
            (
                .notFound(.unacceptable(rejection), handled: false),
                "not found: the link is rejected (userinfo)"
            ),
            (.dropped(.replaced(by: id)), "dropped: link 1 replaced it"),
            (.dropped(.overflow), "dropped: too many links are pending"),
            (.dropped(.expired), "dropped: it expired"),
            (.dropped(.duplicate(of: id)), "dropped: it duplicates link 1"),
            (.dropped(.cleared), "dropped: the pending links were cleared"),
            (.dropped(.dispatcherGone), "dropped: the dispatcher was deallocated"),
        ]
        for (outcome, text) in rows { #expect(outcome.description == text) }
    }

    @Test("A failure event describes an error of the app by its type")
    func errors() async throws {
        let stage = try Stage(handlers: [AnyLinkHandler { _ in .hold(until: "x") { _ in throw Mishap() } }])
        var lines: [String] = []
        stage.dispatcher.observe { lines.append("\($0.kind)") }
        _ = try await stage.dispatcher.open(.home).settled
        await stage.dispatcher.settled()
        stage.dispatcher.handlers = [AnyLinkHandler { _ in throw Mishap() }]
        stage.dispatcher.open(.home)
        await stage.dispatcher.settled()
        #expect(lines.contains { $0.hasPrefix("effect failed: ") && $0.hasSuffix("Mishap") })
        #expect(lines.last?.hasPrefix("failed: the handler of ") == true)
        #expect("\(DispatchEvent<AppRoute>.Kind.notSaved)" == "pending, but not saved")
    }

    @Test("Each navigation step has a readable description")
    func steps() {
        let rows: [(NavigationStep<Screen>, String)] = [
            (.dismiss(downTo: 1), "dismiss down to 1"), (.select("home"), "select home"),
            (.root(.user(1)), "root Screen.user"), (.root(nil), "root of the app"), (.pop(downTo: 2), "pop down to 2"),
            (.replace(.user(1)), "replace by Screen.user"), (.push(.post(user: 1, id: 2)), "push Screen.post"),
            (.present(.sheet, .login), "present sheet Screen.login"), (.custom("panel", .about), "panel Screen.about"),
        ]
        for (step, text) in rows { #expect(step.description == text) }
    }
}

extension Router {
    /// Returns the reason why no route matches a link.
    fileprivate func unmatched(_ link: String) -> Unmatched? {
        if case .unmatched(let reason) = result(for: link) { reason } else { nil }
    }
}
