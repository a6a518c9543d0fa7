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
                let match = router.match("/" + text)
                #expect((match == nil) == printed.isEmpty, "\(type) \(text)")
                guard let value = match?["x"] else { continue }
                #expect(try router.url(named: "x", captures: ["x": value]) == "/" + (printed.first ?? ""), "\(text)")
            }
        }
    }
}
