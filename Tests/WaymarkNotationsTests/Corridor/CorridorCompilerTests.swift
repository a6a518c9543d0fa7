import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkNotations

@Suite("Parsing of Corridor patterns")
struct CorridorCompilerTests {
    /// Kinds of cases that are not about patterns.
    static let otherKinds = [
        "util": "the library's helpers for regular expressions, of which there are none here",
        "decode": "values are typed already, and no route is made through JSON",
    ]

    @Test("The Corridor data has 88 cases about patterns, of the known kinds")
    func count() {
        let all = LibraryCase.all.filter { $0.library == "Corridor" && Self.otherKinds[$0.kind] == nil }
        #expect(
            Set(all.map(\.kind)) == [
                "match", "compile", "convert", "register-type", "types", "register", "url-parse", "global-params",
            ])
        #expect(all.count == 88)
    }

    /// Patterns that Corridor accepts, and that make it crash with the first link.
    static let malformed = [
        "Corridor-011": ["malformed-parameter", "malformed-parameter", "regular-expression"],
        "Corridor-016": ["malformed-parameter", "malformed-parameter"],
    ]

    static let codes = [
        "invalidType": ["unknown-type"], "duplicateNamedParameter": ["duplicate-parameter"],
        "invalidFormat": ["missing-slash"],
    ]

    @Test(
        "A Corridor pattern has the same parts or the same problem as in the library",
        arguments: LibraryCase.of("Corridor", "compile"))
    func compile(_ row: LibraryCase) throws {
        let (text, expect) = (try #require(row.routes?.first).pattern, try #require(row.expect))
        let codes = expect["error"]?.text.map { Self.codes[$0] ?? [] } ?? Self.malformed[row.id] ?? []
        #expect(problemCodes(of: text, in: .corridor) == codes)
        guard codes.isEmpty else { return }
        let parts = CorridorParts(try RoutePattern(text, syntax: .corridor))
        if let expected = expect["path_params"] { #expect(parts.path == expected) }
        if let expected = expect["query_params"]?.list { #expect(Set(parts.query) == Set(expected)) }
        if let expected = expect["path_regex"]?.text { #expect(parts.expression == expected) }
    }

    @Test(
        "A Corridor type accepts the same strings as in the library", arguments: LibraryCase.of("Corridor", "convert"))
    func convert(_ row: LibraryCase) throws {
        let (type, input) = (try #require(row.type), try #require(row.input?.text))
        let answer = Answer(of: [["/x?:v{\(type)}"]], in: .corridor, to: "/x?v=" + input)
        #expect(Answer.fits(answer.captures["v"], try #require(row.expect?["value"])))
    }

    @Test("Waymark has as many built-in Corridor types as the library", arguments: LibraryCase.of("Corridor", "types"))
    func types(_ row: LibraryCase) {
        #expect(row.expect?["count"] == .number(Double(CorridorTypes.native.count)))
    }

    @Test("A Corridor type's name has letters only, and a built-in type cannot be replaced")
    func registering() throws {
        #expect(problemCodes(of: "/:a{int32}", in: .corridor) == ["invalid-type-name"])
        let answer = Answer(
            of: [["/:a{string}/:b{even}"]], in: .corridor,
            types: ["string": .oneOf(["x"]), "even": .custom { Int($0)?.isMultiple(of: 2) == true }], to: "/y/4")
        #expect(answer.captures == ["a": "y", "b": "4"])
        #expect(LibraryCase.of("Corridor", "register-type").count == 4)
    }

    @Test(
        "A pattern that Corridor registers has no problem in Waymark",
        arguments: LibraryCase.of("Corridor", "register"))
    func register(_ row: LibraryCase) throws {
        #expect(problemCodes(of: try #require(row.routes?.first).pattern, in: .corridor) == [])
    }

    @Test("A link has the same path and query items as in Corridor", arguments: LibraryCase.of("Corridor", "url-parse"))
    func parsing(_ row: LibraryCase) throws {
        let url = try ParsedURL(try #require(row.url), policy: Notation.corridor.policy)
        #expect(row.expect?["path"]?.text == "/" + url.segments.joined(separator: "/"))
        let items = url.queryItems.map { ($0.name, JSONValue.text($0.value ?? "")) }
        #expect(row.expect?["query"]?.object == Dictionary(uniqueKeysWithValues: items))
    }

    static let casesWithGlobals = LibraryCase.all.filter { $0.expect?["globals"] != nil }

    @Test("Corridor's global parameters are read from any link", arguments: casesWithGlobals)
    func globals(_ row: LibraryCase) throws {
        let names = try #require(row.options?["global_query_params"]?.list).compactMap(\.text)
        let pattern = try CorridorSyntax().globals(names)
        let answer = Answer(of: [[pattern]], in: .corridor, to: try #require(row.url))
        let expected = try #require(row.expect?["globals"]?.object)
        #expect(answer.captures.mapValues { JSONValue.text($0.description) } == expected)
    }

    @Test(
        "Corridor's global parameters become a pattern of optional parameters", arguments: [[], ["a"], ["a", "b_2"]])
    func globalsText(_ names: [String]) throws {
        let pattern = try CorridorSyntax().globals(names)
        #expect(pattern.parameters.map(\.name) == names)
        #expect(pattern.parameters.allSatisfy { $0.presence == .optional })
    }

    @Test(
        "A global parameter of Corridor with a duplicate or malformed name is an error",
        arguments: [["a", "a"], ["a{int}"], ["a}&:b{int"], [""]])
    func globalsProblems(_ names: [String]) {
        #expect(throws: PatternError.self) { try CorridorSyntax().globals(names) }
    }
}

/// The parts of a pattern in the format of Corridor's tests.
struct CorridorParts {
    var path: JSONValue
    var query: [JSONValue]
    var expression: String

    init(_ pattern: RoutePattern) {
        var parameters: [JSONValue] = []
        expression = "^"
        for node in pattern.path {
            switch node.kind {
            case .parameter(let parameter):
                guard case .named(let type) = parameter.type.kind else { continue }
                parameters.append(.list([.text(parameter.name ?? ""), .text(CorridorTypes.name(for: type) ?? "")]))
                expression += #"([A-Za-z0-9_.\-~]+)"#
            case .literal(let text): expression += text
            case .separator: expression += "/"
            default: expression += "?"
            }
        }
        expression += pattern.path.isEmpty ? "/$" : "$"
        path = .list(parameters)
        query = pattern.query.compactMap { node in
            guard case .item(let item) = node.kind, case .parameter(let parameter) = item.value else { return nil }
            let isLiteral = if case .oneOf = parameter.type.kind { true } else { false }
            let mode = isLiteral ? "literal" : parameter.presence == .optional ? "optional" : "required"
            return .list([.text(item.name), .text(mode)])
        }
    }
}
