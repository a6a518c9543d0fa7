import Testing
import WaymarkCore
import WaymarkLanguages
import WaymarkPrinting
import WaymarkRoutes

@testable import WaymarkTesting

@Suite("Sample values of regular expression types")
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

    @Test("A table whose types accept only a regular expression has a sample match")
    func table() throws {
        var table = RouteTable<String>()
        table.types["Order"] = .matching("[A-Z]{3}-[0-9]{4}")
        table.add("/order/{number: Order}?ref={ref: Order}", named: "order", to: "order")
        let router = try Router(table)
        #expect(router.sampleMatch(ofEntry: 0)?["number"] == .string("AAA-0000"))
    }
}
