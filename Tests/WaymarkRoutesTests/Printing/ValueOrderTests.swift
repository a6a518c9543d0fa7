import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@Suite("Printed values in any number and order")
struct ValueOrderTests {
    struct Route: Hashable, Sendable {
        var numbers: [Int]
        var rest: [String] = []
    }

    /// A router with parameter names in the order of the function's parameters, which differs from the patterns' order.
    private static func router() throws -> Router<Route> {
        var table = RouteTable<Route>()
        table.add("/two/{b}/{a}", parameters: ["a", "b"]) { (a: Int, b: Int) in
            Route(numbers: [a, b])
        } inverse: {
            $0.numbers.count == 2 ? ($0.numbers[0], $0.numbers[1]) : nil
        }
        table.add("/five/{a}/{b}-{c}/{e}?d={d}", parameters: ["a", "b", "c", "d", "e"]) {
            (a: Int, b: Int, c: Int, d: Int, e: Int) in
            Route(numbers: [a, b, c, d, e])
        } inverse: {
            let all = $0.numbers
            return all.count == 5 ? (all[0], all[1], all[2], all[3], all[4]) : nil
        }
        table.add("/rest/{rest: **+}/{a}", parameters: ["a", "rest"]) { (a: Int, rest: [String]) in
            Route(numbers: [a], rest: rest)
        } inverse: {
            $0.numbers.count == 1 ? ($0.numbers[0], $0.rest) : nil
        }
        return try Router(table)
    }

    @Test(
        "A route prints its values by name, in an order other than the function's",
        arguments: [
            (Route(numbers: [1, -2]), "/two/-2/1"),
            (Route(numbers: [.max, .min]), "/two/-9223372036854775808/9223372036854775807"),
            (Route(numbers: [1, 2, 3, 4, 5]), "/five/1/2-3/5?d=4"),
            (Route(numbers: [7], rest: ["a/b", "c d"]), "/rest/a%2Fb/c%20d/7"),
        ])
    func printing(_ route: Route, _ link: String) throws {
        let router = try Self.router()
        #expect(try router.url(for: route) == link)
        #expect(router.route(for: link) == route)
    }

    @Test("An entry prints one to six captures by name, and refuses missing or unknown names", arguments: 1...6)
    func captures(_ count: Int) throws {
        let names = (0..<count).map { "p\(count - $0)" }
        let pattern = names.map { "/{\($0)}" }.joined()
        var table = RouteTable<Int>()
        table.add(pattern, named: "route", to: 1)
        let router = try Router(table)
        let captures = Dictionary(uniqueKeysWithValues: names.map { ($0, CaptureValue.string($0)) })
        #expect(try router.url(named: "route", captures: captures) == names.map { "/" + $0 }.joined())
        let missing = captures.filter { $0.key != "p1" }
        let error = #expect(throws: PrintError.self) { try router.url(named: "route", captures: missing) }
        #expect(error?.code == "missing-value")
        let unknown = captures.merging(["q": 1]) { a, _ in a }
        let other = #expect(throws: PrintError.self) { try router.url(named: "route", captures: unknown) }
        #expect(other?.code == "unknown-parameter")
    }
}
