import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Tables merged below a prefix with parameters")
struct MountedTableTests {
    struct Search: Codable, Hashable { let query: String }
    enum Part: Hashable {
        case front, item(Int), pair(Int, String), invite(String), search(Search), news, section(String), id(Int)
    }
    enum App: Hashable { case home, user(Int, Part), team(String, Int, Part), place(Int, Int, Int, Part) }

    /// A table that adds routes in every possible way.
    static func part() -> RouteTable<Part> {
        var table = RouteTable<Part>()
        table.add("/", named: "front", to: .front)
        table.add("/item/{number}", "/i/{other}", named: "item") { (number: Int) in
            .item(number)
        } inverse: {
            if case .item(let number) = $0 { number } else { nil }
        }
        table.add("/pair/{one}/{two}", "/riap/{two}/{one}", named: "pair") { (one: Int, two: String) in
            .pair(one, two)
        } inverse: {
            if case .pair(let one, let two) = $0 { (one, two) } else { nil }
        }
        table.add("/invite/{key}", named: "invite") { match in
            .invite(try match.value("key"))
        } inverse: { route in
            if case .invite(let key) = route { ["key": key.capture] } else { nil }
        }
        table.add("/search?query={query}", named: "search", decoding: Search.self) {
            .search($0)
        } inverse: { route in
            if case .search(let search) = route { search } else { nil }
        }
        table.add("/news", named: "news", to: .news)
        table.add("section" / RoutePath(String.self), named: "section") {
            .section($0)
        } inverse: {
            if case .section(let name) = $0 { name } else { nil }
        }
        table.add("/id/{id}", named: "id", parameters: ["id"]) { (id: Int) in
            .id(id)
        } inverse: {
            if case .id(let id) = $0 { id } else { nil }
        }
        return table
    }

    static func app() -> RouteTable<App> {
        var table = RouteTable<App>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.merge(part(), under: "/user/{id}", named: "user", parameters: ["id"], requires: [.signedIn]) {
            (id: Int, route) in
            .user(id, route)
        } inverse: {
            if case .user(let id, let route) = $0 { (id, route) } else { nil }
        }
        table.group("/v1", requires: ["online"]) { group in
            group.merge(part(), under: "/{team}/{number}", named: "team", parameters: ["number", "team"]) {
                (values: (Int, String), route) in
                .team(values.1, values.0, route)
            } inverse: {
                if case .team(let team, let number, let route) = $0 { ((number, team), route) } else { nil }
            }
        }
        table.merge(part(), under: "/place/{id}/{key}/{query}", named: "place", parameters: ["id", "key", "query"]) {
            (values: (Int, Int, Int), route) in
            .place(values.0, values.1, values.2, route)
        } inverse: {
            if case .place(let a, let b, let c, let route) = $0 { ((a, b, c), route) } else { nil }
        }
        return table
    }

    static let parts: [(String, Part)] = [
        ("", .front), ("/item/5", .item(5)), ("/pair/5/x", .pair(5, "x")), ("/invite/k", .invite("k")),
        ("/search?query=q", .search(Search(query: "q"))), ("/news", .news), ("/section/s", .section("s")),
        ("/id/3", .id(3)),
    ]

    @Test("A mounted route opens with the prefix's values, and prints the link that opened it", arguments: parts)
    func routes(path: String, part: Part) throws {
        let router = try Router(Self.app())
        let links: [(String, App)] = [
            ("/user/7", .user(7, part)), ("/v1/red/9", .team("red", 9, part)), ("/place/1/2/3", .place(1, 2, 3, part)),
        ]
        for (prefix, route) in links {
            let link = "https://example.com" + prefix + path
            #expect(router.route(for: link) == route)
            #expect(try router.url(for: route) == link)
        }
    }

    @Test("Further patterns of a mounted route find their parameters by name or by position")
    func furtherPatterns() throws {
        let router = try Router(Self.app())
        #expect(router.route(for: "https://example.com/user/7/i/5") == .user(7, .item(5)))
        #expect(router.route(for: "https://example.com/user/7/riap/x/5") == .user(7, .pair(5, "x")))
        #expect(router.route(for: "https://example.com/v1/a/7/i/5") == .team("a", 7, .item(5)))
    }

    @Test("A prefix parameter gets another name where a mounted route has a parameter of its name")
    func names() throws {
        let router = try Router(Self.app())
        let names = { (link: String) in router.match(for: link)?.pattern.parameters.compactMap(\.name) }
        #expect(names("https://example.com/user/7/id/8") == ["user_id", "id"])
        #expect(names("https://example.com/user/7/item/8") == ["id", "number"])
        #expect(names("https://example.com/place/1/2/3/invite/k") == ["id", "place_key", "query", "key"])
        #expect(names("https://example.com/place/1/2/3/search?query=q") == ["id", "key", "place_query", "query"])
    }

    @Test("A mounted route needs valid prefix values, and keeps the requirements of its surroundings")
    func surroundings() throws {
        let router = try Router(Self.app())
        #expect(router.route(for: "https://example.com/user/x/item/5") == nil)
        #expect(router.match(for: "https://example.com/user/7/news")?.requirements == [.signedIn])
        #expect(router.match(for: "https://example.com/v1/a/1/news")?.requirements == ["online"])
        #expect(Self.app().problems().filter { $0.severity == .error } == [])
    }

    @Test("The table reports malformed prefixes and misnamed parameters of a mounted part")
    func mistakes() {
        func problems(_ prefix: String, _ parameters: [String]) -> [String] {
            var table = RouteTable<App>()
            table.merge(Self.part(), under: prefix, parameters: parameters) { (id: Int, route) in
                .user(id, route)
            } inverse: {
                if case .user(let id, let route) = $0 { (id, route) } else { nil }
            }
            return table.problems().filter { $0.severity == .error }.map(\.code)
        }
        #expect(problems("/user/{id", ["id"]).contains("unclosed-brace"))
        #expect(problems("/user/{key}", ["id"]).contains("missing-parameter"))
        #expect(problems("/user/{id: Bool}", ["id"]).contains("parameter-type"))
        #expect(problems("/user/{id}", ["id"]).contains("duplicate-parameter"), "nothing to call it by")
        #expect(problems("/user/{key}", []) == ["value-names"])
        #expect(problems("/user/{id}/{key}", ["id"]) == ["parameter-count"])
        #expect(problems("/user/{key}/{name}", ["key", "name"]) == ["value-names"])
    }

    @Test("A problem of duplicate value names lists names and types, and points at the prefix")
    func wrongNames() {
        var table = RouteTable<App>()
        table.merge(Self.part(), under: "/{a}/{b}", parameters: ["a", "a"]) { (values: (String, Int), route) in
            .team(values.0, values.1, route)
        } inverse: {
            if case .team(let team, let number, let route) = $0 { ((team, number), route) } else { nil }
        }
        #expect(
            table.problems().map(\.message) == [
                "'parameters:' has the names a, a for the values Swift.String, Swift.Int: expected one for each, without duplicates"
            ])
        #expect(table.problems().map(\.pattern) == ["/{a}/{b}"])
    }
}
