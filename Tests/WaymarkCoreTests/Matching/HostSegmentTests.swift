import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

@Suite("Hosts that are the first segment")
struct HostSegmentTests {
    static let patterns = [
        "/home", "/Start", "/item-{n}", "/v{major: Int}.{minor: Int}", "/lang/{code}", "/{lang: en|de}/help",
        "/{lang: EN|Fr}-{page}", "/{flag: Bool}/on", "/user/{id}", "/{name}", "/**/deep/{x}",
    ]

    @Test(
        "The router ignores case in a host that is a segment, but not in the path",
        arguments: [
            MatchCase("myapp://HOME", "/home"),
            MatchCase("myapp://start", "/Start"),
            MatchCase("myapp://USER/Ada", "/user/{id}", ["id": "Ada"]),
            MatchCase("myapp://Item-5", "/item-{n}", ["n": "5"]),
            MatchCase("myapp://ITEM-Ab", "/item-{n}", ["n": "Ab"]),
            MatchCase("myapp://V1.2", "/v{major: Int}.{minor: Int}", ["major": 1, "minor": 2]),
            MatchCase("myapp://DE/help", "/{lang: en|de}/help", ["lang": "de"]),
            MatchCase("myapp://en-Ab", "/{lang: EN|Fr}-{page}", ["lang": "EN", "page": "Ab"]),
            MatchCase("myapp://FR-x", "/{lang: EN|Fr}-{page}", ["lang": "Fr", "page": "x"]),
            MatchCase("myapp://DEEP/1", "/**/deep/{x}", ["x": "1"]),
            MatchCase("myapp://DE/HELP", nil),
            MatchCase("myapp://TRUE/on", nil),
            MatchCase("myapp:Item-5", "/{name}", ["name": "Item-5"]),
            MatchCase("myapp:DE/help", nil),
            MatchCase("myapp:///HOME", "/{name}", ["name": "HOME"]),
            MatchCase("https://example.com/Item-5", "/{name}", ["name": "Item-5"]),
        ])
    func withoutCase(_ example: MatchCase) throws {
        example.run(on: try Router(patterns: Self.patterns, accepting: [.scheme("myapp"), .host("example.com")]))
    }

    @Test(
        "A parameter captures a host that is a segment without dropping any character",
        arguments: [
            ("myapp://Ada", "Ada"), ("myapp://Ada.", "Ada."), ("myapp:Ada.", "Ada."), ("myapp://ada..", "ada.."),
            ("myapp://a.b", "a.b"), ("myapp://%41da.", "Ada."), ("myapp://Ada%2E", "Ada."), ("myapp://a+b", "a+b"),
            ("myapp://[::1]", "[::1]"), ("myapp://a%2Fb", "a/b"), ("myapp://a:", "a"),
        ])
    func wholeText(_ link: String, _ text: String) throws {
        for source in [LinkSource.scheme("myapp"), .anywhere] {
            let router = try Router(patterns: ["/{name}"], accepting: [source])
            let match = try #require(router.match(for: link))
            #expect(match.captures["name"] == .string(text))
        }
    }

    @Test(
        "A value that is printed into a host that is a segment reads back unchanged",
        arguments: ["Ada.", "Ada", "a:b", "[::1]", "a+b", "é", "x..", "%41"])
    func prints(_ text: String) throws {
        var table = RouteTable<Int>(accepting: [.scheme("myapp")])
        table.add("/{name}", named: "name", to: 0)
        table.add("/{lang: en|de}/{page}", named: "page", to: 1)
        let router = try Router(table)
        let link = try router.url(named: "name", captures: ["name": .string(text)])
        #expect(router.match(for: link)?["name"] == .string(text))
        let match = try #require(router.match(for: "myapp://DE/1"))
        let again = try router.url(
            named: "page", captures: Dictionary(match.captures.map { ($0.name, $0.value) }) { $1 })
        #expect(again == "myapp://de/1")
    }

    @Test(
        "A source with a host accepts the host in any case and with a final dot",
        arguments: ["myapp://open/x", "myapp://OPEN./x", "myapp://a/x", "myapp://A./x"])
    func namedHosts(_ link: String) throws {
        let sources: [LinkSource] = [.scheme("myapp", host: "open"), .scheme("myapp", host: "a")]
        let router = try Router(patterns: ["/x"], accepting: sources)
        #expect(router.match(for: link) != nil)
    }

    @Test(
        "A link whose host is a segment is unmatched if the link has a port",
        arguments: [LinkSource.scheme("myapp"), .anywhere, .anywhere(web: .firstSegment)])
    func ports(_ source: LinkSource) throws {
        let router = try Router(patterns: ["/user/{id}"], accepting: [source])
        #expect(router.match(for: "myapp://user:80/1") == nil)
        guard case .unmatched(let unmatched) = router.result(for: "myapp://user:80/1") else {
            Issue.record("it is not unmatched")
            return
        }
        #expect(unmatched.reason == .port)
    }

    @Test(
        "The limit on segments counts a host that is a segment",
        arguments: [
            ("myapp://a/b/c", nil), ("myapp:a/b/c", nil), ("myapp:///a/b/c", nil), ("https://example.com/a/b/c", nil),
            ("myapp://a/b/c/d", 14), ("myapp:a/b/c/d", 12), ("myapp://a.b/b/c/%64", 16), ("MyApp://a/b/c/d/", 14),
            ("https://example.com/a/b/c/d", 26), ("myapp://a/b//d", 13), ("myapp://a/b/c/d?x#y", 14),
        ] as [(String, Int?)])
    func limit(_ link: String, _ offset: Int?) throws {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 3
        for sources in [[LinkSource.scheme("myapp"), .host("example.com")], [.anywhere]] {
            let router = try Router(patterns: ["/**"], accepting: sources, policy: policy)
            switch router.result(for: link) {
            case .rejected(let rejection):
                #expect(rejection.kind == .tooManySegments && rejection.offset == offset, "\(link)")
            case .matched: #expect(offset == nil, "\(link)")
            default: Issue.record("\(link) is unmatched")
            }
            #expect((router.withMatch(for: link) { _ in } == nil) == (offset != nil))
        }
    }

    @Test("A policy that allows no segments allows no host that is a segment")
    func noSegments() throws {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 0
        let router = try Router(patterns: ["/**"], accepting: [.scheme("myapp")], policy: policy)
        #expect(router.match(for: "myapp://") != nil)
        #expect(router.match(for: "myapp://a") == nil)
    }

    @Test("Choices that differ only in case are equal if the policy ignores case")
    func conflicts() throws {
        var policy = LinkPolicy.strict
        policy.isCaseInsensitive = true
        var table = RouteTable<Int>(policy: policy)
        table.add("/{lang: en|de}/x", to: 0)
        table.add("/{lang: EN|DE}/x", to: 1)
        #expect(table.problems().map(\.code).contains("conflict"))
        let router = try Router(patterns: ["/a/{lang: en|de}.{x}"], policy: policy)
        #expect(router.match(for: "/A/DE.X")?.captures.map(\.value) == ["de", "X"])
    }
}
