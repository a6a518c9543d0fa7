import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Links that other Swift routers match wrongly.
@Suite("Links that other routers match wrongly")
struct DifferentialTests {
    @Test(
        "The router gives the right result for a link that other routers match wrongly",
        arguments: DifferentialCase.all)
    func leads(row: DifferentialCase) throws { try check(row) }

    @Test(
        "The router gives the right result for a link that the router once matched wrongly",
        arguments: DifferentialCase.regressions)
    func staysRight(row: DifferentialCase) throws { try check(row) }

    private func check(_ row: DifferentialCase) throws {
        var table = RouteTable<Int>(accepting: row.sources)
        for (index, pattern) in row.patterns.enumerated() { table.add(pattern, to: index) }
        switch (try Router(table).result(for: row.link), row.expected) {
        case (.matched(let match), .route(let route, let captures, let rest)):
            #expect(match.route == route)
            #expect(Dictionary(match.captures.map { ($0.name, $0.value) }) { $1 } == captures)
            #expect(match.captures.count == captures.count)
            #expect(match.rest == rest)
        case (.unmatched(let unmatched), .unmatched(let reason)):
            #expect(unmatched.reason == reason)
        case (let result, let expected):
            Issue.record("\(result) instead of \(expected)")
        }
    }

    @Test("A match keeps all query items of the link in order, repeated items included")
    func keepsItems() throws {
        var table = RouteTable<Int>()
        table.add("/x", to: 0)
        let match = try #require(try Router(table).match(for: "/x?a=1&a=2"))
        #expect(match.query == [QueryItem(name: "a", value: "1"), QueryItem(name: "a", value: "2")])
    }

    @Test("A slash in a printed value is percent-encoded")
    func escapesSlashes() throws {
        var table = RouteTable<Int>()
        table.add("/books/{title}", named: "book", to: 0)
        #expect(try Router(table).url(named: "book", captures: ["title": "AC/DC"]) == "/books/AC%2FDC")
    }

    @Test("The router prints the form of a pattern that reads back without extra values")
    func leavesOutWhatWouldBeRead() throws {
        var table = RouteTable<Int>(precedence: .declaration)
        table.add("[/{name}][/b]", named: "a", to: 0)
        #expect(try Router(table).url(named: "a") == "/")
    }

    @Test("A misspelt type in a pattern is an error that suggests the right type")
    func reportsUnknownTypes() throws {
        var table = RouteTable<Int>()
        table.add("/user/{id: Itn}", to: 0)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.map(\.code) == ["unknown-type"])
        #expect(error?.problems.first?.suggestion == "Int")
    }

    @Test("Two routes whose patterns match the same links are an error of the table")
    func reportsConflicts() throws {
        var table = RouteTable<Int>()
        table.add("/a/{x}", to: 0)
        table.add("/a/{y}", to: 1)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.map(\.code) == ["conflict"])
    }
}
