import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes
import WaymarkTesting

enum Screen: Equatable, Sendable {
    case home, user(Int), tag(String), commit(CommitHash), secret, post(user: Int, id: Int), tags([String])
    case note(String, isNew: Bool)
}

struct CommitHash: ParameterConvertible, Equatable {
    let text: String
    init?(parameter text: String) {
        guard ParameterConstraint.characters(.hex, lengths: 7...40).accepts(text) else { return nil }
        self.text = text
    }
    var parameterText: String { text }
    static let zero = CommitHash()
    private init() { text = "0000000" }
}

extension RouteTable<Screen> {
    static func sample() -> Self {
        var table = Self(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", named: "home", to: .home)
        table.add("/user/{id: Int}", named: "user") { (id: Int) in
            Screen.user(id)
        } inverse: {
            if case .user(let id) = $0 { id } else { nil }
        }
        table.add("/tag/{name}", named: "tag") { (name: String) in
            Screen.tag(name)
        } inverse: {
            if case .tag(let name) = $0 { name } else { nil }
        }
        return table
    }
}

@Suite("Expectations that hold")
struct HoldingExpectationTests {
    @Test("An expectation that holds records no issue") func all() throws {
        let router = try Router(RouteTable<Screen>.sample())
        expectMatch(router, "https://example.com/user/1", .user(1))
        expectMatch(router, try #require(URL(string: "myapp://tag/a%20b")), .tag("a b"))
        expectMatch(router, "myapp://user/1", named: "user")
        expectMatch(router, "myapp://user/1", named: "user", captures: ["id": 1])
        expectRoundTrip(router, "https://example.com/user/1", .user(1))
        expectRoundTrip(router, "myapp://user/1", .user(1), on: .scheme("myapp"))
        expectUnmatched(router, "https://evil.example/user/1")
        expectUnmatched(router, "https://evil.example/user/1", reason: .host)
        expectUnmatched(router, "https://example.com/user/me", reason: .value)
        expectRejected(router, "https://user@example.com/")
        expectRejected(router, "https://user@example.com/", .userinfo)
        expectSound(.sample())
        var numbers = RouteTable<Int>()
        numbers.add("/n/{a: UInt}/{b: Double}?x={x: [UInt8]}", named: "numbers", to: 0)
        expectMatch(try Router(numbers), "/n/1/2?x=3", named: "numbers", captures: ["a": 1, "b": 2, "x": [3]])
        expectSound(.sample(), examples: ["https://example.com/tag/x": .tag("x")])
    }
}

/// A failing expectation, with parts of its message.
struct FailingExpectation: Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]
    let run: @Sendable (Router<Screen>, SourceLocation) -> Void

    init(_ name: String, says words: String..., run: @escaping @Sendable (Router<Screen>, SourceLocation) -> Void) {
        (self.name, self.words, self.run) = (name, words, run)
    }

    var testDescription: String { name }
}

@Suite("Expectations that fail")
struct FailingExpectationTests {
    @Test(
        "A failed expectation records an issue with the reason at the given source location",
        arguments: [
            FailingExpectation(
                "another route", says: "expected 'https://example.com/user/1' to open user(2)", "but it opens user(1)",
                "'user'", "/user/{id: Int}"
            ) { expectMatch($0, "https://example.com/user/1", .user(2), sourceLocation: $1) },
            FailingExpectation(
                "a value that does not fit", says: "no route matches it", "except for an invalid value", "'user'",
                "'{id: Int}'", "found 'me'"
            ) { expectMatch($0, "https://example.com/user/me", .user(1), sourceLocation: $1) },
            FailingExpectation("another host", says: "no route matches links to this host") {
                expectMatch($0, "https://evil.example/user/1", .user(1), sourceLocation: $1)
            },
            FailingExpectation("a rejected link", says: "it is rejected (userinfo)") {
                expectMatch($0, "https://user@example.com/", .home, sourceLocation: $1)
            },
            FailingExpectation("a URL", says: "expected 'myapp://user/1' to open home") {
                guard let url = URL(string: "myapp://user/1") else { return }
                expectMatch($0, url, .home, sourceLocation: $1)
            },
            FailingExpectation("another entry", says: "to open 'tag', but it opens user(1)") {
                expectMatch($0, "myapp://user/1", named: "tag", sourceLocation: $1)
            },
            FailingExpectation("other values", says: "'id' 1 instead of \"1\"", "'x' nothing instead of true") {
                expectMatch($0, "myapp://user/1", named: "user", captures: ["id": "1", "x": true], sourceLocation: $1)
            },
            FailingExpectation("another list", says: "'id' 1 instead of [\"1\", 2]") {
                expectMatch($0, "myapp://user/1", named: "user", captures: ["id": ["1", 2]], sourceLocation: $1)
            },
            FailingExpectation("a link that is not canonical", says: "it prints as 'https://example.com/user/1'") {
                expectRoundTrip($0, "https://EXAMPLE.com/user/1", .user(1), sourceLocation: $1)
            },
            FailingExpectation(
                "a route that does not print", says: "it does not print", "no entry can write this Screen"
            ) {
                expectRoundTrip($0, "https://example.com/secret", .secret, sourceLocation: $1)
            },
            FailingExpectation("a link that is taken", says: "to be left alone, but it opens user(1)") {
                expectUnmatched($0, "myapp://user/1", sourceLocation: $1)
            },
            FailingExpectation(
                "a link that is left for another reason", says: "because no route matches links to this host",
                "but no route matches it: no route matches this link"
            ) { expectUnmatched($0, "https://example.com/no/such/page", reason: .host, sourceLocation: $1) },
            FailingExpectation("a link that is acceptable", says: "to be rejected as userinfo, but it opens home") {
                expectRejected($0, "https://example.com/", .userinfo, sourceLocation: $1)
            },
            FailingExpectation("a link that is rejected as something else", says: "it is rejected (dotSegment)") {
                expectRejected($0, "https://example.com/..", .userinfo, sourceLocation: $1)
            },
        ])
    func failing(_ expectation: FailingExpectation) throws {
        let router = try Router(RouteTable<Screen>.sample())
        let place = #_sourceLocation
        // The test fails for any other issue, and for no issue.
        withKnownIssue {
            expectation.run(router, place)
        } matching: { issue in
            let message = issue.comments.map(\.rawValue).joined()
            return issue.sourceLocation == place && expectation.words.allSatisfy(message.contains)
        }
    }

    @Test("Expecting no unreachable pattern passes for a sound table, and fails with a link otherwise")
    func nothingUnreachable() {
        expectNothingUnreachable(RouteTable<Screen>.sample())
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.add("/{x: a|b}", to: 0)
        table.add("/{x: c|d}", to: 1)
        table.add("/{x: a|b|c|d}", to: 2)
        let words = ["[shadowed]", "'/{x: a|b}' or '/{x: c|d}'", "'https://example.com/a'"]
        withKnownIssue {
            expectNothingUnreachable(table)
        } matching: { issue in
            words.allSatisfy(issue.comments.map(\.rawValue).joined().contains)
        }
        var rejected = RouteTable<Int>()
        rejected.add("/a[/b%00]", to: 0)
        #expect(rejected.unreachedFailures().map { $0.message.contains("[unacceptable]") } == [true])
        table.add("/{", to: 3)
        #expect(table.unreachedFailures().map(\.message).allSatisfy { $0.contains("[unclosed-brace]") })
    }

    @Test("A failed expectation without a given location records the line of its call")
    func line() throws {
        let router = try Router(RouteTable<Screen>.sample())
        let start = #_sourceLocation
        withKnownIssue {
            expectMatch(router, "https://example.com/", .secret)
        } matching: {
            $0.sourceLocation?.line == start.line + 2 && $0.sourceLocation?.fileID == start.fileID
        }
        withKnownIssue {
            expectSound(RouteTable<Screen>(), examples: ["/": .home])
        } matching: {
            $0.sourceLocation?.line == start.line + 7 && $0.sourceLocation?.fileID == start.fileID
        }
    }
}
