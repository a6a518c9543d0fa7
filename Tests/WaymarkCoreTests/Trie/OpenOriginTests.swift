import TestSupport
import Testing

@testable import WaymarkCore

@Suite("The short way to links from anywhere says what the general way says")
struct OpenOriginTests {
    static let sources: [[LinkSource]] = [
        [.anywhere], [.anywhere(http: true)], [.anywhere(web: .firstSegment)], [.anywhere(custom: .ignored)],
        [.anywhere, .host("example.com")], [.anywhere, .host("*.example.com")], [.anywhere, .scheme("myapp")],
        [.anywhere, .scheme("a")], [.anywhere, .scheme("myapp", host: "open")], [.anywhere, .host("a", port: 8443)],
        [.anywhere(custom: .ignored), .scheme("a", host: "a")],
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
    ]

    @Test("With every set of sources", arguments: sources)
    func sameAnswers(_ sources: [LinkSource]) throws {
        // What says how a query is read is for the general way.
        var general = LinkPolicy.strict
        general.decodesPlusInQuery = true
        let (short, long) = (try router(sources, .strict), try router(sources, general))
        for link in Self.links {
            let (found, expected) = (short.match(link), long.match(link))
            #expect(found?.route == expected?.route, "\(link)")
            #expect(found?.captures == expected?.captures, "\(link)")
            #expect(short.explain(link).outcome == long.explain(link).outcome, "\(link)")
        }
    }

    @Test("A scheme that the policy forbids is not taken")
    func forbidden() throws {
        var policy = LinkPolicy.strict
        policy.forbiddenSchemes = ["zz", "https"]
        let router = try Router(patterns: ["/**"], policy: policy)
        #expect(router.match("zz://x") == nil && router.match("https://a/x") == nil)
        #expect(router.match("z://x") != nil)
    }

    private func router(_ sources: [LinkSource], _ policy: LinkPolicy) throws -> Router<Int> {
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
