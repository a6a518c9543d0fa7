import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@Suite("Exploded lists, marked with `*`")
struct ExplodedListTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let parameter: String
        let link: String
        /// `nil` if the link does not match.
        let value: CaptureValue?

        init(_ parameter: String, _ link: String, _ value: CaptureValue?) {
            (self.parameter, self.link, self.value) = (parameter, link, value)
        }

        var testDescription: String { "{\(parameter)}: \(link)" }
    }

    @Test(
        "An exploded list reads each query item as one element, commas included",
        arguments: [
            Row("x: [String]*", "/s?x=a,b", ["a,b"]), Row("x: [String]", "/s?x=a,b", ["a", "b"]),
            Row("x: [String]*", "/s?x=a&x=b,c", ["a", "b,c"]), Row("x: [String]*", "/s?x=a%2Cb", ["a,b"]),
            Row("x: [String]*", "/s?x=", [""]), Row("x: [String]*", "/s?x=,", [","]), Row("x: [String]*", "/s", nil),
            Row("x: [Int]*", "/s?x=1&x=2", [1, 2]), Row("x: [Int]*", "/s?x=1,2", nil),
            Row("x: [Int]*", "/s?x=1&x=a", nil),
            Row("x: [Int]*?", "/s", []), Row("x: [Int]*?", "/s?x=1,2", nil), Row("x: try? [Int]*", "/s?x=1,2", []),
            Row("x: try? [Int]*", "/s?x=1&x=2", [1, 2]), Row("x: [Int]* = 1,2", "/s", [1, 2]),
            Row("x: [Int]* = 1,2", "/s?x=3", [3]), Row("x: [a%2Cb|c]*", "/s?x=a,b&x=c", ["a,b", "c"]),
            Row("x: [a%2Cb|c]*", "/s?x=a", nil), Row("x: [Pair]*", "/s?x=1,2&x=3,4", ["1,2", "3,4"]),
            Row("x: [Pair]", "/s?x=1,2", nil),
        ])
    func reading(_ row: Row) throws {
        var table = RouteTable<Int>()
        table.types["Pair"] = .custom { $0.split(separator: ",").count == 2 }
        table.add("/s?x={\(row.parameter)}", named: "s", to: 1)
        let router = try Router(table)
        let match = router.match(for: row.link)
        #expect((match == nil) == (row.value == nil))
        guard let match, let value = row.value else { return }
        #expect(match["x"] ?? [] == value)
        #expect(match.captures["x"] ?? [] == value)
        #expect(router.withMatch(for: row.link) { $0.value(ofParameter: 0) ?? [] } == value)
        guard let held = match["x"] else { return }
        let link = try router.url(named: "s", captures: ["x": held])
        #expect(router.match(for: link)?["x"] == held)
    }

    @Test(
        "An exploded list is printed as repeated query items at its position in the query",
        arguments: [
            (["a"], "/s?q=1&x=a&y=2"), (["a,b", "c&d", ""], "/s?q=1&x=a,b&x=c%26d&x=&y=2"), ([], "empty-list"),
        ] as [(CaptureValue, String)])
    func writing(_ value: CaptureValue, _ printed: String) throws {
        var table = RouteTable<Int>()
        table.add("/s?q={q}&x={x: [String]*}&y={y}", named: "s", to: 1)
        let router = try Router(table)
        do throws(PrintError) {
            let link = try router.url(named: "s", captures: ["q": 1, "x": value, "y": 2])
            #expect(link == printed)
            #expect(router.match(for: link)?["x"] == value)
        } catch { #expect(error.code == printed) }
    }

    @Test(
        "A list conflicts with a list that matches the same links and shadows a narrower list",
        arguments: [
            (["[String]", "[String]*"], "conflict"), (["[String]*", "[String]"], "conflict"),
            (["[Int]", "[Int]*"], "shadowed"), (["[Int]*", "[Int]"], nil), (["[a|b]", "[a|b]*"], "shadowed"),
            (["[a%2Cb|a|b]", "[a%2Cb|a|b]*"], "shadowed"), (["[a%2Cb|a|b]*", "[a|b]"], nil),
            (["[Int]*", "[Int8]*"], "shadowed"),
            (["[String]*", "[Int]"], "shadowed"), (["[String]", "[Int]*"], "shadowed"),
            (["[Int]*", "[Int]*"], "conflict"),
        ])
    func finding(_ types: [String], _ code: String?) {
        var table = RouteTable<Int>()
        for (index, type) in types.enumerated() { table.add("/s?x={x: \(type)}", to: index) }
        #expect(table.problems().map(\.code) == (code.map { [$0] } ?? []))
    }

    @Test("An explanation spells the expected exploded list as the pattern does")
    func explaining() throws {
        var table = RouteTable<Int>()
        table.add("/s?x={x: [Int]*}", named: "s", to: 1)
        let router = try Router(table)
        #expect(router.explanation(for: "/s?x=1,2").description.contains("expected 'x={x: [Int]*}'"))
    }
}
