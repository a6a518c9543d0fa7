import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

enum AppRoute: Hashable, Sendable {
    case login, invite(String), post(user: Int, id: Int), search(String, page: Int?, tags: [String]), tab(Tab)
    case docs([String])
}

enum Tab: String, ParameterConvertible { case posts, photos }

@Suite("Routes with typed parameters")
struct TypedRouteTests {
    static func table() -> RouteTable<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/login", to: .login)
        table.add("/invite/{key}") { match in
            let key: String = try match.value("key")
            return key == "none" ? nil : .invite(key)
        }
        table.add("/user/{id: Int}/posts/{post}") { (id: Int, post: Int) in
            AppRoute.post(user: id, id: post)
        } inverse: {
            if case .post(let user, let id) = $0 { (user, id) } else { nil }
        }
        table.add("/search?q={query}&page={page: Int?}&tags={tags: [String]}") {
            (query: String, page: Int?, tags: [String]) in
            AppRoute.search(query, page: page, tags: tags)
        } inverse: {
            if case .search(let query, let page, let tags) = $0 { (query, page, tags) } else { nil }
        }
        table.add("/tab/{tab}") { (tab: Tab) in
            AppRoute.tab(tab)
        } inverse: {
            if case .tab(let tab) = $0 { tab } else { nil }
        }
        table.add("/docs/{path: **}") { (path: [String]) in
            AppRoute.docs(path)
        } inverse: {
            if case .docs(let path) = $0 { path } else { nil }
        }
        return table
    }

    @Test(
        "Parameters with numbers as names give their values in the pattern's order",
        arguments: ["/{0: Int}/{1}", "/{1: Int}/{0}", "/{7: Int}/{3}", "/{1: Int}?x={0}", "/{10: Int}-{9}"])
    func numberedNames(_ pattern: String) throws {
        var table = RouteTable<AppRoute>()
        table.add(pattern) { (number: Int, text: String) in
            AppRoute.search(text, page: number, tags: [])
        } inverse: {
            if case .search(let text, let number?, _) = $0 { (number, text) } else { nil }
        }
        let router = try Router(table)
        let route = AppRoute.search("a", page: 5, tags: [])
        let link = try router.url(for: route)
        #expect(link == pattern.replacing(/\{[0-9]+: Int\}/, with: "5").replacing(/\{[0-9]+\}/, with: "a"))
        #expect(router.match(for: link)?.route == route)
    }

    @Test(
        "A link opens a typed route, or no route if a parameter does not fit",
        arguments: [
            ("https://example.com/login", AppRoute.login),
            ("myapp://invite/abc", .invite("abc")),
            ("https://example.com/invite/none", nil),
            ("https://example.com/user/1/posts/2", .post(user: 1, id: 2)),
            ("https://example.com/user/1/posts/two", nil),
            ("https://example.com/search?tags=a,b&q=x&page=3", .search("x", page: 3, tags: ["a", "b"])),
            ("https://example.com/search?tags=a&q=x", .search("x", page: nil, tags: ["a"])),
            ("https://example.com/tab/photos", .tab(.photos)),
            ("https://example.com/tab/videos", nil),
            ("https://example.com/docs/a/b", .docs(["a", "b"])),
        ])
    func matching(_ link: String, _ route: AppRoute?) throws {
        #expect(try Router(Self.table()).match(for: link)?.route == route)
    }

    @Test(
        "A typed route prints a link that opens the same route",
        arguments: [
            (AppRoute.login, "https://example.com/login"),
            (.post(user: 1, id: 2), "https://example.com/user/1/posts/2"),
            (.search("a b", page: nil, tags: ["x"]), "https://example.com/search?q=a%20b&tags=x"),
            (.tab(.posts), "https://example.com/tab/posts"),
            (.docs(["a", "b"]), "https://example.com/docs/a/b"),
        ])
    func printing(_ route: AppRoute, _ link: String) throws {
        let router = try Router(Self.table())
        #expect(try router.url(for: route) == link)
        #expect(router.match(for: link)?.route == route)
    }

    @Test("A route without an inverse does not print")
    func unprintable() throws {
        let error = #expect(throws: PrintError.self) { try Router(Self.table()).url(for: .invite("x")) }
        #expect(error?.code == "no-entry")
    }

    enum Other {
        enum Tab: String, ParameterConvertible { case likes }
    }

    struct Mismatch: Sendable {
        let add: @Sendable (inout RouteTable<Int>) -> Void
        let codes: [String]
    }

    @Test(
        "Parameters that do not fit the pattern are problems of the table",
        arguments: [
            Mismatch(add: { $0.add("/{a}/{b}") { (a: Int) in a } }, codes: ["parameter-count"]),
            Mismatch(add: { $0.add("/{a: Double}") { (a: Int) in a } }, codes: ["parameter-type"]),
            Mismatch(add: { $0.add("/{a: Int8}") { (a: Int) in a } }, codes: []),
            Mismatch(add: { $0.add("/x?a={a: Int?}") { (a: Int) in a } }, codes: ["optional-parameter"]),
            Mismatch(add: { $0.add("/x[/{a}]") { (a: Int) in a } }, codes: ["optional-parameter"]),
            Mismatch(add: { $0.add("/x[/{a}]") { (a: Int?) in a ?? 0 } }, codes: []),
            Mismatch(add: { $0.add("/x?a={a: [Int]}") { (a: Int) in a } }, codes: ["parameter-type"]),
            Mismatch(add: { $0.add("/{a}", "/x/{b}") { (a: Int) in a } }, codes: []),
            Mismatch(add: { $0.add("/{a: Tab}") { (a: Tab) in a == .posts ? 1 : 2 } }, codes: []),
            Mismatch(add: { $0.add("/x?a={a: [Tab]}&b={b: Tab?}") { (a: [Tab], b: Tab?) in 1 } }, codes: []),
            Mismatch(add: { $0.add("/{a}/{b}") { (a: Tab, b: Other.Tab) in 1 } }, codes: []),
            Mismatch(
                add: { $0.add("/{a: Tab}/{b: Tab}") { (a: Tab, b: [Other.Tab]) in 1 } }, codes: ["parameter-type"]),
        ])
    func mismatches(_ example: Mismatch) {
        var table = RouteTable<Int>()
        example.add(&table)
        #expect(table.problems().map(\.code) == example.codes)
    }

    @Test("A handler that throws stops the search, and a handler that passes does not")
    func passing() throws {
        struct Refused: Error {}
        var table = RouteTable<String>()
        table.add("/a/{x: Int}") { (x: Int) throws in if x == 0 { throw Refused() } else { x == 1 ? nil : "typed" } }
        table.add("/a/{x}", to: "any")
        let router = try Router(table)
        #expect(router.match(for: "/a/2")?.route == "typed")
        #expect(router.match(for: "/a/1")?.route == "any")
        guard case .failed(let error) = router.result(for: "/a/0") else {
            Issue.record("it did not fail")
            return
        }
        #expect(error is Refused)
    }
}
