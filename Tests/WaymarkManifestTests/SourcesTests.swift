import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct SourcesTests {
    @Test(
        "A source is read from its string or its mapping, alone or in a list",
        arguments: [
            ("https://example.com", .host("example.com")),
            ("HTTPS://Example.COM", .host("example.com")),
            ("https://example.com/", .host("example.com")),
            ("https://example.com:443", .host("example.com")),
            ("https://example.com:8443", .host("example.com", port: 8443)),
            ("https://*.example.com", .host("*.example.com")),
            ("https://localhost:8080", .host("localhost", port: 8080)),
            ("https://127.0.0.1", .host("127.0.0.1")),
            ("'https://[::1]:8080'", .host("[::1]", port: 8080)),
            ("http://example.com", LinkSource(.host("example.com", port: nil, http: true, https: false))),
            ("http://example.com:80", LinkSource(.host("example.com", port: nil, http: true, https: false))),
            ("myapp://", .scheme("myapp")),
            ("'myapp:'", .scheme("myapp")),
            ("MyApp://", .scheme("myapp")),
            ("com.example.app://", .scheme("com.example.app")),
            ("myapp://open", .scheme("myapp", host: "open")),
            ("myapp://open:99", .scheme("myapp", host: "open", port: 99)),
            ("anywhere", .anywhere),
            ("{ scheme: myapp }", .scheme("myapp")),
            ("{ scheme: myapp, host: firstSegment }", .scheme("myapp", host: .firstSegment)),
            ("{ scheme: myapp, host: ignored }", .scheme("myapp", host: .ignored)),
            ("{ scheme: myapp, host: open }", .scheme("myapp", host: "open")),
            ("{ scheme: myapp, host: open, port: 99 }", .scheme("myapp", host: "open", port: 99)),
            ("{ scheme: https, host: example.com }", .host("example.com")),
            ("{ scheme: https, host: '*.example.com', port: 8443 }", .host("*.example.com", port: 8443)),
        ] as [(String, LinkSource)])
    func valid(_ text: String, _ source: LinkSource) throws {
        for written in [text, "[\(text)]", "\n  - \(text)"] {
            let file = try RouteFile(text: "waymark: 1\nroutes: {}\nsources: " + written, name: "waymark.yaml")
            #expect(file.sources.map(\.value) == [source])
        }
    }

    private static let portWithoutHost =
        "invalid source 'myapp': a port requires a host: expected one such as 'myapp://open:8080'"
    private static let hostRule = "invalid source 'myapp': expected the host 'firstSegment', 'ignored' or a name"

    @Test(
        "An invalid source is refused with the reason",
        arguments: [
            ("''", "invalid source '': it is empty"),
            ("example.com", "invalid source 'example.com': expected a scheme and '://'"),
            ("example.com:8080", "invalid source 'example.com:8080': expected a scheme and '://'"),
            ("//example.com", "invalid source '//example.com': expected a scheme and '://'"),
            ("'*'", "invalid source '*': expected a scheme and '://'"),
            (
                "https://",
                "invalid source 'https://': web links come from a host: expected one such as 'example.com'"
            ),
            (
                "'https:'",
                "invalid source 'https:': web links come from a host: expected one such as 'example.com'"
            ),
            ("https://a..b", "invalid source 'https://a..b': its host is not a host name"),
            (
                "https://a.*.b",
                "invalid source 'https://a.*.b': '*' matches whole names before a host, as in '*.example.com'"
            ),
            (
                "https://münchen.example",
                "invalid source 'https://münchen.example': its host is not ASCII: "
                    + "expected the name in Punycode ('xn--')"
            ),
            (
                "myapp://*.open",
                "invalid source 'myapp://*.open': '*' matches whole names before a host, as in '*.example.com'"
            ),
            ("https://*", "invalid source 'https://*': '*' matches whole names before a host, as in '*.example.com'"),
            (
                "javascript://",
                "invalid source 'javascript://': links with its scheme are never routed, "
                    + "unless the policy's forbiddenSchemes permit it"
            ),
            ("https://a:0", "invalid source 'https://a:0': its port is not a number from 1 to 65535"),
            ("https://a:65536", "invalid source 'https://a:65536': its port is not a number from 1 to 65535"),
            ("https://a:+1", "invalid source 'https://a:+1': its port is not a number from 1 to 65535"),
            ("'https://a:'", "invalid source 'https://a:': its port is not a number from 1 to 65535"),
            ("https://a/b", "invalid source 'https://a/b': nothing may follow the host and port of a source"),
            ("https://a?b", "invalid source 'https://a?b': nothing may follow the host and port of a source"),
            ("https://a@b", "invalid source 'https://a@b': nothing may follow the host and port of a source"),
            ("1app://", "invalid source '1app://': expected a scheme: a letter, then letters, digits, '+', '-' or '.'"),
            (
                "my app://",
                "invalid source 'my app://': expected a scheme: a letter, then letters, digits, '+', '-' or '.'"
            ),
            (
                "{ scheme: https }",
                "invalid source 'https': web links come from a host: expected one such as 'example.com'"
            ),
            (
                "{ scheme: https, port: 81 }",
                "invalid source 'https': web links come from a host: expected one such as 'example.com'"
            ),
            (
                "{ scheme: https, host: ignored, port: 81 }",
                "invalid source 'https': web links come from a host: expected one such as 'example.com'"
            ),
            (
                "{ scheme: https, host: ignored }",
                "invalid source 'https': web links come from a host: expected one such as 'example.com'"
            ),
            ("{ scheme: myapp, port: 99 }", portWithoutHost),
            ("{ scheme: myapp, host: '', port: 99 }", portWithoutHost),
            ("{ scheme: myapp, host: ignored, port: 99 }", portWithoutHost),
            ("{ scheme: myapp, host: firstSegment, port: 99 }", portWithoutHost),
            ("{ scheme: myapp, host: Ignored }", hostRule), ("{ scheme: myapp, host: firstsegment }", hostRule),
            ("{ scheme: myapp, host: IGNORED, port: 99 }", hostRule),
            ("{ scheme: myapp, host: first-segment }", hostRule), ("{ scheme: myapp, host: first_segment }", hostRule),
            ("{ host: open }", "the key 'scheme' is missing in a source"),
        ] as [(String, String)])
    func invalid(_ text: String, _ message: String) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources:\n  - " + text, name: "waymark.yaml")
        }
        #expect(error.problems.map(\.message) == [message])
    }

    @Test(
        "An empty list of sources is refused, in a file and in a route",
        arguments: [
            "waymark: 1\nsources: []\nroutes: { home: / }", "waymark: 1\nroutes: { home: { pattern: /, sources: [] } }",
            #"{ "waymark": 1, "sources": [], "routes": { "home": "/" } }"#,
        ])
    func empty(_ text: String) throws {
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error.problems.map(\.code) == ["no-source"])
    }

    @Test(
        "An invalid source string suggests a valid source string",
        arguments: [
            ("https://example.com/shop", "https://example.com"), ("https://me@example.com", "https://example.com"),
            ("//example.com", "https://example.com"), ("example.com/shop", "https://example.com"),
            ("localhost:8080", "https://localhost:8080"), ("magnet:?xt=a", "magnet://"), ("app_x:", "app-x://"),
            ("app_x://", "app-x://"), ("myapp:/open", "myapp://"),
            ("https://example.com:0", "https://example.com"), ("https://*example.com", "https://*.example.com"),
            ("https://a..b", "https://a.b"), ("my_app://", "my-app://"), ("myapp://open/x", "myapp://open"),
            ("http://example.com/shop", "http://example.com"), ("https://{sub}.example.com", "https://*.example.com"),
            ("https:/example.com", "https://example.com"), ("https//example.com/shop", "https://example.com"),
            ("http:example.com", "http://example.com"), ("https://*", "anywhere"), ("https://*:8443", "anywhere"),
            ("http://*", nil),
        ] as [(String, String?)])
    func suggestions(_ text: String, _ suggestion: String?) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources: ['\(text)']", name: "waymark.yaml")
        }
        #expect(error.problems.map(\.suggestion) == [suggestion])
    }

    @Test(
        "Several sources in one string suggest a list",
        arguments: ["https://example.com, myapp://", "https://example.com myapp://"])
    func several(_ text: String) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources: '\(text)'", name: "waymark.yaml")
        }
        let list = #"["https://example.com", "myapp://"]"#
        #expect(error.problems.map(\.help) == ["write a list: '\(list)'"])
        #expect(throws: Never.self) {
            _ = try RouteFile(text: "waymark: 1\nroutes: {}\nsources: \(list)", name: "waymark.yaml")
            _ = try RouteFile(text: #"{ "waymark": 1, "routes": {}, "sources": \#(list) }"#, name: "waymark.json")
        }
        let nested = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources: ['\(text)']", name: "waymark.yaml")
        }
        #expect(nested.problems.map(\.help) == ["write an element of the list for each source"])
    }

    @Test(
        "An invalid source mapping suggests a valid source mapping",
        arguments: [
            ("{ scheme: 'myapp://' }", "{ scheme: myapp }"), ("{ scheme: my_app }", "{ scheme: my-app }"),
            ("{ scheme: https, host: 'example.com:81' }", "{ scheme: https, host: example.com, port: 81 }"),
            ("{ scheme: https, host: '::1' }", #"{ scheme: https, host: "[::1]" }"#),
            ("{ scheme: 'https://', host: example.com }", "{ scheme: https, host: example.com }"),
            ("{ scheme: myapp, host: first-segment }", "{ scheme: myapp }"),
            ("{ scheme: myapp, host: Ignored }", "{ scheme: myapp, host: ignored }"),
        ])
    func suggestionsInFull(_ text: String, _ suggestion: String) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources: [\(text)]", name: "waymark.yaml")
        }
        #expect(error.problems.map(\.suggestion) == [suggestion])
    }

    @Test("The policy of a route file decides which sources are valid")
    func policy() throws {
        let sources = "waymark: 1\nroutes: { home: / }\nsources: [https://münchen.example, 'data://']\n"
        let error = #expect(throws: RouteFileError.self) { try RouteFile(text: sources, name: "waymark.yaml") }
        #expect(error?.problems.count == 2)
        let policy = "policy: { allowsNonASCIIHosts: true, forbiddenSchemes: [] }\n"
        let file = try RouteFile(text: sources + policy, name: "waymark.yaml")
        #expect(try file.router().match(for: "https://münchen.example/") != nil)
    }
}
