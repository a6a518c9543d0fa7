import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Descriptions of problems")
struct RouteProblemTests {
    static let descriptions = [
        (
            "/users/{id",
            """
            '{' has no matching '}' (column 8)
              /users/{id
                     ^~~
            help: write '{id}'
            """
        ),
        (
            "/e\u{301}👩‍👩‍👧語/a b",
            """
            white space and control characters are not allowed in a pattern: expected an escape such as '%20' \
            (column 12)
              /e\u{301}👩‍👩‍👧語/a b
                      ^
            help: write '%20'
            """
        ),
        (
            "/a\u{0}\n",
            """
            white space and control characters are not allowed in a pattern: expected an escape such as '%20' (column 3)
              /a␀␊
                ^~
            help: leave it out
            """
        ),
        (
            "/{id}/{id}",
            """
            duplicate parameter 'id'; each name may capture only once in a pattern (column 8)
              /{id}/{id}
                     ^~
            note: the other one is here
              /{id}/{id}
                ^~
            """
        ),
        (
            "/s?\u{E9}={a}&e\u{301}={b}",
            """
            duplicate query item 'e\u{301}={b}': names that differ only in Unicode normalisation are equal (column 10)
              /s?\u{E9}={a}&e\u{301}={b}
                       ^~~~~
            note: the other one is here
              /s?\u{E9}={a}&e\u{301}={b}
                 ^~~~~
            """
        ),
        (
            "/{id: Optional<Int>}",
            """
            invalid type 'Optional<Int>': expected a name such as 'Int', or several values such as 'en|de' (column 1)
              /{id: Optional<Int>}
              ^~~~~~~~~~~~~~~~~~~~
            help: write '[/{id: Int}]'
            """
        ),
        (
            "/a?x={x = }",
            #"""
            missing default after '='; write the empty string as '""' (column 11)
              /a?x={x = }
                        ^
            help: write '""'
            """#
        ),
    ]

    @Test("The description of a problem has its message, column, pattern, caret and help", arguments: descriptions)
    func description(text: String, expected: String) throws {
        let problem = try #require(problems(of: text).first)
        #expect(problem.description == expected)
    }

    @Test("The description of a problem names the routes that the problem concerns")
    func routes() {
        let related = RouteProblem.Related(route: "b", pattern: "/{y}", range: 0..<4)
        let problem = RouteProblem(.conflict, in: "/{x}", at: 1..<4, route: "a", related: related)
        #expect(
            problem.description == """
                this pattern matches the same links as '/{y}' of route 'b' (route 'a', column 2)
                  /{x}
                   ^~~
                note: the other one is here in route 'b'
                  /{y}
                  ^~~~
                """)
    }

    @Test(
        "The caret of a problem is below its position after a wide character",
        arguments: [
            ("ü", 1), ("e\u{301}", 1), ("語", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
            ("\u{1F1E9}\u{1F1EA}", 2),
            // Shown as U+FFFD, because they are invisible or have format scalars.
            ("\u{A0}", 1), ("\u{3000}", 1),
            ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 1),
        ])
    func caret(after character: String, width: Int) {
        let start = character.utf8.count + 2
        let problem = RouteProblem(.conflict, in: "/\(character)/x", at: start..<(start + 1))
        let lines = problem.description.split(separator: "\n")
        #expect(lines[2] == "  " + String(repeating: " ", count: width + 2) + "^")
    }

    @Test("The description of a problem shortens a long pattern around the caret")
    func longPattern() throws {
        let problem = try #require(
            problems(of: "/" + String(repeating: "a", count: 500) + " " + String(repeating: "b", count: 500)).first)
        let lines = problem.description.split(separator: "\n")
        #expect(lines[0].hasSuffix("(column 502)"))
        #expect(lines[1] == "  …" + String(repeating: "a", count: 59) + " " + String(repeating: "b", count: 59) + "…")
        #expect(lines[2] == "  " + String(repeating: " ", count: 60) + "^")
    }

    @Test(
        "The description of a problem has a caret for any range, even outside the pattern",
        arguments: [0..<0, 3..<3, 2..<99, 50..<60, 1..<2, 2..<3, -5 ..< -1])
    func anyRange(range: Range<Int>) {
        let problem = RouteProblem(.noPattern, in: "/é", at: range)
        #expect(problem.description.contains("^"))
    }

    @Test(
        "The message for a choice of schemes tells how to keep the links with http",
        arguments: [("http(s)://a.com/x", true), ("http{s}?://a.com", true), ("htt_p://a", false), ("{s}://a", false)])
    func schemes(_ text: String, _ isChoice: Bool) throws {
        let message = try #require(problems(of: text).first).message
        #expect(message.contains("need a second pattern that begins with 'http://'") == isChoice)
    }

    @Test("The description of a pattern error lists all problems of the pattern")
    func all() throws {
        let error = #expect(throws: PatternError.self) { try RoutePattern("a {") }
        #expect(error?.description == error?.problems.map(\.description).joined(separator: "\n"))
        #expect(error?.problems.count == 3)
        #expect(error?.text == "a {")
    }

    @Test("The parser reports at most 100 problems for one pattern")
    func cap() {
        #expect(problems(of: "/" + String(repeating: "}", count: 5_000)).count == 100)
    }
}

@Suite("Codes and messages of problems")
struct RouteProblemCodeTests {
    static let tableKinds: [RouteProblem.Kind] = [
        .noSource, .invalidSource("x", .empty), .inexpressible("x", syntax: "y"), .duplicateParameter("x"),
        .tooManyVariants(limit: 1), .foreign(ForeignNotation("x", .parameter, syntax: "y", literal: .text("z"))),
        .tooManyVariantsInTable(limit: 1), .tooManySegments(limit: 1),
        .unknownType("x", registered: ["y"]), .registeredTypeAsText("x"),
        .invalidDefault(value: "x", type: "y"), .duplicateRouteName("x"),
        .reservedTypeName("x"), .invalidExpression(type: "x", reason: "y"),
        .parameterCount(expected: ["x"], found: []), .parameterNames(expected: ["x"], found: ["y"]),
        .valueNames(["x"], types: []),
        .parameterType("x", type: "y", expected: "z"),
        .optionalParameter("x", expected: "y"),
        .missingParameter("x", expected: "y"), .unreadParameter("x", type: "y"),
        .unreadableType("the type X has keys of its own"), .globalsPath, .duplicateGlobals("x"),
        .globalItem("x", type: "y"),
        .typeClash("x"),
        .queryInPrefix,
        .catchAllInPrefix, .noPattern, .notCompilable, .conflict,
        .shadowed,
        .unreachableVariants(first: "x", count: 2), .undecided(count: 2), .deadValue(parameter: "x", value: "y"),
        .deadDefault(parameter: "x"), .takesNothing(form: "x", count: 2),
        .overlap(isDecided: true),
        .unacceptable(.tooLong, form: "x", count: 2), .unprintable("x"),
    ]
    static let native: [RouteProblem.Kind] =
        RouteProblem.Kind.TextProblem.allCases.map { .text($0) }
        + RouteProblem.Kind.PathProblem.allCases.map { .path($0) }
        + RouteProblem.Kind.ParameterProblem.allCases.map { .parameter($0) }
        + RouteProblem.Kind.QueryProblem.allCases.map { .query($0) }
    static let kinds = native + tableKinds

    @Test("Every kind of problem has a unique code in lowercase with dashes")
    func codes() {
        let codes = Self.kinds.map { RouteProblem($0, in: "/", at: 0..<0).code }
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes) == Set(RouteProblem.allCodes))
        #expect(RouteProblem.allCodes == RouteProblem.allCodes.sorted())
        #expect(RouteProblem.allCodes.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber } })
    }

    @Test("Every kind of problem has a lowercase message without a full stop or a prefix", arguments: kinds)
    func sentences(kind: RouteProblem.Kind) throws {
        let message = RouteProblem(kind, in: "/x", at: 0..<2).message
        let first = try #require(message.first)
        #expect(first == "'" || first.isLowercase)
        #expect(!message.hasSuffix("."))
        #expect(!message.contains("error:") && !message.contains("\n"))
        #expect(message.count > 15)
    }

    @Test("The tests of the native syntax cover every problem code except 'nesting-too-deep'")
    func everyCodeIsTested() {
        let tested = BraceSyntaxProblemTests.all.flatMap { $0.expected.map(\.code) }
        let codes = Self.native.map { RouteProblem($0, in: "/", at: 0..<0).code }
        #expect(Set(codes).subtracting(tested) == ["nesting-too-deep"], "which has a test of its own")
    }
}
