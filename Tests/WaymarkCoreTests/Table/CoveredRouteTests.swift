import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkProofs

/// Lists of patterns. In some of them, earlier patterns together match every link of the last one.
@Suite("Routes covered by other routes")
struct CoveredRouteTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let patterns: [String]
        /// The problem code of the last pattern; `nil` if links can reach it.
        let code: String?
        /// The number of patterns that together cover the last one.
        let because: Int
        var precedence = Precedence.declaration
        var isCaseInsensitive = false
        var testDescription: String { patterns.joined(separator: "  ") }

        init(
            _ patterns: String..., by because: Int = 0, as code: String = "shadowed",
            precedence: Precedence = .declaration, ignoringCase: Bool = false
        ) {
            self.patterns = patterns
            self.code = because > 0 ? code : nil
            (self.because, self.precedence, isCaseInsensitive) = (because, precedence, ignoringCase)
        }
    }

    @Test(
        "The check of a table reports exactly the routes, forms and values that other routes cover",
        arguments: [
            // Several patterns together.
            Row("/{x: a|b}", "/c", "/d", "/{x: a|b|c|d}", by: 3),
            Row("/{x: a|b}", "/c", "/{x: a|b|c|d}", by: 1, as: "dead-value"),
            Row("/{x: a|b|c|d}", "/{x: a|b}", by: 1), Row("/{x: a|b}", "/{x: b|c}", "/{x: c|d}", "/{x: b|c|d}", by: 2),
            Row("/a/{x}", "/b/{x}", "/{x}/a", "/{x}/b", "/{x: a|b}/{y: a|b}", by: 2),
            Row("/{x: UInt8}", "/{x: Int8}", "/{x: 1|200|-5}", by: 2), Row("/{x: UInt8}", "/{x: Int8}", "/{x: Int16}"),
            Row("/a", "/b", "/c", "/{x: a|b|c}", by: 3, precedence: .specificity),
            Row("/a", "/b", "/{x: a|b|c}", by: 1, as: "dead-value", precedence: .specificity),
            // Catch-alls and optional groups.
            Row("/**", "/a[/{b}]", by: 1), Row("/a[/{b}]", "/**"), Row("/a/**", "/a[/b]", by: 1),
            Row("/a/**+", "/a[/b]", by: 1, as: "unreachable-variant"), Row("/a[/{b}][/{c}]", "/a/*", by: 1),
            Row("/a/*", "/a[/{b}][/{c}]", by: 1, as: "unreachable-variant"), Row("/a", "/a/**+", "/a/**", by: 2),
            Row("/a/**+", "/a/**"), Row("/a/**", "/a/**+", by: 1), Row("/a[/{b}]", "/a/*/**+", "/a/**"),
            // Integer ranges.
            Row("/{x: Int}", "/{x: Int8}", by: 1), Row("/{x: Int8}", "/{x: Int}"),
            Row("/{x: Int}", "/{x: Int8}", by: 1, precedence: .specificity), Row("/{x: UInt}", "/{x: Int}"),
            Row("/v{x: Int}", "/v{x: Int8}", by: 1), Row("/v{x: Int8}", "/v{x: Int}"),
            // Listed texts and character sets.
            Row("/{x: \u{E9}|a}", "/{x: e\u{301}|b}"),
            Row("/{x: e\u{301}|a}", "/{x: \u{E9}|a}", by: 1, as: "dead-value"),
            Row("/{x: Slug}", "/{x: a|b-c}", by: 1), Row("/{x: a|b-c}", "/{x: Slug}"),
            Row("/{x: Slug}", "/{x: a|b%20c}", by: 1, as: "dead-value"),
            Row("/{x: Letter}", "/{x: a|b}", by: 1), Row("/{x: Letter}", "/{x: a|bb}", by: 1, as: "dead-value"),
            // Partial segments.
            Row("/{a}-{b}", "/{x}-b", by: 1), Row("/{x}-b", "/{a}-{b}"), Row("/a{t}", "/ab{t}", by: 1),
            Row("/ab{t}", "/a{t}"), Row("/{a}.{b}", "/{a}.json", by: 1), Row("/{a}.json", "/{a}.{b}"),
            Row("/{a}-{b}", "/{a}-{b}-{c}", by: 1), Row("/{a}-{b}-{c}", "/{a}-{b}"), Row("/{x}", "/{a}-{b}", by: 1),
            // Hosts.
            Row("https://*.example.com/x", "https://a.example.com/x", by: 1),
            Row("https://a.example.com/x", "https://*.example.com/x"),
            Row("https://a.b.c/x", "https://*.a.b.c/x"), Row("https://*.b.c/x", "https://*.a.b.c/x", by: 1),
            // Query items.
            Row("/x?q={q?}", "/x?q={q}", by: 1), Row("/x?q={q}", "/x?q={q?}"), Row("/x", "/x?q={q}", by: 1),
            Row("/x?q={q}", "/x"), Row("/x?q={q: Bool}", "/x?q={q: true|false}", by: 1),
            Row("/x?q=1", "/x?q=2", "/x?q={q: 1|2}", by: 2), Row("/x?q=1", "/x?q={q: 1|2}", by: 1, as: "dead-value"),
            // Case.
            Row("/{x: a|b}", "/A", by: 1, ignoringCase: true), Row("/{x: a|b}", "/A"),
            Row("/{x: A|b}", "/{y: a|B|a}", by: 1, ignoringCase: true), Row("/{x: A|b}", "/{y: a|B}"),
            Row("/a{t}", "/AB{t}", by: 1, ignoringCase: true), Row("/a{t}", "/AB{t}"),
        ])
    func covered(_ row: Row) {
        var table = RouteTable<Int>(precedence: row.precedence)
        table.policy.isCaseInsensitive = row.isCaseInsensitive
        table.types["Slug"] = .characters(.slug)
        table.types["Letter"] = .characters(.letters, lengths: 1...1)
        for (index, pattern) in row.patterns.enumerated() { table.add(pattern, named: "r\(index)", to: index) }
        let problem = table.problems().first { $0.route == "r\(row.patterns.count - 1)" && $0.code != "unprintable" }
        #expect(problem?.code == row.code)
        #expect(problem?.because.count ?? 0 == row.because)
        if row.code != nil { #expect(problem?.witness != nil) }
    }

    @Test(
        "The link shown for a covered route is the shortest of all its forms",
        arguments: [
            (["/z[/{k}]"], "/z"), (["/(aaa|b)"], "/b"), (["/a[/{k}]?q={q: a|bbb}"], "/a?q=a"),
            (["/long/{a}", "/s"], "/s"),
        ] as [([String], String)])
    func witness(_ patterns: [String], _ link: String) {
        var table = RouteTable<Int>(precedence: .declaration)
        table.add("/{rest: **}", to: 0)
        table.add(texts: patterns, named: "covered", syntax: .braces, from: nil, to: 1)
        let problem = table.problems().first { $0.route == "covered" }
        #expect(problem?.code == "shadowed" && problem?.witness == link)
    }
}
