import Testing
import Waymark

private enum AppRoute: Equatable { case login }

extension AppRoute: Routable {
    static let router = Router(declaredBy: Self.self)

    static var table: RouteTable<Self> {
        var table = RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/login", to: .login)
        return table
    }
}

@Suite("Comments about types that are routes")
struct DeclaringComments {
    @Test func bothWays() throws {
        let route = AppRoute("myapp://login")
        let link = try route?.url
        #expect(link == "https://example.com/login")
        #expect(try AppRoute.login.url(on: .scheme("myapp")) == "myapp://login")
    }
}
