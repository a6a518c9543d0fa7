import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

/// Every place of the app that a link can name. Routes are compared and printed on any thread, so they are the actor's of
/// none, whatever the target's default is.
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
    /// The links of the app.
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

    /// How its places come to be on screen.
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
            // A recipe can be written wherever the user is.
            route == .compose ? .none : .path
        }
    }
}
