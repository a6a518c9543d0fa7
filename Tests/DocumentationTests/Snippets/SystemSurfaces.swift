import Foundation
import Testing
import Waymark

@Suite("Widgets, intents and activities")
struct SystemSurfacesSnippets {
    enum AppRoute: Hashable { case order(Int), debug }

    @Test func links() throws {
        var table = RouteTable<AppRoute>(accepting: [.scheme("myapp"), .host("example.com")])
        table.add("/order/{id: Int}", named: "order") { (id: Int) in
            AppRoute.order(id)
        } inverse: { route in
            if case .order(let id) = route { id } else { nil }
        }
        table.add("/debug", named: "debug", from: [.scheme("myapp")], to: .debug)
        let router = try Router(table)

        #expect(try router.url(for: .order(7)) == "myapp://order/7")
        #expect(try router.universalLink(for: .order(7)) == "https://example.com/order/7")
        #expect(
            thrown { try router.universalLink(for: .debug) }
                == "route 'debug' has no universal link: expected a source that is a host, such as https://example.com")

        let url = try router.foundationURL(for: .order(7), on: .host("example.com"))
        #expect(url.absoluteString == "https://example.com/order/7")
    }
}
