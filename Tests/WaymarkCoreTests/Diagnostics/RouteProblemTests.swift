import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("A problem is shown")
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
            white space and control characters do not stand in a pattern: expected an escape such as '%20' (column 7)
              /e\u{301}👩‍👩‍👧語/a b
                    ^
            help: write '%20'
            """
        ),
        (
            "/a\u{0}\n",
            """
            white space and control characters do not stand in a pattern: expected an escape such as '%20' (column 3)
              /a␀␊
                ^~
            help: leave it out
            """
        ),
        (
            "/{id}/{id}",
            """
            the parameter 'id' stands twice; each name may capture only once in a pattern (column 8)
              /{id}/{id}
                     ^~
            note: the other one is here
              /{id}/{id}
                ^~
            """
        ),
        (
            "/a?x={x = }",
            #"""
            there is no default after '='; where the empty text is meant it is written '""' (column 11)
              /a?x={x = }
                        ^
            help: write '""'
            """#
        ),
    ]

    @Test("With its message, column, pattern, caret and help", arguments: descriptions)
    func description(text: String, expected: String) throws {
        let problem = try #require(problems(of: text).first)
        #expect(problem.description == expected)
    }

    @Test("With the names of the routes that it is about")
    func routes() {
        let related = RouteProblem.Related(route: "b", pattern: "/{y}", range: 0..<4)
        let problem = RouteProblem(.conflict, in: "/{x}", at: 1..<4, route: "a", related: related)
        #expect(
            problem.description == """
                no link tells this pattern from '/{y}' of route 'b' (route 'a', column 2)
                  /{x}
                   ^~~
                note: the other one is here in route 'b'
                  /{y}
                  ^~~~
                """)
    }

    @Test("In part, if the pattern is long")
    func longPattern() throws {
        let problem = try #require(
            problems(of: "/" + String(repeating: "a", count: 500) + " " + String(repeating: "b", count: 500)).first)
        let lines = problem.description.split(separator: "\n")
        #expect(lines[0].hasSuffix("(column 502)"))
        #expect(lines[1] == "  …" + String(repeating: "a", count: 59) + " " + String(repeating: "b", count: 59) + "…")
        #expect(lines[2] == "  " + String(repeating: " ", count: 60) + "^")
    }

    @Test("Wherever its range may point", arguments: [0..<0, 3..<3, 2..<99, 50..<60, 1..<2, 2..<3, -5 ..< -1])
    func anyRange(range: Range<Int>) {
        let problem = RouteProblem(.noPattern, in: "/é", at: range)
        #expect(problem.description.contains("^"))
    }

    @Test("Together with the others of its pattern")
    func all() throws {
        let error = #expect(throws: PatternError.self) { try RoutePattern("a {") }
        #expect(error?.description == error?.problems.map(\.description).joined(separator: "\n"))
        #expect(error?.problems.count == 3)
        #expect(error?.text == "a {")
    }

    @Test("Not more than a hundred times for one text")
    func cap() {
        #expect(problems(of: "/" + String(repeating: "}", count: 5_000)).count == 100)
    }
}

@Suite("Every kind of problem")
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
        .catchAllInPrefix, .noPattern, .notFreezable, .conflict,
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

    @Test("Has a code of its own, in words with dashes")
    func codes() {
        let codes = Self.kinds.map { RouteProblem($0, in: "/", at: 0..<0).code }
        #expect(Set(codes).count == codes.count)
        #expect(Set(codes) == Set(RouteProblem.allCodes))
        #expect(RouteProblem.allCodes == RouteProblem.allCodes.sorted())
        #expect(RouteProblem.allCodes.allSatisfy { $0.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber } })
    }

    @Test("Has a sentence: lower case, no full stop, no prefix", arguments: kinds)
    func sentences(kind: RouteProblem.Kind) throws {
        let message = RouteProblem(kind, in: "/x", at: 0..<2).message
        let first = try #require(message.first)
        #expect(first == "'" || first.isLowercase)
        #expect(!message.hasSuffix("."))
        #expect(!message.contains("error:") && !message.contains("\n"))
        #expect(message.count > 15)
    }

    @Test("That the native syntax finds is found in one of its tests")
    func everyCodeIsTested() {
        let tested = BraceSyntaxProblemTests.all.flatMap { $0.expected.map(\.code) }
        let codes = Self.native.map { RouteProblem($0, in: "/", at: 0..<0).code }
        #expect(Set(codes).subtracting(tested) == ["nesting-too-deep"], "which has a test of its own")
    }
}
