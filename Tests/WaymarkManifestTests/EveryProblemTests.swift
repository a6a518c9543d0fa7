import Testing
import WaymarkCore

@testable import WaymarkManifest

/// Files with several independent problems, which are all reported, and with consequential problems, which are not.
@Suite("Every problem of a route file", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct EveryProblemTests {
    @Test("A refused route file reports problems of its proofs only when proofs are requested")
    func withoutProofs() {
        let text = "waymark: 1\nextra: 1\nroutes: { a: '/{x}', b: '/{y: Int}', c: '/{z: Int8}' }"
        func codes(proves: Bool) -> [String] {
            do throws(RouteFileError) {
                _ = try RouteFile(utf8: Array(text.utf8), name: "waymark.yaml", proves: proves)
                return []
            } catch {
                return error.problems.map(\.code)
            }
        }
        #expect(codes(proves: false) == ["unknown-key"])
        #expect(codes(proves: true) == ["unknown-key", "shadowed"])
    }

    @Test("A route file with several kinds of problems reports every problem")
    func allKinds() {
        FaultyFile(
            "",
            """
            waymark: 1
            extra: 1
            sources: [https://example.com, example.org]
            types: { A: { characters: hexx } }
            routes:
              a: { pattern: '/a/{x: Itn}', summry: A }
              b: { pattern: '/{b', tags: [b] }
              c: /c/{x}
              d: /c/{y}
              e: { pattern: '/e?p={p: Int = x}' }
              f: /{p: A}
              g: '/c/*'
              h: [/h, /h]
            """,
            "2:1 unknown-key: unknown key 'extra' in a route file",
            "3:32 invalid-source: invalid source 'example.org': expected a scheme and '://'",
            "4:27 unknown-word: expected 'digits', 'hex', 'letters', 'alphanumerics', 'slug' or 'unreserved', "
                + "found 'hexx'",
            "6:25 unknown-type: unknown type 'Itn': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, "
                + "Double, Float, Bool, UUID, ULID, Base64URL, or a type that the table registers",
            "6:32 unknown-key: unknown key 'summry' in a route",
            "7:19 unclosed-brace: '{' has no matching '}'",
            "9:6 conflict: this pattern matches the same links as '/c/{x}' of route 'c'",
            "10:33 invalid-default: the default 'x' does not fit the type Int",
            "12:7 shadowed: this pattern is never reached: its links are all matched by '/c/{x}' of route 'c'",
            "12:7 unprintable: links to this pattern cannot be written: *",
            "13:11 unreachable-variant: the variant '/h' of this pattern is never reached: its links are all matched by '/h' of "
                + "route 'h'"
        ).check()
    }

    @Test("Empty names, empty defaults, broken lines and values beside an example are reported")
    func emptyNames() {
        FaultyFile(
            "",
            """
            waymark: 1
            sources: [https://example.com]
            types:
              Slug:
                matches: |
                  [a-z]+
            routes:
              a: { pattern: '/a/{s: Slug}', requires: "" }
              b: { pattern: /b, renamedFrom: [""], group: "" }
              c: { pattern: '/c?l={l: [Int]}', defaults: { l: [] } }
              d: { pattern: '/d/{x: Int}', examples: { https://example.com/d/15: 16 } }
              e: { pattern: /e, requires: "signed\\nIn" }
            """,
            "5:14 syntax: \(Self.blockText)", "8:43 empty-name: a condition needs a name",
            "9:35 empty-name: a former route needs a name", "9:47 empty-name: a group needs a name",
            "10:51 empty-list: the list of defaults is empty",
            "11:70 wrong-shape: expected a mapping or nothing, found '16'", "12:31 syntax: \(Self.blockText)"
        ).check()
    }

    @Test("A key may have an anchor, tags of keys are reported, and a tagged word is text")
    func keys() throws {
        let file = try RouteFile(
            text: "waymark: 1\nroutes: { &n home: /, b: { pattern: /b, replacedBy: *n, summary: !!str null } }",
            name: "waymark.yaml")
        #expect(file.routes.map(\.replacedBy?.value) == [nil, "home"])
        #expect(file.routes[1].summary?.value == "null")
        FaultyFile(
            "", "waymark: 1\nroutes: { !path home: / }",
            "2:11 tag: tags such as '!path' have no meaning in a route file"
        ).check()
    }

    @Test("A default that does not fit the type of its parameter is reported at its place")
    func defaults() {
        FaultyFile(
            "",
            """
            waymark: 1
            types: { Page: { oneOf: [a, b] } }
            routes:
              x: { pattern: ['/x', '/x/{n: Int}'], defaults: { n: abc } }
              y: { pattern: ['/y', '/y/{p: Page}'], defaults: { p: c } }
              z: { pattern: ['/z', '/z?l={l: [Int]}'], defaults: { l: [1, b] } }
              w: { pattern: '/w[/{n: Int}]', defaults: { n: [1, 2] } }
              ok: { pattern: ['/ok', '/ok/{n: Int}/{p: Page}'], defaults: { n: 1, p: a } }
            """,
            "4:55 invalid-default: the default 'abc' does not fit the type Int",
            "5:56 invalid-default: the default 'c' does not fit the type Page",
            "6:63 invalid-default: the default 'b' does not fit the type [Int]",
            "7:53 invalid-default: the default '2' does not fit the type Int"
        ).check()
    }

    @Test("A default of an unknown parameter is reported at its name, without a replacement of the pattern")
    func unknownDefault() throws {
        let text = "waymark: 1\nroutes:\n  a: { pattern: '/a[/{page}]', defaults: { pgae: 1 } }"
        let problem = try #require(try RouteFile(text: text, name: "waymark.yaml").problems().first)
        #expect("\(problem.line):\(problem.column) \(problem.code)" == "3:44 missing-parameter")
        #expect(problem.suggestion == "page" && problem.extent?.replacement == nil)
    }

    @Test("A default of a parameter that every link of its route has is a warning at its place")
    func unusedDefaults() throws {
        let file = try RouteFile(
            text: """
                waymark: 1
                routes:
                  a: { pattern: '/a/{path: **}', defaults: { path: [x] } }
                  b: { pattern: '/b/{n: Int}?m={m: Int = 1}', defaults: { n: 1, m: 2 } }
                  c: { pattern: ['/c', '/c/{path: **+}'], defaults: { path: [x] } }
                  d: { pattern: '/d[/{n: Int}]?m={m?}', defaults: { n: 1, m: x } }
                """, name: "waymark.yaml")
        let problems = file.problems()
        #expect(
            problems.map { "\($0.line):\($0.column) \($0.code)" } == [
                "3:46 unused-default", "4:59 unused-default", "4:65 unused-default",
            ])
        #expect(problems.allSatisfy { $0.severity == .warning })
    }

    @Test("A sample fingerprint of an Android app is a warning, also in an environment")
    func sampleFingerprint() throws {
        let sample = "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"
        let real = "2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"
        let file = try RouteFile(
            text: """
                waymark: 1
                apps:
                  android: { package: com.example, sha256: ['\(real)', '\(sample)'] }
                environments:
                  beta: { apps: { android: { package: com.example.beta, sha256: '\(sample)' } } }
                routes: { a: /a }
                """, name: "waymark.yaml")
        let problems = file.problems()
        let all = problems + file.environmentProblems(besides: problems) { $0.problems() }
        #expect(
            all.map { "\($0.line):\($0.column) \($0.code)" } == ["3:144 sample-fingerprint", "5:65 sample-fingerprint"])
        #expect(all.allSatisfy { $0.severity == .warning })
    }

    @Test("Sources of a route whose patterns all have their own source are a warning, once for all environments")
    func unusedSources() throws {
        let file = try RouteFile(
            text: """
                waymark: 1
                sources: https://a.test
                environments: { staging: { sources: https://b.test } }
                routes:
                  a: { pattern: 'https://c.test/a', sources: https://a.test }
                  b: { pattern: [/b, 'https://c.test/b'], sources: https://d.test }
                  c: { pattern: ['https://c.test/c', 'x://c'] }
                """, name: "waymark.yaml")
        let problems = file.problems()
        #expect(problems.map { "\($0.line):\($0.column) \($0.code)" } == ["5:3 unused-sources"])
        #expect(problems.allSatisfy { $0.severity == .warning })
        #expect(file.environmentProblems(besides: problems) { $0.problems() }.isEmpty)
    }

    @Test(
        "A problem that only follows from another problem is not reported",
        arguments: [
            FaultyFile(
                "types under a misspelt key", "waymark: 1\ntyps: { A: { oneOf: [a] } }\nroutes: { a: '/{x: A}' }",
                "2:1 unknown-key: unknown key 'typs' in a route file"),
            FaultyFile(
                "a type that cannot be read", "waymark: 1\ntypes: { A: { oneOf: a } }\nroutes: { a: '/{x: A}' }",
                "2:22 wrong-shape: expected a list, found 'a'"),
            FaultyFile(
                "a forbidden scheme that is no list",
                "waymark: 1\npolicy: { forbiddenSchemes: 'evil:' }\nroutes: { a: /a }",
                "2:29 wrong-shape: expected a list, found 'evil:'"),
            FaultyFile(
                "two types that cannot be read, in two routes",
                "waymark: 1\ntypes: { A: { oneOf: a }, B: hex }\nroutes: { a: '/{x: A}', b: '/{x: B}' }",
                "2:22 wrong-shape: expected a list, found 'a'", "2:30 wrong-shape: expected a mapping, found 'hex'"),
            FaultyFile(
                "a syntax under a misspelt key", "waymark: 1\nsyntaks: corridor\nroutes: { a: '/:x{int}' }",
                "2:1 unknown-key: unknown key 'syntaks' in a route file"),
            FaultyFile(
                "a syntax of a route that there is not",
                "waymark: 1\nroutes: { a: { pattern: '/{b', syntax: x }, b: '/{c' }",
                "2:40 unknown-word: expected \(RouteFileSchema.syntax.words), found 'x'",
                "2:50 unclosed-brace: '{' has no matching '}'"),
            FaultyFile(
                "sources of a route under a misspelt key",
                "waymark: 1\nroutes: { a: /a, b: { pattern: /a, sorces: myapp:// } }",
                "2:36 unknown-key: unknown key 'sorces' in a route"),
            FaultyFile(
                "sources of a route that cannot be read",
                "waymark: 1\nroutes: { a: /a, b: { pattern: /a, sources: myapp } }",
                "2:45 invalid-source: invalid source 'myapp': expected a scheme and '://'"),
            FaultyFile(
                "an order under a misspelt key",
                "waymark: 1\nprecedense: declaration\nroutes: { a: '/{x}', b: /a }",
                "2:1 unknown-key: unknown key 'precedense' in a route file"),
            FaultyFile(
                "a pattern under a misspelt key", "waymark: 1\nroutes: { a: { patern: /a }, b: /a }",
                "2:16 unknown-key: unknown key 'patern' in a route"),
        ])
    func nothingElse(_ file: FaultyFile) { file.check() }

    @Test(
        "Constructs of other formats are reported at their positions, or accepted if harmless",
        arguments: [
            FaultyFile(
                "a merge key",
                "waymark: 1\nroutes:\n  a: &b { pattern: /a, group: x }\n  c:\n    <<: *b\n    pattern: /c",
                "5:5 syntax: the merge key '<<' is not supported"),
            FaultyFile(
                "a merge key in the place of a pattern",
                "waymark: 1\nroutes:\n  a: &b { pattern: /a }\n  c: { <<: *b, summary: x }",
                "4:8 syntax: the merge key '<<' is not supported"),
            FaultyFile(
                "a merge key among routes", "waymark: 1\nroutes:\n  <<: { x: / }\n  a: /a",
                "3:3 syntax: the merge key '<<' is not supported"),
            FaultyFile(
                "patterns of several lines", "waymark: 1\nroutes:\n  a: >\n    /a?x={x}\n    &y={y}\n  b: |\n    /b\n",
                "3:6 syntax: \(blockText)", "6:6 syntax: \(blockText)"),
            FaultyFile(
                "patterns, sources and links that continue on the next line",
                """
                waymark: 1
                sources:
                  https://example.com
                  myapp://
                routes:
                  a:
                    /a
                    /b
                  c: { pattern: "/c
                    /d" }
                  e:
                    patterns:
                    - /e
                      - /f
                    examples:
                      https://example.com/e
                      https://example.com/f
                    rejects: [https://example.com/g
                      https://example.com/h]
                    summary: A summary
                      of two lines.
                """,
                "3:3 syntax: \(continuedText)", "7:5 syntax: \(continuedText)", "9:17 syntax: \(continuedText)",
                "13:7 syntax: \(continuedText)", "16:7 syntax: \(continuedText)", "18:15 syntax: \(continuedText)"),
            FaultyFile("a pattern after '>-' on one line", "waymark: 1\nroutes:\n  a: >-\n    /a"),
            FaultyFile(
                "a regular expression under another key",
                "waymark: 1\ntypes: { A: { regex: '[a-z]+' }, B: { pattern: '[a-z]+' } }\nroutes: { a: '/{x: A}' }",
                "2:15 unknown-key: unknown key 'regex' in a type", "2:39 unknown-key: unknown key 'pattern' in a type"),
            FaultyFile(
                "a policy that is no number of bytes",
                "waymark: 1\nsources: [https://a.example, app://]\npolicy: { maximumLength: -1 }\nroutes: { a: /a }",
                "3:26 wrong-shape: expected a number from 0 to 2147483647, found '-1'"),
            FaultyFile(
                "names of types that no pattern can write",
                "waymark: 1\ntypes: { 'My Code': { type: Int }, my-code: { type: Int }, A.b: { type: Int } }\nroutes: { a: /a }",
                "2:10 invalid-name-of-type: invalid type name 'My Code': expected letters, digits and '_', "
                    + "starting with a letter",
                "2:36 invalid-name-of-type: invalid type name 'my-code': expected letters, digits and '_', "
                    + "starting with a letter"),
        ])
    func otherFormats(_ file: FaultyFile) { file.check() }

    private static let continuedText = "the text continues on the next line"

    private static let blockText =
        "the text contains line breaks or white space: text after '>' or '|' keeps line breaks or converts them to spaces"

    @Test(
        "A type key borrowed from another format suggests the key of route files",
        arguments: [
            ("regex", "matches"), ("regexp", "matches"), ("pattern", "matches"), ("enum", "oneOf"), ("values", "oneOf"),
            ("charset", "characters"), ("match", "matches"),
        ])
    func otherKeys(key: String, meant: String) throws {
        let text = "waymark: 1\ntypes: { A: { \(key): a } }\nroutes: { a: /a }"
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error?.problems.map(\.suggestion) == [meant])
    }

    @Test(
        "A key of a route or file borrowed from another format suggests the key of route files",
        arguments: [
            ("path: /a", "pattern"), ("url: /a", "pattern"), ("pattern: /a, description: x", "summary"),
        ])
    func otherRouteKeys(route: String, meant: String) throws {
        let text = "version: 1\nhosts: [https://a.b]\nroutes: { a: { \(route) } }"
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error?.problems.map(\.suggestion) == ["waymark", "sources", meant])
    }

    @Test(
        "An invalid top-level key or value does not hide the problems of routes",
        arguments: ["extra: 1", "types: { A: 1 }", "policy: { x: 1 }", "sources: [a.b]", "precedence: x"])
    func conflict(top: String) {
        let problems = FaultyFile.problems(of: "waymark: 1\n\(top)\nroutes: { a: '/{x}', b: '/{y}', c: '/{z: Itn}' }")
        #expect(problems.contains { $0.contains(" conflict: this pattern matches the same links") })
        #expect(problems.contains { $0.contains(" unknown-type: unknown type 'Itn'") })
        #expect(problems.count == 3)
    }
}
