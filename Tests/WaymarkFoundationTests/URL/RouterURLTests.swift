import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

enum Page: Equatable, Sendable { case home, user(Int), file([String]), unprintable }

@Suite("Foundation URLs in routers")
struct RouterURLTests {
    static let router = try? Router(
        {
            var table = RouteTable<Page>(accepting: [.host("example.com"), .scheme("myapp")])
            table.add("/", named: "home", to: .home)
            table.add("/user/{id}", named: "user") { (id: Int) in
                Page.user(id)
            } inverse: {
                if case .user(let id) = $0 { id } else { nil }
            }
            table.add("/files/{path: **}") { (path: [String]) in
                Page.file(path)
            } inverse: {
                if case .file(let path) = $0 { path } else { nil }
            }
            return table
        }())

    /// Returns the router that all tests share.
    func router() throws -> Router<Page> { try #require(Self.router) }

    @Test(
        "A URL matches the same route as its absolute string",
        arguments: [
            ("https://example.com", Page.home),
            ("https://example.com/user/15", .user(15)),
            ("myapp://user/15?ref=mail#top", .user(15)),
            ("HTTPS://EXAMPLE.COM:443/user/15", .user(15)),
            ("https://example.com/files/a%2Fb/c", .file(["a/b", "c"])),
            ("https://example.com/files/%E2%82%AC", .file(["€"])),
            ("https://evil.example/user/15", nil),
            ("https://user@example.com/user/15", nil),
            ("https://example.com/user/007", nil),
            ("javascript:alert(1)", nil),
        ])
    func matching(_ text: String, _ page: Page?) throws {
        let router = try router()
        let url = try #require(URL(string: text))
        #expect(router.match(for: url)?.route == page)
        #expect(router.match(for: url)?.url.text == (page == nil ? nil : text))
        #expect(router.canOpen(url) == (page != nil))
        #expect(router.canOpen(text) == (page != nil))
        #expect(router.explanation(for: url) == router.explanation(for: text))
        #expect(router.matches(for: url).map(\.route) == router.matches(for: text).map(\.route))
        guard case .matched = router.result(for: url) else {
            #expect(page == nil)
            return
        }
        #expect(page != nil)
    }

    @Test("A URL with an escape that is not UTF-8 is rejected instead of opening the root")
    func malformedEscape() throws {
        let url = try #require(URL(string: "https://example.com/user/a%FFb"))
        guard case .rejected(let rejection) = try router().result(for: url) else {
            Issue.record("it was not rejected")
            return
        }
        #expect(rejection.kind == .invalidUTF8)
    }

    @Test("A relative URL is resolved against its base")
    func relative() throws {
        let url = try #require(URL(string: "../user/15", relativeTo: URL(string: "https://example.com/a/b")))
        #expect(try router().match(for: url)?.route == .user(15))
    }

    @Test(
        "A route prints one link as URL and string, and the URL opens the route again",
        arguments: [
            (Page.home, nil, "https://example.com/"),
            (.user(15), nil, "https://example.com/user/15"),
            (.user(15), LinkSource.scheme("myapp"), "myapp://user/15"),
            (.file(["a/b", "€ 5", "[x]"]), nil, "https://example.com/files/a%2Fb/%E2%82%AC%205/%5Bx%5D"),
        ])
    func printing(_ page: Page, _ source: LinkSource?, _ text: String) throws {
        let router = try router()
        let url = try router.foundationURL(for: page, on: source)
        #expect(url.absoluteString == text)
        #expect(try router.url(for: page, on: source) == text)
        #expect(router.match(for: url)?.route == page)
    }

    @Test("The printed URL of a route with any strings opens an equal route", arguments: 0..<20)
    func leadingBack(_ seed: Int) throws {
        let router = try router()
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", "/", "%", "%2F", "?", "#", "..", ".", " ", "", "é", "e\u{301}", "\u{0}", "[", "\\", "@", ":", "+",
        ]
        var printed = 0
        for _ in 0..<100 {
            let segments = (0..<random.below(4)).map { _ in
                (0..<random.below(4)).map { _ in random.pick(pieces) }.joined()
            }
            for source in [nil, LinkSource.scheme("myapp")] {
                guard let url = try? router.foundationURL(for: .file(segments), on: source) else { continue }
                printed += 1
                #expect(router.match(for: url)?.route == .file(segments))
                #expect(try router.url(for: .file(segments), on: source) == url.absoluteString)
            }
        }
        #expect(printed > 20)
    }

    @Test("An entry prints its URL by name and captures")
    func printingByName() throws {
        #expect(
            try router().foundationURL(named: "user", captures: ["id": 15]).absoluteString
                == "https://example.com/user/15")
        #expect(throws: PrintError.self) { try router().foundationURL(named: "user", captures: ["id": "x"]) }
        #expect(throws: PrintError.self) { try router().foundationURL(for: .unprintable) }
    }

    enum Screen: Equatable, Routable {
        case home, user(Int), hidden

        static let router = Router(declaredBy: Self.self)

        static var table: RouteTable<Self> {
            var table = RouteTable<Self>(accepting: [.scheme("myapp"), .host("example.com")])
            table.add("/user/{id}") { (id: Int) in
                Screen.user(id)
            } inverse: {
                if case .user(let id) = $0 { id } else { nil }
            }
            table.add("/", to: .home)
            return table
        }
    }

    @Test("A route of a table converts to a URL and back, on each of its sources")
    func conversions() throws {
        #expect(try URL(Screen.user(15)).absoluteString == "myapp://user/15")
        let url = try URL(Screen.user(15), on: .host("example.com"))
        #expect(url.absoluteString == "https://example.com/user/15")
        #expect(Screen(url) == .user(15))
        #expect(throws: PrintError.self) { try URL(Screen.hidden) }
        #expect(throws: PrintError.self) { try URL(Screen.home, on: .host("example.org")) }
    }

    @Test("A route that is not Equatable prints through its inverse")
    func incomparableRoutes() throws {
        struct Opaque: Sendable { let id: Int }
        var table = RouteTable<Opaque>(accepting: [.host("example.com")])
        table.add("/{id}") { (id: Int) in
            Opaque(id: id)
        } inverse: {
            $0.id
        }
        #expect(try Router(table).foundationURL(for: Opaque(id: 1)).absoluteString == "https://example.com/1")
    }

    @Test(
        "A URL parses like its string and converts back unchanged",
        arguments: ["https://example.com/a%2Fb?x=1#y", "myapp:user/1", "/user/1", "https://[::1]:8080/"])
    func parsing(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(try ParsedURL(url) == ParsedURL(text))
        #expect(URL(try ParsedURL(url)) == url)
    }

    @Test("A string that Foundation would repair has no Foundation URL")
    func mended() throws {
        #expect(URL(try ParsedURL("/a b|c", policy: .lenient)) == nil)
    }
}
