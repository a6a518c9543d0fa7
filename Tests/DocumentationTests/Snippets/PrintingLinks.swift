import Testing
import Waymark

@Suite("Printing links")
struct PrintingLinksSnippets {
    enum AppRoute: Equatable { case login, post(user: Int, id: Int) }

    @Test func routes() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/login", "/signin", to: .login)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        let router = try Router(table)

        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
        #expect(try router.url(for: .post(user: 1, id: 2), on: .scheme("myapp")) == "myapp://user/1/posts/2")
        #expect(try router.url(for: .login) == "https://example.com/login")
    }

    enum Screen { case search, docs }

    @Test func names() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.add("/search?q={query}&page={page: Int = 1}", named: "search", to: .search)
        table.add("/docs/**", named: "docs", to: .docs)
        let router = try Router(table)

        #expect(
            try router.url(named: "search", captures: ["query": "fish & chips"])
                == "https://example.com/search?q=fish%20%26%20chips")
        #expect(
            try router.url(named: "search", captures: ["query": "a", "page": 2])
                == "https://example.com/search?q=a&page=2")
        #expect(try router.url(named: "docs", rest: ["a/b", "c"]) == "https://example.com/docs/a%2Fb/c")

        #expect(thrown { try router.url(named: "search", captures: [:]) } == "parameter 'query' has no value")
        #expect(
            thrown { try router.url(named: "docs", rest: [".."]) }
                == "the value of '**' would be a dot segment, which is never written")
    }
}
