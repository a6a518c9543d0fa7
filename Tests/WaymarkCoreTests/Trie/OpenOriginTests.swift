import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("The fast lookup of links from any source")
struct OpenOriginTests {
    static let sources: [[LinkSource]] = [
        [.anywhere], [.anywhere(http: true)], [.anywhere(web: .firstSegment)], [.anywhere(custom: .ignored)],
        [.anywhere, .host("example.com")], [.anywhere, .host("*.example.com")], [.anywhere, .scheme("myapp")],
        [.anywhere, .scheme("a")], [.anywhere, .scheme("myapp", host: "open")], [.anywhere, .host("a", port: 8443)],
        [.anywhere(custom: .ignored), .scheme("a", host: "a")],
        [.host("A.B."), .anywhere(http: true, web: .firstSegment)],
        [.anywhere, .host("a", port: 443, http: true)], [.scheme("myapp", host: .ignored), .anywhere],
        (0..<12).map { .host("a\($0).b") } + [.anywhere], [.anywhere, .host("[::1]"), .host("a", http: true)],
    ]

    static let links = [
        "https://example.com/x/1", "https://EXAMPLE.com/x/1", "https://example.com./x/1", "https://a/x/1?q=1",
        "https://a.b-c.d_e/x/1", "https://.a/x/1", "https://a..b/x/1", "https://-/x/1", "https:///x/1", "https://a",
        "https://a?q=1", "https://a:8443/x/1", "https://a:/x/1", "https://u@a/x/1", "https://x.example.com/x/1",
        "https://[::1]/x/1", "https://example.community/x/1", "https://a#f", "https://a/x/1#f", "http://a/x/1",
        "http://example.com/x/1", "HTTPS://a/x/1", "Http://a/x/1", "myapp://x/1", "MyApp://x/1", "myapp://open/x/1",
        "a://a/x/1", "a://x/1", "aa://x/1", "z.y+w-1://x/1", "1a://x/1", "z:x/1", "z:/x/1", "z:///x/1", "z://X/1",
        "z://x", "z://x/1/", "z://x.y/1", "z://x:80/1", "z://", "z:", "javascript://x/1", "JavaScript://x/1",
        "data://x/1", "https", "https://", "x/1", "/x/1", "//a/x/1", "z://x/%31", "z://x/1?q=%31", "z://x//1",
        "https://example.com@evil.org/x/1", "https://example.com\\@evil.org/x/1", "https://u:p@example.com:1/x/1",
        "https://evil.org%2Fexample.com/x/1", "https://127.1/x/1", "https://[::1/x/1", "https://é/x/1", "z://u@x/1",
        "z://%41/x/1", "z://[::1]/x/1", "https:/a/x/1", "https:\\\\a/x/1", " https://a/x/1", "https://a/x/1 ",
        "https://a\u{0}/x/1", "https://a\u{9}b/x/1", "+a://x/1", ".a://x/1", "-://x/1", "://x/1", "myapp:///x/1",
    ]

    @Test("The fast lookup agrees with the general lookup for every set of sources", arguments: sources)
    func sameAnswers(_ sources: [LinkSource]) throws {
        let engine = try Self.router(sources).engine
        for link in Self.links { Self.expectSame(link, engine) }
    }

    @Test(
        "The fast lookup agrees with the general lookup on random links and policies",
        arguments: 0..<60 * Thoroughness.factor)
    func sameAnswersAtRandom(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let sources = Self.sources[Int.random(in: Self.sources.indices, using: &random)]
        var policy: LinkPolicy = Bool.random(using: &random) ? .strict : .lenient
        policy.ignoresPorts = Bool.random(using: &random)
        policy.isCaseInsensitive = Bool.random(using: &random)
        if Bool.random(using: &random) { policy.forbiddenSchemes = ["zz", "myapp2"] }
        let engine = try Self.router(sources, policy).engine
        for _ in 0..<500 { Self.expectSame(Self.link(&random), engine) }
    }

    @Test("A table that accepts any source does not match a link with a forbidden scheme")
    func forbidden() throws {
        var policy = LinkPolicy.strict
        policy.forbiddenSchemes = ["zz", "https"]
        let router = try Router(patterns: ["/**"], policy: policy)
        #expect(router.match(for: "zz://x") == nil && router.match(for: "https://a/x") == nil)
        #expect(router.match(for: "z://x") != nil)
    }

    @Test(
        "The fast lookup answers a common link without the general lookup",
        arguments: ["https://example.com/x/1", "https://a", "https://b.c.d/x/1?q=1", "myapp://x/1", "z+1://x"])
    func isShort(_ link: String) throws {
        #expect(try Self.router([.anywhere]).engine.isCommon(link))
    }

    @Test(
        "The fast lookup leaves an unusual scheme, host or port to the general lookup",
        arguments: [
            "https://u@a/x", "https://a:1/x", "https://[::1]/x", "https://A/x", "https://a./x", "https://a..b/x",
            "https://%61/x", "https://é/x", "http://a/x", "z://a.b/x", "z://a:1/x", "z:///x", "Z://a/x", "z:x",
            "javascript://a/x",
        ])
    func isGeneral(_ link: String) throws {
        #expect(try !Self.router([.anywhere]).engine.isCommon(link))
    }

    private static func expectSame(_ link: String, _ engine: RouteEngine) {
        #expect(engine.found(link) == engine.foundGenerally(link), "\(link)")
    }

    private static func link(_ random: inout SeededGenerator) -> String {
        let parts = [
            [
                "https://", "https://", "http://", "z://", "a://", "myapp://", "HTTPS://", "zz://", "z:", "data://",
                "//",
            ],
            ["", "", "", "", "u@", "u:p@", "example.com@", "*."],
            ["a", "x", "example", "open", "a.b", "a0.b", "A", "é", "%61", "[::1]", "1.2.3.4", "-", "_", "", "."],
            ["", "", "", ".com", ".", "..", "-b", ".example.com", "munity", "\\", " "],
            ["", "", "", ":1", ":443", ":8443", ":", ":a"],
            ["", "/", "/x/1", "/own/1", "/x", "//x", "/%78/1", "/X/1", "/a/x/1"],
            ["", "", "?q=1", "?q=%31", "#f", "?q=1#f", "?", " "],
        ]
        return parts.map { $0.randomElement(using: &random) ?? "" }.joined()
    }

    private static func router(_ sources: [LinkSource], _ policy: LinkPolicy = .strict) throws -> Router<Int> {
        var table = RouteTable<Int>(accepting: sources, policy: policy)
        table.add("/x/{id}", to: 0)
        table.add("/{a}/x/{id: Int}", to: 1)
        table.add("/**", to: 2)
        table.add("https://example.com/x/{id}", to: 3)
        table.add("/own/{id}", from: [.host("a")], to: 4)
        table.add("/{name}", "/", from: [.scheme("z")], to: 5)
        return try Router(table)
    }
}

/// The result of a lookup.
private struct Found: Equatable {
    var rank: UInt32?
    var layout: URLLayout?
    var usesHost = false
    var isRepeated = false
    var rejection: LinkRejection?
}

extension RouteEngine {
    fileprivate func found(_ link: String) -> Found {
        look(link) { search, block in
            search.searchCommonLink(in: block) ? Found(block) : Self.generally(search, block)
        } ?? Found()
    }

    fileprivate func foundGenerally(_ link: String) -> Found { look(link, Self.generally) ?? Found() }

    private static func generally(_ search: LinkSearch, _ block: SearchBlock) -> Found {
        do throws(LinkRejection) { try search.searchGenerally(in: block) } catch { return Found(rejection: error) }
        return Found(block)
    }

    /// Returns whether the fast path alone handles the lookup of a link.
    fileprivate func isCommon(_ link: String) -> Bool { look(link) { $0.searchCommonLink(in: $1) } ?? false }

    private func look<Answer>(_ link: String, _ body: (LinkSearch, SearchBlock) -> Answer) -> Answer? {
        var answer: Answer?
        let contents = self.search.contents
        link.withBytes { bytes in
            let search = LinkSearch(contents: contents, bytes: bytes, floor: 0)
            Scratch.withBlock(wordCount: contents.value.wordCount(byteCount: bytes.count)) {
                answer = body(search, $0)
            }
        }
        withExtendedLifetime(self) {}
        return answer
    }
}

extension Found {
    fileprivate init(_ block: SearchBlock) {
        let state = block.state
        self.init(
            rank: state.best, layout: block.layout, usesHost: state.usesHost, isRepeated: state.isRepeated)
    }
}
