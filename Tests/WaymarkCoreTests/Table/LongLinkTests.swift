import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkLanguages
import WaymarkProofs

/// Compares the length limit with the shortest link of a pattern: with one byte less, no link matches.
@Suite("Routes whose links are too long for the policy")
struct LongLinkTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: String
        var source = LinkSource.host("example.com")
        /// The shortest matching link.
        let link: String
        var testDescription: String { "\(source)\(pattern)" }

        init(_ pattern: String, from source: LinkSource = .host("example.com"), _ link: String) {
            (self.pattern, self.source, self.link) = (pattern, source, link)
        }

        func table(limit: Int) -> RouteTable<Int> {
            var table = RouteTable<Int>(accepting: [source])
            table.policy.maximumLength = limit
            table.policy.allowsNonASCII = true
            table.types["Hash"] = .characters(.hex, lengths: 7...40)
            table.types["Year"] = .matching("[12][0-9]{3}")
            table.types["Even"] = .custom { $0.count.isMultiple(of: 2) }
            table.add("/", named: "home", to: 0)
            table.add(pattern, named: "route", to: 1)
            return table
        }

        func codes(limit: Int) -> [String] { table(limit: limit).problems().filter { $0.route == "route" }.map(\.code) }
    }

    @Test(
        "A route is unacceptable if its shortest link is longer than the policy allows",
        arguments: [
            Row("/about/us/today", "https://example.com/about/us/today"),
            Row("/a/{id}/b", "https://example.com/a/1/b"),
            Row("/commit/{hash: Hash}", "https://example.com/commit/abcdef0"),
            Row("/archive/{year: Year}", "https://example.com/archive/1000"),
            Row("/{id: UUID}", "https://example.com/00000000-0000-0000-0000-000000000000"),
            Row("/on/{flag: Bool}", "https://example.com/on/true"), Row("/{k: long|last}", "https://example.com/long"),
            Row("/v{n: Int}.zip", "https://example.com/v1.zip"), Row("/deep/**+", "https://example.com/deep/1"),
            Row("/café", "https://example.com/café"), Row("/find?query={q: Int}", "https://example.com/find?query=1"),
            Row("/find?query", "https://example.com/find?query"),
            Row("/find?kind=book", "https://example.com/find?kind=book"),
            Row("/find#{part: Int}", "https://example.com/find#1"), Row("/find?a={a?}", "https://example.com/find"),
            Row("/x", from: .host("example.com", port: 8443), "https://example.com:8443/x"),
            Row("/x", from: .host("example.com", port: 443), "https://example.com/x"),
            Row("/x", from: .host("example.com", http: true), "http://example.com/x"),
            Row("/x", from: .host("*.example.com"), "https://a.example.com/x"),
            Row("/user/edit", from: .scheme("myapp"), "myapp:user/edit"),
            Row("/user/edit", from: .scheme("myapp", host: "open"), "myapp://open/user/edit"),
            Row("/user/edit", from: .anywhere, "/user/edit"),
        ])
    func exact(_ row: Row) throws {
        let length = row.link.utf8.count
        #expect(row.codes(limit: length) == [])
        // A catch-all also matches one empty segment, which is shorter than the sample link.
        if !row.pattern.contains("**") {
            #expect(row.codes(limit: length - 1) == ["unacceptable"])
            #expect(try Router(row.table(limit: length)).match(for: row.link)?.name == "route")
        }
        #expect(row.codes(limit: length - 3) == ["unacceptable"])
    }

    @Test("A value of a choice is dead if every link with the value is too long")
    func deadValues() {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.policy.maximumLength = "https://example.com/a/short".utf8.count
        table.add("/a/{k: short|shorter}", named: "path", to: 0)
        table.add("/b?k={k: s|shorter|m}", named: "item", to: 1)
        let problems = table.problems()
        #expect(problems.map { "\($0.route ?? "") \($0.code)" } == ["path dead-value", "item dead-value"])
        #expect(problems.first?.message == "no accepted link has 'shorter' for 'k'")
        #expect(problems.allSatisfy { $0.because.isEmpty && $0.witness == nil })
    }

    @Test("A type with more characters than a link may have is reported at once", arguments: [8_192, 99_999_999_999])
    func longType(_ length: Int) {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.types["Long"] = .characters(.hex, lengths: length...length)
        table.add("/a/{x: Long}", to: 0)
        table.add("/b?q={x: Long}", to: 1)
        #expect(table.problems().map(\.code) == ["unacceptable", "unacceptable"])
    }

    @Test("A form whose links are all too long is reported apart from the other forms")
    func forms() {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.policy.maximumLength = "https://example.com/a".utf8.count
        table.add("/a[/much/longer]", to: 0)
        #expect(
            table.problems().map(\.message) == [
                "the policy rejects every link that the variant '/a/much/longer' of this pattern would match (tooLong)"
            ])
    }

    @Test("A route whose links are all too long has no shortest link and no overlap")
    func links() throws {
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.add("/{owner}/{project}", named: "project", to: 0)
        table.add("/settings/{page}", named: "settings", to: 1)
        table.policy.maximumLength = "https://example.com/settings/!".utf8.count - 1
        let proofs = try table.proofs()
        #expect(proofs.overlaps().isEmpty)
        #expect(proofs.shortestLink(to: "settings") == nil)
        #expect(proofs.shortestLink(to: "project") == "https://example.com/!/!")
    }
}
