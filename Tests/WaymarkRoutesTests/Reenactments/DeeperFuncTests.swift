import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// DeeperFunc's documented routes, as composed paths with operators and as format strings.
///
/// DeeperFunc's `any` stops at its first hit. A catch-all in a composed path backtracks and matches more links.
@Suite("DeeperFunc's documented routes")
struct DeeperFuncReenactment {
    enum Intent: Hashable, Sendable {
        case empty, single(String), pathAndQuery(Int, String, Int, String), subscription(Int), anyParam(Int)
        case anyParams(Int, Int), either(Either<Int, String>), optional(Int?), optionalSecond(Int, String?)
        case format(Int?), profile(String)
    }

    struct Example: Sendable {
        let add: @Sendable (inout RouteTable<Intent>) -> Void
        let links: [(String, Intent?)]
        /// An intent, and its printed link.
        var printed: (Intent, String)?
    }

    static let paths = [
        Example(
            add: { $0.add("recipes" / RoutePath("info"), to: .empty) },
            links: [
                ("app://recipes/info", .empty), ("app://recipes/data", nil), ("app://recipes", nil),
                ("app://recipes/info/123", nil),
            ], printed: (.empty, "app://recipes/info")),
        Example(
            add: {
                let path = "recipes" / RoutePath(Int.self) / RoutePath(String.self)
                $0.add(path.query("recipeId", Int.self).query("t", String.self), build: Intent.pathAndQuery) {
                    if case .pathAndQuery(let a, let b, let c, let d) = $0 { (a, b, c, d) } else { nil }
                }
            },
            links: [
                ("app://recipes/123/abc?recipeId=456&t=A", .pathAndQuery(123, "abc", 456, "A")),
                ("app://recipes/123/abc?t=A&recipeId=456", .pathAndQuery(123, "abc", 456, "A")),
                ("app://recipes/abc/abc?recipeId=456&t=A", nil), ("app://recipes/123/abc?t=A", nil),
                ("app://recipes/123/abc?recipeId=abc", nil),
            ], printed: (.pathAndQuery(123, "abc", 456, "A"), "app://recipes/123/abc?recipeId=456&t=A")),
        Example(
            add: { table in
                table.add("subscription" / RoutePath(Int.self), build: Intent.subscription) {
                    if case .subscription(let id) = $0 { id } else { nil }
                }
            },
            links: [("app://subscription/1", .subscription(1)), ("app://subscription/abc", nil)],
            printed: (.subscription(7), "app://subscription/7")),
        Example(
            add: { $0.add("profile" / RoutePath(String.self), build: Intent.profile) },
            links: [("app://profile/123", .profile("123")), ("app://profile", nil)]),
    ]

    static let anywhere = [
        Example(
            add: {
                $0.add(
                    "recipes" / RoutePath("id") / RoutePath.anything(isRequired: true) / "data"
                        / RoutePath(Int.self) / "abc", build: Intent.anyParam)
            },
            links: [("app://recipes/id/123/data/456/abc", .anyParam(456)), ("app://recipes/id/data/456/abc", nil)]),
        Example(
            add: {
                $0.add(
                    "recipes" / RoutePath(Int.self) / RoutePath.anything(isRequired: true) / "data"
                        / RoutePath(Int.self), build: Intent.anyParams)
            }, links: [("app://recipes/123/foo/bar/data/456", .anyParams(123, 456))]),
        Example(
            add: {
                $0.add(
                    RoutePath.anything(isRequired: true) / RoutePath(Int.self) / "data" / "abc", build: Intent.anyParam)
            },
            links: [("app://foo/123/data/abc", .anyParam(123)), ("app://123/data/abc", nil)]),
        Example(
            add: { $0.add(RoutePath("data") / RoutePath.anything(isRequired: true), to: .empty) },
            links: [("app://data/abc/123/456", .empty), ("app://data", nil)]),
        Example(
            add: {
                $0.add("data" / RoutePath(Int.self) / RoutePath.anything(isRequired: true), build: Intent.anyParam)
            },
            links: [("app://data/123/456/abc", .anyParam(123)), ("app://data/123", nil)]),
    ]

    static let alternatives = [
        Example(
            add: { $0.add("recipes" / (RoutePath("data") | "info"), to: .empty) },
            links: [("app://recipes/data", .empty), ("app://recipes/info", .empty), ("app://recipes/x", nil)],
            printed: (.empty, "app://recipes/data")),
        Example(
            add: {
                $0.add(
                    "recipes" / ((RoutePath(Int.self) / "info") | ("data" / RoutePath(String.self))),
                    build: Intent.either
                ) {
                    if case .either(let value) = $0 { value } else { nil }
                }
            },
            links: [
                ("app://recipes/123/info", .either(.first(123))), ("app://recipes/data/abc", .either(.second("abc"))),
                ("app://recipes/abc/info", nil),
            ], printed: (.either(.second("abc")), "app://recipes/data/abc")),
        Example(
            add: {
                $0.add(
                    RoutePath("recipes").query(RouteQuery("info", Int.self) | RouteQuery("data", String.self)),
                    build: Intent.either
                ) {
                    if case .either(let value) = $0 { value } else { nil }
                }
            },
            links: [
                ("app://recipes?info=123", .either(.first(123))), ("app://recipes?data=abc", .either(.second("abc"))),
                ("app://recipes", nil),
            ], printed: (.either(.first(1)), "app://recipes?info=1")),
        Example(
            add: {
                // Alternatives that span path and query are two routes of one intent.
                $0.add("recipes" / RoutePath("info").query("recipeId", Int.self)) { .either(.first($0)) }
                $0.add("recipes" / RoutePath("data").query("id", String.self)) { .either(.second($0)) }
            },
            links: [
                ("app://recipes/data?id=abc", .either(.second("abc"))),
                ("app://recipes/info?recipeId=123", .either(.first(123))), ("app://recipes/info?id=1", nil),
            ]),
    ]

    static let optionals = [
        Example(
            add: { $0.add(RoutePath("recipes").optional("data") / "info", to: .empty) },
            links: [
                ("app://recipes/info", .empty), ("app://recipes/data/info", .empty), ("app://recipes/foo/info", nil),
            ], printed: (.empty, "app://recipes/data/info")),
        Example(
            add: {
                $0.add(RoutePath("recipes").optional(RoutePath(Int.self)) / "info", build: Intent.optional) {
                    if case .optional(let id) = $0 { .some(id) } else { nil }
                }
            },
            links: [
                ("app://recipes/info", .optional(nil)), ("app://recipes/123/info", .optional(123)),
                ("app://recipes/foo/info", nil), ("app://recipes/123/abc/info", nil),
            ], printed: (.optional(nil), "app://recipes/info")),
        Example(
            add: {
                $0.add(RoutePath("recipes").query("recipeId", Int?.self, isLenient: true), build: Intent.optional) {
                    if case .optional(let id) = $0 { .some(id) } else { nil }
                }
            },
            links: [
                ("app://recipes", .optional(nil)), ("app://recipes?recipeId=1", .optional(1)),
                ("app://recipes?recipeId=abc", .optional(nil)),
            ], printed: (.optional(3), "app://recipes?recipeId=3")),
        Example(
            add: {
                $0.add(
                    RoutePath("recipes").query("recipeId", Int.self).query("locale", String?.self),
                    build: Intent.optionalSecond
                ) {
                    if case .optionalSecond(let id, let locale) = $0 { (id, locale) } else { nil }
                }
            },
            links: [
                ("app://recipes?recipeId=123&locale=en", .optionalSecond(123, "en")),
                ("app://recipes?recipeId=123", .optionalSecond(123, nil)),
            ], printed: (.optionalSecond(123, nil), "app://recipes?recipeId=123")),
    ]

    static let formats = [
        Example(
            add: {
                $0.add("recipes/data/(info)?(t=:int)", syntax: .deeperfunc) { (t: Int?) in
                    .format(t)
                } inverse: {
                    if case .format(let t) = $0 { .some(t) } else { nil }
                }
            },
            links: [
                ("app://recipes/data/info?t=1", .format(1)), ("app://recipes/data", .format(nil)),
                ("app://recipes/data/x", nil),
            ], printed: (.format(1), "app://recipes/data/info?t=1")),
        Example(
            add: { $0.add("*/profile/:string", syntax: .deeperfunc) { (id: String) in .profile(id) } },
            links: [("app://a/b/profile/1", .profile("1"))]),
        Example(
            add: { $0.add("(profile|user)/:string", syntax: .deeperfunc) { (id: String) in .profile(id) } },
            links: [("app://profile/1", .profile("1")), ("app://user/1", .profile("1"))]),
        Example(
            add: { $0.add("profile/(info)/:string", syntax: .deeperfunc) { (id: String) in .profile(id) } },
            links: [("app://profile/info/123", .profile("123")), ("app://profile/123", .profile("123"))]),
        Example(
            add: { $0.add("*/profile?userId=:int&(locale=:string)", syntax: .deeperfunc) { .optionalSecond($0, $1) } },
            links: [
                ("app://x/profile?userId=123&locale=us", .optionalSecond(123, "us")),
                ("app://x/profile?userId=123", .optionalSecond(123, nil)),
            ]),
    ]

    @Test(
        "A documented DeeperFunc route opens with typed values, and prints its link",
        arguments: paths + anywhere + alternatives + optionals + formats)
    func intents(_ example: Example) throws {
        var table = RouteTable<Intent>(.deeperfunc, accepting: [.scheme("app")])
        example.add(&table)
        let router = try Router(table)
        for (link, intent) in example.links { #expect(router.match(for: link)?.route == intent, "\(link)") }
        if let (intent, link) = example.printed {
            #expect(try router.url(for: intent) == link)
            #expect(router.match(for: link)?.route == intent)
        }
    }

    @Test("A short DeeperFunc route does not hide a longer route, and both are listed as templates")
    func templates() throws {
        var table = RouteTable<Intent>(.deeperfunc, accepting: [.scheme("app")])
        table.add(RoutePath("recipes"), to: .empty)
        table.add("recipes" / RoutePath(Int.self) / RoutePath("data") / RoutePath(String.self)) { _, text in
            .single(text)
        }
        let router = try Router(table)
        #expect(router.match(for: "app://recipes/1/data/x")?.route == .single("x"))
        #expect(router.description == "/recipes\n/recipes/{0: Int}/data/{1}")
    }
}
