import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Corridor patterns compared with the library")
struct CorridorTests {
    /// The custom type of Corridor's example.
    static let types: [String: ParameterConstraint] = ["uint": .custom { UInt($0) != nil }]

    static let differences = [
        // Links in Corridor's documentation with misprints, which do not match in Corridor either.
        "Corridor-087": "'/user&userId' is printed for '/user?userId'",
        "Corridor-090": "'/user&userId' is printed for '/user?userId'",
        "Corridor-093": "a type of the table's own captures text; a route makes a value of it",
        "Corridor-092": "'www.example.com/8971/' is printed for 'https://www.example.com/user/8971/'",
    ]

    @Test(
        "A link opens the same Corridor route as in the library, except for listed differences",
        arguments: LibraryCase.of("Corridor", "match"))
    func match(_ row: LibraryCase) throws {
        let answer = Answer(
            of: row.allRoutes.map { [$0.pattern] }, in: .corridor, types: Self.types, to: try #require(row.url))
        check(answer.differences(from: try #require(row.expect)), row.id, exceptions: Self.differences)
    }

    /// Errors of the library, and behaviour on which two libraries disagree.
    static let exceptions = [
        "/u/:n on http://x/u/Bob%20Jones": "a parameter takes any segment",
        "/u/:n on http://x/u/a@b.com": "a parameter takes any segment",
        "/u/:n on http://x/u/%E4%B8%AD": "a parameter takes any segment",
        "/u/:n on http://x/u/a%2Fb": "links are split before they are decoded",
        "/u/?:id on http://x/u?id=100%25": "links are decoded once",
        "/u/?:id on http://x/u?id=%2525": "links are decoded once",
        "/u/:a-b on http://x/u/:a-b": "a parameter that is none is a mistake",
        "/u/?:b{bool} on http://x/u?b=TRUE": "all libraries share one reading of truth values",
        "/u/?:b{bool} on http://x/u?b=Yes": "all libraries share one reading of truth values",
    ]

    @Test(
        "A Corridor pattern behaves as observed in the library, except for listed corrections",
        arguments: Observation.of("Corridor").filter { $0.observed["crash"] == nil })
    func observed(_ row: Observation) throws {
        let answer = Answer(of: [[try #require(row.pattern)]], in: .corridor, to: try #require(row.url))
        check(answer.differences(from: row.observed), row.key, exceptions: Self.exceptions)
    }

    @Test(
        "A Corridor pattern that crashes the library is a problem",
        arguments: Observation.of("Corridor").filter { $0.observed["crash"] != nil })
    func crash(_ row: Observation) throws {
        let text = try #require(row.pattern)
        let pattern = text.hasPrefix("register(") ? String(text.dropFirst(10).dropLast(2)) : text
        #expect(problemCodes(of: pattern, in: .corridor) != [])
    }

    @Test(
        "Corridor patterns avoid the known errors of the library",
        arguments: [
            Correction("/u/:n", "http://x/u/Bob%20Jones", ["n": "Bob Jones"]),
            Correction("/u/:n", "http://x/u/a@b.com", ["n": "a@b.com"]),
            Correction("/u/:n", "http://x/u/%E4%B8%AD", ["n": "中"]),
            Correction("/u/:n", "http://x/u/a%2Fb", ["n": "a/b"]),
            Correction("/u/?:id", "http://x/u?id=100%25", ["id": "100%"]),
            Correction("/u/?:id", "http://x/u?id=%2525", ["id": "%25"]),
            Correction("/u/?:b{bool}", "http://x/u?b=TRUE", ["b": true]),
            Correction("/u/?:b{bool}", "http://x/u?b=No", ["b": false]),
            Correction("/u/?:b{bool}", "http://x/u?b=2", nil),
            Correction("/a.b", "http://x/aXb", nil),
            Correction("/a.b", "http://x/a.b", [:]),
        ])
    func correction(_ row: Correction) throws { try row.run(in: .corridor) }

    @Test(
        "Corridor patterns treat slashes, types and query items as the library does",
        arguments: [
            Correction("/user/:id{int}", "/user/-5", ["id": -5]),
            Correction("/user/:id{int}", "/user/+007", ["id": 7]),
            Correction("/user/:id{int}", "/user/9223372036854775808", nil),
            Correction("/newsfeed/", "http://x/newsfeed", [:]),
            Correction("/newsfeed", "http://x/newsfeed///", [:]),
            Correction("/a/b", "http://x/a//b", nil),
            Correction("/", "http://x", [:]),
            Correction("/", "http://x//", [:]),
            Correction("/a%20b", "http://x/a%20b", nil),
            Correction("/a%20b", "http://x/a%2520b", [:]),
            Correction("/u?:a", "http://x/u/?a=1", ["a": "1"]),
            Correction("/u?:a", "http://x/u?a=1&a=2&b=3", ["a": "2"]),
            Correction("/u?:a{[int]}", "http://x/u?a=1,2&a=3", ["a": [1, 2, 3]]),
            Correction("/u?:a{[string]?}", "http://x/u", [:]),
            Correction("/u?:a{[int]}", "http://x/u?a=", nil),
            Correction("/u?:a{'b'}&:c", "http://x/u?c=1&a=b", ["a": "b", "c": "1"]),
            Correction("/u?:a{'b'}", "http://x/u?a=B", nil),
            Correction("/u?:a{'b'}", "http://x/u", nil),
            Correction("/u/.*/edit", "http://x/u/1/2/edit", [:]),
            Correction("/u/.*/edit", "http://x/u/edit", nil),
            Correction("/u/.+", "http://x/u/1/2", [:]),
            Correction("/u/.+", "http://x/u", nil),
            Correction(#"/c\+\+"#, "http://x/c++", [:]),
            Correction(#"/\:id"#, "http://x/:id", [:]),
            Correction("/12:30", "http://x/12:30", [:]),
            Correction(["/:a", "/b"], "http://x/b", 0, ["a": "b"]),
        ])
    func sameness(_ row: Correction) throws { try row.run(in: .corridor) }
}
