import Testing
import Waymark
import WaymarkCompatibility
import WaymarkManifest
import WaymarkProofs
import WaymarkTesting
import XCTest

@Suite("Comments about tests of links")
struct TestingComments {
    enum AppRoute: Equatable {
        case user(Int), commit(String)

        static func table() -> RouteTable<AppRoute> {
            var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
            table.add("/user/{id}", named: "user") { (id: Int) in
                AppRoute.user(id)
            } inverse: { route in
                if case .user(let id) = route { id } else { nil }
            }
            table.add("/c/{hash}", named: "commit") { (hash: String) in
                AppRoute.commit(hash)
            } inverse: { route in
                if case .commit(let hash) = route { hash } else { nil }
            }
            return table
        }
    }

    @Test func links() throws {
        let router = try Router(AppRoute.table())
        expectMatch(router, "https://example.com/user/1", .user(1))
    }

    @Test func routeFile() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/users/{id: Int}", named: "user", to: "user")
        _ = try table.routeFileText()
    }

    @Test func proofs() throws {
        let proofs = try AppRoute.table().proofs()
        #expect(proofs.unreached().isEmpty == true)
        #expect(proofs.overlaps().isEmpty == true)
        #expect(proofs.shortestLink(to: "user") == "myapp://user/0")
        expectNothingUnreachable(AppRoute.table())
        expectCompatible(AppRoute.table(), with: "released")
    }

    @Test func expectations() throws {
        let router = try Router(AppRoute.table())
        expectMatch(router, "https://example.com/user/1", named: "user", captures: ["id": 1])
        expectRoundTrip(router, "https://example.com/user/1", .user(1))
        expectRoundTrip(router, "myapp://user/1", .user(1), on: .scheme("myapp"))
        expectUnmatched(router, "https://evil.example/user/1", reason: .host)
        expectRejected(router, "https://example.com@evil.example/", .userinfo)
        expectSound(
            AppRoute.table(),
            examples: [
                "https://example.com/user/1": .user(1),
                "https://example.com/c/0a1b2c3": .commit("0a1b2c3"),
            ])
        expectSnapshot(router, named: "routes")
        XCTAssertNil(router.failure(opening: "https://example.com/user/1", expecting: .user(1)))
    }
}
