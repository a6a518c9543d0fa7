import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Explanations of links")
struct ExplanationTests {
    static func router() throws -> Router<String> {
        var table = RouteTable<String>(accepting: [.host("example.com"), .scheme("myapp")])
        for (name, pattern) in [
            ("home", "/"), ("user", "/user/{id: Int}"), ("user.edit", "/user/{id: Int}/edit"),
            ("search", "/search?q={q}&page={page: Int?}"), ("docs", "/docs/**/index"),
        ] {
            table.add(pattern, named: name, to: name)
        }
        return try Router(table)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let link: String
        let reason: Unmatched.Reason
        let nearest: String?
        let expected: String
        let at: String
        var testDescription: String { link }
    }

    @Test(
        "An unmatched link has a reason, the nearest route and the part that the route expects",
        arguments: [
            Row(link: "ftp://example.com/user/1", reason: .scheme, nearest: nil, expected: "", at: ""),
            Row(link: "https://example.org/user/1", reason: .host, nearest: nil, expected: "", at: ""),
            Row(link: "https://example.com:81/user/1", reason: .port, nearest: nil, expected: "", at: ""),
            Row(link: "https://example.com/user/me", reason: .value, nearest: "user", expected: "{id: Int}", at: "me"),
            Row(link: "https://example.com/user/", reason: .value, nearest: "user", expected: "{id: Int}", at: ""),
            Row(link: "https://example.com/user/1/x", reason: .route, nearest: "user.edit", expected: "edit", at: "x"),
            Row(link: "https://example.com/user/1/edit/x", reason: .route, nearest: "user.edit", expected: "", at: "x"),
            Row(link: "https://example.com/search", reason: .route, nearest: "search", expected: "q={q}", at: ""),
            Row(
                link: "https://example.com/search?q=x&page=y", reason: .value, nearest: "search",
                expected: "page={page: Int?}", at: "page=y"),
        ])
    func unmatched(_ row: Row) throws {
        guard case .unmatched(let unmatched) = try Self.router().result(for: row.link) else {
            Issue.record("it matched or was rejected")
            return
        }
        #expect(unmatched.reason == row.reason)
        #expect(unmatched.nearest.first?.route == row.nearest)
        #expect(unmatched.nearest.first?.expected ?? "" == row.expected)
        #expect(unmatched.nearest.first?.at ?? "" == row.at)
    }

    @Test("The descriptions of an explanation and of a near miss equal their documentation")
    func documented() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: "")
        let router = try Router(table)
        let link = "https://example.com/user/abc/edit"
        #expect(
            "\(router.explanation(for: link))" == """
                unmatched: a route matches this link except for an invalid value
                  1. user.edit  /user/{id: Int}/edit
                     expected '{id: Int}' after 1 segment, found 'abc'
                """)
        guard case .unmatched(let unmatched) = router.result(for: link) else { return }
        let miss = "'user.edit': expected '{id: Int}' after 1 segment, found 'abc'"
        #expect("\(unmatched)" == Unmatched.Reason.value.sentence + "; nearest is " + miss)
        #expect(unmatched.nearest.map(\.description) == [miss])
    }

    @Test(
        "An explanation of a misspelt link lists the nearest route as a candidate",
        arguments: ["Users/abc", "user/5"])
    func nearMiss(path: String) throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        table.add("/users/{id: Int}", named: "user", to: "")
        let explanation = try Router(table).explanation(for: "https://example.com/" + path)
        #expect(explanation.candidates.map(\.route) == ["user"])
    }

    @Test("If no segment of a link matches, its explanation lists the same routes as the reason")
    func noSegment() throws {
        let (router, link) = (try Self.router(), "https://example.com/usr/1")
        guard case .unmatched(let unmatched) = router.result(for: link) else {
            Issue.record("it matched or was rejected")
            return
        }
        #expect(unmatched.nearest.count == 3)
        #expect(router.explanation(for: link).candidates.map(\.miss) == unmatched.nearest)
    }

    @Test("An explanation lists the routes that match the link before the near misses")
    func text() throws {
        var table = RouteTable<String>(accepting: [.host("example.com")])
        for (name, pattern) in [
            ("edit", "/user/{id: Int}/edit"), ("any", "/user/**"), ("tab", "/user/{id: Int}/edit?tab={tab}"),
        ] {
            table.add(pattern, named: name, to: name)
        }
        let text = try Router(table).explanation(for: "https://example.com/user/5/edit").description
        #expect(
            text == """
                matched
                  1. edit  /user/{id: Int}/edit
                     matches
                  2. any  /user/**
                     would match
                  3. tab  /user/{id: Int}/edit?tab={tab}
                     expected 'tab={tab}' after 3 segments, found nothing
                """)
    }

    @Test("The tree of a router shows the common beginning of several patterns once")
    func tree() throws {
        #expect(
            try Self.router().tree.description == """
                / → home
                ├─ user
                │  └─ {id: Int} → user
                │     └─ edit → user.edit
                ├─ search → search (?q={q}&page={page: Int?})
                └─ docs
                   └─ **
                      └─ index → docs
                """)
        var table = RouteTable<Int>(accepting: [.anywhere])
        table.add("/a", named: "one\ntwo", to: 1)
        #expect(try Router(table).tree.description == "/\n└─ a → one\\ntwo")
    }
}
