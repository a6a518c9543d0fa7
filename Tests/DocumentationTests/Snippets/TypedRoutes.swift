import Testing
import Waymark
import WaymarkLanguages

@Suite("Typed routes")
struct TypedRoutesSnippets {
    struct Profile: Codable, Equatable {
        let userId: Int
        let ref: String?
    }

    enum Tab: String, CaseIterable, ParameterConvertible { case posts, likes }

    struct ArticleNumber: ParameterConvertible {
        static let parameterConstraint = ParameterConstraint.matching("A-(0|[1-9][0-9]{0,8})")
        let number: Int

        init?(parameter text: String) {
            guard Self.parameterConstraint.accepts(text), let number = Int(text.dropFirst(2)) else { return nil }
            self.number = number
        }

        var parameterText: String { "A-\(number)" }
    }

    struct Tracking: Codable, Equatable { let campaign: String? }

    enum ShopRoute: Equatable { case cart }

    enum AppRoute: Equatable {
        case login, settings, settingsProfile
        case invite(key: String)
        case post(user: Int, id: Int)
        case profile(Profile)
        case tab(Tab)
        case shop(ShopRoute)
        case branch(Int, ShopRoute)
        case recipe(Int, String?)
        case logout, team(String), pair(Int, String), song(artist: String?, title: String), list([String])
        case photo(user: Int, id: Int)
    }

    private func addMore(to table: inout RouteTable<AppRoute>) {
        table.add("/logout", to: .logout) { route in if case .logout = route { true } else { false } }
        table.add("/team/{name}", build: AppRoute.team) { if case .team(let name) = $0 { name } else { nil } }
        table.add("/pair/{a}/{b}", "/riap/{b}/{a}") { (a: Int, b: String) in
            AppRoute.pair(a, b)
        } inverse: { route in
            if case .pair(let a, let b) = route { (a, b) } else { nil }
        }
        table.add("/song/{title}?by={artist}", "/song/{title}", parameters: ["artist", "title"]) {
            (artist: String?, title: String) in
            AppRoute.song(artist: artist, title: title)
        } inverse: { route in
            if case .song(let artist, let title) = route { (artist, title) } else { nil }
        }
        table.add("/list?tag={tags}") { (tags: [String]) in
            AppRoute.list(tags)
        } inverse: { route in
            if case .list(let tags) = route { tags } else { nil }
        }
        table.group("/users/{user}") { group in
            group.add("/photos/{id}") { (user: Int, id: Int) in
                AppRoute.photo(user: user, id: id)
            } inverse: { route in
                if case .photo(let user, let id) = route { (user, id) } else { nil }
            }
        }
    }

    private func router() throws -> Router<AppRoute> {
        var table = RouteTable<AppRoute>()
        table.add("/login", to: .login)
        addMore(to: &table)
        table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
        table.add("/user/{user}/posts/{id}") { (user: Int, id: Int) in
            AppRoute.post(user: user, id: id)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("/profile/{userId}?ref={ref?}", decoding: Profile.self) {
            .profile($0)
        } inverse: {
            if case .profile(let profile) = $0 { profile } else { nil }
        }
        table.add("/tabs/{tab}") { (tab: Tab) in
            AppRoute.tab(tab)
        } inverse: { route in
            if case .tab(let tab) = route { tab } else { nil }
        }
        table.group("/settings", requires: [.signedIn]) { group in
            group.add("/", to: .settings)
            group.add("/profile", to: .settingsProfile)
        }
        var shop = RouteTable<ShopRoute>()
        shop.add("/cart", to: .cart)

        table.merge(shop, under: "/shop") {
            .shop($0)
        } inverse: {
            if case .shop(let route) = $0 { route } else { nil }
        }
        table.merge(shop, under: "/branch/{branch}", named: "branch", parameters: ["branch"]) { (branch: Int, route) in
            .branch(branch, route)
        } inverse: {
            if case .branch(let branch, let route) = $0 { (branch, route) } else { nil }
        }
        let hadSettings = table.remove(named: "settings.all")
        #expect(!hadSettings)
        table.add(RoutePath("recipes").capture(Int.self, "id").query("locale", String?.self), build: AppRoute.recipe)
        table.globals(decoding: Tracking.self, from: "?ct={campaign?}")
        return try Router(table)
    }

    static let rows: [(String, AppRoute)] = [
        ("/login", .login), ("/user/1/posts/2", .post(user: 1, id: 2)),
        ("/branch/3/cart", .branch(3, .cart)),
        ("/profile/1?ref=mail", .profile(Profile(userId: 1, ref: "mail"))), ("/tabs/likes", .tab(.likes)),
        ("/logout", .logout), ("/team/red", .team("red")), ("/pair/1/x", .pair(1, "x")),
        ("/song/a?by=b", .song(artist: "b", title: "a")), ("/list?tag=a,b", .list(["a", "b"])),
        ("/users/1/photos/2", .photo(user: 1, id: 2)), ("/settings", .settings),
        ("/settings/profile", .settingsProfile), ("/shop/cart", .shop(.cart)),
    ]

    @Test("A typed route matches its link and prints the same link", arguments: rows)
    func bothWays(link: String, route: AppRoute) throws {
        let router = try router()
        #expect(router.match(for: link)?.route == route)
        #expect(try router.url(for: route) == link)
    }

    @Test("Typed routes handle custom types, optional items, lists, requirements and globals") func details() throws {
        let router = try router()
        #expect(router.match(for: "/invite/k1")?.route == .invite(key: "k1"))
        #expect(router.match(for: "/tabs/friends") == nil)
        #expect(ArticleNumber(parameter: "A-7")?.parameterText == "A-7" && ArticleNumber(parameter: "7") == nil)
        #expect(router.match(for: "/riap/x/1")?.route == .pair(1, "x"))
        #expect(router.match(for: "/song/a")?.route == .song(artist: nil, title: "a"))
        #expect(router.match(for: "/list")?.route == .list([]))
        #expect(router.match(for: "/list?tag=a&tag=b")?.route == .list(["a", "b"]))
        #expect(try router.url(for: .list([])) == "/list")
        #expect(router.match(for: "/settings")?.requirements == [.signedIn])
        #expect(router.match(for: "/recipes/7?locale=de")?.route == .recipe(7, "de"))

        let match = router.match(for: "/login?ct=spring")
        #expect(try match?.globals(Tracking.self) == Tracking(campaign: "spring"))
    }
}

/// Code for apps whose targets are isolated to the main actor by default, such as Tests/MainActorTests.
enum OnMainActor {
    nonisolated enum Place: Hashable {
        case home, search(Query)
    }

    nonisolated struct Query: Codable, Hashable { let query: String }
}
