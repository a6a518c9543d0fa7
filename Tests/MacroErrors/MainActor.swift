// Compiler messages in a target isolated to the main actor. Checked by Scripts/check macros.
// flags: -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances

import WaymarkMacros

struct Search: Codable { let query: String }
enum Place: Hashable { case home }

@Routes(accepting: [.host("example.com")])
enum AppRoute: Equatable {
    @Route("/search?q={query}&page={page}") case search(query: String, page: Int = 1)
    @Route("/") case home
}

func table() throws {
    var table = RouteTable<AppRoute>()
    // error: main actor-isolated conformance of 'Search' to 'Decodable' cannot satisfy conformance requirement for a 'Sendable' type parameter @ 18:11
    table.add("/search?q={query}", decoding: Search.self) { _ in .home }
    // error: main actor-isolated conformance of 'Place' to 'Hashable' cannot satisfy conformance requirement for a 'Sendable' type parameter @ 20:9
    _ = BackStack(try Router(RouteTable<Place>())) { _ in .push }
}

// error: conformance of 'Place' to protocol 'Routable' crosses into main actor-isolated code and can cause data races @ 24:18
extension Place: Routable {
    // note: main actor-isolated static property 'router' cannot satisfy nonisolated requirement @ 26:16
    static let router = Router(declaredBy: Self.self)
    // note: main actor-isolated static property 'table' cannot satisfy nonisolated requirement @ 28:16
    static var table: RouteTable<Self> { RouteTable() }
}
