import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkProofs

@Suite("Elf patterns compared with the library")
struct ElfTests {
    @Test("The Elf data has 14 cases about patterns, of the known kinds")
    func count() {
        let all = LibraryCase.all.filter { $0.library == "Elf" }
        #expect(Set(all.map(\.kind)) == ["match", "parse-params", "flow"])
        #expect(all.count { $0.kind != "flow" } == 14)
    }

    @Test("A link opens the same Elf route as in the library", arguments: LibraryCase.of("Elf", "match"))
    func match(_ row: LibraryCase) throws {
        let answer = Answer(of: row.allRoutes.map { [$0.pattern] }, in: .elf, to: try #require(row.url))
        check(answer.withQuery.differences(from: try #require(row.expect)), row.id, exceptions: [:])
    }

    @Test("A link gives the same Elf parameters as in the library", arguments: LibraryCase.of("Elf", "parse-params"))
    func parameters(_ row: LibraryCase) throws {
        let answer = Answer(of: row.allRoutes.map { [$0.pattern] }, in: .elf, to: try #require(row.url))
        var expect = try #require(row.expect?.object)
        expect["match"] = .bool(true)
        #expect(answer.withQuery.differences(from: .object(expect)) == [])
    }

    /// Errors of the library, some of which it documents.
    static let exceptions = [
        "app://foo/bar/baz ; app://foo/{x} on app://foo/bar": "no link gets lost",
        "app://a/b/c/{p} ; app://a/{y}/c/{q} on app://a/b/c/d": "the leftmost literal wins, always",
        "app://foo/{id} on app://foo/%E4%B8%AD": "links are decoded",
        "app://foo/{id} on app://foo/123#frag": "a fragment is no part of a path",
        "app://foo/{id} on APP://foo/1": "schemes have no case",
        "app://foo/{id} on /app/foo/1": "a segment is no scheme",
        "app://foo/ on app://foo/": "no link gets lost",
        "app://t/{a} ; app://t/{b} on app://t/1": "two patterns that no link tells apart are a mistake",
    ]

    @Test(
        "An Elf pattern behaves as observed in the library, except for listed corrections",
        arguments: Observation.of("Elf").filter { $0.observed["crash"] == nil })
    func observed(_ row: Observation) throws {
        let handlers = try #require(row.handlers).sorted { $0.key < $1.key }
        let answer = Answer(of: handlers.map { [$0.key] }, in: .elf, to: try #require(row.url))
        var differences: [String] = []
        if let handler = row.observed["handler"]?.text, answer.route.map({ handlers[$0].value }) != handler {
            differences.append("\(answer)")
        }
        if row.observed["calls"] != nil || row.observed["not_found_called"] != nil, answer.route != nil {
            differences.append("\(answer)")
        }
        for (name, value) in row.observed["params"]?.object ?? [:] where !Answer.fits(answer.captures[name], value) {
            differences.append("\(answer)")
        }
        check(differences, row.key, exceptions: Self.exceptions)
    }

    @Test(
        "Elf patterns avoid the known errors of the library",
        arguments: [
            Correction(["app://foo/bar/baz", "app://foo/{x}"], "app://foo/bar", 1, ["x": "bar"]),
            Correction(["app://a/{y}/c/{q}", "app://a/b/c/{p}"], "app://a/b/c/d", 1, ["p": "d"]),
            Correction("app://foo/{id}", "app://foo/%E4%B8%AD", ["id": "中"]),
            Correction("app://foo/{id}", "app://foo/123#frag", ["id": "123"]),
            Correction("app://foo/{id}", "APP://foo/1", ["id": "1"]),
            Correction("app://foo/{id}", "/app/foo/1", nil),
            Correction("app://foo/{id}", "app:foo/1", ["id": "1"]),
            Correction("app://foo/", "app://foo/", [:]),
            Correction("app://foo", "app://foo", [:]),
            Correction("app://foo", "?a=b", nil),
            Correction("app://foo", "#x", nil),
        ])
    func correction(_ row: Correction) throws { try row.run(in: .elf) }

    @Test(
        "Elf patterns treat schemes and hosts as the library does",
        arguments: [
            Correction("app://{host}/x", "app://Abc/x", ["host": "Abc"]),
            Correction("app://Foo", "app://foo", nil),
            Correction("app://Foo", "app://Foo", [:]),
            Correction("app:///foo", "app://foo", [:]),
            Correction("app://a/中", "app://a/%E4%B8%AD", [:]),
            Correction("app://a/%E4%B8%AD", "app://a/%E4%B8%AD", nil),
            Correction("app://a/b c", "app://a/b%20c", [:]),
            Correction("https://example.com/u/{id}", "https://example.com:8080/u/5", ["id": "5"]),
            Correction("https://example.com/u/{id}", "https://me@example.com/u/5", ["id": "5"]),
            Correction("https://example.com/u/{id}", "http://example.com/u/5", nil),
            Correction("http://example.com/u/{id}", "http://example.com/u/5", ["id": "5"]),
            Correction("https://{host}/u", "https://example.com/u", ["host": "example.com"]),
            Correction("https://{host}/u", "http://example.com/u", nil),
            Correction("https://example.com", "https://example.com/", [:]),
        ])
    func sameness(_ row: Correction) throws { try row.run(in: .elf) }

    @Test("The table reports two Elf patterns that match the same links")
    func conflict() {
        var table = RouteTable<Int>(.elf)
        table.add("app://t/{a}", syntax: .elf, to: 1)
        table.add("app://t/{b}", syntax: .elf, to: 2)
        #expect(table.problems().map(\.code) == ["conflict"])
    }

    @Test(
        "Parsing reports a malformed Elf pattern with its position and a suggestion",
        arguments: [
            Mistake("", "empty-pattern", "", "/"),
            Mistake("foo/bar", "missing-scheme", "foo/bar"),
            Mistake(" app://foo", "white-space", " ", ""),
            Mistake("app:foo", "missing-scheme", "app:foo"),
            Mistake("://foo", "missing-scheme", "://foo"),
            Mistake("1app://foo", "missing-scheme", "1app://foo"),
            Mistake("app://foo/{id}.html", "partial-segment", "{id}.html"),
            Mistake("app://foo/pre{id}", "partial-segment", "pre{id}"),
            Mistake("app://foo/{a}{b}", "partial-segment", "{a}{b}"),
            Mistake("app://foo/{id", "unclosed-brace", "{id", "{id}"),
            Mistake("app://foo/id}", "stray-brace", "}"),
            Mistake("app://foo/{}", "invalid-parameter-name", "{}"),
            Mistake("app://foo/{a:Int}", "invalid-parameter-name", "a:Int"),
            Mistake("app://foo//{id}", "empty-segment", "/", ""),
            Mistake("app://foo?a={a}", "unsupported-part", "?a={a}", ""),
            Mistake("app://foo#a", "unsupported-part", "#a", ""),
            Mistake("app://{a}/{a}", "duplicate-parameter", "a"),
            Mistake("https:///foo", "invalid-source", ""),
            Mistake("https://me@example.com/a", "invalid-source", "me@example.com", "example.com"),
            Mistake("https://example.com(x)/a", "invalid-source", "https://example.com(x)/a"),
            Mistake("https://x{host}/u", "invalid-source", "x{host}"),
        ])
    func mistake(_ row: Mistake) { row.run(in: .elf) }
}
