import Waymark

// The declarations have no explicit isolation, as in an app's files: the default of new Xcode targets, the main actor,
// applies. Only types that other threads use are `nonisolated`.

/// Routes whose `Equatable` conformance is isolated to the main actor.
enum Screen: Equatable {
    case home, about
    case user(Int)
    case search(Search)
    case tab(Tab)
    case recipe(id: Int, locale: String?)
    case commit(CommitHash)
}

enum Tab: String, ParameterConvertible { case posts, likes }

struct CommitHash: ParameterConvertible, Equatable {
    let text: String

    init?(parameter text: String) {
        guard text.count == 7 else { return nil }
        self.text = text
    }

    var parameterText: String { text }
}

nonisolated struct Search: Codable, Equatable { let query: String, page: Int? }

extension Screen {
    static func table() -> RouteTable<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.group("/info") { $0.add("/about", to: .about) }
        table.add("/user/{id}") { (id: Int) in
            .user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        table.add("/search?q={query}&page={page?}", decoding: Search.self) {
            .search($0)
        } inverse: { route in
            if case .search(let search) = route { search } else { nil }
        }
        table.add("/tab/{tab}") { (tab: Tab) in
            .tab(tab)
        } inverse: { route in
            if case .tab(let tab) = route { tab } else { nil }
        }
        table.add("/commit/{hash}") { match in .commit(try match.value("hash")) }
        let recipe = RoutePath("recipe").capture(Int.self, "id").query("locale", String?.self)
        table.add(recipe, build: Screen.recipe) {
            if case .recipe(let id, let locale) = $0 { (id, locale) } else { nil }
        }
        return table
    }
}

/// Routes whose equality is nonisolated, which back stacks require.
nonisolated enum Place: Hashable, Codable { case home, orders, order(String), compose }

extension Place {
    static func router() throws -> Router<Place> {
        var table = RouteTable<Place>(accepting: [.scheme("myapp")])
        table.add("/", to: .home)
        table.add("/compose", to: .compose)
        table.group("/orders", requires: [.signedIn]) { orders in
            orders.add("/", to: .orders)
            orders.add("/{code}") { (code: String) in
                .order(code)
            } inverse: { route in
                if case .order(let code) = route { code } else { nil }
            }
        }
        return try Router(table)
    }
}

/// Routes without an `Equatable` conformance.
struct Unequal { let name: String }

/// Routes with a handwritten table instead of macros.
enum Written: Equatable { case login }

extension Written: nonisolated Routable {
    nonisolated static let router = Router(declaredBy: Self.self)

    nonisolated static var table: RouteTable<Self> {
        var table = RouteTable<Self>(accepting: [.scheme("myapp")])
        table.add("/login", to: .login)
        return table
    }
}
