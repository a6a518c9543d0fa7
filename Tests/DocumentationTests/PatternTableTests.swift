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
        for link in row.takes { #expect(router.match(link) != nil, "\(link)") }
        for link in row.leaves { #expect(router.match(link) == nil, "\(link)") }
    }
}
