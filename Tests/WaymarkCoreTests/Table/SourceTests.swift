import TestSupport
import Testing

import WaymarkProofs
@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("Validity of sources")
struct SourceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let source: LinkSource
        let fault: SourceProblem?
        let meant: LinkSource?

        init(_ source: LinkSource, _ fault: SourceProblem?, _ meant: LinkSource? = nil) {
            (self.source, self.fault, self.meant) = (source, fault, meant)
        }

        var testDescription: String { source.code }
    }

    static let name = String(repeating: "a", count: 63)

    static let soundSources: [LinkSource] = [
        .host("example.com"), .host("EXAMPLE.com"), .host("example.com."), .host("*.example.com"), .host("a_b.example"),
        .host("localhost", port: 3000), .host("127.0.0.1"), .host("[::1]"), .host("[2001:DB8::1]", port: 8443),
        .host("xn--mnchen-3ya.example"), .host("example.com", port: 443), .host("example.com", port: 80, http: true),
        .host("example.com", port: 443, http: true), .host("-a-.example"), .host(name + "." + name), .host("1.2.3"),
        .scheme("myapp"), .scheme("MyApp"), .scheme("com.example.app"), .scheme("a+b-c.1"), .scheme("web+x"),
        .scheme("myapp", host: .ignored), .scheme("myapp", host: "open"), .scheme("myapp", host: "Open.", port: 99),
        .scheme("myapp", host: ""), .scheme("myapp", host: "a!b"), .scheme("example.com"), .anywhere,
        .anywhere(http: true, web: .firstSegment, custom: .ignored),
    ]

    static let faultySources: [Row] = [
        Row(.host("https://e.com"), .beyondHost, .host("e.com")),
        Row(.host("HTTPS://E.com/"), .beyondHost, .host("e.com")),
        Row(.host("http://e.com"), .beyondHost, .host("e.com", http: true)),
        Row(.host("//e.com"), .beyondHost, .host("e.com")),
        Row(.host("e.com:8443"), .beyondHost, .host("e.com", port: 8443)),
        Row(.host("https://e.com:8443/shop?a#b"), .beyondHost, .host("e.com", port: 8443)),
        Row(.host("e.com:443"), .beyondHost, .host("e.com")),
        Row(.host("e.com:"), .beyondHost, .host("e.com")),
        Row(.host("e.com:99999"), .beyondHost, .host("e.com")),
        Row(.host("e.com/shop"), .beyondHost, .host("e.com")),
        Row(.host("e.com?"), .beyondHost, .host("e.com")),
        Row(.host("e.com\\x"), .beyondHost, .host("e.com")),
        Row(.host("me:secret@e.com"), .beyondHost, .host("e.com")),
        Row(.host(" e.com "), .beyondHost, .host("e.com")),
        Row(.host("myapp://"), .beyondHost, .scheme("myapp")),
        Row(.host("myapp://open"), .beyondHost, .scheme("myapp", host: "open")),
        Row(.host("::1"), .beyondHost, .host("[::1]")),
        Row(.host(""), .host),
        Row(.host("."), .host),
        Row(.host(".."), .host),
        Row(.host("e..com"), .host, .host("e.com")),
        Row(.host(".e.com"), .host, .host("e.com")),
        Row(.host("e.com.."), .host, .host("e.com")),
        Row(.host("e%2Ecom"), .host),
        Row(.host("{tenant}.e.com"), .host, .host("*.e.com")),
        Row(.host("e,com"), .host),
        Row(.host("[::1"), .host, .host("[::1]")),
        Row(.host("[:]"), .host),
        Row(.host("[fe80::1%25eth0]"), .host),
        Row(.host("[::g]"), .host),
        Row(.host("*"), .wildcard, .anywhere),
        Row(.host("https://*"), .wildcard, .anywhere),
        Row(.host("*."), .wildcard, .anywhere),
        Row(.host("*.*.e.com"), .wildcard, .host("*.e.com")),
        Row(.host("a.*.e.com"), .wildcard), Row(.host("*.com.*"), .wildcard), Row(.host("*.*.com"), .wildcard),
        Row(.host("a*.e.com"), .wildcard), Row(.host("{a}-x.e.com"), .host),
        Row(.host("*e.com"), .wildcard, .host("*.e.com")),
        Row(.host("e.*"), .wildcard),
        Row(.host("*.[::1]"), .wildcard),
        Row(.host("*.e.com:8443"), .beyondHost, .host("*.e.com", port: 8443)),
        Row(.host("münchen.example"), .nonASCIIHost),
        Row(.host("\u{212A}.example"), .nonASCIIHost),
        Row(.host("ｅ.com"), .nonASCIIHost),
        Row(.host(name + "a.com"), .longHost),
        Row(.host(Array(repeating: name, count: 4).joined(separator: ".")), .longHost),
        Row(.host("e.com", port: 0), .port, .host("e.com")),
        Row(.host("e.com", port: -1), .port, .host("e.com")),
        Row(.host("e.com", port: 65536), .port, .host("e.com")),
        Row(.host("e.com\n"), .host, .host("e.com")),
        Row(.host("e\u{0}.com"), .host),
        Row(.scheme("myapp://"), .scheme, .scheme("myapp")),
        Row(.scheme("myapp:"), .scheme, .scheme("myapp")),
        Row(.scheme("myapp://", host: .ignored), .scheme, .scheme("myapp", host: .ignored)),
        Row(.scheme("myapp://open"), .scheme, .scheme("myapp", host: "open")),
        Row(.scheme("myapp://open:99/x"), .scheme, .scheme("myapp", host: "open", port: 99)),
        Row(.scheme("my_app"), .scheme, .scheme("my-app")),
        Row(.scheme("my app"), .scheme, .scheme("my-app")),
        Row(.scheme(" myapp"), .scheme, .scheme("myapp")),
        Row(.scheme("1app"), .scheme),
        Row(.scheme(""), .scheme),
        Row(.scheme("mÿapp"), .scheme),
        Row(.scheme("https://e.com"), .scheme, .host("e.com")),
        Row(.scheme("https"), .webScheme, .host("example.com")),
        Row(.scheme("HTTP", host: .ignored), .webScheme, .host("example.com")),
        Row(.scheme("https", host: "e.com", port: 8443), .webScheme, .host("e.com", port: 8443)),
        Row(.scheme("javascript"), .forbiddenScheme),
        Row(.scheme("DATA"), .forbiddenScheme),
        Row(.scheme("file", host: ""), .forbiddenScheme),
        Row(.scheme("myapp", host: "open/x"), .beyondHost, .scheme("myapp", host: "open")),
        Row(.scheme("myapp", host: "open:99"), .beyondHost, .scheme("myapp", host: "open", port: 99)),
        Row(.scheme("myapp", host: "*.open"), .wildcard),
        Row(.scheme("myapp", host: "."), .host),
        Row(.scheme("myapp", host: "a b"), .beyondHost),
        Row(.scheme("myapp", host: "öffnen"), .nonASCIIHost),
        Row(.scheme("myapp", host: "open", port: 0), .port, .scheme("myapp", host: "open")),
        Row(.scheme("myapp", host: "", port: 99), .portWithoutHost, .scheme("myapp", host: "")),
    ]

    @Test("A valid source has no fault and causes no problem in a table", arguments: soundSources)
    func sound(_ source: LinkSource) throws {
        #expect(source.fault(.strict) == nil)
        #expect(RouteTable<Int>(accepting: [source]).problems().isEmpty)
    }

    @Test("The description of a source of a custom scheme shows how the source matches hosts")
    func descriptions() {
        let sources: [LinkSource] = [
            .scheme("m"), .scheme("m", host: .ignored), .scheme("m", host: ""), .scheme("m", host: "open", port: 9),
        ]
        #expect(sources.map(\.description) == ["m://", "m://*", "m:///", "m://open:9"])
    }

    @Test(
        "A faulty source is reported with its fault, and with a suggested source if possible",
        arguments: faultySources)
    func faulty(_ row: Row) throws {
        #expect(row.source.fault(.strict) == row.fault)
        #expect(row.source.meant == row.meant)
        #expect(row.source.meant?.fault(.strict) == nil)
        let problem = try #require(RouteTable<Int>(accepting: [row.source]).problems().first)
        #expect(problem.code == "invalid-source")
        #expect(problem.suggestion == row.meant?.code)
        #expect(!problem.message.contains("\n"))
    }

    @Test("Every fault of a source has its own message", arguments: SourceProblem.allCases)
    func messages(_ fault: SourceProblem) {
        #expect(!fault.message.isEmpty && fault.message.last != ".")
        #expect(SourceProblem.allCases.count { $0.message == fault.message } == 1)
    }

    // MARK: Sources of routes, groups and merged tables

    @Test("A table reports the faulty sources of routes, groups and merged tables with other problems")
    func everywhere() throws {
        var feature = RouteTable<Int>(accepting: [.host("feature.example/x")])
        feature.add("/feature", named: "feature", to: 5)
        var table = RouteTable<Int>(accepting: [.host("https://e.com"), .scheme("myapp"), .host("ok.example")])
        table.add("/a", named: "a", from: [.scheme("a_b")], to: 0)
        table.add("/b", named: "b", from: [.host("ok.example")], to: 1)
        table.group("/g", from: [.host("g:1")]) { group in
            group.add("/c", named: "c", to: 2)
            group.add("/d", named: "d", to: 3)
        }
        table.add("/{", named: "e", to: 4)
        table.merge(feature)
        let pattern = RoutePattern(text: "/own", source: .scheme("java script"), path: [], parameterRanges: [])
        table.add([pattern], named: "own", to: 6)
        let problems = table.problems()
        #expect(
            problems.map { "\($0.code) \($0.route ?? "-") \($0.suggestion ?? "-")" } == [
                "unclosed-brace e -",
                #"invalid-source - .host("e.com")"#, #"invalid-source a .scheme("a-b")"#,
                #"invalid-source c .host("g", port: 1)"#, #"invalid-source feature .host("feature.example")"#,
                "invalid-source own -",
            ])
        let error = #expect(throws: RouteTableError.self) { try Router(table) }
        #expect(error?.problems.count == problems.count)
        #expect(
            problems[1].description == """
                invalid source '.host("https://e.com")': its host must be a name without scheme, user, port and path \
                (column 1)
                  .host("https://e.com")
                  ^~~~~~~~~~~~~~~~~~~~~~
                help: write '.host("e.com")'
                """)
    }

    @Test("An empty list of sources is an error, and a missing list is not")
    func empty() throws {
        func codes(_ make: (inout RouteTable<Int>) -> Void, _ table: RouteTable<Int>) -> [String] {
            var table = table
            make(&table)
            return table.problems().map { "\($0.code) \($0.route ?? "-")" }
        }
        let home = { (table: inout RouteTable<Int>) in table.add("/", named: "home", to: 0) }
        #expect(codes(home, RouteTable()) == [])
        #expect(codes(home, RouteTable(precedence: .declaration, policy: .lenient)) == [])
        #expect(codes(home, RouteTable(accepting: [])) == ["no-source -"])
        #expect(codes({ _ in }, RouteTable(accepting: [])) == ["no-source -"])
        #expect(codes({ $0.sources = [] }, RouteTable()) == ["no-source -"])
        #expect(codes({ $0.add("/", named: "home", from: [], to: 0) }, RouteTable()) == ["no-source home"])
        #expect(codes({ $0.group("/a", from: []) { home(&$0) } }, RouteTable()) == ["no-source home"])
        #expect(codes({ $0.merge(RouteTable(accepting: [])) }, RouteTable()) == [])
        var feature = RouteTable<Int>(accepting: [])
        home(&feature)
        #expect(codes({ $0.merge(feature) }, RouteTable()) == ["no-source home"])
        #expect(RouteTable<Int>().sources == [.anywhere])
    }

    @Test("A merged route adopts the sources of the table unless the route has its own sources")
    func merging() throws {
        func sources(_ make: (inout RouteTable<Int>) -> Void) throws -> [LinkSource] {
            var feature = RouteTable<Int>()
            make(&feature)
            var app = RouteTable<Int>(accepting: [.host("app.example")])
            app.merge(feature)
            return try Router(app).entries[0].sources
        }
        #expect(try sources { $0.add("/x", to: 0) } == [.host("app.example")])
        #expect(try sources { $0.add("/x", from: [.scheme("x")], to: 0) } == [.scheme("x")])
        #expect(try sources { $0.add("/x", from: [.anywhere], to: 0) } == [.anywhere])
        let late = try sources {
            $0.add("/x", to: 0)
            $0.sources = [.scheme("x")]
        }
        #expect(late == [.host("app.example")])
        let early = try sources {
            $0.sources = [.scheme("x")]
            $0.add("/x", to: 0)
            $0.sources = [.anywhere]
        }
        #expect(early == [.scheme("x")])
    }

    // MARK: Policies

    @Test("The policy decides which hosts and schemes are valid in a source")
    func policies() {
        var policy = LinkPolicy.strict
        policy.allowsNonASCIIHosts = true
        policy.forbiddenSchemes = ["https", "MyApp"]
        let takesHosts = { (source: LinkSource) in source.fault(policy) == nil }
        #expect(!takesHosts(.host("example.com")))
        #expect(!takesHosts(.scheme("myapp")))
        #expect(takesHosts(.scheme("javascript")))
        #expect(takesHosts(.scheme("x", host: "öffnen")))
        policy.forbiddenSchemes = []
        #expect(takesHosts(.host("MÜNCHEN.example")))
        policy.maximumLength = 8
        #expect(LinkSource.host("example.com").fault(policy) == .noLink)
        #expect(LinkSource.scheme("a").fault(policy) == nil)
    }

    @Test(
        "A table reports a scheme that its policy forbids in place of a missing slash, for which it has a suggestion",
        arguments: [
            ("javascript:foo", ["javascript"], ["invalid-source"], 0..<11),
            ("javascript:foo", ["evil"], ["missing-slash"], 11..<14), ("evil:foo", ["x"], ["missing-slash"], 5..<8),
            ("evil:foo", ["evil"], ["invalid-source"], 0..<5),
            ("evil:a/{x", ["evil"], ["invalid-source", "unclosed-brace"], 0..<5),
        ] as [(String, Set<String>, [String], Range<Int>)])
    func missingSlash(_ pattern: String, _ schemes: Set<String>, _ codes: [String], _ range: Range<Int>) {
        var table = RouteTable<Int>(policy: .strict { $0.forbiddenSchemes = schemes })
        table.add(pattern, to: 1)
        let problems = table.errors()
        #expect(problems.map(\.code) == codes && problems.first?.range == range)
        #expect(problems.first?.suggestion == (codes[0] == "missing-slash" ? "//foo" : nil))
        #expect(problems.allSatisfy { $0.correctedPattern == nil })
    }

    @Test(
        "A policy rejects a forbidden scheme in upper, lower and mixed case",
        arguments: ["https://a/", "HTTPS://a/", "httpS://a/"])
    func forbidden(_ link: String) {
        var policy = LinkPolicy.strict
        policy.forbiddenSchemes = ["HTTPS"]
        #expect(throws: LinkRejection.self) { try ParsedURL(link, policy: policy) }
        #expect(throws: Never.self) { try ParsedURL(link) }
    }

    @Test(
        "A source that names a default port accepts links with and without the port",
        arguments: [
            (
                .host("e.com", port: 443), ["https://e.com/", "https://e.com:443/"],
                ["http://e.com/", "http://e.com:443/"]
            ),
            (
                .host("e.com", port: 443, http: true), ["https://e.com/", "https://e.com:443/", "http://e.com:443/"],
                ["http://e.com/", "https://e.com:80/"]
            ),
            (
                .host("e.com", port: 80, http: true), ["http://e.com/", "https://e.com:80/"],
                ["https://e.com/", "http://e.com:443/"]
            ),
            (.host("e.com", http: true), ["https://e.com/", "http://e.com:80/"], ["http://e.com:443/"]),
            (.host("e.com", port: 8443), ["https://e.com:8443/"], ["https://e.com/", "https://e.com:443/"]),
        ] as [(LinkSource, [String], [String])])
    func ports(_ source: LinkSource, _ takes: [String], _ leaves: [String]) throws {
        let router = try Router(patterns: ["/"], accepting: [source])
        for link in takes { #expect(router.match(for: link) != nil, "\(link)") }
        for link in leaves { #expect(router.match(for: link) == nil, "\(link)") }
        var table = RouteTable<Int>(accepting: [source])
        table.add("/", named: "home", to: 0)
        #expect(takes.contains(try Router(table).url(named: "home")))
    }

    // MARK: Random sources

    @Test("A random source without a fault accepts a link, and every suggested source has no fault", arguments: 1...8)
    func anySource(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "a", "b.example", "example.com", ".", "..", "*", "*.", ":", ":80", ":443", ":8443", ":0", "/", "//", "://",
            "https", "http", "myapp", "my_app", "javascript", "@", "?", "#", " ", "%41", "é", "[::1]", "[", "]", "{x}",
            "\u{0}", "\\", "-", "_", "+", "~", "!", "xn--a",
        ]
        var sound = 0
        for _ in 0..<(Thoroughness.isFull ? 2_000 : 400) {
            var policy = LinkPolicy.strict
            policy.leniencies = LinkPolicy.Leniencies(rawValue: UInt32(random.below(1 << 16)))
            if random.once(in: 2) { policy = .strict }
            let text = (0..<(1 + random.below(4))).map { _ in random.pick(parts) }.joined()
            let port = random.once(in: 4) ? random.pick([0, 80, 443, 99, 70_000]) : nil
            let source: LinkSource =
                switch random.below(4) {
                case 0: .host(text, port: port, http: random.once(in: 2))
                case 1: .scheme(text, host: random.pick([.firstSegment, .ignored]))
                case 2: .scheme("myapp", host: text, port: port)
                default: LinkSource(.host(text, port: port, http: true, https: false))
                }
            #expect(source.meant?.fault(.strict) == nil, "\(source.code)")
            guard source.fault(policy) == nil else {
                #expect(throws: RouteTableError.self) {
                    try Router(RouteTable<Int>(accepting: [source], policy: policy))
                }
                continue
            }
            sound += 1
            #expect(try takesALink(source, policy), "\(source.code)")
        }
        #expect(sound > 10)
    }

    /// Returns whether a router with the source matches the link it prints, or one with a name for the wildcard.
    private func takesALink(_ source: LinkSource, _ policy: LinkPolicy) throws -> Bool {
        var table = RouteTable<Int>(accepting: [source], policy: policy)
        table.add("/", named: "home", to: 0)
        let router = try Router(table)
        let link = source.description.replacing("*.", with: "x.") + "/"
        return router.match(for: link) != nil
            || (try? router.url(named: "home")).flatMap { router.match(for: $0) } != nil
    }
}
