import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// Deeper's documented routes, as strings in its own notation and as composed paths with operators.
@Suite("Deeper's documented routes")
struct DeeperReenactment {
    enum Intent: Hashable, Sendable {
        case profile(userId: String), number(Int), follow, menu(String, String?), either(String?, String?)
    }

    /// The handlers of the README: one for several patterns, and one that passes on its links.
    static func readme() throws -> Router<Intent> {
        var table = RouteTable<Intent>(.deeper, accepting: [.scheme("myapp")])
        table.add("(profile|user)/:userId", "profile/(info)/:userId", syntax: .deeper) { (id: String) in
            .profile(userId: id)
        }
        table.add("follow/:int(userId)", syntax: .deeper) { (id: Int) in id == 0 ? nil : .number(id) }
        table.add("follow/:userId", syntax: .deeper, to: .follow)
        table.add("*/profile?:userId&(:locale)", syntax: .deeper) { (id: String, locale: String?) in .menu(id, locale) }
        table.add("recipe?(:recipeId|:menuId)", syntax: .deeper) { match in
            .either(match["recipeId"]?.description, match["menuId"]?.description)
        }
        return try Router(table)
    }

    @Test(
        "A Deeper link opens the intent of the first handler that does not decline",
        arguments: [
            ("myapp://profile/1", Intent.profile(userId: "1")), ("myapp://user/1", .profile(userId: "1")),
            ("myapp://profile/info/123", .profile(userId: "123")), ("myapp:///profile//123/", .profile(userId: "123")),
            ("myapp://follow/7", .number(7)), ("myapp://follow/0", .follow), ("myapp://follow/abc", .follow),
            ("myapp://x/profile?userId=123&locale=us", .menu("123", "us")),
            ("myapp://x/profile?locale=us&userId=123", .menu("123", "us")),
            ("myapp://x/profile?userId=123", .menu("123", nil)), ("myapp://x/profile?locale=us", nil),
            ("myapp://recipe?menuId=2", .either(nil, "2")), ("myapp://recipe?recipeId=1", .either("1", nil)),
            ("myapp://recipe", nil), ("http://profile/1", nil), ("myapp://group/1", nil),
        ] as [(String, Intent?)])
    func readme(_ link: String, _ intent: Intent?) throws {
        let router = try Self.readme()
        #expect(router.match(for: link)?.route == intent)
        #expect(router.canOpen(link) == (intent != nil))
    }

    struct Operators: Sendable {
        let path: RoutePath<Void>
        let string: String
        let takes: [String]
        let leaves: [String]
    }

    @Test(
        "A path composed with Deeper's operators matches the same links as its string pattern",
        arguments: [
            Operators(
                path: RoutePath("recipes") / "archive", string: "recipes/archive", takes: ["recipes/archive"],
                leaves: ["recipes", "recipes/archive/1"]),
            Operators(
                path: "recipe" | RoutePath("recipes"), string: "(recipe|recipes)", takes: ["recipe", "recipes"],
                leaves: ["archive"]),
            Operators(
                path: ("recipe" | RoutePath("recipes") | "recipes/archive") / "x",
                string: "(recipe|recipes|recipes/archive)/x",
                takes: ["recipe/x", "recipes/archive/x"], leaves: ["recipes/archive/id/x", "archive/x"]),
            Operators(
                path: RoutePath("recipe").optional("details") / "archive", string: "recipe/(details)/archive",
                takes: ["recipe/details/archive", "recipe/archive"], leaves: ["recipe", "recipe/x/archive"]),
            Operators(
                path: RoutePath("recipe").optional("details" | RoutePath("detail")) / "x",
                string: "recipe/(details|detail)/x",
                takes: ["recipe/detail/x", "recipe/details/x"], leaves: ["recipe/archive/x"]),
            Operators(
                path: RoutePath("recipe") / RoutePath.anything(isRequired: true) / "details",
                string: "recipe/*/details",
                takes: ["recipe/a/details", "recipe/a/b/details"], leaves: ["recipe/details", "recipe/a/details/1"]),
            Operators(
                path: "recipe" / RoutePath(checking: Int.self), string: "recipe/:int()", takes: ["recipe/12"],
                leaves: ["recipe/x"]),
        ])
    func operators(_ example: Operators) throws {
        var composed = RouteTable<Int>(.deeper, accepting: [.scheme("app")])
        composed.add(example.path, to: 1)
        var written = RouteTable<Int>(.deeper, accepting: [.scheme("app")])
        written.add(example.string, syntax: .deeper, to: 1)
        for router in [try Router(composed), try Router(written)] {
            for link in example.takes { #expect(router.canOpen("app://" + link), "\(link)") }
            for link in example.leaves { #expect(!router.canOpen("app://" + link), "\(link)") }
        }
    }

    @Test("A pattern composed with Deeper's operators captures typed values by name")
    func values() throws {
        var table = RouteTable<Intent>(.deeper, accepting: [.scheme("app")])
        table.add((RoutePath("recipe") | "recipes" | "recipes/archive") / RoutePath(String.self, "recipeId")) {
            .profile(userId: $0)
        }
        table.add(RoutePath("menu").capture(Int.self, "menuId").query("locale", String?.self, isLenient: true)) {
            .menu(String($0), $1)
        }
        let router = try Router(table)
        #expect(router.match(for: "app://recipes/archive/123")?["recipeId"] == "123")
        #expect(router.match(for: "app://menu/5?locale=en")?.route == .menu("5", "en"))
        #expect(router.match(for: "app://menu/5")?["menuId"] == .int(5))
        #expect(router.match(for: "app://menu/x") == nil)
    }
}
