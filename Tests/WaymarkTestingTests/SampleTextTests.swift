import Testing
import WaymarkCore
import WaymarkLanguages
import WaymarkPrinting
import WaymarkRoutes

@testable import WaymarkTesting

@Suite("Sample values of types")
struct SampleTextTests {
    @Test(
        "A regular expression type has its shortest strings as sample values, in plain characters",
        arguments: [
            ("[a-z0-9]+(-[a-z0-9]+)*", ["a", "b", "c", "0"]), ("[A-Z]{3}-[0-9]", ["AAA-0", "AAA-1", "AAA-2", "AAA-3"]),
            ("(ab)*", ["ab", "abab", "ababab", "abababab"]), ("|x", ["x"]), ("", []), ("é", ["é"]),
            ("[0-9a-f]{40}", ["a", "b", "c", "0"].map { String(repeating: "a", count: 39) + $0 }), ("(", []),
        ] as [(String, [String])])
    func texts(_ expression: String, _ texts: [String]) {
        let constraint = ParameterConstraint.matching(expression)
        #expect(constraint.shortestTexts == texts)
        for text in constraint.shortestTexts { #expect(constraint.accepts(text)) }
    }

    @Test("A list has its strings as sample values, and a character class has strings of the shortest length")
    func listed() {
        #expect(ParameterConstraint.oneOf(["posts", "likes"]).shortestTexts == ["posts", "likes"])
        #expect(ParameterConstraint.characters(.letters, lengths: 3...5).shortestTexts == ["aaa", "bbb"])
        #expect(ParameterConstraint.characters(.digits, lengths: 0...5).shortestTexts == ["0", "1"])
    }

    private enum Tab: String, CaseIterable, ParameterConvertible { case posts, likes }
    private enum Size: Int, CaseIterable, ParameterConvertible { case small = 10, large = 20 }

    @Test("A route with values of enums needs no example")
    func enums() {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/tabs/{tab}/{size}?also={others}", named: "tab") { (tab: Tab, size: Size, others: [Tab]) in
            "\(tab) \(size) \(others)"
        }
        #expect(table.failures().map(\.message) == [])
    }

    @Test("A table whose types accept only a regular expression has a sample match")
    func table() throws {
        var table = RouteTable<String>()
        table.types["Order"] = .matching("[A-Z]{3}-[0-9]{4}")
        table.add("/order/{number: Order}?ref={ref: Order}", named: "order", to: "order")
        let router = try Router(table)
        #expect(router.sampleMatch(ofEntry: 0)?["number"] == .string("AAA-0000"))
    }
}
