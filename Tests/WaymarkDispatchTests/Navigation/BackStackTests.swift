import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

enum Screen: Hashable, Sendable, Codable {
    case home, search(String?), settings, profile(Int), user(Int), post(user: Int, id: Int), comments(Int)
    case compose, photos, login, about
    case secret(Int)
}

extension Screen {
    static func router() throws -> Router<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", "/home", to: .home)
        table.add("/search?q={query?}") { (query: String?) in
            .search(query)
        } inverse: {
            if case .search(let query) = $0 { .some(query) } else { nil }
        }
        table.add("/settings", to: .settings)
        table.add("/settings/profile/{id: Int}") { (id: Int) in
            .profile(id)
        } inverse: {
            if case .profile(let id) = $0 { id } else { nil }
        }
        table.add("/user/{id: Int}") { (id: Int) in
            .user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        table.add("/user/{id: Int}/overview") { (id: Int) in .user(id) }
        table.add("/user/{id: Int}/posts/{post: Int}") { (user: Int, id: Int) in
            .post(user: user, id: id)
        } inverse: {
            if case .post(let user, let id) = $0 { (user, id) } else { nil }
        }
        table.add("/comments/{id: Int}") { (id: Int) in
            .comments(id)
        } inverse: {
            if case .comments(let id) = $0 { id } else { nil }
        }
        table.add("/compose", to: .compose)
        table.add("/compose/photos", to: .photos)
        table.add("/login", to: .login)
        return try Router(table)
    }

    static func backStack() throws -> BackStack<Screen> {
        BackStack(try router()) { route in
            switch route {
            case .home: .select(tab: "home")
            case .search: .select(tab: "search")
            case .settings: .select(tab: "settings")
            case .compose: .sheet
            case .login: .cover
            case .about: .custom("panel")
            default: .push
            }
        } parent: { route in
            switch route {
            case .comments(let id): .route(.post(user: 1, id: id))
            case .login: .none
            case .secret(let number): .route(.secret(number + 1))
            default: .path
            }
        }
    }
}

@Suite("Back stack chains of links and routes")
struct BackStackTests {
    @Test(
        "The chain of a link lists its parents from the root and ends with its route",
        arguments: [
            ("/nowhere/at/all", []),
            ("/", [.home]),
            ("/home", [.home]),
            ("/user/5", [.home, .user(5)]),
            ("/user/1/posts/2", [.home, .user(1), .post(user: 1, id: 2)]),
            ("/settings/profile/7", [.home, .settings, .profile(7)]),
            // Two links of one route: the route appears once, with the parents of the first link.
            ("/user/5/overview", [.home, .user(5)]),
            // A declared parent: the post has a link, and therefore its own parents.
            ("/comments/2", [.home, .user(1), .post(user: 1, id: 2), .comments(2)]),
            ("/compose/photos", [.home, .compose, .photos]),
            // Declared as the root of the back stack.
            ("/login", [.login]),
        ] as [(String, [Screen])])
    func links(_ path: String, _ routes: [Screen]) throws {
        let backStack = try Screen.backStack()
        #expect(backStack.chain(to: "https://example.com" + path).map(\.route) == routes)
        #expect(backStack.chain(to: "myapp:/" + path).map(\.route) == routes)
    }

    @Test(
        "The chain of a route lists its parents from the root and ends with the route",
        arguments: [
            (.home, [.home]),
            (.post(user: 1, id: 2), [.home, .user(1), .post(user: 1, id: 2)]),
            (.comments(2), [.home, .user(1), .post(user: 1, id: 2), .comments(2)]),
            // Not printable, and without a declared parent.
            (.about, [.about]),
        ] as [(Screen, [Screen])])
    func routes(_ route: Screen, _ routes: [Screen]) throws {
        #expect(try Screen.backStack().chain(to: route).map(\.route) == routes)
    }

    @Test("A link's own presentation applies only to the last route of its chain")
    func leaf() throws {
        let router = try Screen.router()
        let match = try #require(router.match(for: "myapp://settings/profile/7"))
        let chain = try Screen.backStack().chain(to: match.route, at: match.match, as: .sheet)
        #expect(
            chain == [
                PlacedRoute(.home, .select(tab: "home")), PlacedRoute(.settings, .select(tab: "settings")),
                PlacedRoute(.profile(7), .sheet),
            ])
    }

    @Test("Endless parent declarations give a chain of bounded length")
    func endless() throws {
        #expect(try Screen.backStack().chain(to: .secret(0)).count == BackStack<Screen>.limit)
    }

    @Test("Circular parent declarations add each route to the chain once")
    func circle() throws {
        let backStack = BackStack(try Screen.router()) { _ in
            .push
        } parent: { route in
            switch route {
            case .photos: .route(.about)
            case .about: .route(.photos)
            default: .none
            }
        }
        #expect(backStack.chain(to: .photos).map(\.route) == [.about, .photos])
    }

    @Test(
        "A chain without its last route equals the chain of the parent",
        arguments: ["/user/1/posts/2", "/settings/profile/7", "/comments/2", "/compose/photos", "/home"])
    func parents(_ path: String) throws {
        let backStack = try Screen.backStack()
        let chain = backStack.chain(to: "https://example.com" + path)
        if let parent = chain.dropLast().last {
            #expect(Array(chain.dropLast()) == backStack.chain(to: parent.route))
        }
    }
}
