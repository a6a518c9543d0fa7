import Foundation
import Testing
import Waymark

@Suite("Routing in a target isolated to the main actor")
struct RoutingTests {
    @Test(
        "Each kind of route entry opens its link and prints that link again",
        arguments: [
            ("https://example.com/", Screen.home), ("https://example.com/info/about", .about),
            ("https://example.com/user/7", .user(7)),
            ("https://example.com/search?q=tea", .search(Search(query: "tea", page: nil))),
            ("https://example.com/tab/likes", .tab(.likes)),
            ("https://example.com/recipe/7?locale=de", .recipe(id: 7, locale: "de")),
        ])
    func bothWays(_ link: String, _ route: Screen) throws {
        let router = try Router(Screen.table())
        #expect(router.route(for: link) == route)
        #expect(try router.url(for: route) == link)
        #expect(try router.url(for: route, on: .host("example.com")) == link)
        #expect(try router.foundationURL(for: route).absoluteString == link)
    }

    @Test("A closure over the match builds a route or refuses the link")
    func match() throws {
        let router = try Router(Screen.table())
        #expect(router.route(for: "myapp://commit/abcdef0") == .commit(try #require(CommitHash(parameter: "abcdef0"))))
        #expect(router.route(for: "myapp://commit/abc") == nil)
    }

    @Test("Constant routes of an isolated type print on the main actor and fail elsewhere")
    func otherThreads() async throws {
        let router = try Router(Screen.table())
        #expect(try router.url(for: .about) == "https://example.com/info/about")
        await #expect(throws: PrintError.self) { try await printedElsewhere(Screen.about, router) }
        do {
            _ = try await printedElsewhere(Screen.about, router)
        } catch {
            #expect((error as? PrintError)?.code == "incomparable-route")
        }
        #expect(try await printedElsewhere(Screen.user(7), router) == "https://example.com/user/7")
    }

    @Test("Constant routes of a nonisolated type print on any thread")
    func nonisolated() async throws {
        let router = try Place.router()
        #expect(try router.url(for: .compose) == "myapp://compose")
        #expect(try await printedElsewhere(Place.compose, router) == "myapp://compose")
    }

    @Test("Generic code prints the same links as code that knows the route type")
    func generic() throws {
        #expect(try printed(Place.compose, Place.router()) == "myapp://compose")
        #expect(try printed(Screen.about, Router(Screen.table())) == "https://example.com/info/about")
        #expect(try printed(Screen.user(1), Router(Screen.table())) == "https://example.com/user/1")
    }

    @Test("A constant route of a type that is not Equatable cannot be printed")
    func unequal() throws {
        var table = RouteTable<Unequal>(accepting: [.scheme("myapp")])
        table.add("/", to: Unequal(name: "home"))
        let router = try Router(table)
        let error = #expect(throws: PrintError.self) { try router.url(for: Unequal(name: "home")) }
        #expect(error?.code == "incomparable-route")
    }

    @Test("A handwritten route table opens and prints its route")
    func written() throws {
        #expect(Written("myapp://login") == .login)
        #expect(try Written.login.url == "myapp://login")
    }

    private func printed<Route: Sendable>(_ route: Route, _ router: Router<Route>) throws -> String {
        try router.url(for: route)
    }
}

@concurrent
nonisolated private func printedElsewhere<Route: Sendable>(_ route: Route, _ router: Router<Route>) async throws
    -> String
{
    try router.url(for: route)
}
