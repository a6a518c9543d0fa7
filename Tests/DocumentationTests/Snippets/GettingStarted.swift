import Testing
import Waymark
import WaymarkDispatch

@Suite("Getting started") @MainActor
struct GettingStartedSnippets: Printing {
    let output = Output()

    enum AppRoute: Equatable {
        case home
        case post(user: Int, id: Int)
        case search(query: String, page: Int)
    }

    @Test func start() async throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", "/home", to: .home)
        table.add("/user/{user}/posts/{id}", named: "post") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("/search?q={query}&page={page = 1}") { (query: String, page: Int) in
            AppRoute.search(query: query, page: page)
        } inverse: { route in
            if case .search(let query, let page) = route { (query, page) } else { nil }
        }
        let router = try Router(table)

        #expect(router.match(for: "https://example.com/user/1/posts/2")?.route == .post(user: 1, id: 2))
        #expect(router.match(for: "myapp://user/1/posts/2")?.route == .post(user: 1, id: 2))
        #expect(router.match(for: "https://example.com/search?q=tea")?.route == .search(query: "tea", page: 1))
        #expect(router.match(for: "https://evil.example/user/1/posts/2") == nil)

        switch router.result(for: "https://example.com/user/me/posts/2") {
        case .matched(let match): print(match.route)
        case .unmatched(let unmatched): print(unmatched)
        case .rejected(let rejection): print(rejection)
        case .failed(let error): print(error)
        }

        // swift-format-ignore
        #expect(
            output.last == """
                a route matches this link except for an invalid value; nearest is 'post': expected '{user: Int}' after 1 segment, found 'me'
                """)

        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
        #expect(
            try router.url(for: .search(query: "fish & chips", page: 1))
                == "https://example.com/search?q=fish%20%26%20chips")

        let dispatcher = LinkDispatcher(router: router)
        dispatcher.open("https://example.com/user/1/posts/2")
    }

    @Test func table() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", "/home", to: .home)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        let router = try Router(table)
        #expect(router.route(for: "myapp://home") == .home)
    }
}
