import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Random strings of every notation")
struct SyntaxPropertyTests {
    /// The pieces for random patterns of each notation.
    static let pieces: [(notation: Notation, pieces: [String])] = [
        (
            .deeper,
            [
                "a", "bc", "/", "/", "(", ")", "|", "*", ":", ":x", ":y", ":int(", ":int(n)", "?", "&", "%2F", "=", "#",
                "é", "\u{0}",
            ]
        ),
        (
            .deeperfunc,
            [
                "a", "bc", "/", "/", "(", ")", "|", "*", ":", ":int", ":string", "x=", "y=:int", "?", "&", "%2F", "#",
                "é",
            ]
        ),
        (.jlroutes, ["a", "bc", "/", "/", "(", ")", "(/", "*", ":", ":x", ":y", "?", "&", "%2F", "#", "é", " "]),
        (
            .urlnavigator,
            [
                "a", "bc", "/", "/", "<", ">", "<x>", "<int:y>", "<path:z>", "myapp://", "https://",
                "https://h.example", ":", "?", "%3C", "é",
            ]
        ),
        (
            .urlmatcher,
            [
                "a", "bc", "/", "/", "/", "<*>", "<+>", "<Int64>", "<x: Int>", "<y:T>", "<", ">", ":", "*", "%3C", "%",
                "?", "é", " ",
            ]
        ),
        (
            .corridor,
            [
                "/a", "/", "bc", "/:x", "/:y{int}", "/:z{T}", "{[bool]?}", "{'v'}", "/.*", "/.+", "/?:q", "&:r",
                "&:s{int?}",
                "?:t{string?}", "\\(", "\\", ".", ":", "{", "}", "'", "#", "%41", "é", " ",
            ]
        ),
        (
            .fsqroutes,
            [
                "a", "bc", "/", "/", "/", ":", ":x", ":y-z", "*", "**", "/**/", "+", "%2B", "%2F", "%", "?", "#", "é",
                " ",
            ]
        ),
        (
            .elf,
            [
                "app://a/", "app://", "app:///", "https://h.example", "http://", "a", "bc", "/", "/", "/{x}", "/{y-z}",
                "{",
                "}",
                "?", "#", ":", "%41", "é", " ",
            ]
        ),
        (
            .urlpattern,
            [
                "*://*:*", "*://*:*", "https://h.example", "http{s}?://h.example", "https://*.h.example:81",
                "myapp://h",
                "myapp://*",
                "/a", "/bc", "/", "/:x", "/:y(\\d+)", "/:z?", "{/:z}?", "{:w}", "/(a|b)", "/:v([^/]+)", "/*", "/:r(.*)",
                "-", ".html", "?*", "?", "?*#top", "?*#:f", "#", "%C3%A9", "é", "\\:", "{", "}", ":", "+", " ",
            ]
        ),
    ]

    @Test(
        "A random pattern reads back from its own notation, and from the native notation if expressible",
        arguments: pieces.indices)
    func random(_ index: Int) throws {
        let (notation, pieces) = Self.pieces[index]
        var generator = SeededGenerator(seed: index + 1)
        var read = 0
        for _ in 0..<6000 {
            let count = Int.random(in: 1...9, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            guard let pattern = try? RoutePattern(text, syntax: notation.syntax) else { continue }
            read += 1
            if let written = try? notation.syntax.text(for: pattern) {
                #expect(
                    (try? RoutePattern(written, syntax: notation.syntax)) == pattern, "\(text) is written \(written)")
            } else {
                Issue.record("\(text) is not written")
            }
            if let native = try? BraceSyntax().text(for: pattern) {
                #expect((try? RoutePattern(native)) == pattern, "\(text) is \(native) natively")
            }
        }
        #expect(read > 150)
    }

    @Test("Parsing ends on long and deeply nested strings of every notation", arguments: pieces.indices)
    func long(_ index: Int) {
        let (notation, pieces) = Self.pieces[index]
        for piece in pieces + ["(a", "(/a", "(a|", ":int(", "?(", "a/", "<"] {
            _ = try? RoutePattern(String(repeating: piece, count: 5_000), syntax: notation.syntax)
        }
    }
}
