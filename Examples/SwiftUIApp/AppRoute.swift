import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

/// The routes of the app. They are compared and printed on any thread, so the enum is `nonisolated`, whatever the
/// target's default isolation is.
nonisolated enum AppRoute: Hashable, Sendable, Codable {
    case recipes
    case recipe(Int)
    case step(recipe: Int, number: Int)
    case orders
    case order(String)
    case compose
    case login
}

extension AppRoute {
    /// Creates the router for the links of the app.
    static func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("cook.example.com"), .scheme("cook")])
        table.add("/", to: .recipes)
        table.add("/recipe/{id: Int}") { (id: Int) in
            .recipe(id)
        } inverse: {
            if case .recipe(let id) = $0 { id } else { nil }
        }
        table.add("/recipe/{id: Int}/step/{number: Int}") { (id: Int, number: Int) in
            .step(recipe: id, number: number)
        } inverse: {
            if case .step(let recipe, let number) = $0 { (recipe, number) } else { nil }
        }
        table.group("/orders", requires: [.signedIn]) { orders in
            orders.add("/", to: .orders)
            orders.add("/{code}") { (code: String) in
                .order(code)
            } inverse: {
                if case .order(let code) = $0 { code } else { nil }
            }
        }
        table.add("/compose", to: .compose)
        return try Router(table)
    }

    /// Creates the back stack, which determines how each route is shown.
    static func backStack() throws -> BackStack<AppRoute> {
        BackStack(try router()) { route in
            switch route {
            case .recipes: .select(tab: "recipes")
            case .orders: .select(tab: "orders")
            case .compose: .sheet
            case .login: .cover
            case .recipe, .step, .order: .push
            }
        } parent: { route in
            // A recipe can be written from any screen.
            route == .compose ? .none : .path
        }
    }
}
