import Testing
import Waymark

@Suite("The umbrella module Waymark")
struct UmbrellaTests {
    enum Route: Equatable { case home, user(Int) }

    static func router() throws -> Router<Route> {
        var table = RouteTable<Route>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.add("/user/{id}") { (id: Int) in
            Route.user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        return try Router(table)
    }

    @Test(
        "A route prints its link and the link opens the route",
        arguments: [(Route.home, "https://example.com/"), (.user(15), "https://example.com/user/15")])
    func bothWays(_ route: Route, _ link: String) throws {
        let router = try Self.router()
        let url = try router.foundationURL(for: route)
        #expect(router.match(for: url)?.route == route)
        #expect(router.match(for: url)?.url.text == link)
        #expect(try router.url(for: route) == link)
    }
}
