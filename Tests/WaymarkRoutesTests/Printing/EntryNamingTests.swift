import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Entries named to print routes")
struct EntryNamingTests {
    enum Screen: Hashable, Sendable { case home, user(Int), about }

    /// A table with two entries for each route. The first one prints it, unless the table names the other.
    private static func table(
        named prefix: String? = nil, _ name: (@Sendable (Screen) -> String?)?
    ) -> RouteTable<Screen> {
        var table = RouteTable<Screen>()
        table.group("/", named: prefix) { group in
            for kind in ["a", "b"] {
                group.add("/\(kind)", named: "home-\(kind)", to: .home)
                group.add("/\(kind)/{id}", named: "user-\(kind)") { (id: Int) in
                    .user(id)
                } inverse: {
                    if case .user(let id) = $0 { id } else { nil }
                }
            }
            group.add("/exact/{id: Int8}", named: "small") { match in .user(try match.value("id")) }
            if let name { group.nameEntries(name) }
        }
        return table
    }

    @Test(
        "The named entry prints a route, and another entry only if the named entry cannot",
        arguments: [
            (Screen.home, nil, "/a"), (.home, "home-a", "/a"), (.home, "home-b", "/b"), (.home, "no-such-entry", "/a"),
            (.home, "user-b", "/a"), (.user(5), "user-b", "/b/5"), (.user(5), "home-b", "/a/5"),
            (.user(5), "small", "/a/5"),
        ])
    func names(_ route: Screen, _ name: String?, _ expected: String) throws {
        let router = try Router(Self.table { _ in name })
        #expect(try router.url(for: route) == expected)
    }

    @Test("Entry names need no prefix of their group or merged table", arguments: [nil, "group"])
    func prefixes(_ group: String?) throws {
        let named = Self.table(named: group) { $0 == .home ? "home-b" : "user-b" }
        var merged = RouteTable<Screen>()
        merged.add("/about", to: .about)
        merged.merge(named, under: "/m", named: "module")
        var embedded = RouteTable<Either>()
        embedded.merge(named, under: "/e", named: "module") {
            .screen($0)
        } inverse: {
            if case .screen(let screen) = $0 { screen } else { nil }
        }
        #expect(try Router(named).url(for: .user(5)) == "/b/5")
        #expect(try Router(merged).url(for: .user(5)) == "/m/b/5")
        #expect(try Router(merged).url(for: .about) == "/about")
        #expect(try Router(embedded).url(for: .screen(.user(5))) == "/e/b/5")
        #expect(try Router(embedded).url(for: .screen(.home)) == "/e/b")
    }
    enum Either: Hashable, Sendable { case screen(Screen), none }

    @Test("The first naming function that knows a route's entry name decides")
    func several() throws {
        var table = Self.table { $0 == .home ? "home-b" : nil }
        table.nameEntries { _ in "user-b" }
        let router = try Router(table)
        #expect(try router.url(for: .home) == "/b")
        #expect(try router.url(for: .user(5)) == "/b/5")
    }

    @Test("A route that no entry can print gives the same error with and without entry names")
    func errors() throws {
        var table = RouteTable<Screen>()
        table.add("/user/{id: Int8}", named: "user") { (id: Int) in
            .user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        let plain = try Router(table)
        table.nameEntries { _ in "user" }
        let named = try Router(table)
        for route in [Screen.user(500), .home] {
            let expected = #expect(throws: PrintError.self) { try plain.url(for: route) }
            let error = #expect(throws: PrintError.self) { try named.url(for: route) }
            #expect(error == expected)
        }
    }
}
