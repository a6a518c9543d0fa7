import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("FSQRoutes patterns compared with the library")
struct FSQRoutesTests {
    @Test("The FSQRoutes data has 27 matching cases, and no cases of unknown kinds")
    func count() {
        let all = LibraryCase.all.filter { $0.library == "FSQRoutes" }
        #expect(Set(all.map(\.kind)) == ["match", "flow"])
        #expect(all.count { $0.kind == "match" } == 27)
    }

    @Test("A link opens the same FSQRoutes route as in the library", arguments: LibraryCase.of("FSQRoutes", "match"))
    func match(_ row: LibraryCase) throws {
        let answer = Answer(of: row.allRoutes.map { [$0.pattern] }, in: .fsqroutes, to: try #require(row.url))
        check(answer.withQuery.differences(from: try #require(row.expect)), row.id, exceptions: [:])
    }

    /// Errors of the library.
    static let exceptions = [
        "/**/:p/:q on test://a": "every parameter takes a segment",
        "/**/*/* on test://a": "every wildcard takes a segment",
        "/foo/:p on test://foo/a%2Bb": "links are decoded once, so an encoded plus stays one",
        "/foo/:p on test://foo/%2541": "links are decoded once",
        "/foo/:p/:q on test://foo/a%2Fb": "links are split before they are decoded",
        "/foo on test://foo?q=a%2Bb": "links are decoded once, so an encoded plus stays one",
    ]

    @Test(
        "An FSQRoutes pattern behaves as observed in the library, except for listed corrections",
        arguments: Observation.of("FSQRoutes").filter { $0.observed["match"] != nil })
    func observed(_ row: Observation) throws {
        let answer = Answer(of: [[try #require(row.pattern)]], in: .fsqroutes, to: try #require(row.url))
        check(answer.withQuery.differences(from: row.observed), row.key, exceptions: Self.exceptions)
    }

    @Test("The FSQRoutes observations without a match are three crashes or hangs and one lost link")
    func observations() {
        let others = Observation.of("FSQRoutes").filter { $0.observed["match"] == nil }
        let keys = others.map { $0.observed["crash"] ?? $0.observed["hang"] == nil ? "lost" : "stopped" }
        #expect(keys.sorted() == ["lost", "stopped", "stopped", "stopped"])
    }

    @Test(
        "FSQRoutes patterns avoid the known errors of the library",
        arguments: [
            Correction("/**/:p/:q", "test://a", nil),
            Correction("/**/:p/:q", "test://a/b", ["p": "a", "q": "b"]),
            Correction("/**/*/*", "test://a", nil),
            Correction("/a/**/:p/:q", "test://a/b", nil),
            Correction("/**/:p/:q/:r", "test://a/b", nil),
            Correction("/**/:p/:q/:r", "test://x/a/b/c", ["p": "a", "q": "b", "r": "c"]),
            Correction("/:p/**", "test://a/b", ["p": "a"]),
            Correction("/:p/**", "test://", nil),
            Correction("/**/:p/**", "test://a/b", ["p": "a"]),
            Correction("/**/:p/**", "test://", nil),
            Correction("/foo/:p", "test://foo/100%25", ["p": "100%"]),
            Correction("/foo/:p", "test://foo/a%2Bb", ["p": "a+b"]),
            Correction("/foo/:p", "test://foo/%2541", ["p": "%41"]),
            Correction("/foo/:p", "test://foo/a%2Fb", ["p": "a/b"]),
            Correction("/foo/:p/:q", "test://foo/a%2Fb", nil),
            Correction("/", "test://", [:]),
            Correction("/", "https://example.com", [:]),
            // Schemes are case-insensitive: RFC 3986, 6.2.2.1.
            Correction("/foo", "HTTPS://example.com/foo", [:]),
            Correction("/foo", "HTTPS://foo", nil),
        ])
    func correction(_ row: Correction) throws { try row.run(in: .fsqroutes) }

    @Test(
        "FSQRoutes patterns treat hosts, slashes and spaces as the library does",
        arguments: [
            Correction("/foo/bar", "test:///foo/bar", [:]),
            Correction("/foo/bar", "test:foo/bar", [:]),
            Correction("/foo/bar", "http://foo/bar", [:]),
            Correction("/foo/bar", "http://example.com/foo/bar", nil),
            Correction("/foo/bar", "test://me@foo:8080/bar#top", [:]),
            Correction("/foo/bar", "http://foo:8080/bar", [:]),
            Correction("//foo///bar//", "test://foo//bar/", [:]),
            Correction("/**/**/a/**", "test://x/a/y", [:]),
            Correction("/a+b", "test://a%20b", [:]),
            Correction("/a+b", "test://x/a", nil),
            Correction("/x/a%2Bb", "test://x/a%2Bb", [:]),
            Correction("/x/a%2Bb", "test://x/a+b", nil),
            Correction("/x/:user-id", "test://x/5", ["user-id": "5"]),
            Correction(["/:a", "/b"], "test://b", 0, ["a": "b"]),
        ])
    func sameness(_ row: Correction) throws { try row.run(in: .fsqroutes) }

    @Test(
        "Parsing reports a malformed FSQRoutes pattern with its position and a suggestion",
        arguments: [
            Mistake("", "empty-pattern", "", "/"),
            Mistake("/:p/:p", "duplicate-parameter", "p"),
            Mistake("/::", "invalid-parameter-name", ":"),
            Mistake("/:a:b", "invalid-parameter-name", "a:b"),
            Mistake("/a*", "partial-segment", "a*", "a%2A"),
            Mistake("/a*\u{301}", "partial-segment", "a*\u{301}", "a%2A\u{301}"),
            Mistake("/***", "partial-segment", "***", "%2A%2A%2A"),
            Mistake("/a?b=c", "unsupported-part", "?b=c", ""),
            Mistake("/a#b", "unsupported-part", "#b", ""),
            Mistake("/100%", "malformed-escape", "%", "%25"),
            Mistake("/%FF", "invalid-utf8", "%FF"),
            Mistake(" /a", "white-space", " ", ""),
            Mistake("/a*/:/b:/:?", [("partial-segment", "a*", "a%2A"), ("unsupported-part", "?", "")]),
        ])
    func mistake(_ row: Mistake) { row.run(in: .fsqroutes) }
}
