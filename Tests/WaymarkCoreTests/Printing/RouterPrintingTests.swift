import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Printing of links")
struct RouterPrintingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: String
        let captures: [String: CaptureValue]
        let rest: [String]
        /// The printed link, or the error code.
        let printed: String

        init(_ pattern: String, _ captures: [String: CaptureValue] = [:], rest: [String] = [], _ printed: String) {
            (self.pattern, self.captures, self.rest, self.printed) = (pattern, captures, rest, printed)
        }
        var testDescription: String { "\(pattern) → \(printed)" }
    }

    @Test(
        "A printed link reads back with the same captures, or printing throws the expected error",
        arguments: [
            Row("/user/{name}", ["name": "a/b"], "/user/a%2Fb"),
            Row("/user/{name}", ["name": "a%2Fb"], "/user/a%252Fb"),
            Row("/user/{name}", ["name": "a?b#c"], "/user/a%3Fb%23c"),
            Row("/user/{name}", ["name": "caf\u{E9}"], "/user/caf%C3%A9"),
            Row("/user/{name}", ["name": ".."], "dot-segment-value"),
            Row("/user/{name}", ["name": ""], "empty-segment-value"),
            Row("/user/{name}", [:], "missing-value"),
            Row("/user/{name}", ["nmae": "x", "name": "y"], "unknown-parameter"),
            Row("/user/{name}", ["name": "a\r\nb"], "rejected-link"),
            Row("/user/{name}", ["name": "a/../b"], "rejected-link"),
            Row("/n/{n: Int}", ["n": 5], "/n/5"),
            Row("/n/{n: Int}", ["n": "05"], "invalid-value"),
            Row("/n/{n: Int8}", ["n": 500], "invalid-value"),
            Row("/d/{d: Double}", ["d": 1.5], "/d/1.5"),
            Row("/d/{d: Double}", ["d": 2.0], "/d/2"),
            Row("/d/{d: Double}", ["d": -0.0], "/d/0"),
            Row("/s?q={q?}", [:], "/s"),
            Row("/s?q={q?}", ["q": "a&b=c+d e"], "/s?q=a%26b%3Dc%2Bd%20e"),
            Row("/s?q={q}&page={page: Int = 1}", ["q": "", "page": 1], "/s?q="),
            Row("/s?q={q}&page={page: Int = 1}", ["q": "x", "page": 2], "/s?q=x&page=2"),
            Row("/t?tag={tags: [String]}", ["tags": ["a", "b,c"]], "/t?tag=a,b%2Cc"),
            Row("/t?tag={tags: [String]}", ["tags": []], "empty-list"),
            Row("/t?tag={tags: [String]?}", ["tags": []], "empty-list"),
            Row("/x?source=email&draft", [:], "/x?source=email&draft"),
            Row("/p#{section}", ["section": "a b"], "/p#a%20b"),
            Row("/docs/**", rest: ["a", "b"], "/docs/a/b"),
            Row("/docs/**", [:], "/docs"),
            Row("/docs/**", rest: ["", "evil.com"], "empty-segment-value"),
            Row("/docs/{rest: **+}", ["rest": []], "missing-value"),
            Row("/docs/{rest: **}", ["rest": ["a", "", "b"]], "empty-segment-value"),
            Row("/f/{name}.{ext}", ["name": "a", "ext": "tar.gz"], "/f/a.tar.gz"),
            Row("/f/{name}.{ext}", ["name": "a.tar", "ext": "gz"], "leads-elsewhere"),
            Row("/a[/{b}[/{c}]]", [:], "/a"),
            Row("/a[/{b}[/{c}]]", ["b": "1"], "/a/1"),
            Row("/a[/{b}[/{c}]]", ["b": "1", "c": "2"], "/a/1/2"),
            Row("/a[/{b}[/{c}]]", ["c": "2"], "missing-value"),
            Row("/(a|b)/{x}", ["x": "1"], "/a/1"),
            Row("/a/*", [:], "unprintable"),
        ])
    func relative(_ row: Row) throws {
        var table = RouteTable<String>()
        table.add(row.pattern, named: "route", to: row.pattern)
        let router = try Router(table)
        do {
            let link = try router.url(named: "route", captures: row.captures, rest: row.rest)
            #expect(link == row.printed)
            let match = try #require(router.match(for: link))
            #expect(match.rest == row.rest)
            for (name, value) in row.captures where value != [] {
                #expect(match[name]?.description == value.description)
            }
        } catch let error as PrintError {
            #expect(error.code == row.printed, "\(error)")
        }
    }

    @Test("An error about a missing value names a value that every variant of the pattern needs, if there is one")
    func missingValues() throws {
        var table = RouteTable<Int>()
        table.add("/a/{id: Int}[/{u}]?t={t?}&v={v}", named: "a", to: 0)
        table.add("/b[/{c}/{d}]", named: "b", to: 1)
        let router = try Router(table)
        let error = #expect(throws: PrintError.self) { try router.url(named: "a", captures: ["id": 1, "t": "x"]) }
        #expect(error?.description == "parameter 'v' has no value")
        let part = #expect(throws: PrintError.self) { try router.url(named: "b", captures: ["d": "x"]) }
        #expect(part?.description == "parameter 'c' has no value")
    }

    @Test("An error about an invalid value has the types of all patterns, unless one of them accepts the value")
    func invalidValues() throws {
        var table = RouteTable<Int>()
        table.add("/{l: en|de}[/{n: Int}]/{p: **+}", "/{l: |fr}/f/{p: **+}", "/{l: Int}/{p: **+}", named: "a", to: 0)
        let router = try Router(table)
        let error = #expect(throws: PrintError.self) { try router.url(named: "a", captures: ["l": "it", "p": ["x"]]) }
        #expect(error?.description == "invalid value 'it' of 'l': expected en|de or fr or Int")
        let hidden = #expect(throws: PrintError.self) { try router.url(named: "a", captures: ["l": "\n", "p": ["x"]]) }
        #expect(hidden?.description.hasPrefix(#"invalid value '\n' of 'l'"#) == true)
        let list = #expect(throws: PrintError.self) { try router.url(named: "a", captures: ["l": "fr"]) }
        #expect(list?.description == "parameter 'p' has no value")
    }

    @Test("The router prints a link for the requested source")
    func sources() throws {
        var table = RouteTable<String>(
            accepting: [
                .host("*.example.org"), .host("example.com"), .scheme("myapp"), .scheme("other", host: .ignored),
                .scheme("bare", host: ""),
            ])
        table.add("/user/{id}", named: "user", to: "user")
        table.add("/", named: "home", to: "home")
        table.add("https://gist.example.com:8443/{id}", named: "gist", to: "gist")
        let router = try Router(table)
        #expect(try router.url(named: "user", captures: ["id": 5]) == "https://example.com/user/5")
        #expect(try router.url(named: "user", captures: ["id": 5], on: .scheme("myapp")) == "myapp://user/5")
        #expect(try router.url(named: "home", on: .scheme("myapp")) == "myapp://")
        #expect(try router.url(named: "home", on: .scheme("other", host: .ignored)) == "other:///")
        #expect(try router.url(named: "user", captures: ["id": 5], on: .scheme("bare", host: "")) == "bare:///user/5")
        #expect(try router.url(named: "home", on: .scheme("bare", host: "")) == "bare:///")
        #expect(try router.url(named: "home") == "https://example.com/")
        #expect(try router.url(named: "gist", captures: ["id": "x"]) == "https://gist.example.com:8443/x")
        #expect(throws: PrintError.self) { try router.url(named: "home", on: .host("*.example.org")) }
    }

    @Test("The router prints no link for an unaccepted source, and the error lists the accepted sources")
    func unacceptedSources() throws {
        var table = RouteTable<String>(accepting: [.host("*.example.org"), .host("example.com"), .scheme("myapp")])
        table.add("/user/{id}", named: "user", to: "user")
        table.add("/x", named: "x", from: [.scheme("other")], to: "x")
        let router = try Router(table)
        #expect(
            try router.url(named: "user", captures: ["id": 5], on: .host("a.example.org"))
                == "https://a.example.org/user/5")
        for source in [
            .host("example.net"), .host("example.com", port: 8443), .scheme("other"),
        ]
            as [LinkSource]
        {
            let error = #expect(throws: PrintError.self) {
                try router.url(named: "user", captures: ["id": 5], on: source)
            }
            #expect(error?.code == "unaccepted-source")
            #expect(
                error?.description
                    == "links from \(source) are not accepted: expected a source of the route, https://*.example.org, "
                    + "https://example.com, myapp://")
        }
        let error = #expect(throws: PrintError.self) { try router.url(named: "x", on: .scheme("myapp")) }
        #expect(
            error?.description == "links from myapp:// are not accepted: expected a source of the route, other://")
    }

    @Test("The router prints no link that another route would match")
    func stolen() throws {
        var table = RouteTable<String>()
        table.add("/user/{name}", named: "user", to: "user")
        table.add("/user/me", named: "me", to: "me")
        let router = try Router(table)
        let error = #expect(throws: PrintError.self) { try router.url(named: "user", captures: ["name": "me"]) }
        #expect(error?.code == "leads-elsewhere")
        #expect(error?.description == "'/user/me' leads to 'me' instead")
        let unknown = #expect(throws: PrintError.self) { try router.url(named: "usr") }
        #expect(unknown?.description == "unknown route 'usr'; did you mean 'user'?")
    }
}
