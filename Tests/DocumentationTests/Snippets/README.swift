import Testing
import Waymark

@Suite("README")
struct READMESnippets {
    enum Screen { case home, user, editUser, search, docs }

    @Test func routesInCode() throws {
        var table = RouteTable<Screen>(accepting: .host("example.com"), .scheme("myapp"))
        table.add("/", "/home", named: "home", to: .home)
        table.add("/user/{id: Int}", named: "user", to: .user)
        table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
        table.add("/search?q={query}&page={page: Int = 1}", named: "search", to: .search)
        table.add("/docs/{path: **}", named: "docs", to: .docs)

        let router = try Router(table)

        let match = router.match("https://example.com/user/15/edit?ref=mail")
        #expect(match?.route == .editUser)
        #expect(match?["id"] == .int(15))
        #expect(match?.query == [QueryItem(name: "ref", value: "mail")])

        #expect(router.match("myapp://user/15/edit")?.route == .editUser)
        #expect(router.match("https://evil.example/user/15/edit") == nil)
        #expect(router.match("https://example.com/user/007") == nil)

        #expect(try router.url(named: "user.edit", captures: ["id": 15]) == "https://example.com/user/15/edit")
        print(router.explain("https://example.com/user/me/edit"))
    }

    enum AppRoute: Equatable { case login, post(user: Int, id: Int) }

    @Test func typedRoutes() throws {
        var table = RouteTable<AppRoute>(accepting: .host("example.com"), .scheme("myapp"))
        table.add("/login", to: .login)
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }

        let router = try Router(table)
        #expect(router.match("myapp://user/1/posts/2")?.route == .post(user: 1, id: 2))
        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
    }

    enum Place: Equatable { case settings }

    final class Screens: Presenter {
        var shown: [Place] = []

        func present(_ screen: PresentedScreen<Place>, _ request: PresentationRequest<Place>, in place: Void) {
            if case .route(let route) = screen { shown.append(route) }
        }
    }

    @MainActor
    @Test func dispatch() async throws {
        let presenter = Screens()
        var table = RouteTable<Place>(accepting: .host("example.com"))
        table.group("/settings", requires: .signedIn) { group in
            group.add("/", to: .settings)
        }

        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.presenter = presenter
        dispatcher.open("https://example.com/settings")
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(presenter.shown == [.settings])
    }
}
