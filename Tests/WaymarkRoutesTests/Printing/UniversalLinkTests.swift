import Testing
import WaymarkCore
import WaymarkPrinting
import WaymarkRoutes

@Suite("Universal links of a route")
struct UniversalLinkTests {
    enum Screen: Hashable { case a, b(Int) }

    @Test(
        "A universal link uses the first host source without a wildcard or a special port",
        arguments: [
            ([.scheme("myapp"), .host("example.com")], "https://example.com/a"),
            ([.host("*.example.com"), .host("www.example.com")], "https://www.example.com/a"),
            ([.host("example.com", port: 8443), .host("example.org", port: 443)], "https://example.org/a"),
            ([.host("example.com", http: true)], "https://example.com/a"),
            ([.host("a.example"), .host("b.example")], "https://a.example/a"),
        ] as [([LinkSource], String)])
    func sources(_ sources: [LinkSource], _ link: String) throws {
        #expect(try Self.router(sources).universalLink(for: .a) == link)
        #expect(try Self.router(sources).universalLink(for: .b(7)) == link.dropLast() + "b/7")
    }

    @Test(
        "A missing universal link is an error that names the route or its pattern",
        arguments: [
            [.scheme("myapp")], [.host("example.com", port: 8443)],
        ] as [[LinkSource]])
    func errors(_ sources: [LinkSource]) throws {
        let router = try Self.router(sources)
        let error = #expect(throws: PrintError.self) { try router.universalLink(for: .b(7)) }
        #expect(error?.code == "no-universal-link" && error?.message.contains("'b'") == true)
        let unnamed = #expect(throws: PrintError.self) { try router.universalLink(for: .a) }
        #expect(unnamed?.message.contains("'/a'") == true)
    }

    @Test("A universal link uses the first source of the table, also if a route before has a source of its own")
    func order() throws {
        var table = RouteTable<Screen>(accepting: [.host("a.example"), .host("b.example")])
        table.add("/b", from: [.host("b.example")], to: .b(0))
        table.add("/a", to: .a)
        #expect(try Router(table).universalLink(for: .a) == "https://a.example/a")
        #expect(try Router(table).universalLink(for: .b(0)) == "https://b.example/b")
    }

    @Test("A table whose only host is a wildcard has no universal links")
    func wildcard() throws {
        let router = try Self.router([.host("*.example.com")])
        let error = #expect(throws: PrintError.self) { try router.universalLink(for: .a) }
        #expect(error?.code == "no-universal-link")
    }

    @Test("A universal link uses the next host if the first host's link opens another route")
    func stolen() throws {
        var table = RouteTable<Screen>(accepting: [.host("a.example"), .host("b.example")])
        table.add("/{id: Int}") { (id: Int) in
            Screen.b(id)
        } inverse: { route in
            if case .b(let id) = route { id } else { nil }
        }
        table.add("/7", from: [.host("a.example")], to: .a)
        let router = try Router(table)
        #expect(try router.universalLink(for: .b(7)) == "https://b.example/7")
        #expect(try router.universalLink(for: .b(8)) == "https://a.example/8")
    }

    private static func router(_ sources: [LinkSource]) throws -> Router<Screen> {
        var table = RouteTable<Screen>(accepting: sources)
        table.add("/a", to: .a)
        table.add("/b/{id: Int}", named: "b") { (id: Int) in
            Screen.b(id)
        } inverse: { route in
            if case .b(let id) = route { id } else { nil }
        }
        return try Router(table)
    }
}
