import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A link, with the route that matches it and the captures.
struct MatchCase: Sendable, CustomTestStringConvertible {
    let link: String
    let route: String?
    let captures: [String: CaptureValue]
    let rest: [String]

    init(_ link: String, _ route: String?, _ captures: [String: CaptureValue] = [:], rest: [String] = []) {
        (self.link, self.route, self.captures, self.rest) = (link, route, captures, rest)
    }

    var testDescription: String { "\(link) → \(route ?? "nothing")" }

    func run(on router: Router<String>) {
        let match = router.match(for: link)
        #expect(match?.route == route)
        let captured = Dictionary(uniqueKeysWithValues: (match?.captures ?? Captures([])).map { ($0.name, $0.value) })
        #expect(captured == captures)
        #expect(match?.rest ?? [] == rest)
    }
}

extension Router<String> {
    /// Creates a router whose routes are the strings of their patterns.
    init(
        patterns: [String], accepting sources: [LinkSource] = [.anywhere], precedence: Precedence = .specificity,
        policy: LinkPolicy = .strict
    ) throws {
        var table = RouteTable<String>(accepting: sources, precedence: precedence, policy: policy)
        for pattern in patterns { table.add(pattern, to: pattern) }
        self = try Router(table)
    }
}

@Suite("Precedence and matching of routes")
struct RouterTests {
    static let overlapping = [
        "/a/x", "/{id}/y", "/v/{id}/x", "/v/*/y", "/v/{rest: **}", "/n/{n: Int}", "/n/{name}", "/n/me",
        "/f/{name}.{ext}",
        "/f/v{n: Int}", "/l/{lang: en|de}", "/l/{any}", "/x/**/y", "/x/**", "/o[/{a}[/{b}]]", "/(p|q/r)/{id}",
    ]

    @Test(
        "The most specific of several overlapping routes wins and captures only its own values",
        arguments: [
            MatchCase("/a/x", "/a/x"),
            MatchCase("/a/y", "/{id}/y", ["id": "a"]),
            MatchCase("/v/1/x", "/v/{id}/x", ["id": "1"]),
            MatchCase("/v/1/y", "/v/*/y"),
            MatchCase("/v/1/z", "/v/{rest: **}", ["rest": ["1", "z"]]),
            MatchCase("/v", "/v/{rest: **}", ["rest": []]),
            MatchCase("/n/5", "/n/{n: Int}", ["n": 5]),
            MatchCase("/n/05", "/n/{name}", ["name": "05"]),
            MatchCase("/n/me", "/n/me"),
            MatchCase("/f/a.txt", "/f/{name}.{ext}", ["name": "a", "ext": "txt"]),
            MatchCase("/f/a.tar.gz", "/f/{name}.{ext}", ["name": "a", "ext": "tar.gz"]),
            MatchCase("/f/v12", "/f/v{n: Int}", ["n": 12]),
            MatchCase("/f/v", nil),
            MatchCase("/l/de", "/l/{lang: en|de}", ["lang": "de"]),
            MatchCase("/l/fr", "/l/{any}", ["any": "fr"]),
            MatchCase("/x/y", "/x/**/y"),
            MatchCase("/x/a/y/b/y", "/x/**/y", rest: ["a", "y", "b"]),
            MatchCase("/x/a/b", "/x/**", rest: ["a", "b"]),
            MatchCase("/o", "/o[/{a}[/{b}]]"),
            MatchCase("/o/1/2", "/o[/{a}[/{b}]]", ["a": "1", "b": "2"]),
            MatchCase("/p/1", "/(p|q/r)/{id}", ["id": "1"]),
            MatchCase("/q/r/1", "/(p|q/r)/{id}", ["id": "1"]),
            MatchCase("/q/1", nil),
            MatchCase("/a//x", nil),
            MatchCase("/a/x/", "/a/x"),
            MatchCase("/n/%35", "/n/{n: Int}", ["n": 5]),
            MatchCase("/n/a%2Fb", "/n/{name}", ["name": "a/b"]),
            MatchCase("/f/a%2Etxt", "/f/{name}.{ext}", ["name": "a", "ext": "txt"]),
        ])
    func overlappingRoutes(_ example: MatchCase) throws {
        example.run(on: try Router(patterns: Self.overlapping))
    }

    static let queries = [
        "/s", "/s?q={q}", "/s?q={q}&page={page: Int = 1}", "/t?tag={tags: [String]}", "/t?n={n: [Int]?}",
        "/u?id={id: Int?}", "/w?id={id: try? Int}", "/x?source=email", "/x?draft", "/p#{section}", "/p",
        "/y?(id={id: Int}|name={name})", "/v", "/v?source=email",
    ]

    @Test(
        "The most specific route for the query or fragment wins and captures only its own values",
        arguments: [
            MatchCase("/s", "/s"),
            MatchCase("/s?q=a%26b", "/s?q={q}&page={page: Int = 1}", ["q": "a&b", "page": 1]),
            MatchCase("/s?page=2&q=x", "/s?q={q}&page={page: Int = 1}", ["q": "x", "page": 2]),
            MatchCase("/s?page=x&q=x", "/s?q={q}", ["q": "x"]),
            MatchCase("/t?tag=a&tag=b,c", "/t?tag={tags: [String]}", ["tags": ["a", "b", "c"]]),
            MatchCase("/t?tag=a%2Cb", "/t?tag={tags: [String]}", ["tags": ["a,b"]]),
            MatchCase("/t?n=1,2", "/t?n={n: [Int]?}", ["n": [1, 2]]),
            MatchCase("/t?n=1,x", nil),
            MatchCase("/t", "/t?n={n: [Int]?}"),
            MatchCase("/u?id=5", "/u?id={id: Int?}", ["id": 5]),
            MatchCase("/u", "/u?id={id: Int?}"),
            MatchCase("/u?id=x", nil),
            MatchCase("/w?id=x", "/w?id={id: try? Int}"),
            MatchCase("/x?source=email", "/x?source=email"),
            MatchCase("/x?draft", "/x?draft"),
            MatchCase("/x?source=mail", nil),
            MatchCase("/p#top", "/p#{section}", ["section": "top"]),
            MatchCase("/p", "/p"),
            MatchCase("/y?name=5", "/y?(id={id: Int}|name={name})", ["name": "5"]),
            MatchCase("/y?name=5&id=6", "/y?(id={id: Int}|name={name})", ["id": 6]),
            MatchCase("/y", nil),
            MatchCase("/u?id=5&id=6", nil),
            MatchCase("/s?q=a&q=b", nil),
            MatchCase("/w?id=x&id=y", "/w?id={id: try? Int}"),
            MatchCase("/v?source=a&source=b", "/v"),
        ])
    func queryItems(_ example: MatchCase) throws {
        example.run(on: try Router(patterns: Self.queries))
    }

    @Test(
        "A link matches only if the table accepts the source of the link",
        arguments: [
            MatchCase("https://example.com/user/1", "/user/{id}", ["id": "1"]),
            MatchCase("https://EXAMPLE.com.:443/user/1", "/user/{id}", ["id": "1"]),
            MatchCase("myapp://user/1", "/user/{id}", ["id": "1"]),
            MatchCase("MYAPP:///user/1", "/user/{id}", ["id": "1"]),
            MatchCase("myapp:user/1", "/user/{id}", ["id": "1"]),
            MatchCase("myapp://USER/1", "/user/{id}", ["id": "1"]),
            MatchCase("myapp://SETTINGS", "/Settings"),
            MatchCase("https://example.com/settings", nil),
            MatchCase("https://a.example.org/user/1", "/user/{id}", ["id": "1"]),
            MatchCase("https://example.org/user/1", nil),
            MatchCase("http://example.com/user/1", nil),
            MatchCase("https://example.com:8443/user/1", nil),
            MatchCase("https://evil.com/user/1", nil),
            MatchCase("/user/1", nil),
            MatchCase("myapp:", nil),
            MatchCase("myapp:?ref=1", "/"), MatchCase("myapp:?", "/"), MatchCase("myapp:#top", "/"),
            MatchCase("myapp:/?ref=1", "/"), MatchCase("myapp://?ref=1", "/"), MatchCase("MyApp:?ref=1#top", "/"),
            MatchCase("otherapp:?ref=1", nil),
            MatchCase("https://gist.example.com/x", "https://gist.example.com/{id}", ["id": "x"]),
        ])
    func sources(_ example: MatchCase) throws {
        let patterns = ["/user/{id}", "/Settings", "/", "https://gist.example.com/{id}"]
        let sources: [LinkSource] = [.host("example.com"), .host("*.example.org"), .scheme("myapp")]
        example.run(on: try Router(patterns: patterns, accepting: sources))
    }

    @Test(
        "A link without '//' after its scheme has a path, possibly empty, up to the query",
        arguments: [
            MatchCase("magnet:?xt=urn:btih:c12f&dn=A+B", "/?xt={xt}", ["xt": "urn:btih:c12f"]),
            MatchCase("magnet:?xt=1", "/?xt={xt}", ["xt": "1"]), MatchCase("MAGNET:?xt=1", "/?xt={xt}", ["xt": "1"]),
            MatchCase("magnet:/?xt=1", "/?xt={xt}", ["xt": "1"]), MatchCase("magnet://?xt=1", "/?xt={xt}", ["xt": "1"]),
            MatchCase("magnet:?dn=a", "/**"), MatchCase("magnet:?", "/**"), MatchCase("magnet:#x", "/**"),
            MatchCase("magnet:", nil), MatchCase("magnet:x?xt=1", "/{to}", ["to": "x"]),
            MatchCase("tel:+15551234", "/{to}", ["to": "+15551234"]), MatchCase("tel:", nil),
            MatchCase("sms:+15551234?body=Hi", "/{to}?body={body}", ["to": "+15551234", "body": "Hi"]),
            MatchCase("sms:?body=Hi", "/**"),
            MatchCase("sms:+1;phone-context=x", "/{to}", ["to": "+1;phone-context=x"]),
            MatchCase("mailto:a@b.example,c@d.example?subject=Hi", "/{to}", ["to": "a@b.example,c@d.example"]),
            MatchCase("mailto:?to=a@b.example", "/**"), MatchCase("geo:37.78,-122.39", nil),
        ])
    func opaque(_ example: MatchCase) throws {
        let sources: [LinkSource] = ["magnet", "tel", "sms", "mailto"].map { .scheme($0) }
        example.run(on: try Router(patterns: ["/?xt={xt}", "/{to}?body={body}", "/{to}", "/**"], accepting: sources))
    }

    @Test("The first route that fits a link wins with precedence by declaration")
    func declaration() throws {
        let router = try Router(patterns: ["/{a}/{b}", "/x/y", "/**"], precedence: .declaration)
        #expect(router.match(for: "/x/y")?.route == "/{a}/{b}")
        #expect(router.matches(for: "/x/y").map(\.route) == ["/{a}/{b}", "/x/y", "/**"])
    }

    @Test("The matches of a link come in order of precedence, each entry once")
    func allMatches() throws {
        let router = try Router(patterns: ["/**", "/{a}/{b}", "/{a: Int}/*", "/1/{b}", "/1[/2]"])
        #expect(router.matches(for: "/1/2").map(\.route) == ["/1[/2]", "/1/{b}", "/{a: Int}/*", "/{a}/{b}", "/**"])
    }
}
