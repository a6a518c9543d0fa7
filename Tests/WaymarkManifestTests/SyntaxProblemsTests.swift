import Testing
@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct SyntaxProblemsTests {
    private static let glued = "syntax: a comment needs a space before '#'"

    @Test(
        "Invalid YAML is refused with a message and a position",
        arguments: [
            FaultyFile("a tab indents", "routes:\n\thome: /", "2:1 syntax: a tab cannot indent a line"),
            FaultyFile("a tab indents a block", "a: |\n\tb", "2:1 syntax: a tab cannot indent a line"),
            FaultyFile("text begins with @", "a: @b", "1:4 syntax: plain text cannot begin with '@'"),
            FaultyFile("text begins with a backtick", "a: `b`", "1:4 syntax: plain text cannot begin with '`'"),
            FaultyFile("text begins with |", "a: |b", "1:4 syntax: plain text cannot begin with '|'"),
            FaultyFile("text begins with >", "a: >/b", "1:4 syntax: plain text cannot begin with '>'"),
            FaultyFile("text begins with !", "a: !b{c}", "1:4 syntax: plain text cannot begin with '!'"),
            FaultyFile("text begins with %", "%a", "1:1 syntax: plain text cannot begin with '%'"),
            FaultyFile("a double quote stays open", "a: \"b\nc: d", "1:4 syntax: the quoted text has no end"),
            FaultyFile("a single quote stays open", "a: 'b", "1:4 syntax: the quoted text has no end"),
            FaultyFile("a list stays open", "a: [b,\n c", "1:4 syntax: '[' has no matching ']'"),
            FaultyFile("a mapping stays open", "a: {b: c", "1:4 syntax: '{' has no matching '}'"),
            FaultyFile("a list closes twice", "a: [b]]", "1:7 syntax: the value ends before this text"),
            FaultyFile("a bracket begins text in a list", "a: [b, c [d]]", "1:10 syntax: expected ',' or ']'"),
            FaultyFile("a bracket closes nothing", "a: ]", "1:4 syntax: expected a value, found ']'"),
            FaultyFile("a colon stands in text", "a: b: c", "1:5 syntax: ': ' within plain text"),
            FaultyFile("a colon stands in text in braces", "{ a: b: c }", "1:7 syntax: ': ' within plain text"),
            FaultyFile("a colon stands in text in brackets", "[a: b: c]", "1:6 syntax: ': ' within plain text"),
            FaultyFile("a line in braces has no comma", "a: {\n b: /x\n c: y }", "3:3 syntax: ': ' within plain text"),
            FaultyFile("a colon follows a quote in braces", "{ a: 'b': c }", "1:9 syntax: expected ',' or '}'"),
            FaultyFile(
                "a key is indented too far", "a: b\n  c: d",
                "2:3 syntax: the line is indented deeper than the one above, which has a value"),
            FaultyFile(
                "a key is indented too little", "a:\n    b: 1\n  c: 2",
                "3:3 syntax: the indentation matches no preceding line"),
            FaultyFile("a key has no colon", "a: b\nc\nd: e", "2:1 syntax: expected ': ' after this key"),
            FaultyFile("text follows a quoted text", "a: 'b' c", "1:8 syntax: the value ends before this text"),
            FaultyFile("a comment touches a quote", "a: '/b'#c\nd: e", "1:8 \(glued)"),
            FaultyFile("a comment touches a list", "a: [b]#c", "1:7 \(glued)"),
            FaultyFile("a comment touches text in braces", "{ a: \"b\"#c\n}", "1:9 \(glued)"),
            FaultyFile("an escape is unknown", "a: \"\\q\"", "1:5 syntax: unknown escape after '\\' in double quotes"),
            FaultyFile("an anchor has no name", "a: & b", "1:5 syntax: expected the name of an anchor after '&'"),
            FaultyFile("'#' follows an anchor", "a: &x#y /b", "1:6 syntax: expected the name of an anchor after '&'"),
            FaultyFile(
                "there are two documents", "a: b\n---\nc: d",
                "2:1 syntax: a second document begins here, but a route file is one document"),
            FaultyFile(
                "columns count characters, not bytes", "ä: 'öü' x", "1:9 syntax: the value ends before this text"),
            FaultyFile(
                "other line breaks of Unicode end no line and no comment",
                "a: b # \u{85}c: @\u{2028}d: @\u{2029}e: @\nf: '\u{85}\u{2028}' g",
                "2:9 syntax: the value ends before this text"),
            FaultyFile("lines end with CR LF", "a: b\r\nc: @d", "2:4 syntax: plain text cannot begin with '@'"),
            FaultyFile(
                "a byte order mark is no column", "\u{FEFF}a: @b", "1:4 syntax: plain text cannot begin with '@'"),
        ])
    func yaml(_ file: FaultyFile) { file.check() }

    @Test("Text in YAML contains line breaks of Unicode unchanged, plain and in quotes", arguments: ["", "'", "\""])
    func breaks(_ quote: String) throws {
        let text = quote + "a\u{85}b\u{2028}c\u{2029}d" + quote
        let file = try RouteFile(
            text: "waymark: 1\nroutes: { home: { pattern: /, summary: \(text) } }", name: "waymark.yaml")
        #expect(file.routes[0].summary?.value == "a\u{85}b\u{2028}c\u{2029}d")
    }

    @Test("Text that begins like JSON but is not JSON is read as YAML")
    func flow() throws {
        let file = try RouteFile(text: "{waymark: 1, routes: {home: /}}", name: "waymark.yaml")
        #expect(file.routes.map(\.name.value) == ["home"])
    }
}
