import Testing
import Waymark

@Suite("The tables of patterns")
struct PatternTableTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let pattern: String
        let takes: [String]
        let leaves: [String]
        var testDescription: String { pattern }
    }

    static let rows: [Row] = ((try? Page(named: "WritingPatterns"))?.rows(under: "| pattern | takes") ?? []).map {
        Row(pattern: $0[0][0], takes: $0[1], leaves: $0[2])
    }

    @Test("have rows") func count() { #expect(Self.rows.count > 35) }

    @Test("show what a pattern takes, and what it does not", arguments: rows)
    func row(_ row: Row) throws {
        var table = RouteTable<String>(accepting: .anywhere)
        table.add(row.pattern, to: row.pattern)
        let router = try Router(table)
        #expect(!row.takes.isEmpty && !row.leaves.isEmpty)
        for link in row.takes { #expect(router.match(for: link) != nil, "\(link)") }
        for link in row.leaves { #expect(router.match(for: link) == nil, "\(link)") }
    }

    static let foreign = ((try? Page(named: "WritingPatterns"))?.rows(under: "| elsewhere | here") ?? []).map {
        Row(pattern: $0[0][0], takes: $0[1], leaves: $0[2])
    }

    @Test("show what is written elsewhere, and how the text itself is written", arguments: foreign)
    func shows(_ row: Row) throws {
        let error = try #require(throws: PatternError.self) { try RoutePattern(row.pattern) }
        #expect(error.problems.map(\.code) == ["foreign-notation"])
        let problem = error.problems[0]
        let bytes = Array(row.pattern.utf8)
        let repaired =
            bytes[..<problem.range.lowerBound] + Array((problem.suggestion ?? "").utf8)
            + bytes[problem.range.upperBound...]
        #expect([String(decoding: repaired, as: UTF8.self)] == row.takes)
        for text in row.takes + row.leaves { #expect(throws: Never.self) { try RoutePattern(text) } }
    }

    @Test("have rows of other notations") func countForeign() { #expect(Self.foreign.count > 15) }
}

@Suite("The table of numbers")
struct NumberTableTests {
    static let rows = (try? Page(named: "WritingPatterns"))?.rows(under: "| text | as `Double` prints") ?? []

    @Test("has rows") func count() { #expect(Self.rows.count > 10) }

    @Test("shows which text is a number, and what is printed for it", arguments: rows)
    func row(_ row: [[String]]) throws {
        for (type, printed) in [("Double", row[1]), ("Float", row[2])] {
            var table = RouteTable<String>()
            table.add("/{x: \(type)}", named: "x", to: type)
            let router = try Router(table)
            for text in row[0] {
                let match = router.match(for: "/" + text)
                #expect((match == nil) == printed.isEmpty, "\(type) \(text)")
                guard let value = match?["x"] else { continue }
                #expect(try router.url(named: "x", captures: ["x": value]) == "/" + (printed.first ?? ""), "\(text)")
            }
        }
    }
}
