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

    @Test("Links that no source of the environment can print stay")
    func unprintable() throws {
        let route = try Self.file("families").routes[0]
        #expect(route.examples.map(\.url.value) == ["http://gabelbote.test/orders/12", "gabelbote://orders/12"])
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
        let found = file.environmentProblems(besides: known)
        #expect(found.map(\.code) == ["conflict", "conflict"])
        #expect(found.map(\.environment) == ["one", "two"])
        #expect(found[0].message.hasSuffix("of route 'a', in the environment 'one'"))
    }
}
