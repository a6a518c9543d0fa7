import TestSupport
import Testing

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct HostileFilesTests {
    @Test(
        "Bytes that are not plain UTF-8 text are refused at their position",
        arguments: [
            ([0xFF, 0xFE, 0x77, 0x00], "1:1 not-utf8: the file is UTF-16; expected UTF-8"),
            ([0x77, 0x00, 0x61, 0x00], "1:1 not-utf8: the file is UTF-16; expected UTF-8"),
            ([0x1F, 0x8B, 0x08, 0x00], "1:1 foreign-format: the file is compressed with gzip"),
            (Array("WMCT\u{1}".utf8), "1:1 foreign-format: the file is a compiled table"),
            ([0x30, 0x82, 0x0D, 0x1E], "1:1 foreign-format: the file is signed (CMS), not text"),
            ([0x30, 0x80, 0x06, 0x09], "1:1 foreign-format: the file is signed (CMS), not text"),
            (Array("-----BEGIN PKCS7-----\nMII=\n".utf8), "1:1 foreign-format: the file is signed (CMS), not text"),
            (Array("MIME-Version: 1.0\n".utf8), "1:1 foreign-format: the file is signed (CMS), not text"),
            ([0x50, 0x4B, 0x03, 0x04, 0x0A], "1:1 foreign-format: the file is a ZIP archive"),
            ([0x03, 0x00, 0x08, 0x00], "1:1 foreign-format: the file is binary XML, as in an APK"),
            (Array("\u{FEFF}\n <!DOCTYPE html>\n".utf8), "1:1 foreign-format: the file is an HTML page"),
            (Array("<HTML lang='en'>".utf8), "1:1 foreign-format: the file is an HTML page"),
            (Array("HTTP/2 200\r\n\r\n{}".utf8), "1:1 foreign-format: the file begins with HTTP headers"),
            (Array("a: b\nc: ".utf8) + [0xE4, 0x20], "2:4 not-utf8: the file is not UTF-8 text"),
            (Array("a: ä".utf8).dropLast(), "1:4 not-utf8: the file is not UTF-8 text"),
            (
                Array("a: \0".utf8),
                "1:4 control-character: the file contains the control character U+0000; is it a text file?"
            ),
            (
                Array("a: \u{9B}".utf8),
                "1:4 control-character: the file contains the control character U+009B; is it a text file?"
            ),
            (
                Array("a: \u{FFFE}".utf8),
                "1:4 control-character: the file contains the control character U+FFFE; is it a text file?"
            ),
        ] as [([UInt8], String)])
    func binary(_ bytes: [UInt8], _ problem: String) throws {
        let error = try #require(throws: RouteFileError.self) { try RouteFile(utf8: bytes, name: "waymark.yaml") }
        #expect(error.problems.map { "\($0.line):\($0.column) \($0.code): \($0.message)" } == [problem])
    }

    @Test("A route file above the size limit is refused")
    func tooLarge() {
        let text = String(repeating: " ", count: DocumentLimits.bytes + 1)
        FaultyFile("", text, "1:1 file-too-large: the file is larger than the limit of 8 MiB").check()
    }

    @Test(
        "Deeply nested YAML of any style is refused without a crash",
        arguments: [
            ("[", "a: "), ("{a: ", "a: "), ("- ", ""), ("? ", ""), ("[a, {b: ", "a: "),
        ])
    func deep(_ opening: String, _ prefix: String) {
        for count in [100, 900, 100_000] {
            let problems = FaultyFile.problems(of: prefix + String(repeating: opening, count: count))
            #expect(!problems.isEmpty)
        }
    }

    @Test(
        "The nesting limit is the same for lists and mappings, in YAML and in JSON",
        arguments: [
            ("[", "]", "waymark.yaml"), ("[", "]", "waymark.json"), ("{\"a\": ", "}", "waymark.json"),
            ("- ", "", "waymark.yaml"),
        ])
    func depth(_ opening: String, _ closing: String, _ name: String) {
        func problems(_ depth: Int) -> String? {
            let text = String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            return FaultyFile.problems(of: text, name: name).first.map { String($0.split(separator: " ")[1]) }
        }
        #expect(problems(DocumentLimits.depth) != "too-deep:")
        #expect(problems(DocumentLimits.depth + 1) == "too-deep:")
    }

    @Test("JSON nested beyond the limit is refused at the position that exceeds the limit")
    func deepJSON() {
        let text = String(repeating: "[", count: 100_000)
        #expect(
            FaultyFile.problems(of: text, name: "a.json")
                == ["1:65 too-deep: lists and mappings are nested more than 64 deep"])
    }

    @Test("Aliases that expand without bound are refused with one problem")
    func billionLaughs() {
        var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1...40 {
            lines.append(
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]")
        }
        let problems = FaultyFile.problems(of: lines.joined(separator: "\n"))
        #expect(problems.map { $0.split(separator: " ")[1] } == ["too-many-values:"])
        // As mapping keys: a parser that expands aliases would also hash them.
        let keys = lines + ["? *a40", ": x", "? *a39", ": x"]
        #expect(FaultyFile.problems(of: keys.joined(separator: "\n")).count == 1)
    }

    @Test("Aliases that nest beyond the depth limit are refused")
    func aliasChain() {
        let lines = ["a0: &a0 x"] + (1...5_000).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
        let problems = FaultyFile.problems(of: lines.joined(separator: "\n"))
        #expect(problems == ["65:12 too-deep: lists and mappings are nested more than 64 deep"])
    }

    @Test(
        "Invalid aliases, stars, complex keys and tags are reported at their positions",
        arguments: [
            FaultyFile.routes(
                "an alias of itself", ["a: &a [*a]"],
                "3:10 recursive-alias: recursive alias '*a'"),
            .routes(
                "an alias before its anchor", ["a: *b", "b: &b /"],
                "3:6 unknown-alias: unknown alias '*b': no anchor '&b' precedes it"),
            .routes(
                "an alias of a pattern", ["a: &a /x", "b: *a", "c: { pattern: /c, x: 1 }"],
                "4:6 conflict: this pattern matches the same links as '/x' of route 'a'",
                "5:21 unknown-key: unknown key 'x' in a route"),
            .routes("a star that is no alias", ["a: **/b"], "3:6 syntax: plain text cannot begin with '*'"),
            .routes("a star alone", ["a: [*]"], "3:7 syntax: plain text cannot begin with '*'"),
            .routes(
                "a key that is a list", ["? [a]", ": /"],
                "3:5 key-is-no-text: a key must be text, not a list or a mapping"),
            .routes("a tag", ["a: !path /"], "3:6 tag: tags such as '!path' have no meaning in a route file"),
        ])
    func aliases(_ file: FaultyFile) { file.check() }

    @Test("Every duplicate key is reported with the line of its first occurrence")
    func duplicates() throws {
        var lines = ["waymark: 1", "routes:"]
        for name in ["a", "'b c'", "\"\\u0064\"", "日本", "*e"] {
            lines += ["  \(name): /1", "  \(name): /2", "  \(name): /3"]
        }
        lines[14] = "  /e: &e /e"
        let error = try #require(throws: RouteFileError.self) {
            try RouteFile(text: lines.joined(separator: "\n"), name: "waymark.yaml")
        }
        #expect(
            error.problems.map { "\($0.line) \($0.related?.line ?? 0)" } == [
                "4 3", "5 3", "7 6", "8 6", "10 9", "11 9", "13 12", "14 12", "16 15", "17 15",
            ])
    }

    @Test("Problems beyond the limit of the list are counted and left out")
    func manyProblems() throws {
        let text = "{" + (0..<10_000).map { "\"k\($0)\": 1" }.joined(separator: ", ") + "}"
        let problems = FaultyFile.problems(of: text)
        #expect(problems.count == ProblemList.limit + 1)
        #expect(problems.last?.hasSuffix("too-many-problems: 9502 more problems are left out") == true)
    }

    @Test("An error description shortens long source lines")
    func longLine() throws {
        let text = "waymark: 1\nroutes: {}\ntypes: { \(String(repeating: "A", count: 10_000)): 5 }"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error.description.split(separator: "\n").allSatisfy { $0.count < 200 })
    }

    @Test(
        "A line of very many repeated brackets or stars is read to its end", .timeLimit(.minutes(10)),
        arguments: ["a{", "a[", "a{b}", "}", "a{'", "x*"])
    func brackets(_ text: String) {
        _ = FaultyFile.problems(of: "a: " + String(repeating: text, count: Thoroughness.isFull ? 200_000 : 50_000))
    }

    @Test("Private-use characters are read as ordinary text")
    func privateUse() throws {
        let summary = "\u{FFFFD}\u{FFFFC} \u{F0000} * a{b: [c, d]} *e"
        let text = "waymark: 1\nroutes:\n  a:\n    pattern: /*/{b: Int}\n    summary: \(summary)"
        let file = try RouteFile(text: text, name: "waymark.yaml")
        #expect(file.routes[0].summary?.value == summary)
        #expect(file.routes[0].patterns[0].value == "/*/{b: Int}")
    }
}
