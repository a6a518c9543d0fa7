import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("The pattern scanner")
struct PatternScannerTests {
    @Test("The pattern scanner advances by Unicode scalars and counts bytes")
    func steps() {
        var scanner = PatternScanner("aé語👩")
        #expect(scanner.previous == nil)
        for (offset, scalar) in [(0, "a"), (1, "é"), (3, "語"), (6, "👩")] as [(Int, Unicode.Scalar)] {
            #expect(scanner.offset == offset)
            #expect(scanner.next == scalar)
            let passed = scanner.advance()
            #expect(passed == scalar)
        }
        #expect(scanner.isAtEnd)
        let passed = scanner.advance()
        #expect(passed == nil)
        #expect(scanner.next == nil)
        #expect(scanner.offset == 10)
    }

    @Test("The pattern scanner never moves outside its string")
    func bounds() {
        var scanner = PatternScanner("ab")
        scanner.move(to: 99)
        #expect(scanner.offset == 2)
        scanner.move(to: -1)
        #expect(scanner.offset == 0)
        #expect(scanner.peek(1) == "b")
        #expect(scanner.peek(2) == nil)
        #expect(scanner.ascii(at: -1) == nil)
        #expect(scanner.scalar(at: 2) == nil)
        #expect(scanner.string(1..<99) == "b")
        let skipped = [scanner.skip("abc"), scanner.skip("ab"), scanner.skip("a")]
        #expect(skipped == [false, true, false])
    }

    @Test(
        "The pattern scanner reads identifiers and numbers as parameter names",
        arguments: [
            ("id", "id"), ("user_id2/x", "user_id2"), ("_", "_"), ("größe}", "größe"), ("0", "0"), ("12}", "12"),
            ("12a", nil), ("-a", nil),
            ("", nil), ("a-b", "a"),
        ])
    func names(text: String, name: String?) {
        var scanner = PatternScanner(text)
        let range = scanner.skipName()
        #expect(range.map { scanner.string($0) } == name)
        #expect(scanner.offset == (name ?? "").utf8.count)
    }

    @Test(
        "The pattern scanner decodes a literal up to its end and reports faulty characters",
        arguments: [
            ("ab/c", "ab", 2, []), ("a%2Fb", "a/b", 5, []), (#"a\/b/"#, "a/b", 4, []), ("%C3%A9%41", "éA", 9, []),
            ("a%4", "a%4", 3, ["malformed-escape"]), ("a b", "a b", 3, ["white-space"]),
            ("a  ", "a", 3, ["white-space"]),
            ("a\"b", "a\"b", 3, ["invalid-character"]), (#"\d"#, "d", 2, ["invalid-backslash"]),
            ("%E2%82", "\u{FFFD}\u{FFFD}", 6, nil),
        ] as [(String, String, Int, [String]?)])
    func literals(text: String, literal: String, end: Int, codes: [String]?) {
        var scanner = PatternScanner(text)
        let found = scanner.skipLiteral(until: ByteSet("/"))
        #expect(found == literal)
        #expect(scanner.offset == end)
        if let codes { #expect(scanner.problems.map(\.code) == codes) }
    }

    @Test(
        "The pattern scanner reads a source and stops at the path",
        arguments: [
            ("https://a.b/c", LinkSource.host("a.b"), "/c"), ("https://a.b?c", .host("a.b"), "?c"),
            ("my:/a", .scheme("my"), "/a"),
            ("my://a", .scheme("my"), "/a"), ("my:///a", .scheme("my"), "/a"), ("my:////a", .scheme("my"), "//a"),
            ("my:a", .scheme("my"), "a"),
            ("/a:b", nil, "/a:b"), ("a/b:c", nil, "a/b:c"), ("1a:b", nil, "1a:b"),
        ])
    func sources(text: String, source: LinkSource?, rest: String) {
        var scanner = PatternScanner(text)
        let found = scanner.skipSource()
        #expect(found == source)
        #expect(scanner.string(scanner.offset..<scanner.end) == rest)
        #expect(scanner.problems.isEmpty)
    }
}
