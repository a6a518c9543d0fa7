import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// The overloads for different numbers of values behave the same.
@Suite("Composed paths of one to six values")
struct OverloadTests {
    private static let int = RoutePath(Int.self)
    private static let pair = RoutePath("a").capture(Int.self).capture(Int.self)

    static let examples = [
        RoutePathTests.Example("a" / int / int, "/a/{0: Int}/{1: Int}"),
        RoutePathTests.Example("a" / int / int / int, "/a/{0: Int}/{1: Int}/{2: Int}"),
        RoutePathTests.Example("a" / int / int / int / int, "/a/{0: Int}/{1: Int}/{2: Int}/{3: Int}"),
        RoutePathTests.Example("a" / int / int / int / int / int, "/a/{0: Int}/{1: Int}/{2: Int}/{3: Int}/{4: Int}"),
        RoutePathTests.Example(
            "a" / int / int / int / int / int / int, "/a/{0: Int}/{1: Int}/{2: Int}/{3: Int}/{4: Int}/{5: Int}"),
        RoutePathTests.Example(int | "b", "/({0: Int}|b)"),
        RoutePathTests.Example(int | RoutePath<Void>("b"), "/({0: Int}|b)"),
        RoutePathTests.Example(
            pair | RoutePath("b").capture(Int.self).capture(Int.self), "/(a/{0: Int}/{1: Int}|b/{2: Int}/{3: Int})"),
        RoutePathTests.Example(int.optional("b").optional(RoutePath<Void>("c")), "/{0: Int}[/b][/c]"),
        RoutePathTests.Example(int.optional(int), "/{0: Int}[/{1: Int}]"),
        RoutePathTests.Example(pair.optional("b" / int / int), "/a/{0: Int}/{1: Int}[/b/{2: Int}/{3: Int}]"),
        RoutePathTests.Example(RoutePath("a").query(RouteQuery("b", Int.self, default: 2)), "/a?b={b: Int = 2}"),
        RoutePathTests.Example(
            RoutePath("a").query(RouteQuery("b", Int.self) | RouteQuery("c", Int.self)), "/a?(b={b: Int}|c={c: Int})"),
        RoutePathTests.Example(int.query(RouteQuery("b", Int.self)), "/{0: Int}?b={b: Int}"),
        RoutePathTests.Example(int.query("b", Int?.self), "/{0: Int}?b={b: Int?}"),
        RoutePathTests.Example(pair.query("b", Int.self, default: 1), "/a/{0: Int}/{1: Int}?b={b: Int = 1}"),
        RoutePathTests.Example(int.fragment(Int.self, "c"), "/{0: Int}#{c: Int}"),
    ]

    @Test("A composed path of several values equals the pattern parsed from its string", arguments: examples)
    func text(_ example: RoutePathTests.Example) throws {
        #expect(example.path.description == example.text)
        #expect(try RoutePattern(example.text) == example.path)
    }

    @Test("A path of six values gives all values to the function and prints them in order")
    func six() throws {
        var table = RouteTable<[Int]>(accepting: [.scheme("app")])
        let path = "a" / Self.int / Self.int / Self.int / Self.int / Self.int / Self.int
        table.add(path) {
            [$0, $1, $2, $3, $4, $5]
        } inverse: {
            ($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
        }
        let router = try Router(table)
        #expect(router.match(for: "app://a/1/2/3/4/5/6")?.route == [1, 2, 3, 4, 5, 6])
        #expect(try router.url(for: [6, 5, 4, 3, 2, 1]) == "app://a/6/5/4/3/2/1")
    }

    @Test("Alternative paths of two values give the matched values, and print the first alternative")
    func pairs() throws {
        var table = RouteTable<[Int]>(accepting: [.scheme("app")])
        table.add(Self.pair | RoutePath("b").capture(Int.self).capture(Int.self)) {
            [$0, $1]
        } inverse: {
            ($0[0], $0[1])
        }
        let router = try Router(table)
        #expect(router.match(for: "app://a/1/2")?.route == [1, 2])
        #expect(router.match(for: "app://b/3/4")?.route == [3, 4])
        #expect(try router.url(for: [5, 6]) == "app://a/5/6")
    }
}

@Suite("Parameters composed of other types")
struct ComposedParameterTests {
    @Test(
        "An Either value reads a string as its first type, or else as its second",
        arguments: [("5", Either<Int, Bool>.first(5)), ("true", .second(true)), ("x", nil)]
            as [(String, Either<Int, Bool>?)])
    func either(text: String, value: Either<Int, Bool>?) {
        #expect(Either<Int, Bool>(parameter: text) == value)
        if let value { #expect(value.parameterText == text) }
    }

    @Test("An optional parameter reads its wrapped value, and prints nil as an empty string")
    func optional() {
        #expect(Int?(parameter: "5") == 5)
        #expect(Int?(parameter: "x") == nil)
        #expect(Int?.some(5).parameterText == "5")
        #expect(Int?.none.parameterText == "")
    }

    @Test("A list parameter reads a single value from a string, and prints several values with commas")
    func list() {
        #expect([Int](parameter: "5") == [5])
        #expect([Int](parameter: "x") == nil)
        #expect([1, 2].parameterText == "1,2")
        #expect([Int](capture: .list(["a"])) == nil)
        #expect([Int](capture: .int(1)) == nil)
    }
}
