import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@testable import WaymarkManifest

@Suite("Environments of route files", .enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct EnvironmentTests {
    static let text = """
        waymark: 1
        sources: [https://gabelbote.example, https://www.gabelbote.example, gabelbote://]
        apps: { ios: { appIDs: [ABCDE12345.example.gabelbote] } }
        environments:
          staging:
            sources: [https://staging.gabelbote.example, gabelbote-staging://]
            apps: { ios: { appIDs: [ABCDE12345.example.gabelbote.staging] } }
          beta: { apps: { ios: { appIDs: [ABCDE12345.example.gabelbote.beta] } } }
          families: { sources: ['https://*.gabelbote.test', http://gabelbote.test, gabelbote-test://open] }
        routes:
          order:
            pattern: /orders/{id: Int}
            examples: { https://gabelbote.example/orders/12: { id: 12 }, gabelbote://orders/12: { id: 12 } }
            rejects: [https://www.gabelbote.example/orders/x, https://other.example/orders/12]
          reset: { pattern: /reset, sources: [https://gabelbote.example, https://www.gabelbote.example] }
          callback: { pattern: /callback, sources: gabelbote:// }
          clip: { pattern: '/id?p={app}', sources: https://appclip.apple.com }
          legal: https://www.gabelbote.example/legal
        """

    static func file(_ environment: String? = nil) throws -> RouteFile {
        let file = try RouteFile(text: text, name: "waymark.yaml")
        return try environment.map { try file.selecting(environment: $0) } ?? file
    }

    @Test(
        "A route file opens the links of the selected environment, and no others",
        arguments: [
            (nil, "https://gabelbote.example/orders/1", "order"), (nil, "gabelbote://orders/1", "order"),
            (nil, "https://staging.gabelbote.example/orders/1", nil), (nil, "gabelbote-staging://orders/1", nil),
            ("staging", "https://staging.gabelbote.example/orders/1", "order"),
            ("staging", "gabelbote-staging://orders/1", "order"),
            ("staging", "https://gabelbote.example/orders/1", nil), ("staging", "gabelbote://orders/1", nil),
            ("staging", "https://staging.gabelbote.example/reset", "reset"),
            ("staging", "gabelbote-staging://reset", nil), ("staging", "https://gabelbote.example/reset", nil),
            ("staging", "gabelbote-staging://callback", "callback"),
            ("staging", "https://staging.gabelbote.example/callback", nil),
            ("staging", "https://appclip.apple.com/id?p=a", "clip"),
            ("staging", "https://staging.gabelbote.example/legal", "legal"),
            ("staging", "https://www.gabelbote.example/legal", nil),
            ("beta", "https://gabelbote.example/orders/1", "order"),
            ("families", "https://a.gabelbote.test/reset", "reset"),
            ("families", "http://gabelbote.test/legal", "legal"),
            ("families", "gabelbote-test://open/callback", "callback"),
        ] as [(String?, String, String?)])
    func opens(_ environment: String?, _ link: String, _ route: String?) throws {
        #expect(try Self.file(environment).router().match(for: link)?.name == route)
    }

    @Test(
        "An environment replaces the apps only if it has its own",
        arguments: [(nil, "gabelbote"), ("staging", "gabelbote.staging"), ("families", "gabelbote")]
            as [(String?, String)])
    func apps(_ environment: String?, _ id: String) throws {
        #expect(try Self.file(environment).apps?.appIDs.map(\.value) == ["ABCDE12345.example." + id])
    }

    @Test("Examples and rejects have the environment's first source of the same kind")
    func examples() throws {
        let route = try Self.file("staging").routes[0]
        #expect(
            route.examples.map(\.url.value) == [
                "https://staging.gabelbote.example/orders/12", "gabelbote-staging://orders/12",
            ])
        #expect(
            route.rejects.map(\.value) == [
                "https://staging.gabelbote.example/orders/x", "https://other.example/orders/12",
            ])
    }

    /// Sources of a file and of its environment, with a pattern or a link before and after the replacement.
    static let replacements: [(String, String, String, String)] = [
        ("https://a.test", "https://b.test", "https://a.test[/{p}]", "https://b.test[/{p}]"),
        ("https://a.test", "https://b.test", "https://a.test(/p|/q)", "https://b.test(/p|/q)"),
        ("https://a.test", "https://b.test", "https://a.test?q={q}", "https://b.test?q={q}"),
        ("'https://[::1]'", "https://b.test", "https://[::1][/{p}]", "https://b.test[/{p}]"),
        ("https://a.test", "'https://[::1]:81'", "https://a.test/p", "https://[::1]:81/p"),
        ("https://a.test", "['https://*.b.test', https://b.test]", "https://a.test/p", "https://b.test/p"),
        ("'https://*.a.test'", "[https://b.test, 'https://*.b.test']", "https://*.a.test/p", "https://*.b.test/p"),
        ("'https://*.a.test'", "https://b.test", "https://x.a.test/p", "https://b.test/p"),
        ("https://a.test", "https://b.test", "https://c.test/p", "https://c.test/p"),
        ("a://", "b://", "a:/p", "b:/p"),
        ("a://", "[b://go, c://]", "a://p", "c://p"),
        ("a://", "b://go", "a://p/q", "b://go/p/q"),
        ("a://", "b://go", "a:[/p]", "b://go[/p]"),
        ("a://", "b://go", "a://{p}", "b://go/{p}"),
        ("a://", "{ scheme: b, host: ignored }", "a://p", "b:/p"),
        ("a://open", "[b://, c://go]", "a://open/p", "c://go/p"),
        ("a://open", "b://go", "a:/open", "b://go"),
        ("a://open", "b://", "a://open/p", "b://p"),
        ("a://open", "b://", "a://open", "b://"),
        ("a://open", "b://", "a://open[/p]", "b:[/p]"),
        ("a://open", "{ scheme: b, host: ignored }", "a://open[/p]", "b:[/p]"),
        ("a://open", "b://", "a://opener/p", "a://opener/p"),
        ("a://open", "b://", "a://open[er]/p", "a://open[er]/p"),
        ("{ scheme: a, host: '' }", "b://go", "a:/p", "b://go/p"),
        ("{ scheme: a, host: ignored }", "b://go", "a://p", "b://go/p"),
    ]

    @Test("A pattern that begins with a source of the file begins with one of the environment", arguments: replacements)
    func pattern(_ old: String, _ new: String, _ pattern: String, _ expected: String) throws {
        let text = "waymark: 1\nsources: \(old)\nenvironments: { e: { sources: \(new) } }\nroutes: { r: '\(pattern)' }"
        let file = try RouteFile(text: text, name: "waymark.yaml").selecting(environment: "e")
        #expect(file.routes[0].patterns.map(\.value) == [expected])
        _ = try file.router()
    }

    @Test("A pattern for both web schemes is one for both in an environment")
    func bothSchemes() throws {
        let text = """
            waymark: 1
            syntax: urlpattern
            sources: https://a.test
            environments: { e: { sources: https://b.test } }
            routes: { r: 'http{s}?://a.test/p' }
            """
        let file = try RouteFile(text: text, name: "waymark.yaml").selecting(environment: "e")
        #expect(file.routes[0].patterns.map(\.value) == ["http{s}?://b.test/p"])
        _ = try file.router()
    }

    /// Sources of a file and of its environment, with a link of the path `/p/1` before and after the replacement.
    static let links: [(String, String, String, String)] = [
        ("https://a.test", "'https://*.b.test'", "https://a.test/p/1", "https://a.test/p/1"),
        ("a://", "b://go", "a://p/1?x=y", "b://go/p/1?x=y"),
        ("a://", "{ scheme: b, host: ignored }", "a://p/1", "b:/p/1"),
        ("a://open", "[{ scheme: b, host: ignored }, c://go]", "a://open/p/1", "c://go/p/1"),
        ("a://open", "b://", "a://open/p/1", "b://p/1"),
        ("{ scheme: a, host: ignored }", "b://", "a://any/p/1#top", "b://p/1#top"),
        ("{ scheme: a, host: '' }", "b://go", "a:/p/1", "b://go/p/1"),
    ]

    @Test(
        "An example of an environment has a source of the same kind, whether it names a host or not", arguments: links)
    func link(_ old: String, _ new: String, _ link: String, _ expected: String) throws {
        let text = """
            waymark: 1
            sources: \(old)
            environments: { e: { sources: \(new) } }
            routes: { r: { pattern: '/p/{id}', examples: ['\(link)'] } }
            """
        let file = try RouteFile(text: text, name: "waymark.yaml").selecting(environment: "e")
        #expect(file.routes[0].examples.map(\.url.value) == [expected])
        if link != expected { #expect(try file.router().match(for: expected)?.name == "r") }
    }

    @Test("A link of an environment is one of the file again, unless no source of the file fits")
    func outside() throws {
        let file = try Self.file("families")
        #expect(file.linkOutsideEnvironment("http://gabelbote.test/orders/1") == "https://gabelbote.example/orders/1")
        #expect(file.linkOutsideEnvironment("gabelbote-test://open/orders/1") == "gabelbote://orders/1")
        #expect(try Self.file().linkOutsideEnvironment("gabelbote://orders/1") == "gabelbote://orders/1")
        let text = "waymark: 1\nsources: https://a.test\nenvironments: { e: { sources: e:// } }\nroutes: { r: / }"
        let hosts = try RouteFile(text: text, name: "waymark.yaml").selecting(environment: "e")
        #expect(hosts.linkOutsideEnvironment("e://orders/1") == nil)
    }

    @Test(
        "An unknown environment is an error that lists the names",
        arguments: [
            (
                "stagin", "unknown environment 'stagin': expected 'staging', 'beta', 'families'",
                "did you mean 'staging'?"
            ),
            (
                "x", "unknown environment 'x': expected 'staging', 'beta', 'families'",
                "name an environment under 'environments'"
            ),
        ])
    func unknown(_ name: String, _ message: String, _ help: String) throws {
        let error = try #require(throws: RouteFileError.self) { try Self.file(name) }
        #expect(error.problems.map(\.message) == [message])
        #expect(error.problems.map(\.help) == [help])
        #expect(error.problems[0].place == Place(line: 5, column: 3))
    }

    @Test("A file without environments refuses every name")
    func none() throws {
        let file = try RouteFile(text: "waymark: 1\nroutes: {}", name: "waymark.yaml")
        let error = #expect(throws: RouteFileError.self) { try file.selecting(environment: "a") }
        #expect(error?.problems.map(\.message) == ["unknown environment 'a': the file has none"])
    }

    @Test(
        "Mistakes in environments are reported at their positions",
        arguments: [
            FaultyFile.top(
                "an unknown key", "environments: { a: { source: https://a.example } }",
                "3:22 unknown-key: unknown key 'source' in an environment"),
            FaultyFile.top(
                "an environment without keys", "environments: { a: {} }",
                "3:20 missing-key: the key 'sources' is missing in an environment"),
            FaultyFile.top(
                "no environment", "environments: { a: }", "3:20 wrong-shape: expected a mapping, found nothing"),
            FaultyFile.top(
                "a list", "environments: [staging]",
                "3:15 nameless-entries: expected a name before an environment, found a list"),
            FaultyFile.top(
                "an environment twice", "environments:\n  a: { sources: a:// }\n  a: { sources: b:// }",
                "5:3 duplicate-key: duplicate key 'a'"),
            FaultyFile.top(
                "an invalid source", "environments: { a: { sources: a.example } }",
                "3:31 invalid-source: invalid source 'a.example': expected a scheme and '://'"),
            FaultyFile(
                "a route without a source in the environment",
                """
                waymark: 1
                sources: [https://a.example, a://]
                environments: { test: { sources: https://test.a.example } }
                routes: { back: { pattern: /back, sources: a:// } }
                """,
                "3:17 environment-source: route 'back' accepts links from 'a://', and no source of the environment "
                    + "'test' replaces it"),
            FaultyFile(
                "a pattern without a source in the environment",
                """
                waymark: 1
                sources: [https://a.example, a://]
                environments: { test: { sources: https://test.a.example } }
                routes: { back: 'a://back' }
                """,
                "3:17 environment-source: route 'back' accepts links from 'a://', and no source of the environment "
                    + "'test' replaces it"),
            FaultyFile(
                "a pattern for which the environment has only a host with a wildcard",
                """
                waymark: 1
                sources: https://a.example
                environments: { test: { sources: 'https://*.test.example' } }
                routes: { back: https://a.example/back }
                """,
                "3:17 environment-source: route 'back' accepts links from 'https://a.example', and no source of the "
                    + "environment 'test' replaces it"),
        ])
    func mistakes(_ file: FaultyFile) { file.check() }

    @Test("A problem that occurs only in an environment names the environment")
    func problems() throws {
        let file = try RouteFile(
            text: """
                waymark: 1
                sources: [https://a.example, https://b.example]
                environments: { one: { sources: https://c.example }, two: { sources: https://d.example } }
                routes:
                  all: /{x}
                  any: /{y}/
                  a: { pattern: '/a/{x}', sources: https://a.example }
                  b: { pattern: '/a/{y}', sources: https://b.example }
                """, name: "waymark.yaml")
        let known = file.problems()
        #expect(known.allSatisfy { $0.environment == nil })
        let found = file.environmentProblems(besides: known) { $0.problems() }
        #expect(found.map(\.code) == ["conflict", "conflict"])
        #expect(found.map(\.environment) == ["one", "two"])
        #expect(found[0].message.hasSuffix("of route 'a', in the environment 'one'"))
    }

    @Test("A problem of a pattern that names a source has the same position in each environment")
    func positions() throws {
        let file = try RouteFile(
            text: """
                waymark: 1
                sources: [https://a.example, https://www.a.example]
                environments: { st: { sources: https://staging.a.example }, qa: { sources: https://b.c } }
                routes:
                  a: https://a.example/x/{v: Int}/{w: Itn}
                  b: 'https://a.example/y/{v: Int}/{w: Itn}'
                  c: [https://a.example/z, https://www.a.example/z]
                """, name: "waymark.yaml")
        let known = file.problems()
        #expect(known.map(\.place) == [Place(line: 5, column: 39), Place(line: 6, column: 40)])
        #expect(file.environmentProblems(besides: known) { $0.problems() }.isEmpty)
        for name in ["st", "qa"] {
            #expect(try file.selecting(environment: name).problems().map(\.place) == known.map(\.place))
        }
    }
}
