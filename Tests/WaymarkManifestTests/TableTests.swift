import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct TableTests {
    private static func file(_ text: String, name: String = "waymark.yaml") throws -> RouteFile {
        try RouteFile(text: text, name: name)
    }

    private static func places(_ file: RouteFile) -> [String] {
        file.problems().map { "\($0.line):\($0.column) \($0.severity) \($0.code)" }
    }

    @Test(
        "A problem of a pattern is reported where the pattern was written",
        arguments: [
            ("a: /users/{id", "3:13 error unclosed-brace"),
            ("a: '/users/{id'", "3:14 error unclosed-brace"),
            ("a: \"/users/{id\"", "3:14 error unclosed-brace"),
            ("a: \"/\\u0075sers/{id\"", "3:19 error unclosed-brace"),
            ("a: [/, '/ü/{id']", "3:14 error unclosed-brace"),
            ("a: { pattern: '/{id: Itn}' }", "3:24 error unknown-type"),
            ("a: { patterns: [/x, '/y]'] }", "3:26 error unopened-bracket"),
            ("a: ''", "3:7 error empty-pattern"),
            ("a: >-\n    /users/{id", "3:6 error unclosed-brace"),
            ("{a: [/x], b: /x}", "3:16 error conflict"),
            ("a: /x/**\n  b: /x/y/**\n  c: /**", nil),
        ] as [(String, String?)])
    func places(_ route: String, _ place: String?) throws {
        let places = try Self.places(Self.file("waymark: 1\nroutes:\n  " + route))
        #expect(places == (place.map { [$0] } ?? []))
    }

    @Test(
        "A mistake in a regular expression is reported at its position",
        arguments: [
            ("'[a-z]+('", "2:31 error invalid-expression"), ("(a", "2:24 error invalid-expression"),
            ("a)b", "2:25 error invalid-expression"), (#""ü\\q""#, "2:26 error invalid-expression"),
            ("''", nil),
        ] as [(String, String?)])
    func expressions(_ expression: String, _ place: String?) throws {
        let text = "waymark: 1\ntypes: { A: { matches: \(expression) } }\nroutes: { a: '/x?y={y: A}' }"
        #expect(try Self.places(Self.file(text)).first == place)
    }

    @Test("A problem of a pattern in JSON is reported where the pattern was written")
    func json() throws {
        let text = #"{"waymark": 1, "routes": {"a": "\/users\/{id"}}"#
        #expect(try Self.places(Self.file(text, name: "waymark.json")) == ["1:42 error unclosed-brace"])
    }

    @Test("Problems of a table are described with line, caret, help and note")
    func description() throws {
        let file = try Self.file(
            """
            waymark: 1
            types: { Int: { oneOf: [a] } }
            routes:
              user:
                pattern: /users/{id: Itn}
              first: /x
              second: /x
              open: /users/{id
            """)
        let error = try #require(throws: RouteFileError.self) { try file.router() }
        #expect(error.problems.map(\.file) == Array(repeating: "waymark.yaml", count: error.problems.count))
        #expect(
            file.problems().map(\.description) == [
                """
                waymark.yaml:2:10: error: \(error.problems[0].message)
                    types: { Int: { oneOf: [a] } }
                             ^
                """,
                """
                waymark.yaml:5:26: error: \(error.problems[1].message)
                    pattern: /users/{id: Itn}
                                         ^
                    help: write 'Int'
                """,
                """
                waymark.yaml:7:11: error: this pattern matches the same links as '/x' of route 'first'
                    second: /x
                            ^
                    note: the other place is waymark.yaml:6:10
                """,
                """
                waymark.yaml:8:16: error: '{' has no matching '}'
                    open: /users/{id
                                 ^
                    help: write '{id}'
                """,
            ])
    }

    @Test("The help for a pattern as the name of a route is to exchange both")
    func exchange() throws {
        let problems = try Self.file("waymark: 1\nroutes: { '/user/{id}': user }").problems()
        #expect(problems.map(\.help) == ["write the name before the pattern: 'user: /user/{id}'"])
    }

    @Test("The help for a part to delete is to leave it out")
    func deletion() throws {
        let problems = try Self.file("waymark: 1\nroutes: { a: '/a?' }").problems()
        #expect(problems.map(\.help) == ["leave it out"])
    }

    @Test(
        "A router built from a route file follows its sources, policy, types and routes",
        arguments: [
            ("https://example.com/user/15", "user"), ("https://example.com/user/x", "any"), ("myapp://user/15", "user"),
            ("https://example.com/only", nil), ("myapp://only", "only"), ("https://other.com/user/15", nil),
            ("https://example.com/c/abcdef0", "commit"), ("https://example.com/c/abcdef", "text"),
            (" https://example.com/user/15 ", "user"),
        ] as [(String, String?)])
    func router(_ link: String, _ name: String?) throws {
        let file = try Self.file(
            """
            waymark: 1
            sources: [https://example.com, myapp://]
            policy: { trimsWhitespace: true }
            types: { CommitHash: { characters: hex, lengths: [7, 40] } }
            routes:
              any: /user/{name}
              user: /user/{id: Int}
              commit: /c/{hash: CommitHash}
              text: /c/{hash}
              only: { pattern: /only, sources: myapp:// }
            """)
        let match = try file.router().match(for: link)
        #expect(match?.name == name && match?.route.name.value == name)
    }

    @Test("The first route wins if the file sets precedence to declaration")
    func declaration() throws {
        let routes = "routes: { any: /user/{name}, user: /user/{id: Int} }\n"
        for (precedence, name) in [("specificity", "user"), ("declaration", "any")] {
            let file = try Self.file("waymark: 1\nprecedence: \(precedence)\n" + routes)
            #expect(try file.router().match(for: "/user/15")?.name == name)
        }
    }

    @Test(
        "An example reports how its captures differ from those of a match",
        arguments: [
            ("{ id: 15, tags: [a, b] }", []), ("", []),
            ("{ tags: [a, b], id: 16 }", ["'id' is 15, expected 16"]),
            ("{ id: '015', tags: a }", ["'id' is 15, expected 015", "'tags' is [a, b], expected a"]),
            ("{ id: 15, tags: [a, b], page: 1, ref: ~ }", ["'page' is absent, expected 1"]),
            ("{ id: 15 }", ["'tags' is [a, b], expected nothing"]),
            (
                "{ id: '', tags: [a, ''], ref: '' }",
                ["'id' is 15, expected \"\"", "'tags' is [a, b], expected [a, \"\"]", "'ref' is absent, expected \"\""]
            ),
            ("{}", ["'id' is 15, expected nothing", "'tags' is [a, b], expected nothing"]),
        ])
    func differences(_ captures: String, _ differences: [String]) throws {
        let file = try Self.file(
            """
            waymark: 1
            routes:
              user:
                pattern: /user/{id: Int}?tags={tags: [String]}&ref={ref: String?}
                examples:
                  https://example.com/user/15?tags=a,b: \(captures)
            """)
        let example = file.routes[0].examples[0]
        let match = try #require(try file.router().match(for: example.url.value))
        #expect(example.differences(from: match.captures).map(\.description) == differences)
    }

    @Test("Every example and reject of the GitHub example file holds")
    func example() throws {
        let package = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        let file = try RouteFile(contentsOf: package + "/Examples/github/waymark.yaml")
        #expect(file.problems().filter { $0.severity == .error }.map(\.description) == [])
        let router = try file.router()
        for route in file.routes {
            for example in route.examples {
                let match = router.match(for: example.url.value)
                #expect(match?.name == route.name.value, "\(example.url.value)")
                #expect(match.map { example.differences(from: $0.captures).map(\.description) } ?? [] == [])
            }
            for link in route.rejects {
                #expect(router.match(for: link.value)?.name != route.name.value, "\(link.value)")
            }
        }
    }
}
