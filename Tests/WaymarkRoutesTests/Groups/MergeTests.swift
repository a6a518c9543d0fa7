import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Merged tables")
struct MergeTests {
    enum Shop: Hashable, Sendable { case front, item(Int), tab(Tab) }
    enum App: Hashable, Sendable { case home, shop(Shop), tab(GroupedTab) }
    enum GroupedTab: String, ParameterConvertible {
        case one, two
        static let parameterType = ParameterType.named("Tab")
    }

    /// The table of a feature, which does not depend on the app.
    static func shop() -> RouteTable<Shop> {
        var table = RouteTable<Shop>()
        table.types["Code"] = .characters(.digits, lengths: 4...4)
        table.add("/", named: "front", to: .front)
        table.group("/items", requires: ["adult"]) { items in
            items.add("/{id}", named: "item") { (id: Int) in
                .item(id)
            } inverse: {
                if case .item(let id) = $0 { id } else { nil }
            }
            items.add("/code/{code: Code}") { match in .item(try match.value("code")) }
        }
        table.add("/tab/{tab}", from: [.scheme("shop")]) { (tab: Tab) in
            .tab(tab)
        } inverse: {
            if case .tab(let tab) = $0 { tab } else { nil }
        }
        return table
    }

    static func app() -> RouteTable<App> {
        var table = RouteTable<App>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/tab/{tab}") { (tab: GroupedTab) in .tab(tab) }
        table.group("/v1", requires: ["online"]) { group in
            group.merge(shop(), under: "/shop", named: "shop", requires: [.signedIn]) {
                .shop($0)
            } inverse: {
                if case .shop(let route) = $0 { route } else { nil }
            }
        }
        return table
    }

    @Test(
        "A link opens a merged feature's route under its prefix, with all requirements",
        arguments: [
            ("https://example.com/v1/shop", App.shop(.front), ["online", .signedIn]),
            ("https://example.com/v1/shop/items/5", .shop(.item(5)), ["online", .signedIn, "adult"]),
            ("https://example.com/v1/shop/items/code/1234", .shop(.item(1234)), ["online", .signedIn, "adult"]),
            ("https://example.com/v1/shop/items/code/123", nil, []),
            ("https://evil.example/v1/shop/items/5", nil, []),
            ("https://example.com/v1/shop/tab/posts", nil, []),
            ("shop://v1/shop/tab/posts", .shop(.tab(.posts)), ["online", .signedIn]),
            ("shop://v1/shop/tab/one", nil, []),
            ("https://example.com/tab/one", .tab(.one), []),
        ] as [(String, App?, [Condition])])
    func opening(_ link: String, _ route: App?, _ requirements: [Condition]) throws {
        let match = try Router(Self.app()).match(for: link)
        #expect(match?.route == route)
        #expect(match?.requirements ?? [] == requirements)
    }

    @Test(
        "A route of a merged feature prints with the app's sources and prefix",
        arguments: [
            (App.shop(.front), "https://example.com/v1/shop"),
            (.shop(.item(5)), "https://example.com/v1/shop/items/5"),
            (.shop(.tab(.photos)), "shop://v1/shop/tab/photos"),
        ])
    func printing(_ route: App, _ link: String) throws {
        #expect(try Router(Self.app()).url(for: route) == link)
    }

    @Test("Merged tables of the same type keep their own sources and the order of their entries")
    func sameType() throws {
        var first = RouteTable<Int>(accepting: [.scheme("a")], precedence: .declaration)
        first.add("/{x}", to: 1)
        var second = RouteTable<Int>(accepting: [.scheme("b")])
        second.add("/{x}", to: 2)
        second.add("/y", to: 3)
        first.merge(second)
        let router = try Router(first)
        #expect(router.match(for: "a://y")?.route == 1)
        #expect(router.match(for: "b://y")?.route == 2)
        #expect(router.matches(for: "b://y").map(\.route) == [2, 3])
    }

    static let shared = ParameterConstraint.custom { $0.hasPrefix("x") }

    struct Clash: Sendable {
        let one: ParameterConstraint
        let other: ParameterConstraint
        let problems: [String]
    }

    @Test(
        "The table reports two types of the same name unless their constraints are equal",
        arguments: [
            Clash(one: .oneOf(["a", "b"]), other: .oneOf(["b", "a"]), problems: []),
            Clash(one: .oneOf(["a", "b"]), other: .oneOf(["a"]), problems: ["type-clash"]),
            Clash(one: .characters(.hex), other: .characters(.hex), problems: []),
            Clash(one: .characters(.hex), other: .characters(.digits), problems: ["type-clash"]),
            Clash(one: shared, other: shared, problems: []),
            Clash(one: .custom { _ in true }, other: .custom { _ in true }, problems: ["type-clash"]),
        ])
    func types(_ clash: Clash) {
        var table = RouteTable<Int>()
        table.types["T"] = clash.one
        table.add("/{x: T}", to: 1)
        var other = RouteTable<Int>()
        other.types["T"] = clash.other
        other.add("/o/{x: T}", to: 2)
        table.merge(other)
        #expect(table.problems().map(\.code) == clash.problems)
    }

    @Test("Problems of a merged table keep their pattern, and gain its name and prefix")
    func problems() {
        var other = RouteTable<Int>()
        other.add("/{", named: "b", to: 2)
        other.add("/c/{d: Nope}", named: "c", to: 2)
        var table = RouteTable<Int>()
        table.merge(other, under: "/x", named: "o")
        table.merge(other, under: "/y/**")
        let problems = table.problems()
        #expect(
            problems.map(\.place) == [
                "unclosed-brace at {", "catch-all-in-prefix at **", "unclosed-brace at {", "unknown-type at Nope",
            ])
        #expect(problems.map(\.route) == ["o.b", nil, "b", "o.c"])
        #expect(problems.last?.pattern == "/x/c/{d: Nope}")
    }

    @Test("A merge prefix's parameter is readable by name, and a problem for a function without it")
    func parameters() throws {
        var other = RouteTable<String>()
        other.add("/a") { match in match["shop"]?.description }
        var table = RouteTable<String>()
        table.merge(other, under: "/{shop}")
        #expect(try Router(table).match(for: "/x/a")?.route == "x")
        other.add("/{b}") { (b: String) in b }
        table.merge(other, under: "/s/{shop}")
        #expect(table.problems().map(\.code) == ["parameter-count"])
    }
}
