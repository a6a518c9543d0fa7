import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

private enum Screen: Sendable {
    case post(user: Int, id: Int), search(String, page: Int?), tab(Tab), tabs([Tab]), home

    /// A nested type with the name of another type.
    enum Tab: String, ParameterConvertible { case likes }
}

@Suite("Routes made from parameters by name")
struct NamedRouteTests {
    private static func table() -> RouteTable<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.add("/user/{id}/posts/{post}", "/p/{post}?user={id}", parameters: ["id", "post"]) {
            (id: Int, post: Int) in
            .post(user: id, id: post)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("/search/{query}?page={page?}", "/find/{query}", parameters: ["query", "page"]) {
            (query: String, page: Int?) in
            .search(query, page: page ?? 1)
        } inverse: { route in
            if case .search(let query, let page) = route { (query, page?.omitted(when: 1)) } else { nil }
        }
        table.add("/tab/{tab: Tab}", parameters: ["tab"]) { (tab: Screen.Tab) in .tab(tab) }
        table.add("/tabs?t={tabs: [Tab]}", parameters: ["tabs"]) { (tabs: [Screen.Tab]) in .tabs(tabs) }
        table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
        return table
    }

    @Test(
        "A link opens a route by named parameters, and the route prints its first pattern's link",
        arguments: [
            ("/user/1/posts/2", "/user/1/posts/2"), ("/p/2?user=1", "/user/1/posts/2"),
            ("/search/x?page=3", "/search/x?page=3"), ("/search/x?page=1", "/search/x"), ("/find/x", "/search/x"),
            ("/home", "/"),
        ])
    func matching(_ link: String, _ canonical: String) throws {
        let router = try Router(Self.table())
        let route = try #require(router.match(for: "https://example.com" + link)?.route)
        #expect(try router.url(for: route) == "https://example.com" + canonical)
    }

    @Test("Routes may use two types of the same name, as single values and in lists")
    func types() throws {
        var table = Self.table()
        table.add("/other/{tab}", parameters: ["tab"]) { (tab: Tab) in tab == .posts ? .home : nil }
        table.add("/others?t={tabs: [String]}", parameters: ["tabs"]) { (tabs: [Tab]) in tabs.isEmpty ? nil : .home }
        let router = try Router(table)
        for link in ["/tab/likes", "/tabs?t=likes", "/other/posts", "/others?t=posts,photos"] {
            #expect(router.match(for: "https://example.com" + link) != nil, "\(link)")
        }
        for link in ["/tab/posts", "/tabs?t=likes,posts", "/other/likes", "/others?t=likes"] {
            #expect(router.match(for: "https://example.com" + link) == nil, "\(link)")
        }
    }

    @Test("The table reports fewer parameter names than values of the function")
    func names() {
        var table = RouteTable<Int>()
        table.add("/{a}", parameters: ["a"]) { (a: Int, b: Int) in a + b }
        #expect(table.problems().map(\.code) == ["value-names"])
    }
}

/// A handwritten equivalent of the code that `@Routes` generates.
private enum Declared: Routable {
    case home, page(Int)

    static let router = Router(declaredBy: Self.self)

    static var table: RouteTable<Self> {
        var table = RouteTable<Self>(accepting: [.host("example.com"), .scheme("app")])
        table.add("/", to: .home) { route in if case .home = route { true } else { false } }
        table.add("/page/{page}", named: "page", parameters: ["page"]) { (page: Int) in
            .page(page)
        } inverse: { route in
            if case .page(let page) = route { page } else { nil }
        }
        return table
    }
}

@Suite("Types with their own table and router")
struct RoutableTests {
    @Test("A routable type opens from links and prints as links")
    func links() throws {
        let route = try #require(Declared("app://page/7"))
        #expect(try route.url == "https://example.com/page/7")
        #expect(try route.url(on: .scheme("app")) == "app://page/7")
        #expect(Declared("app://page/x") == nil)
        #expect(try Declared.home.url == "https://example.com/")
    }

    @Test("A router made without problems omits entries with errors and keeps the others")
    func leavingOut() {
        var table = Declared.table
        table.add("/a/{a}", named: "a", parameters: ["a"]) { (a: [Int]) in .page(a.count) }
        table.add("/b/{", named: "b", to: .home)
        table.add("/page/{other: Int}", named: "c", to: .home)
        #expect(throws: RouteTableError.self) { try Router(table) }
        let router = Router(withoutProblems: table)
        #expect(router.entries.map(\.name) == [nil, "page"])
        #expect(router.match(for: "app://page/1") != nil)
    }

    @Test("A checked pattern equals the pattern parsed from the same string")
    func checkedPattern() throws {
        #expect(try RoutePattern(checked: "/user/{id: Int}") == RoutePattern("/user/{id: Int}"))
    }
}
