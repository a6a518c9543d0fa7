import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

enum OwnPages: URLAllowList {
    static var sources: [LinkSource] { [.host("example.com"), .host("*.example.net"), .scheme("myapp")] }
}

enum LocalServer: URLAllowList {
    static var sources: [LinkSource] { [.host("localhost", port: 8080, http: true)] }
}

enum Anywhere: URLAllowList {
    static var sources: [LinkSource] { [.anywhere] }
}

enum Nowhere: URLAllowList {
    static var sources: [LinkSource] { [] }
}

@Suite("URLs checked against an allow list")
struct AllowedURLTests {
    @Test(
        "An allow list accepts URLs of its sources unchanged",
        arguments: [
            "https://example.com", "https://example.com/", "https://EXAMPLE.com/a?b=c#d", "https://example.com:443/a",
            "https://example.com./a", "https://www.example.net/a%2Fb", "https://a.b.example.net", "myapp://user/1",
            "MYAPP:user/1", "https://example.com/?next=https://evil.example",
        ])
    func taking(_ text: String) throws {
        let value = try #require(AllowedURL<OwnPages>(parameter: text))
        #expect(value.url.absoluteString == text)
        #expect(value.parameterText == text)
        #expect(AllowedURL<OwnPages>(value.url) == value)
        #expect(AllowedURL<OwnPages>.parameterConstraint.accepts(text))
        #expect(AllowedURL<Nowhere>(parameter: text) == nil)
    }

    @Test(
        "An allow list refuses URLs of other sources and disguised or malformed URLs",
        arguments: [
            // other sources
            "https://evil.example", "https://example.com.evil.example", "https://evilexample.com",
            "https://example.net", "https://evilexample.net", "https://sub.example.com", "http://example.com",
            "https://example.com:8443/", "https://example.com:80/", "ftp://example.com", "otherapp://user/1",
            // user information that looks like the host
            "https://example.com@evil.example/", "https://example.com:443@evil.example/",
            "https://user:secret@example.com/", "https://evil.example#@example.com/",
            "https://evil.example?example.com",
            // slashes and backslashes
            "//evil.example", "//example.com", "///evil.example", "\\\\evil.example", "/\\evil.example",
            "https:\\\\evil.example", "https:/example.com", "https:example.com", "https:///example.com",
            "https://evil.example\\@example.com/", "https://example.com\\.evil.example/", "/account", "account", "?a=b",
            "#top", "", ".", "..", "https://", "https://example.com/../../x", "https://example.com/%2e%2e/x",
            // code, documents and links in links
            "javascript:alert(1)", "JavaScript:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
            "javascript://example.com/%0aalert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x",
            "blob:https://example.com/1", "file:///etc/passwd", "view-source:https://example.com",
            "intent://example.com#Intent;scheme=https;end",
            // characters
            " https://example.com", "https://example.com ", "https://example.com/\u{0}", "https://example.com/\t",
            "https://example.com/\r\nx", "https://exam\nple.com", "https://еxample.com", "https://example。com",
            "https://example.com/é", "https://example.com/<x>", "https://example.com/%zz", "https://example.com/%00",
            "https://ex%61mple.com/", "https://[::1]/", "https://127.0.0.1/",
        ])
    func refusing(_ text: String) {
        #expect(AllowedURL<OwnPages>(parameter: text) == nil)
        #expect(!AllowedURL<OwnPages>.parameterConstraint.accepts(text))
    }

    @Test(
        "Ports and plain HTTP are accepted only if the allow list declares them",
        arguments: [
            ("http://localhost:8080/a", true), ("https://localhost:8080/a", true), ("http://localhost/a", false),
            ("http://localhost:80/a", false), ("http://localhost:08080/a", true), ("http://localhost:8081/a", false),
        ])
    func ports(_ text: String, _ isTaken: Bool) {
        #expect((AllowedURL<LocalServer>(parameter: text) != nil) == isTaken)
    }

    @Test(
        "An allow list of any source still refuses relative, insecure and script URLs",
        arguments: [
            ("https://evil.example", true), ("/account", false), ("//evil.example", false),
            ("http://example.com", false),
            ("javascript:alert(1)", false), ("https://a@example.com", false),
        ])
    func anywhere(_ text: String, _ isTaken: Bool) {
        #expect((AllowedURL<Anywhere>(parameter: text) != nil) == isTaken)
    }

    @Test("A URL built relative to a base is checked by its absolute string")
    func builtURLs() throws {
        let base = try #require(URL(string: "https://example.com/a"))
        let other = try #require(URL(string: "//evil.example/b", relativeTo: base))
        let same = try #require(URL(string: "b", relativeTo: base))
        #expect(AllowedURL<OwnPages>(other) == nil)
        #expect(AllowedURL<OwnPages>(same)?.url.absoluteString == "https://example.com/b")
    }

    @Test("An allowed URL encodes as one string and is checked when decoded")
    func coding() throws {
        let value = try #require(AllowedURL<OwnPages>(parameter: "https://example.com/a"))
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([String].self, from: data) == ["https://example.com/a"])
        #expect(try JSONDecoder().decode([AllowedURL<OwnPages>].self, from: data) == [value])
        let evil = Data(#"["https://evil.example?token=1"]"#.utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([AllowedURL<OwnPages>].self, from: evil)
        }
        #expect(!String(describing: error).contains("evil"))
    }
}
