import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

@Suite("What a route requires is never skipped")
@MainActor
struct RequirementTests {
    /// Posts have a pattern that cannot be written, and know their routes or do not.
    static func dispatcher(requiring: Bool, knowing: Bool = false) throws -> LinkDispatcher<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: .host("example.com"))
        table.group("/b", requires: .signedIn) { $0.add("/", to: .settings) }
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
        if requiring { table.group("/a", requires: "paid", body: add) } else { table.group("/a", body: add) }
        return LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
    }

    @Test("also if it has no URL, by which alone that could be found")
    func unknown() async throws {
        let dispatcher = try Self.dispatcher(requiring: true)
        #expect(try await dispatcher.open(.post(1)).outcomeShort == "unknown-requirements")
        #expect(try await dispatcher.open(.home).outcomeShort == "unknown-requirements", "it may be of that entry")
        #expect(try await dispatcher.open(.settings).settledShort == "held signedIn")
    }

    @Test("and an entry that knows its routes says what they require, if they have a URL or not")
    func known() async throws {
        let dispatcher = try Self.dispatcher(requiring: true, knowing: true)
        #expect(try await dispatcher.open(.post(1)).settledShort == "held paid")
        #expect(try await dispatcher.open(.home).outcomeShort == "opened", "it is of no entry")
    }

    @Test("unless who opens it says what it requires")
    func said() async throws {
        let dispatcher = try Self.dispatcher(requiring: true)
        #expect(try await dispatcher.open(.post(1), requires: []).outcomeShort == "opened")
        let ticket = dispatcher.open(.post(1), requires: ["paid"])
        #expect(try await ticket.settledShort == "held paid")
        dispatcher.fulfil("paid")
        #expect(try await ticket.outcomeShort == "opened")
    }

    @Test("and one that can only be of entries that require nothing requires nothing")
    func nothing() async throws {
        let dispatcher = try Self.dispatcher(requiring: false)
        #expect(try await dispatcher.open(.post(1)).outcomeShort == "opened")
    }
}
