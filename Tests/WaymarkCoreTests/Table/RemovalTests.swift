import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@Suite("Removal of routes by name")
struct RemovalTests {
    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/", named: "home", to: "home")
        table.add("/user/{id}", "/u/{id}", named: "user", to: "user")
        table.group("/settings", named: "settings") { group in
            group.add("/", named: "all", to: "settings")
            group.add("/profile", named: "profile", to: "profile")
        }
        table.add("/about", to: "unnamed")
        return table
    }

    @Test("Removing a route by name removes its links and keeps the links of other routes")
    func removes() throws {
        var table = Self.table()
        #expect(table.remove(named: "user") == true)
        #expect(table.entries.map(\.name) == ["home", "settings.all", "settings.profile", nil])
        let router = try Router(table)
        #expect(router.match(for: "https://example.com/user/1") == nil)
        #expect(router.match(for: "https://example.com/u/1") == nil)
        #expect(router.match(for: "https://example.com/settings/profile")?.route == "profile")
        #expect(throws: PrintError.self) { try router.url(named: "user", captures: ["id": 1]) }
        #expect(try router.url(named: "home") == "https://example.com/")
    }

    @Test("Removing an unknown name from a table changes nothing and returns false")
    func removesNothing() throws {
        var table = Self.table()
        for name in ["nobody", "", "profile", "settings"] { #expect(table.remove(named: name) == false) }
        #expect(table.entries.count == 5)
        table.remove(named: "home")
        #expect(table.remove(named: "home") == false)
    }

    @Test("Removing a route uses the full name in a table and the short name in groups")
    func removesInGroups() throws {
        var table = Self.table()
        #expect(table.remove(named: "settings.profile") == true)
        table.add("/profile", named: "profile", to: "other")
        table.group("/settings", named: "settings") { group in
            group.add("/profile", named: "profile", to: "new")
            #expect(group.remove(named: "all") == true)
            #expect(group.remove(named: "home") == false)
        }
        #expect(table.entries.map(\.name) == ["home", "user", nil, "profile", "settings.profile"])
        #expect(try Router(table).match(for: "https://example.com/settings/profile")?.route == "new")
    }

    @Test("Removing a merged route leaves the original table unchanged")
    func removesMerged() throws {
        let feature = Self.table()
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.merge(feature, under: "/app", named: "app")
        table.merge(feature, under: "/web", named: "web")
        #expect(table.remove(named: "app.settings.profile") == true)
        let router = try Router(table)
        #expect(router.match(for: "https://example.com/app/settings/profile") == nil)
        #expect(router.match(for: "https://example.com/web/settings/profile")?.route == "profile")
        #expect(feature.entries.count == 5)
    }

    @Test("Removing a duplicate name removes all its routes and the problem of the duplicate")
    func removesDuplicates() throws {
        var table = Self.table()
        table.add("/v2/user/{id}", named: "user", to: "newer")
        #expect(table.problems().map(\.code) == ["duplicate-route-name"])
        #expect(table.remove(named: "user") == true)
        #expect(table.problems().isEmpty)
        #expect(table.entries.count == 4)
    }

    @Test("Removing every faulty route lets a table make a router")
    func mends() throws {
        var table = Self.table()
        table.add("/settings", named: "conflict", to: "conflict")
        table.add("/x/{", "/y/{", "/z", named: "unreadable", to: "unreadable")
        table.add("/t/{id: Nope}", named: "type", to: "type")
        table.add([], named: "none", to: "none")
        table.add("/about[/us]", named: "dead form", to: "dead")
        table.add("/bomb" + String(repeating: "[/{a}][/b]", count: 10), named: "bomb", to: "bomb")
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        let names = Set(error?.problems.compactMap(\.route) ?? [])
        #expect(names == ["conflict", "unreadable", "type", "none", "bomb"])
        for name in names { #expect(table.remove(named: name) == true) }
        #expect(table.problems().map(\.code) == ["unreachable-variant"])
        #expect(try Router(table).match(for: "https://example.com/user/1")?.route == "user")
        #expect(try Router(table).match(for: "https://example.com/z") == nil)
        table.remove(named: "dead form")
        #expect(table.problems().isEmpty)
    }

    @Test("Removing named routes keeps the problems of groups and of unnamed routes")
    func keepsOthers() {
        var table = RouteTable<String>()
        table.group("/{", named: "group") { $0.add("/x", named: "x", to: "x") }
        table.add("/{", to: "unnamed")
        table.add("/{", named: "named", to: "named")
        #expect(table.problems().map(\.code) == ["unclosed-brace", "unclosed-brace", "unclosed-brace"])
        table.remove(named: "group.x")
        table.remove(named: "named")
        #expect(table.problems().map(\.code) == ["unclosed-brace", "unclosed-brace"])
    }

    @Test("Removing a route from a table leaves an existing router unchanged and frees the name")
    func namesAreFree() throws {
        var table = Self.table()
        let before = try Router(table)
        table.remove(named: "user")
        table.add("/member/{id}", named: "user", to: "member")
        #expect(before.match(for: "https://example.com/user/1")?.route == "user")
        let after = try Router(table)
        #expect(after.match(for: "https://example.com/member/1")?.route == "member")
        #expect(try after.url(named: "user", captures: ["id": 1]) == "https://example.com/member/1")
    }

    @Test("Removing a route from a table leaves the matches of all other links unchanged", arguments: 0..<5)
    func isAsIfNeverAdded(removed: Int) throws {
        let whole = Self.table()
        guard let name = whole.entries[removed].name else { return }
        var table = whole
        table.remove(named: name)
        let router = try Router(table)
        let paths = ["/", "/user/1", "/u/1", "/settings", "/settings/profile", "/about", "/x"]
        for path in paths {
            let expected = try Router(whole).match(for: "https://example.com" + path).flatMap {
                $0.name == name ? nil : $0.route
            }
            #expect(router.match(for: "https://example.com" + path)?.route == expected, "\(path)")
        }
    }
}
