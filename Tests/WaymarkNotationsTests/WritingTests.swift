import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Native patterns written in other notations")
struct WritingTests {
    /// A pattern in the native syntax, with its text in a notation or the number of parts that the notation cannot
    /// express.
    struct Row: Sendable, CustomTestStringConvertible {
        let notation: Notation
        let native: String
        let text: String?
        let missing: Int

        init(_ notation: Notation, _ native: String, _ text: String) {
            (self.notation, self.native, self.text, missing) = (notation, native, text, 0)
        }

        init(_ notation: Notation, _ native: String, missing: Int = 1) {
            (self.notation, self.native, text, self.missing) = (notation, native, nil, missing)
        }

        var testDescription: String { "\(notation.name): \(native)" }
    }

    @Test(
        "URLMatcher's notation writes a native pattern, or reports its inexpressible parts",
        arguments: [
            Row(.urlmatcher, "/", "/"),
            Row(.urlmatcher, "/user/{id: LenientInt}/**", "user/<id:Int64>/<*>"),
            Row(.urlmatcher, "/{name}/{: UUID}/*", "<name:String>/<UUID>/<+>"),
            Row(.urlmatcher, "/a%20b/%3C%2F%25", "a%20b/%3C%2F%25"),
            Row(.urlmatcher, "/{id: Int64}"),
            Row(.urlmatcher, "/**/edit"),
            Row(.urlmatcher, "/a/**+"),
            Row(.urlmatcher, "/a/{rest: **}"),
            Row(.urlmatcher, "/a[/b]"),
            Row(.urlmatcher, "/(a|b)"),
            Row(.urlmatcher, "/{lang: en|de}"),
            Row(.urlmatcher, "/@{name}"),
            Row(.urlmatcher, "myapp://a?b={b}#c", missing: 3),
        ])
    func urlMatcher(_ row: Row) throws { try run(row) }

    @Test(
        "Corridor's notation writes a native pattern, or reports its inexpressible parts",
        arguments: [
            Row(.corridor, "/", "/"),
            Row(.corridor, "/?a={a}", "/?:a"),
            Row(.corridor, "/user/{id: LenientInt}/{name}?on={on: LenientBool?}", "/user/:id{int}/:name/?:on{bool?}"),
            Row(.corridor, "/a?b={b: [String]}&c={c: [LenientInt]?}&d={d?}", "/a/?:b{[string]}&:c{[int]?}&:d{string?}"),
            Row(.corridor, "/a?b={b: |x}&c={c: UInt}", "/a/?:b{'x'}&:c{UInt}"),
            Row(.corridor, "/a/**", "/a/.*"),
            Row(.corridor, "/**+/a/**+", "/.+/a/.+"),
            Row(.corridor, "/%28a%2Bb%29/%3Aid/a.b%25", #"/\(a\+b\)/\:id/a.b%"#),
            Row(.corridor, "/a%20b%3F%23", ##"/a b\?\#"##),
            Row(.corridor, "/a?b={b: [String]*}"),
            Row(.corridor, "/{id: Int}"),
            Row(.corridor, "/{id: Int64}"),
            Row(.corridor, "/**/a"),
            Row(.corridor, "/*/{: UUID}", missing: 2),
            Row(.corridor, "/{lang: |en}"),
            Row(.corridor, "/a%2Fb"),
            Row(.corridor, "/a%20", "/a /"),
            Row(.corridor, "/a?b=c"),
            Row(.corridor, "/a?b"),
            Row(.corridor, "/a?b={c}"),
            Row(.corridor, "/a?b={b = 1}"),
            Row(.corridor, "/a?b={b: try? UInt}"),
            Row(.corridor, "/a?b={b: x|y}"),
            Row(.corridor, "/a?(b={b}|c={c})"),
            Row(.corridor, "https://example.com/a#b", missing: 2),
        ])
    func corridor(_ row: Row) throws { try run(row) }

    @Test(
        "FSQRoutes' notation writes a native pattern, or reports its inexpressible parts",
        arguments: [
            Row(.fsqroutes, "/", "/"),
            Row(.fsqroutes, "/a/{b}/*/**/c", "/a/:b/*/**/c"),
            Row(.fsqroutes, "/a%20b%2Bc/%3A/%3Ad/%2A/e%2Ff", "/a%20b%2Bc/:/%3Ad/%2A/e%2Ff"),
            Row(.fsqroutes, "/{a: Int}/**+/{: String}", missing: 3),
            Row(.fsqroutes, "/a?b={b}"), Row(.fsqroutes, "/a[/b]/x{y}", missing: 2),
        ])
    func fsqRoutes(_ row: Row) throws { try run(row) }

    @Test(
        "Elf's notation writes a native pattern, or reports its inexpressible parts",
        arguments: [
            Row(.elf, "myapp://", "myapp://"),
            Row(.elf, "myapp://user/{name}/%25", "myapp://user/{name}/%"),
            Row(.elf, "https://example.com:8443/a/{b}", "https://example.com:8443/a/{b}"),
            Row(.elf, "http://example.com", "http://example.com/"),
            Row(.elf, "/a/{b}"),
            Row(.elf, "myapp://a/{b: Int}/*/**", missing: 3),
            Row(.elf, "myapp://a%2Fb"),
            Row(.elf, "myapp://a/%20b", "myapp://a/ b"),
            Row(.elf, "myapp://a%20", "myapp://a /"),
            Row(.elf, "myapp://a?b=c#d", missing: 2),
        ])
    func elf(_ row: Row) throws { try run(row) }

    private func run(_ row: Row) throws {
        let pattern = try RoutePattern(row.native)
        let text = try? row.notation.syntax.text(for: pattern)
        #expect(text == row.text)
        if let text {
            #expect(try RoutePattern(text, syntax: row.notation.syntax) == pattern)
        } else {
            let error = #expect(throws: PatternError.self) { try row.notation.syntax.text(for: pattern) }
            #expect(error?.problems.map(\.code) == Array(repeating: "inexpressible", count: row.missing))
        }
    }

    @Test("A web link pattern with a captured host is written in Elf's notation, but not natively")
    func capturedHost() throws {
        let pattern = try RoutePattern("https://{host}/a", syntax: .elf)
        #expect(try ElfSyntax().text(for: pattern) == "https://{host}/a")
        #expect(throws: PatternError.self) { try BraceSyntax().text(for: pattern) }
        #expect(pattern.description == "https://{host}/a")
    }
}
