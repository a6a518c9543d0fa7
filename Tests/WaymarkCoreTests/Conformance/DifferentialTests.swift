import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Links on which other routers in Swift were seen to fail.
@Suite("What other routers get wrong")
struct DifferentialTests {
    @Test("A link leads where it should", arguments: DifferentialCase.all)
    func leads(row: DifferentialCase) throws { try check(row) }

    @Test("What was wrong once is right", arguments: DifferentialCase.regressions)
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

    @Test("Every item of a link is kept, in order")
    func keepsItems() throws {
        var table = RouteTable<Int>()
        table.add("/x", to: 0)
        let match = try #require(try Router(table).match(for: "/x?a=1&a=2"))
        #expect(match.query == [QueryItem(name: "a", value: "1"), QueryItem(name: "a", value: "2")])
    }

    @Test("A slash in a value is written as an escape")
    func escapesSlashes() throws {
        var table = RouteTable<Int>()
        table.add("/books/{title}", named: "book", to: 0)
        #expect(try Router(table).url(named: "book", captures: ["title": "AC/DC"]) == "/books/AC%2FDC")
    }

    @Test("A link is not written if it reads back with more values")
    func leavesOutWhatWouldBeRead() throws {
        var table = RouteTable<Int>(precedence: .declaration)
        table.add("[/{name}][/b]", named: "a", to: 0)
        #expect(try Router(table).url(named: "a") == "/")
    }

    @Test("A type that is misspelt is an error, with a suggestion")
    func reportsUnknownTypes() throws {
        var table = RouteTable<Int>()
        table.add("/user/{id: Itn}", to: 0)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.map(\.code) == ["unknown-type"])
        #expect(error?.problems.first?.suggestion == "Int")
    }

    @Test("Two routes that no link tells apart are an error")
    func reportsConflicts() throws {
        var table = RouteTable<Int>()
        table.add("/a/{x}", to: 0)
        table.add("/a/{y}", to: 1)
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.map(\.code) == ["conflict"])
    }
}
