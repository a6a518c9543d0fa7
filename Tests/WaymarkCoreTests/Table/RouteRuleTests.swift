import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@Suite("Problems of a table")
struct RouteRuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let patterns: [String]
        /// The code and the pattern of each problem, in order.
        let problems: [String]
        var precedence = Precedence.specificity
        var testDescription: String { patterns.joined(separator: "  ") }
    }

    @Test(
        "A table reports the problems of all its patterns in order",
        arguments: [
            Row(patterns: ["/a/{x}", "/a/{y}"], problems: ["conflict /a/{y}"]),
            Row(patterns: ["/a/{x: Int}", "/a/{y: Int}"], problems: ["conflict /a/{y: Int}"]),
            Row(patterns: ["/a/{x: Int}", "/a/{y}"], problems: []),
            Row(patterns: ["/a?x={x}", "/a?x={y}"], problems: ["conflict /a?x={y}"]),
            Row(patterns: ["/a?x={x}", "/a?z={x}"], problems: []),
            Row(patterns: ["/a[/b]", "/a"], problems: ["shadowed /a"]),
            Row(patterns: ["/a", "/a[/b]"], problems: ["unreachable-variant /a[/b]"]),
            Row(patterns: ["/(a|b)", "/(b|a)"], problems: ["conflict /(b|a)"]),
            Row(patterns: ["/a", "/a?x={x?}"], problems: ["shadowed /a"]),
            Row(patterns: ["/a", "/a?x={x: Int?}"], problems: []),
            Row(patterns: ["/**", "/a", "/{x}"], problems: []),
            Row(patterns: ["/**", "/a"], problems: ["shadowed /a"], precedence: .declaration),
            Row(patterns: ["/{x: Int}", "/{y: Int8}"], problems: ["shadowed /{y: Int8}"]),
            Row(patterns: ["/{x: en|de}", "/{y: de}"], problems: ["unknown-type /{y: de}"]),
            Row(patterns: ["/{x: en|de|fr}", "/{y: de|en}"], problems: ["shadowed /{y: de|en}"]),
            Row(
                patterns: ["/{x: Integer}/{y: Uuid}"],
                problems: ["unknown-type /{x: Integer}/{y: Uuid}", "unknown-type /{x: Integer}/{y: Uuid}"]),
            Row(patterns: ["/s?page={page: Int = one}"], problems: ["invalid-default /s?page={page: Int = one}"]),
            Row(patterns: ["/{: Nope}"], problems: ["unknown-type /{: Nope}", "unprintable /{: Nope}"]),
            Row(patterns: ["/a/*"], problems: ["unprintable /a/*"]),
            Row(patterns: ["/a?b={: Int}"], problems: ["unprintable /a?b={: Int}"]),
            Row(patterns: ["/a#{: Int}", "/b#{: Int?}"], problems: ["unprintable /a#{: Int}"]),
            Row(patterns: ["/a[/*]", "/b/**"], problems: []),
            Row(patterns: ["/{", "/a/{x}", "/a/{y}"], problems: ["unclosed-brace /{", "conflict /a/{y}"]),
            Row(patterns: ["https://a.example/x", "https://b.example/x"], problems: []),
            Row(patterns: ["https://a.example/x", "/x"], problems: []),
        ])
    func problems(_ row: Row) {
        var table = RouteTable<String>(precedence: row.precedence)
        for pattern in row.patterns { table.add(pattern, to: pattern) }
        #expect(table.problems().map { "\($0.code) \($0.pattern)" } == row.problems)
    }

    @Test(
        "A registered type name among the strings of a choice is an error unless escaped",
        arguments: [
            ("/{x: Color|Size}", ["'Color|Size'"]), ("/{x: small|Color}", ["'small|Color'"]),
            ("/a?x={x: [Color|b]}", ["'Color|b'"]), ("/{x: a|b}/{y: Color | c}", ["'Color | c'"]),
            ("/{x: %43olor|Size}", []), ("/{x: color|size}", []), ("/{x: Colors|Size}", []), ("/{x: Color}", []),
            ("/{x: Color}[/{y: Color|b}]", ["'Color|b'"]),
        ] as [(String, [String])])
    func typesAmongTexts(_ pattern: String, _ found: [String]) {
        var table = RouteTable<Int>()
        table.types["Color"] = .oneOf(["red", "green"])
        table.add(pattern, to: 0)
        let problems = table.problems()
        #expect(problems.map { "'\(pattern.utf8Text($0.range))'" } == found)
        for problem in problems {
            #expect(problem.code == "registered-type-as-text" && problem.suggestion == "Color")
            #expect(problem.severity == .error)
        }
    }

    @Test("Making a router throws all errors of the table and no warning")
    func errors() throws {
        var table = RouteTable<String>()
        table.add("/{", "/x", named: "a", to: "a")
        table.add("/a/*", named: "b", to: "b")
        table.add("/c/{id: Nope}", named: "b", to: "c")
        table.add([], named: "d", to: "d")
        table.types["Int"] = .oneOf(["1"])
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        let codes = error?.problems.map(\.code) ?? []
        #expect(
            codes == ["unclosed-brace", "no-pattern", "duplicate-route-name", "reserved-type-name", "unknown-type"])
        #expect(error?.problems.last?.route == "b")
    }

    @Test("An unknown type is reported with its range and, if a type is near, a suggestion")
    func unknownType() throws {
        var table = RouteTable<String>()
        table.add("/x/{id: int}/{n: Dbl}/{language: fr}/{x: float}", named: "x", to: "x")
        let problems = table.problems()
        #expect(problems.map(\.suggestion) == ["Int", nil, nil, "Float"])
        #expect(problems.map(\.range) == [8..<11, 17..<20, 33..<35, 41..<46])
        let hints = problems.map { $0.message.split(separator: "; ").dropFirst().first.map(String.init) }
        #expect(hints == [nil, nil, "to accept only the value 'fr', write '|fr'", nil])
    }

    @Test(
        "The suggestion for an unknown type that matches paths elsewhere is a catch-all, where one is allowed",
        arguments: [
            ("/files/{file_path:path}", "**"), ("/f/{p: path}/raw", "**"), ("/f/{p: path}.txt", nil),
            ("/f?p={p: path}", nil),
        ])
    func pathType(pattern: String, suggestion: String?) {
        var table = RouteTable<String>()
        table.add(pattern, named: "x", to: "x")
        #expect(table.problems().map(\.suggestion) == [suggestion])
    }
}

extension String {
    fileprivate func utf8Text(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}
