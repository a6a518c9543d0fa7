import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Composed paths and their pattern strings")
struct RoutePathTests {
    struct Example: Sendable {
        let path: RoutePattern
        let text: String

        init<Output>(_ path: RoutePath<Output>, _ text: String) { (self.path, self.text) = (path.pattern, text) }
    }

    static let literals = [
        Example(RoutePath(), "/"),
        Example(RoutePath("/a/b/"), "/a/b"), Example(RoutePath("a/\u{301}b"), "/a/\u{301}b"),
        Example(RoutePath("a b") / "{c}" / "d|e*", "/a%20b/%7Bc%7D/d%7Ce%2A"),
        Example("a" / RoutePath("b") / "c", "/a/b/c"),
        Example(RoutePath("a") / RoutePath.anySegment / RoutePath.anything(), "/a/*/**"),
        Example(RoutePath("a") / RoutePath(checking: Int.self) / "b", "/a/{: Int}/b"),
        Example("a" | RoutePath("b") | "c/d", "/(a|b|c/d)"),
        Example(RoutePath("a").optional("b").optional(RoutePath("c").optional("d")), "/a[/b][/c[/d]]"),
        Example(RoutePath("a").query("b").query("c", is: "d e").fragment(is: "f"), "/a?b&c=d%20e#f"),
    ]

    static let captures = [
        Example(RoutePath(Int.self), "/{0: Int}"),
        Example("a" / RoutePath(String.self, "b"), "/a/{b}"),
        Example(
            RoutePath("a").capture(Int.self).capture(Bool.self, "b").capture(Double.self),
            "/a/{0: Int}/{b: Bool}/{2: Double}"),
        Example(
            "a" / RoutePath(Int.self) / "b" / RoutePath(Int.self) / RoutePath(Int.self),
            "/a/{0: Int}/b/{1: Int}/{2: Int}"),
        Example(RoutePath("a").capture(String.self, "b", as: .oneOf(["x", "y"])), "/a/{b: x|y}"),
        Example(RoutePath("a").rest("b") / "c" / RoutePath(Int.self), "/a/{b: **}/c/{1: Int}"),
        Example(RoutePath("a").capture(Int.self).rest(isRequired: true), "/a/{0: Int}/{1: **+}"),
        Example(
            RoutePath("a").optional(RoutePath(Int.self)) / "b" / RoutePath(Int.self, "c"), "/a[/{0: Int}]/b/{c: Int}"),
        Example(
            RoutePath("a").optional("b" / RoutePath(Int.self) / RoutePath(Bool.self)).capture(Int.self),
            "/a[/b/{0: Int}/{1: Bool}]/{2: Int}"),
        Example("a" / ("b" | RoutePath(Int.self)) / RoutePath(Int.self), "/a/(b|{0: Int})/{1: Int}"),
        Example("a" / (RoutePath(Int.self) | RoutePath(Bool.self)) / "c", "/a/({0: Int}|{1: Bool})/c"),
        Example(("a" / RoutePath(Int.self)) | ("b" / RoutePath(Int.self)), "/(a/{0: Int}|b/{1: Int})"),
        Example(
            RoutePath("a").query("b", Int.self).query("c", [Int].self).query("d", Int?.self),
            "/a?b={b: Int}&c={c: [Int]}&d={d: Int?}"),
        Example(
            RoutePath("a").query("b", Int.self, default: 1).query("c", Int?.self, isLenient: true),
            "/a?b={b: Int = 1}&c={c: try? Int}"),
        Example(
            RoutePath("a").query(RouteQuery("b", Int.self) | RouteQuery("c", Bool.self)), "/a?(b={b: Int}|c={c: Bool})"),
        Example(RoutePath("a").query("b", Int.self).fragment(String?.self, "c"), "/a?b={b: Int}#{c?}"),
        Example(RoutePath("a").capture(Either<Int, Bool>.self), "/a/{0}"),
    ]

    @Test("A composed path equals the pattern parsed from its string", arguments: literals + captures)
    func text(_ example: Example) throws {
        #expect(example.path.description == example.text)
        #expect(try RoutePattern(example.text) == example.path)
    }
}

@Suite("Routes made from composed paths")
struct ComposedRouteTests {
    enum Recipe: Hashable, Sendable {
        case home, user(Int), post(Int, Int), named(Either<Int, String>), maybe(String?, Int), range(Book?)
        case shelf(Int), page(String?), tagged(Either<Int, Bool>), docs([String], Int), six([Int]), tab(Tab)
        case section(Int, String?), opened(Int?), both(Int, String)
    }

    struct Book: Hashable, Sendable { var id: Int, page: Int }

    static func table() -> RouteTable<Recipe> {
        var table = RouteTable<Recipe>(accepting: [.scheme("app")])
        table.add(RoutePath("home"), RoutePath("start"), named: "home", to: .home)
        table.add(RoutePath("user").capture(Int.self), build: Recipe.user) {
            if case .user(let id) = $0 { id } else { nil }
        }
        table.add(
            "user" / RoutePath(Int.self) / "posts" / RoutePath(Int.self, "post"), named: "post", build: Recipe.post
        ) {
            if case .post(let user, let id) = $0 { (user, id) } else { nil }
        }
        table.add("named" / (RoutePath(Int.self) | ("by" / RoutePath(String.self))), build: Recipe.named) {
            if case .named(let name) = $0 { name } else { nil }
        }
        table.add(RoutePath("maybe").optional("x" / RoutePath(String.self)).capture(Int.self), build: Recipe.maybe) {
            if case .maybe(let text, let id) = $0 { (text, id) } else { nil }
        }
        table.add(RoutePath("range").optional("book" / RoutePath(Int.self) / RoutePath(Int.self))) {
            Recipe.range($0.map { Book(id: $0.0, page: $0.1) })
        } inverse: {
            if case .range(let book) = $0 { .some(book.map { ($0.id, $0.page) }) } else { nil }
        }
        table.add(("shelf" / RoutePath(Int.self)) | ("s" / RoutePath(Int.self)), build: Recipe.shelf) {
            if case .shelf(let id) = $0 { id } else { nil }
        }
        table.add("page" / (RoutePath("first") | RoutePath(String.self)), build: Recipe.page) {
            if case .page(let text) = $0 { text } else { nil }
        }
        table.add(
            RoutePath("tagged").query(RouteQuery("id", Int.self) | RouteQuery("on", Bool.self)), build: Recipe.tagged
        ) {
            if case .tagged(let tag) = $0 { tag } else { nil }
        }
        table.add(RoutePath("docs").rest().capture(Int.self), build: Recipe.docs) {
            if case .docs(let path, let id) = $0 { (path, id) } else { nil }
        }
        let three = RoutePath().capture(Int.self).capture(Int.self).capture(Int.self)
        table.add(RoutePath("six").followed(by: three).followed(by: three).capture(Int.self)) {
            Recipe.six([$0, $1, $2, $3, $4, $5, $6])
        } inverse: {
            guard case .six(let all) = $0, all.count == 7 else { return nil }
            return (all[0], all[1], all[2], all[3], all[4], all[5], all[6])
        }
        table.group("/in/{group: Int}", requires: [.signedIn]) { group in
            group.add(RoutePath("tab").capture(Tab.self), build: Recipe.tab) {
                if case .tab(let tab) = $0 { tab } else { nil }
            }
        }
        table.add(RoutePath("section").query("n", Int.self, default: 1).fragment(String?.self), build: Recipe.section) {
            if case .section(let number, let text) = $0 { (number, text) } else { nil }
        }
        table.add(RoutePath("opened").query("id", Int?.self, isLenient: true), build: Recipe.opened) {
            if case .opened(let id) = $0 { .some(id) } else { nil }
        }
        return table
    }

    @Test(
        "A link opens a route of a composed path with its typed values",
        arguments: [
            ("app://home", Recipe.home), ("app://start", .home), ("app://user/5", .user(5)), ("app://user/x", nil),
            ("app://user/5/posts/6", .post(5, 6)), ("app://named/5", .named(.first(5))),
            ("app://named/by/5", .named(.second("5"))), ("app://named/x", nil),
            ("app://maybe/7", .maybe(nil, 7)), ("app://maybe/x/a/7", .maybe("a", 7)),
            ("app://range", .range(nil)), ("app://range/book/1/2", .range(Book(id: 1, page: 2))),
            ("app://range/book/1", nil), ("app://shelf/3", .shelf(3)), ("app://s/3", .shelf(3)),
            ("app://page/first", .page(nil)), ("app://page/2", .page("2")),
            ("app://tagged?id=4", .tagged(.first(4))), ("app://tagged?on=true", .tagged(.second(true))),
            ("app://tagged?on=4", nil), ("app://docs/a/b/3", .docs(["a", "b"], 3)), ("app://docs/3", .docs([], 3)),
            ("app://six/1/2/3/4/5/6/7", .six([1, 2, 3, 4, 5, 6, 7])), ("app://in/2/tab/photos", .tab(.photos)),
            ("app://in/2/tab/x", nil), ("app://section", .section(1, nil)), ("app://section?n=2#a", .section(2, "a")),
            ("app://opened", .opened(nil)), ("app://opened?id=x", .opened(nil)), ("app://opened?id=2", .opened(2)),
        ] as [(String, Recipe?)])
    func matching(_ link: String, _ route: Recipe?) throws {
        #expect(try Router(Self.table()).match(for: link)?.route == route)
    }

    @Test(
        "A route of a composed path prints a link that opens the same route",
        arguments: [
            (Recipe.home, "app://home"), (.user(5), "app://user/5"), (.post(5, 6), "app://user/5/posts/6"),
            (.named(.first(5)), "app://named/5"), (.named(.second("5")), "app://named/by/5"),
            (.maybe(nil, 7), "app://maybe/7"), (.maybe("a/b", 7), "app://maybe/x/a%2Fb/7"),
            (.range(nil), "app://range"),
            (.range(Book(id: 1, page: 2)), "app://range/book/1/2"), (.shelf(3), "app://shelf/3"),
            (.page(nil), "app://page/first"), (.page("2"), "app://page/2"),
            (.tagged(.first(4)), "app://tagged?id=4"), (.tagged(.second(false)), "app://tagged?on=false"),
            (.docs(["a", "b"], 3), "app://docs/a/b/3"), (.docs([], 3), "app://docs/3"),
            (.six([1, 2, 3, 4, 5, 6, 7]), "app://six/1/2/3/4/5/6/7"), (.section(1, nil), "app://section"),
            (.section(3, "a b"), "app://section?n=3#a%20b"), (.opened(nil), "app://opened"),
        ])
    func printing(_ route: Recipe, _ link: String) throws {
        let router = try Router(Self.table())
        #expect(try router.url(for: route) == link)
        #expect(router.match(for: link)?.route == route)
    }

    struct Fault: Sendable {
        let add: @Sendable (inout RouteTable<Recipe>) -> Void
        let problems: [String]
    }

    static let faults = [
        Fault(
            add: { $0.add(RoutePath("a").capture(Int?.self)) { _ in .home } },
            problems: ["optional-in-path at /{0: Int?}"]),
        Fault(
            add: { $0.add(RoutePath("a").capture([Int].self)) { _ in .home } },
            problems: ["list-in-path at {0: [Int]}"]
        ),
        Fault(
            add: { $0.add(RoutePath("a").capture(Int.self, "x").capture(Int.self, "x")) { _, _ in .home } },
            problems: ["duplicate-parameter at x"]),
        Fault(
            add: { $0.add(RoutePath("a").optional(RoutePath("b").query("c", is: "d")), to: .home) },
            problems: ["query-in-group at /a[/b]?c=d"]),
        Fault(
            add: { $0.add(RoutePath("a") | RoutePath("b").query("c", is: "d"), to: .home) },
            problems: ["query-in-group at /(a|b)"]),
        Fault(add: { $0.add(RoutePath("a//b"), to: .home) }, problems: ["empty-segment at //"]),
        Fault(
            add: { $0.add(RoutePath("a").capture(Int.self, as: .named("Nope"))) { _ in .home } },
            problems: ["unknown-type at Nope"]),
        Fault(
            add: { $0.add(RoutePath("a").capture(Int.self, as: .named("Double"))) { _ in .home } },
            problems: ["parameter-type at 0"]),
        Fault(
            add: { $0.add(RoutePath("a").capture(Int.self, as: .oneOf(["1", "2"]))) { _ in .home } }, problems: []),
        Fault(
            add: { $0.add(RoutePath("a").fragment(is: "x").fragment(Int.self)) { _ in .home } },
            problems: ["second-fragment at /a#{0: Int}"]),
    ]

    @Test("The table reports parts of a composed path that no pattern allows", arguments: faults)
    func isReported(_ fault: Fault) {
        var table = RouteTable<Recipe>()
        fault.add(&table)
        #expect(table.problems().filter { $0.severity == .error }.map(\.place) == fault.problems)
    }

    @Test("An alternative whose optional value is absent opens the route")
    func absentAlternative() throws {
        var table = RouteTable<String>()
        table.add(RoutePath("r").query(RouteQuery("id", Int?.self) | RouteQuery("name", String.self))) {
            (value: Either<Int?, String>) in
            switch value {
            case .first(let id): "id \(id.map(String.init) ?? "none")"
            case .second(let name): "name \(name)"
            }
        }
        let router = try Router(table)
        #expect(router.match(for: "/r?id=7")?.route == "id 7")
        #expect(router.match(for: "/r?name=a")?.route == "name a")
        #expect(router.match(for: "/r")?.route == "id none")
    }

    @Test("A composed path's function passes a link on with nil, and fails by throwing")
    func passing() throws {
        struct Refused: Error {}
        var table = RouteTable<Int>()
        table.add("a" / RoutePath(Int.self)) { (id: Int) throws -> Int? in
            if id == 0 { throw Refused() } else { id == 1 ? nil : id }
        }
        table.add(RoutePath("a") / RoutePath.anySegment, to: 100)
        let router = try Router(table)
        #expect(router.match(for: "/a/2")?.route == 2)
        #expect(router.match(for: "/a/1")?.route == 100)
        guard case .failed = router.result(for: "/a/0") else {
            Issue.record("it did not fail")
            return
        }
    }
}
