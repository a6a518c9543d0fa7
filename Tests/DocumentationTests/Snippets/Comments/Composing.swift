import Testing
import Waymark

@Suite("Comments about composed paths")
struct ComposingComments {
    enum AppRoute: Equatable { case profile(Int, String?), recipe(Int), post(user: Int, id: Int), user(Int) }

    @Test func paths() throws {
        var table = RouteTable<AppRoute>()
        let profile = RoutePath("profile").capture(Int.self, "id").optional("info").query("locale", String?.self)
        table.add(profile, build: AppRoute.profile)

        let recipes = RoutePath("recipes") / RoutePath(Int.self) / (RoutePath("info") | RoutePath("data"))
        table.add(recipes, build: AppRoute.recipe)

        let router = try Router(table)
        #expect(router.route(for: "/profile/7/info?locale=de") == .profile(7, "de"))
        #expect(router.route(for: "/recipes/7/data") == .recipe(7))
    }

    @Test func constants() throws {
        enum AppRoute: Equatable { case profile }
        var table = RouteTable<AppRoute>()
        table.add(RoutePath("settings") / "profile", to: .profile)
        #expect(try Router(table).route(for: "/settings/profile") == .profile)
    }

    @Test func cases() throws {
        var table = RouteTable<AppRoute>()
        table.add(RoutePath("user").capture(Int.self).capture(Int.self, "post"), build: AppRoute.post) { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("user" / RoutePath(Int.self), build: AppRoute.user) { if case .user(let id) = $0 { id } else { nil } }
        let router = try Router(table)
        #expect(router.route(for: "/user/1/2") == .post(user: 1, id: 2))
        #expect(try router.url(for: .user(1)) == "/user/1")
    }

    @Test func parts() throws {
        let page = RoutePath("page").capture(Int.self).capture(Int.self)
        let book: RoutePath<(String, Int, Int)> = RoutePath("book").capture(String.self).followed(by: page)
        #expect(book.pattern.parameters.count == 3)
        let item = RouteQuery("id", Int.self) | RouteQuery("name", String.self)
        let recipe: RoutePath<Either<Int, String>> = RoutePath("recipes").query(item)
        #expect(!recipe.description.isEmpty)
        _ = RoutePath("user").capture(Either<Int, String>.self, "user")
    }

    @Test func checkedSegment() {
        let path = RoutePath("user") / RoutePath(checking: Int.self) / RoutePath("edit")
        #expect(path.description == "/user/{: Int}/edit")
    }

    @Test func explodedList() {
        let path = RoutePath("search").query(RouteQuery("q", [String].self).exploded())
        #expect(path.description == "/search?q={q: [String]*}")
    }
}
