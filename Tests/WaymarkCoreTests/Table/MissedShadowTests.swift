import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

/// Routes that never win, because earlier patterns match all of their links.
@Suite("Detection of routes that are never reached")
struct MissedShadowTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let patterns: [String]
        /// The expected problem code of the last pattern.
        let code: String
        var precedence = Precedence.specificity
        var testDescription: String { patterns.joined(separator: "  ") }

        init(_ patterns: String..., is code: String = "shadowed", _ precedence: Precedence = .declaration) {
            (self.patterns, self.code, self.precedence) = (patterns, code, precedence)
        }

        var codes: [String] {
            var table = RouteTable<Int>(precedence: precedence)
            table.types["Slug"] = .characters(.slug)
            table.types["Digits"] = .characters(.digits, lengths: 1...4)
            table.types["Hex"] = .characters(.hex, lengths: 1...8)
            table.types["Even"] = .custom { Int($0)?.isMultiple(of: 2) == true }
            table.types["Odd"] = .custom { Int($0)?.isMultiple(of: 2) == false }
            for (index, pattern) in patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
            return table.problems().filter { $0.route == "r\(patterns.count - 1)" }.map(\.code)
        }
    }

    @Test(
        "The check of a table reports a shadowed or unacceptable route",
        arguments: [
            Row("/x", "https://a.example/x"), Row("/x", "https://a.example:8443/x"), Row("/x", "myapp://x"),
            Row("https://*.example.com/x", "https://de.example.com/x"),
            Row("https://*.example.com/x", "https://a.de.example.com/x"),
            Row("https://*.example.com/x", "https://*.de.example.com/x"),
            Row("/{x: a|b}", "/b"), Row("/{x: Bool}", "https://a.example/true"), Row("/x/{x: Bool}", "/x/true"),
            Row("/x?q={a}", "/x?q={b}&r={c}"), Row("/x#{s?}", "/x#top"), Row("/a/**", "/a/b/**/c"),
            Row("/**/a/**", "/**/b/a"),
            Row("/a%00", is: "unacceptable"), Row("/a%2F..%2Fb", is: "unacceptable"),
            Row("/{x}%2F..", is: "unacceptable"), Row("/a[/b%00]", is: "unacceptable"),
            Row("/a?q=%00", is: "unacceptable"), Row("/a?%00={q}", is: "unacceptable"),
            Row("/" + String(repeating: "a/", count: 65), is: "unacceptable"),
            Row("/**+/" + String(repeating: "{: Int}/", count: 64), is: "unacceptable"),
            Row("/a?" + (0..<257).map { "q\($0)={q\($0)}" }.joined(separator: "&"), is: "unacceptable"),
            Row("/" + String(repeating: "a", count: 8_192), is: "unacceptable"),
        ])
    func isFound(row: Row) {
        #expect(row.codes.contains(row.code))
    }

    @Test("Patterns of a route that the policy rejects for different reasons have a problem each")
    func reasons() {
        var table = RouteTable<Int>()
        table.add("/a%00", "/b%2F..%2Fc", "/d[/%00]", named: "r", to: 0)
        #expect(
            table.problems().map(\.message) == [
                "the policy rejects every link that 2 variants of this route, the first '/a%00', would match "
                    + "(controlCharacter)",
                "the policy rejects every link that the variant '/b%2F..%2Fc' of this pattern would match "
                    + "(traversalInValue)",
            ])
    }

    @Test(
        "The check of a table reports no problem for a route that links can reach",
        arguments: [
            Row("https://a.example/x", "/x"), Row("https://a.example/x", "https://a.example:8443/x"),
            Row("https://*.example.com/x", "https://example.com/x"),
            Row("https://*.example.com/x", "https://badexample.com/x"),
            Row("https://*.de.example.com/x", "https://*.example.com/x"), Row("myapp://x", "other://x"),
            // Hosts are compared without case, and Bool does not accept "TRUE". Elsewhere case is significant.
            Row("/{x: Bool}", "/true"), Row("/{x: a|b}", "/B"), Row("/{x: a|b}", "/**/B"),
            Row("/a%20b"), Row("/**/a"), Row("/**"), Row("/a%2Fb"), Row("/a.."), Row("/{x}.."), Row("/a?q=.."),
            Row("/" + String(repeating: "a/", count: 64)),
            Row("/a?" + (0..<257).map { "q\($0)={q\($0)?}" }.joined(separator: "&")),
            // The values that a function accepts are unknown: the type may accept any value, and covers no other type.
            Row("/{x: Even}"), Row("/a?q={q: Even}"), Row("/a#{q: Even}"), Row("/a?q={q: [Even]}"), Row("/{x: Even}-b"),
            Row("/{x: Odd}", "/{x: Even}"), Row("/a?q={q: Odd}", "/a?q={q: Even}"), Row("/a#{q: Odd}", "/a#{q: Even}"),
            Row("/{x: Odd}", "/{x: Int}"), Row("/a?q={q: Odd}", "/a?q={q: Int}"), Row("/{x: Odd}", "/{x: 1|3}"),
            Row("/a?q={q: Odd}", "/a?q={q: [Odd]}"), Row("/a?q={q: [Odd]}", "/a?q={q: Odd}"),
        ])
    func isNot(row: Row) {
        #expect(row.codes == [])
    }

    @Test("Sources with different host rules are distinct, and two together may cover a third")
    func hostRules() {
        var table = RouteTable<Int>(precedence: .declaration)
        table.add("/x", named: "first", from: [.anywhere(custom: .ignored)], to: 0)
        table.add("/x", from: [.scheme("myapp")], to: 1)
        table.add("/x", from: [.scheme("myapp", host: .ignored), .scheme("myapp")], to: 2)
        #expect(table.problems().map(\.code) == ["shadowed"])
        #expect(table.problems().first?.because.count == 2)
        table.remove(named: "first")
        #expect(table.problems().map(\.code) == [])
    }

    @Test(
        "The check of a table reports a route that only a proof shows to be unreached",
        arguments: [
            // A value that several types accept.
            Row("/{x: Double}", "/{x: UInt8}"), Row("/{x: true|false}", "/{x: Bool}"),
            Row("/{x: Slug}", "/{x: UUID}"), Row("/{x: Hex}", "/{x: Digits}"),
            // The same custom type in two routes, and a lenient item, which accepts any value.
            Row("/a?q={q: Odd}", "/a?q={q: Odd}&r={r}"), Row("/a?q={q: try? Odd}", "/a?q={q: Even}"),
            // The first route rejects a link with a duplicate item before the second route is tried.
            Row("/x?t={t}", "/x?t={t: [Int]}"),
            // Several routes together.
            Row("/{x: a|b}", "/{x: c|d}", "/{x: a|b|c|d}"),
            // The variant with the year matches every link of the variant with the slug.
            Row("/blog[/{year}][/{slug}]", is: "unreachable-variant", .specificity),
        ])
    func isProven(row: Row) {
        #expect(row.codes.contains(row.code))
    }

    @Test(
        "A variant that another variant of its pattern takes comes with advice to nest optional groups",
        arguments: [
            (["/a[/{x}][/{y}]"], true), (["/a[/{x}][/{y}][/{z}]/b"], true), (["/a[/b][/c]", "/a[/b][/c][/d]"], false),
            (["/a[/{x}][/y][/{z}]"], false), (["/a[/{x: Int}][/{y: Int}]"], true),
            // Nested groups would not match `/a/word`.
            (["/a[/{x: Int}][/{y: Int}][/{z}]"], false),
        ])
    func nesting(patterns: [String], isAdvised: Bool) throws {
        var table = RouteTable<Int>()
        for pattern in patterns { table.add(pattern, to: 0) }
        let problem = try #require(table.problems().first)
        #expect(problem.code == "unreachable-variant" && (problem.help != nil) == isAdvised)
    }
}
