import Testing
import Waymark
import WaymarkCompatibility
import WaymarkTesting
import XCTest

@Suite("Testing your links")
struct TestingLinksSnippets {
    enum AppRoute: Equatable { case home, user(Int) }

    @Test func expectations() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/user/{id}") { (id: Int) in
            AppRoute.user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        let router = try Router(table)

        expectMatch(router, "https://example.com/user/1", .user(1))
        expectRoundTrip(router, "https://example.com/user/1", .user(1))
        expectUnmatched(router, "https://example.com/user/me", reason: .value)
        expectRejected(router, "https://example.com@evil.com/", .userinfo)

        XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
        XCTAssertEqual(table.failures(), [])

        expectSound(table, examples: ["https://example.com/user/1": .user(1), "https://example.com/": .home])
        expectNothingUnreachable(table)
        expectCompatible(table, with: "released")
        expectSnapshot(router, named: "links")
    }
}
