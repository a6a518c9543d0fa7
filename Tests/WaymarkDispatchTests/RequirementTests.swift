import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@Suite("Requirements of routes")
@MainActor
struct RequirementTests {
    /// Creates a dispatcher whose posts have an unprintable pattern. With `knowing`, the route has an inverse.
    static func dispatcher(requiring: Bool, knowing: Bool = false) throws -> LinkDispatcher<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.group("/b", requires: [.signedIn]) { $0.add("/", to: .settings) }
        let add: @Sendable (inout RouteTable<AppRoute>) -> Void = { group in
            if knowing {
                group.add("/*/{id: Int}") { (id: Int) in
                    AppRoute.post(id)
                } inverse: {
                    if case .post(let id) = $0 { id } else { nil }
                }
            } else {
                group.add("/*/{id: Int}") { (id: Int) in AppRoute.post(id) }
            }
        }
        if requiring { table.group("/a", requires: ["paid"], body: add) } else { table.group("/a", body: add) }
        return LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
    }

    @Test("A route without a URL fails because its requirements are unknown")
    func unknown() async throws {
        let dispatcher = try Self.dispatcher(requiring: true)
        #expect(try await dispatcher.open(.post(1)).outcomeShort == "unknown-requirements")
        #expect(try await dispatcher.open(.home).outcomeShort == "unknown-requirements", "it may be of that entry")
        #expect(try await dispatcher.open(.settings).settledShort == "pending signedIn")
    }

    @Test("An entry that recognizes its routes applies its requirements even without a URL")
    func known() async throws {
        let dispatcher = try Self.dispatcher(requiring: true, knowing: true)
        #expect(try await dispatcher.open(.post(1)).settledShort == "pending paid")
        #expect(try await dispatcher.open(.home).outcomeShort == "opened", "it is of no entry")
    }

    @Test("Requirements given by the caller replace the unknown requirements of a route")
    func said() async throws {
        let dispatcher = try Self.dispatcher(requiring: true)
        #expect(try await dispatcher.open(.post(1), requires: []).outcomeShort == "opened")
        let ticket = dispatcher.open(.post(1), requires: ["paid"])
        #expect(try await ticket.settledShort == "pending paid")
        dispatcher.fulfil("paid")
        #expect(try await ticket.outcomeShort == "opened")
    }

    @Test("A route opens if all entries that may contain it require nothing")
    func nothing() async throws {
        let dispatcher = try Self.dispatcher(requiring: false)
        #expect(try await dispatcher.open(.post(1)).outcomeShort == "opened")
    }

    @Test("A fallback router that cannot identify its routes makes requirements unknown", arguments: [false, true])
    func fallback(knowing: Bool) async throws {
        let dispatcher = try Self.dispatcher(requiring: false)
        dispatcher.fallbacks = [
            knowing ? FallbackRouter({ _ in nil }, url: { _ in nil }) : FallbackRouter { _ in nil }
        ]
        let outcome = knowing ? "opened" : "unknown-requirements"
        #expect(try await dispatcher.open(.post(1)).outcomeShort == outcome)
        #expect(try await dispatcher.open(.post(1), requires: []).outcomeShort == "opened")
    }

    @Test(
        "A link is held if its account changes in the last moment before presentation",
        arguments: ["prepare", "screen", "guard", "turn"])
    func lastMoment(_ when: String) async throws {
        let box = Box<LinkDispatcher<AppRoute>>()
        let lose: @MainActor @Sendable (String) -> Void = { if $0 == when { box.value?.account = nil } }
        let screen = LinkContent<AppRoute>.screen { _ in
            lose("screen")
            return TestScreen()
        }
        let looking = AnyRouteGuard<AppRoute>(beforeShowing: { _, _ in
            lose("guard")
            return .allow
        })
        let stage = try Stage(
            handlers: [AnyLinkHandler { $0.route == .home ? .passed() : .present(screen) }, PresentingHandler()],
            guards: [looking])
        box.value = stage.dispatcher
        let gate = Gate()
        stage.presenter.preparation = { lose("prepare") }
        stage.presenter.showing = { if when == "turn" { await gate.wait() } }
        stage.dispatcher.account = "ada"
        if when == "turn" { stage.dispatcher.open("https://example.com/") }
        await rest()
        let ticket = stage.dispatcher.open(.post(1))
        await rest()
        lose("turn")
        gate.open()
        await rest()
        #expect(ticket.status.short == "pending account:ada")
        stage.presenter.preparation = {}
        box.value = nil
        stage.dispatcher.account = "ada"
        #expect(try await ticket.outcomeShort == "presented push")
    }
}

private final class TestScreen: LinkScreen {}
