import TestSupport
import Testing
import WaymarkEngine
import WaymarkLanguages

@testable import WaymarkAssociation

struct AndroidPatternCaseTests {
    @Test(
        "A simple Android pattern matches the same strings as on the platform",
        arguments: try File.cases().simpleGlob)
    func simple(_ row: File.Simple) throws {
        try expect(.simpleGlob, row.pattern, takes: row.text, row.match)
    }

    @Test(
        "An advanced Android pattern matches the same strings as on the platform",
        arguments: try File.cases().advancedGlob)
    func advanced(_ row: File.Advanced) throws {
        for text in row.match { try expect(.advancedGlob, row.pattern, takes: text, true) }
        for text in row.no_match { try expect(.advancedGlob, row.pattern, takes: text, false) }
    }

    @Test("An advanced pattern that Android refuses is refused", arguments: try File.cases().advancedGlobRejected)
    func refused(_ pattern: String) {
        #expect(throws: AdvancedGlobError.self) { try AdvancedGlob(pattern) }
    }

    @Test(
        "Android ignores an unmatched closing brace, also before a repetition",
        arguments: [("a}b", "ab"), ("a}*b", "b"), ("ab}{2}", "abb"), ("}a", "a")])
    func strayBrace(_ pattern: String, _ text: String) throws {
        try expect(.advancedGlob, pattern, takes: text, true)
    }

    @Test(
        "A dynamic rule expression converts to the pattern of the platform",
        arguments: try File.cases().dalExpression)
    func component(_ row: File.Component) {
        let pattern = AndroidPattern(component: row.expression)
        #expect(pattern.map { "\($0.kind)" } == (row.kind == "error" ? nil : row.kind))
        #expect(pattern?.text == row.pattern)
    }

    private func expect(
        _ kind: AndroidPattern.Kind, _ pattern: String, takes text: String, _ expected: Bool
    ) throws {
        let pattern = AndroidPattern(kind: kind, text: pattern)
        let test = try pattern.test()
        #expect(text.withBytes(test.accepts) == expected, "\(pattern.text) on '\(text)'")
        // The index of rules finds only rules whose literal prefix begins the path.
        let hasPrefix = text.lowercased().utf8.starts(with: pattern.literalPrefix)
        #expect(!expected || hasPrefix, "the prefix of \(pattern.text)")
        var pool = LanguagePool()
        let language = try #require(test.language(in: &pool))
        #expect(pool.contains(text.utf8, in: language) == expected, "the set of \(pattern.text) on '\(text)'")
    }

    struct File: Decodable {
        var simpleGlob: [Simple]
        var advancedGlob: [Advanced]
        var advancedGlobRejected: [String]
        var dalExpression: [Component]

        struct Simple: Decodable, Sendable { var pattern, text: String, match: Bool }
        struct Advanced: Decodable, Sendable { var pattern: String, match, no_match: [String] }
        struct Component: Decodable, Sendable { var expression, kind: String, pattern: String? }

        static func cases() throws -> File { try CaseFile.androidPatterns.decoded() }
    }
}
