import Foundation
import Testing
import WaymarkCore

@testable import WaymarkManifest

@Suite(.enabled(if: DocumentReader.readsYAML, "YAML needs the trait Tool"))
struct RouteFileProblemTests {
    @Test("A problem description shows the line, a caret, help and the related position")
    func description() throws {
        let text = "waymark: 1\nroutes:\n\ta: /\n"
        let tab = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "dir/waymark.yaml") }
        #expect(
            tab.description == """
                dir/waymark.yaml:3:1: error: a tab cannot indent a line
                    a: /
                    ^
                    help: indent with spaces
                """)
        let twice = "waymark: 1\nroutes:\n  home: /\n  ab: {pattern: /ü語, sumary: x}\n  home: /\n"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: twice, name: "waymark.yaml") }
        #expect(
            error.description == """
                waymark.yaml:4:22: error: unknown key 'sumary' in a route
                    ab: {pattern: /ü語, sumary: x}
                                        ^
                    help: did you mean 'summary'?
                waymark.yaml:5:3: error: duplicate key 'home'
                    home: /
                    ^
                    help: rename or remove one of the two
                    note: the other place is waymark.yaml:3:3
                """)
    }

    @Test("The description of a problem shows invisible characters as escapes, with the caret below its position")
    func invisible() throws {
        let text = "waymark: 1\nroutes:\n  a: { pattern: /a,\t\"tags\u{200B}\": x, summary\u{A0}: x }\n"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(
            error.description == #"""
                waymark.yaml:3:21: error: unknown key 'tags\u{200b}' in a route
                    a: { pattern: /a,\t"tags\u{200b}": x, summary\u{a0}: x }
                                       ^
                    help: did you mean 'tags'?
                waymark.yaml:3:33: error: unknown key 'summary\u{a0}' in a route
                    a: { pattern: /a,\t"tags\u{200b}": x, summary\u{a0}: x }
                                                          ^
                    help: did you mean 'summary'?
                """#)
    }

    @Test("A problem of the second route of a name is placed at the second route")
    func secondRoute() throws {
        let text = "waymark: 1\nroutes:\n  a: /a\n  a: /b/{x: Itn}\n"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        let places = error.problems.map { "\($0.line):\($0.column) \($0.code)" }
        #expect(places == ["4:3 duplicate-key", "4:13 unknown-type"])
    }

    @Test("A line break in a route name does not break the line of a problem")
    func brokenName() throws {
        let file = try RouteFile(text: "waymark: 1\nroutes: { \"a\\nb\": /a, c: /a }\n", name: "waymark.yaml")
        let problem = try #require(file.problems().first)
        #expect(problem.description.contains("of route 'a\\nb'\n"))
    }

    @Test("The advice about a duplicate key explains keys that look alike and differ in bytes")
    func normalisedKeys() throws {
        let text = "waymark: 1\nroutes:\n  \u{E9}: /a\n  e\u{301}: /b\n"
        let error = try #require(throws: RouteFileError.self) { try RouteFile(text: text, name: "waymark.yaml") }
        #expect(error.description.contains("keys that differ only in Unicode normalisation are equal"))
    }

    @Test(
        "An offset in a scalar maps to its column through quotes and escapes",
        arguments: [
            ("/users/{id", 7, 11), ("/üsers/{id", 8, 11), ("'/a''b/{id'", 5, 11), ("'/users/{id'", 7, 12),
            (#""/users/{id""#, 7, 12), (#""/\u00fcsers/{id""#, 8, 17), (#""\/a\\{""#, 3, 10), (#""/a""#, 2, 7),
            (#""\ud83d\ude00{""#, 4, 17), (#""\ud83d\ude00{""#, 2, 5),
        ])
    func places(_ written: String, _ offset: Int, _ column: Int) throws {
        let source = SourceText(bytes: Array("a: \(written)\nb: c".utf8))
        let value = written.contains("\"") || written.contains("'") ? "unused" : written
        #expect(source.place(ofByte: offset, in: Located(value, at: Place(line: 1, column: 4))).column == column)
    }

    @Test("An offset in a multi-line scalar maps to the start of the scalar")
    func severalLines() {
        let source = SourceText(bytes: Array("a: |\n  /x\nb: \"/y\n  z\"".utf8))
        #expect(
            source.place(ofByte: 1, in: Located("/x\n", at: Place(line: 1, column: 4))) == Place(line: 1, column: 4))
        #expect(
            source.place(ofByte: 3, in: Located("/y z", at: Place(line: 3, column: 4))) == Place(line: 3, column: 4))
    }

    @Test("An offset converts to a line and a column and back to the same offset")
    func inverse() {
        let text = "a\r\nbü\r\rc\n😀\u{2028}d\u{85}" + String(repeating: "é", count: 200) + "\n"
        let source = SourceText(bytes: Array(text.utf8))
        var offset = 0
        for scalar in text.unicodeScalars {
            if !"\r\n".unicodeScalars.contains(scalar) {
                #expect(source.offset(of: source.place(at: offset)) == offset)
            }
            offset += UTF8.width(scalar)
        }
        let lines = (1...7).map { String(decoding: source.bytes[source.range(ofLine: $0)], as: UTF8.self) }
        let last = "😀\u{2028}d\u{85}" + String(repeating: "é", count: 200)
        #expect(lines == ["a", "bü", "", "c", last, "", ""])
        #expect(source.place(at: offset) == Place(line: 6, column: 1))
    }

    @Test("An unreadable route file is refused with a code for the reason")
    func unreadable() throws {
        let directory = NSTemporaryDirectory()
        for (path, code) in [
            (directory + "/there/is/no/file.yaml", "missing-file"), (directory, "is-directory"),
            ("", "missing-file"), (String(repeating: "a", count: 5_000), "unreadable-file"),
        ] {
            let error = try #require(throws: RouteFileError.self) { try RouteFile(contentsOf: path) }
            #expect(error.problems.map(\.code) == [code])
            #expect(error.problems[0].file == path)
        }
    }

    @Test("A file of patterns is read without blank lines, comments and white space around patterns")
    func patterns() throws {
        let path = NSTemporaryDirectory() + "/waymark-\(UInt64.random(in: 0...UInt64.max)).txt"
        try Data("# a\r\n/b\n\n \t\n  # c\n#\n/d # e\n#f\n /g\t#x # \n/h#".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try PatternFile(contentsOf: path)
        #expect(file.patterns.map(\.value) == ["/b", "/d", "#f", "/g\t#x", "/h#"])
        #expect(file.patterns.map(\.line) == [2, 7, 8, 9, 10])
        let problem = RouteProblem(.text(.unclosedBrace), in: "/g\t#x", at: 1..<2)
        let place = file.problem(problem, in: file.patterns[3]).place
        #expect(place == Place(line: 9, column: 3))
    }

    @Test("A route file on disk is read, and an endless file is refused")
    func onDisk() throws {
        let path = NSTemporaryDirectory() + "/waymark-\(UInt64.random(in: 0...UInt64.max)).yaml"
        try Data("waymark: 1\nroutes: { home: / }\n".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try RouteFile(contentsOf: path).routes.map(\.name.value) == ["home"])
        let endless = try #require(throws: RouteFileError.self) { try RouteFile(contentsOf: "/dev/zero") }
        #expect(endless.problems.map(\.code) == ["file-too-large"])
    }
}
