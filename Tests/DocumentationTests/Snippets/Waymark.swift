import Testing
import Waymark

@Suite("Waymark")
struct WaymarkSnippets {
    enum AppRoute: Equatable { case home, user(Int) }

    @Test func overview() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.add("/user/{id}") { (id: Int) in
            AppRoute.user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        let router = try Router(table)

        #expect(router.match(for: "myapp://user/15")?.route == .user(15))
        #expect(try router.url(for: .user(15)) == "https://example.com/user/15")
    }
}
