import Testing
import WaymarkCore

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct SourcesTests {
    @Test(
        "Sources are read as written",
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

    @Test(
        "What is no source says why",
        arguments: [
            ("''", "'' is no source: it is empty"),
            ("example.com", "'example.com' is no source: expected a scheme and '://'"),
            ("example.com:8080", "'example.com:8080' is no source: expected a scheme and '://'"),
            ("//example.com", "'//example.com' is no source: expected a scheme and '://'"),
            ("'*'", "'*' is no source: expected a scheme and '://'"),
            ("https://", "'https://' is no source: its host is not a host name"),
            ("'https:'", "'https:' is no source: its host is not a host name"),
            ("https://a..b", "'https://a..b' is no source: its host is not a host name"),
            ("https://a.*.b", "'https://a.*.b' is no source: its host is not a host name"),
            ("https://münchen.example", "'https://münchen.example' is no source: its host is not a host name"),
            ("myapp://*.open", "'myapp://*.open' is no source: its host is not a host name"),
            ("https://a:0", "'https://a:0' is no source: its port is not a number from 1 to 65535"),
            ("https://a:65536", "'https://a:65536' is no source: its port is not a number from 1 to 65535"),
            ("https://a:+1", "'https://a:+1' is no source: its port is not a number from 1 to 65535"),
            ("'https://a:'", "'https://a:' is no source: its port is not a number from 1 to 65535"),
            ("https://a/b", "'https://a/b' is no source: a source ends after host and port"),
            ("https://a?b", "'https://a?b' is no source: a source ends after host and port"),
            ("https://a@b", "'https://a@b' is no source: a source ends after host and port"),
            ("1app://", "'1app://' is no source: a scheme is a letter, then letters, digits, '+', '-' or '.'"),
            ("my app://", "'my app://' is no source: a scheme is a letter, then letters, digits, '+', '-' or '.'"),
            ("{ scheme: https }", "'https' is no source: its host is not a host name"),
            ("{ scheme: https, host: ignored }", "'https' is no source: its host is not a host name"),
            ("{ scheme: myapp, port: 99 }", "'myapp' is no source: its host is not a host name"),
            ("{ host: open }", "the key 'scheme' is missing in a source"),
        ] as [(String, String)])
    func invalid(_ text: String, _ message: String) throws {
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: "waymark: 1\nroutes: {}\nsources:\n  - " + text, name: "waymark.yaml")
        }
        #expect(error.problems.map(\.message) == [message])
    }
}
