import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

/// The routes that most tests use.
enum AppRoute: Hashable, Sendable {
    case home, login, settings
    case post(Int)

    /// - Parameter requiring: `true` if the settings require a login.
    static func router(requiring: Bool = false) throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("app")])
        table.add("/", to: .home)
        table.add("/login", to: .login)
        if requiring {
            table.group("/settings", requires: [.signedIn]) { $0.add("/", to: .settings) }
        } else {
            table.add("/settings", to: .settings)
        }
        table.add("/post/{id: Int}") { (id: Int) in
            AppRoute.post(id)
        } inverse: { route in
            if case .post(let id) = route { id } else { nil }
        }
        return try Router(table)
    }
}
