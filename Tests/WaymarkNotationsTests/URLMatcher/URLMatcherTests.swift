import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("URLMatcher patterns compared with the library")
struct URLMatcherTests {
    static let types: [String: ParameterConstraint] = [
        "Commit": .oneOf(["c", "commit"]),
        "HashId": .custom { [7, 40].contains($0.utf8.count) },
    ]

    @Test("The URLMatcher data has 32 cases about patterns, of the known kinds")
    func count() {
        let all = LibraryCase.all.filter { $0.library == "URLMatcher" }
        #expect(Set(all.map(\.kind)) == ["match", "error", "flow"])
        #expect(all.count { $0.kind != "flow" } == 32)
    }

    static let exceptions = [
        "URLMatcher-027": "a pattern captures what the link says; a route's type makes something shorter of it"
    ]

    @Test(
        "A link opens the same URLMatcher route as in the library, except for listed differences",
        arguments: LibraryCase.of("URLMatcher", "match"))
    func match(_ row: LibraryCase) throws {
        let answer = Answer(
            of: row.allRoutes.map { [$0.pattern] }, in: .urlmatcher, types: Self.types, to: try #require(row.url))
        check(answer.withQuery.differences(from: try #require(row.expect)), row.id, exceptions: Self.exceptions)
    }

    @Test("A pattern that URLMatcher refuses is a problem", arguments: LibraryCase.of("URLMatcher", "error"))
    func error(_ row: LibraryCase) throws {
        #expect(problemCodes(of: try #require(row.routes?.first).pattern, in: .urlmatcher) != [])
    }

    @Test(
        "URLMatcher patterns handle links that the library's document leaves undefined",
        arguments: [
            Correction("user/<id:Int64>", "app://host/user/007", ["id": 7]),
            Correction("user/<id:Int64>", "app://host/user/9223372036854775808", nil),
            Correction("user/<id: UInt8>", "/user/255", ["id": .uint(255)]),
            Correction("user/<id: UInt8>", "/user/256", nil),
            Correction("/user/<name:String>/", "/user//a%2Fb/", ["name": "a/b"]),
            Correction("user/<String>", "/user", nil),
            Correction("caf%C3%A9", "/caf%C3%A9", [:]),
            Correction("user", "/User", nil),
            Correction("user", "https://me@example.com:8080/user?a=1#b", [:]),
            Correction("/", "https://example.com", [:]),
            Correction("<*>", "/", [:]),
            // A literal has precedence over a type, and a type over a wildcard, from the left.
            Correction(["<*>", "<+>", "<n:Int64>", "7"], "/7", 3),
            Correction(["<*>", "<+>", "<n:Int64>", "7"], "/8", 2, ["n": 8]),
            Correction(["<*>", "<+>", "<n:Int64>", "7"], "/x", 1),
            Correction(["<*>", "<+>", "<n:Int64>", "7"], "/x/y", 0),
        ])
    func decision(_ row: Correction) throws { try row.run(in: .urlmatcher) }

    @Test(
        "Parsing reports a malformed URLMatcher pattern with its position and a suggestion",
        arguments: [
            Mistake("", "empty-pattern", "", "/"),
            Mistake("user/<*>/edit", "catch-all-not-last", "<*>"),
            Mistake("user/<rest:*>", "named-wildcard", "<rest:*>", "<*>"),
            Mistake("user/<any: +>/x", "named-wildcard", "<any: +>", "<+>"),
            Mistake("user/<Int64", "unclosed-angle", "<Int64", "<Int64>"),
            Mistake("user/Int64>", "unopened-angle", ">", "%3E"),
            Mistake("user/x<Int64>", "partial-segment", "x<Int64>"),
            Mistake("user/<Int64>.html", "partial-segment", "<Int64>.html"),
            Mistake("user/<a:Int64><b:Int64>", "partial-segment", "<a:Int64><b:Int64>"),
            Mistake("user/<>", "invalid-type", "<>"),
            Mistake("user/<id:>", "missing-type", "<id:>"),
            Mistake("user/<:Int64>", "invalid-parameter-name", ""),
            Mistake("user/<id:Int 64>", "invalid-type", "Int 64"),
            Mistake("user/<id:Int64?>", "invalid-type", "Int64?"),
            Mistake("user/<i d:Int64>", "invalid-parameter-name", "i d"),
            Mistake("user//edit", "empty-segment", "/", ""),
            Mistake("user?id=<Int64>", "unsupported-part", "?id=<Int64>", ""),
            Mistake("user#top", "unsupported-part", "#top", ""),
            Mistake("user ", "white-space", " ", ""),
            Mistake("us\ter", "white-space", "\t", ""),
            Mistake("100%", "malformed-escape", "%", "%25"),
            Mistake("<id:Int64>/<id:String>", "duplicate-parameter", "id"),
            Mistake(
                "<Int64/x>/<a:*>/<*>/b",
                [
                    ("unclosed-angle", "<Int64", "<Int64>"), ("unopened-angle", ">", "%3E"),
                    ("named-wildcard", "<a:*>", "<*>"), ("catch-all-not-last", "<*>", nil),
                ]),
        ])
    func mistake(_ row: Mistake) { row.run(in: .urlmatcher) }
}
