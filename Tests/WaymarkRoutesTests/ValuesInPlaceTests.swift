import Synchronization
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// A pattern and a matching link, with the values of its parameters.
private struct PlacedValues: CustomTestStringConvertible, Sendable {
    let pattern: String
    let link: String
    let values: [CaptureValue?]

    init(_ pattern: String, _ link: String, _ values: CaptureValue?...) {
        (self.pattern, self.link, self.values) = (pattern, link, values)
    }

    var testDescription: String { "\(pattern) of \(link)" }

    static let all = [
        PlacedValues("/user/{id: Int}/{name}", "/user/15/anna", 15, "anna"),
        PlacedValues("/user/{id: Int}", "/user/-9223372036854775808", .int(.min)),
        PlacedValues("/user/{id: UInt64}", "/user/18446744073709551615", .uint(.max)),
        PlacedValues("/name/{name}", "/name/J%C3%BCrgen%20M", "Jürgen M"),
        PlacedValues("/on/{flag: Bool}/{ratio: Double}", "/on/true/0.50", true, 0.5),
        PlacedValues("/@{handle}", "/@anna", "anna"),
        PlacedValues("/{file}.{ext}", "/a.tar.gz", "a", "tar.gz"),
        PlacedValues("/v{major: Int}-{minor: Int}x", "/v12-3x", 12, 3),
        PlacedValues("/a%2E{x}", "/a.%41b", "Ab"),
        PlacedValues("/docs/{path: **}", "/docs/a/b%2Fc/d", .list(["a", "b/c", "d"])),
        PlacedValues("/docs/{path: **}", "/docs", .list([])),
        PlacedValues("/{a: **}/x/{b}/{c: **}", "/1/2/x/3/4/5", .list(["1", "2"]), "3", .list(["4", "5"])),
        PlacedValues("/a/{x: **}/@{name}", "/a/1/2/@b", .list(["1", "2"]), "b"),
        PlacedValues("/s?q={q}&n={n: Int}", "/s?n=3&q=a%26b", "a&b", 3),
        PlacedValues("/s?n={n: Int = 7}&m={m: Int?}", "/s", 7, nil),
        PlacedValues("/s?n={n: Int = 7}&m={m: Int?}", "/s?m=1&n=2", 2, 1),
        PlacedValues("/s?t={t: [String]}", "/s?t=a,b&x=1&t=c%2Cd", .list(["a", "b", "c,d"])),
        PlacedValues("/s?t={t: [Int]?}", "/s?t=1,2", .list([1, 2])),
        PlacedValues("/s?t={t: [Int]?}", "/s", nil),
        PlacedValues("/s?t={t: [Int] = 1,2}", "/s", .list([1, 2])),
        PlacedValues("/s?n={n: try? Int}", "/s?n=x", nil),
        PlacedValues("/page#{section?}", "/page#a%20b", "a b"),
        PlacedValues("/page#{section?}", "/page", nil),
        PlacedValues("/p[/info]/{id}", "/p/info/3", "3"),
        PlacedValues("/p[/{kind}]/x/{id}", "/p/x/3", nil, "3"),
        PlacedValues("/(u/{a}|v/{b})/{c}", "/v/1/2", nil, "1", "2"),
    ]
}

@Suite("Parameter values read from the link itself")
struct ValuesInPlaceTests {
    @Test("A parameter has the same value by index, by name and among all captures", arguments: PlacedValues.all)
    fileprivate func values(_ row: PlacedValues) throws {
        for source in [nil, "https://example.com", "app:", "app:/"] where source != "app:/" || !row.link.hasPrefix("/@")
        {
            var table = RouteTable<Int>(accepting: [.anywhere, .scheme("app")])
            table.add(row.pattern, to: 1)
            let link = (source ?? "") + row.link
            let router = try Router(table)
            let match = try #require(router.match(for: link), "\(link)")
            let names = match.pattern.parameters.compactMap(\.name)
            let inPlace = router.withMatch(for: link) { view in names.indices.map { view.value(ofParameter: $0) } }
            #expect(inPlace == row.values)
            #expect(names.map { match[$0] } == row.values)
            #expect(names.map { match.captures[$0] } == row.values)
        }
    }

    @Test("An index that no parameter has gives no value")
    func outside() throws {
        var table = RouteTable<Int>()
        table.add("/user/{id}", to: 1)
        let router = try Router(table)
        for index in [-1, 1, Int.max, Int.min] {
            #expect(router.withMatch(for: "/user/1") { $0.value(ofParameter: index) } == .some(nil))
        }
    }
}

@Suite("Functions of parameter values")
struct ValueFunctionTests {
    /// Functions of one to four values, with their parameters by position, and by name in another order.
    private static func table() -> RouteTable<String> {
        var table = RouteTable<String>()
        table.add("/1/{a}") { (a: Int) in
            "\(a)"
        } inverse: {
            Int($0)
        }
        table.add("/2/{a}/{b}") { (a: Int, b: String) in "\(a) \(b)" }
        table.add("/3/{a}/{b}?c={c: [Int]}") { (a: Int, b: String, c: [Int]) in "\(a) \(b) \(c)" }
        table.add("/4/{a}/{b}/{c}/{d}") { (a: Int, b: String, c: Bool, d: String) in "\(a) \(b) \(c) \(d)" }
        table.add("/n1/{a}", "/m1?a={a}", parameters: ["a"]) { (a: Int) in "\(a)" }
        table.add("/n2/{b}/{a}", "/m2/{a}/{b}", parameters: ["a", "b"]) { (a: Int, b: String) in "\(a) \(b)" }
        table.add("/n3/{c}/{b}/{a}", "/m3/{a}/{b}", parameters: ["a", "b", "c"]) { (a: Int, b: String, c: String?) in
            "\(a) \(b) \(c ?? "-")"
        }
        table.add("/n4/{d}/{c}/{b}/{a}", parameters: ["a", "b", "c", "d"]) {
            (a: Int, b: String, c: Bool, d: String) in "\(a) \(b) \(c) \(d)"
        }
        table.add("/flags?on={on}&ratio={ratio?}&small={small}") { (on: Bool, ratio: Double?, small: UInt8) in
            "\(on) \(ratio ?? -1) \(small)"
        }
        table.add("/none") { "none" }
        return table
    }

    @Test(
        "A function receives its parameters' values, whatever their number and order",
        arguments: [
            ("/1/5", "5"), ("/1/x", nil), ("/2/5/x", "5 x"), ("/3/5/x?c=1,2", "5 x [1, 2]"),
            ("/4/5/x/true/y", "5 x true y"), ("/n1/5", "5"), ("/n2/x/5", "5 x"), ("/m2/5/x", "5 x"),
            ("/n3/z/x/5", "5 x z"), ("/m3/5/x", "5 x -"), ("/n4/y/true/x/5", "5 x true y"),
            ("/flags?on=true&small=255", "true -1.0 255"), ("/flags?on=true&small=256", nil),
            ("/flags?small=1&ratio=2.50&on=false", "false 2.5 1"), ("/none", "none"),
        ])
    func values(_ link: String, _ expected: String?) throws {
        let router = try Router(Self.table())
        #expect(router.route(for: link) == expected)
        #expect(router.match(for: link)?.route == expected)
        #expect(router.canOpen(link) == (expected != nil))
    }
}

@Suite("Routes read without their match")
struct RouteAloneTests {
    @Test(
        "A route read without a match equals the route of the match",
        arguments: [
            ("/a/1", "a1"), ("/a/2", "any /a/2"), ("/a/3", "any /a/3"), ("/a/x", "any /a/x"), ("/fail/1", nil),
            ("/none", nil), ("//", nil), ("https://user@example.com/a/1", nil),
        ])
    func sameRoute(_ link: String, _ expected: String?) throws {
        struct Refusal: Error {}
        var table = RouteTable<String>()
        table.add("/a/{n: Int}") { (n: Int) in n == 1 ? "a1" : nil }
        table.add("/{first}/{n: Int}") { match in
            if match["first"] == "fail" { throw Refusal() }
            return nil
        }
        table.add("/{first}/{second}") { match in "any \(match.url.text)" }
        let router = try Router(table)
        #expect(router.route(for: link) == expected)
        #expect(router.match(for: link)?.route == expected)
    }

    /// The entries do not use `RouteMatch`. The router reads routes of such tables without creating a match.
    @Test(
        "A route read without a match calls each entry that passes once",
        arguments: [
            ("/a/1", "a1", [1]), ("/a/2", "any a 2", [1, 2]), ("/a/x", "any a x", []), ("/fail/1", nil, [2]),
            ("/none", nil, []),
        ] as [(String, String?, [Int])])
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func passing(_ link: String, _ expected: String?, _ calls: [Int]) throws {
        struct Refusal: Error {}
        let asked = Mutex<[Int]>([])
        var table = RouteTable<String>()
        table.add("/a/{n: Int}") { (n: Int) in
            asked.withLock { $0.append(1) }
            return n == 1 ? "a1" : nil
        }
        table.add("/{first}/{n: Int}") { (first: String, n: Int) in
            asked.withLock { $0.append(2) }
            if first == "fail" { throw Refusal() }
            return nil
        }
        table.add("/{first}/{second}") { (first: String, second: String) in "any \(first) \(second)" }
        let router = try Router(table)
        #expect(router.route(for: link) == expected)
        #expect(asked.withLock { $0 } == calls)
        #expect(router.match(for: link)?.route == expected)
        #expect(asked.withLock { $0 } == calls + calls)
    }
}
