import Testing
import Waymark

@Suite("The pattern tables of the documentation")
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

    @Test("The table of patterns has more than 35 rows") func count() { #expect(Self.rows.count > 35) }

    @Test("A row of the pattern table shows links that match and links that do not match", arguments: rows)
    func row(_ row: Row) throws {
        var table = RouteTable<String>(accepting: [.anywhere])
        table.add(row.pattern, to: row.pattern)
        let router = try Router(table)
        #expect(!row.takes.isEmpty && !row.leaves.isEmpty)
        for link in row.takes { #expect(router.match(for: link) != nil, "\(link)") }
        for link in row.leaves { #expect(router.match(for: link) == nil, "\(link)") }
    }

    static let foreign = ((try? Page(named: "WritingPatterns"))?.rows(under: "| elsewhere | here") ?? []).map {
        Row(pattern: $0[0][0], takes: $0[1], leaves: $0[2])
    }

    @Test("A pattern in foreign notation is refused with the suggestion that the table shows", arguments: foreign)
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

    @Test("The table of foreign notations has more than 15 rows")
    func countForeign() { #expect(Self.foreign.count > 15) }
}

@Suite("The number table of the documentation")
struct NumberTableTests {
    static let rows = (try? Page(named: "WritingPatterns"))?.rows(under: "| text | as `Double` prints") ?? []

    @Test("The table of numbers has more than 10 rows") func count() { #expect(Self.rows.count > 10) }

    @Test("The table of numbers shows which strings are numbers and how the numbers print", arguments: rows)
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
