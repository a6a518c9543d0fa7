import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("Ancestors of a link")
struct AncestorTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let link: String
        let patterns: [String]
        let ancestors: [String]
        var sources: [LinkSource] = [.anywhere]

        init(_ link: String, _ patterns: [String], _ ancestors: [String], from sources: LinkSource...) {
            (self.link, self.patterns, self.ancestors) = (link, patterns, ancestors)
            if !sources.isEmpty { self.sources = sources }
        }

        var testDescription: String { "\(link) → \(ancestors) in \(patterns)" }
    }

    static let site = [
        "/", "/user/{id: Int}", "/user/{id: Int}/posts/{post: Int}", "/settings", "/settings/profile/{id}",
    ]

    static let paths = [
        Row("/user/1/posts/2", site, ["/ of /", "/user/{id: Int} of /user/1"]),
        Row("/settings/profile/5", site, ["/ of /", "/settings of /settings"]),
        Row("/settings", site, ["/ of /"]),
        Row("/", site, []),
        Row("/user/1/posts/2/", site, ["/ of /", "/user/{id: Int} of /user/1"]),
        // Names and types of parameters may differ if the value is accepted.
        Row("/user/1/posts", ["/user/{name}", "/user/{id: Int}/posts"], ["/user/{name} of /user/1"]),
        Row("/user/me/edit", ["/user/{id: Int}", "/user/{name}/edit"], []),
        Row("/@ann/posts", ["/@{handle}", "/@{handle}/posts"], ["/@{handle} of /@ann"]),
        Row("/@ann/posts", ["/{anyone}", "/@{handle}/posts"], ["/{anyone} of /@ann"]),
        // A literal of the parent may match a value of the link's pattern. A parameter of the parent does not match a
        // literal of the link's pattern.
        Row("/user/me/edit", ["/user/me", "/user/{name}", "/user/{name}/edit"], ["/user/me of /user/me"]),
        Row("/settings/keys/1", ["/{owner}", "/{owner}/{project}", "/settings/keys/{id}"], []),
        Row("/v1/x", ["/{version}", "/v1/*"], []),
        // A shorter link with an unsuitable route does not hide the next shorter one.
        Row("/a/b/c", ["/a", "/a/{x}", "/a/b/{y}"], ["/a of /a"]),
        Row("/a/b/c", ["/*", "/*/*/c"], ["/* of /a"]),
        Row("/a/b/c", ["/*", "/a/*/c"], []),
    ]

    static let runs = [
        Row("/docs/a/b", ["/docs", "/docs/{path: **+}"], ["/docs of /docs"]),
        Row("/docs/a/b", ["/docs/**"], []),
        Row("/x/y", ["/**", "/{a}/{b}"], []),
        Row("/docs/a/b/edit", ["/docs/{path: **}", "/docs/{path: **}/edit"], ["/docs/{path: **} of /docs/a/b"]),
        Row("/docs/a/edit", ["/docs/{page}", "/docs/{path: **}/edit"], ["/docs/{page} of /docs/a"]),
        Row("/docs/a/b/edit", ["/docs/{page}", "/docs/{path: **}/edit"], []),
        Row("/docs/guide/intro", ["/docs/guide", "/docs/**"], ["/docs/guide of /docs/guide"]),
    ]

    static let groups = [
        Row("/docs/intro", ["/docs[/{page}]"], []),
        Row("/docs/intro/edit", ["/docs[/{page}]", "/docs/{page}/edit"], ["/docs[/{page}] of /docs/intro"]),
        Row("/profile/info/5", ["/profile", "/profile[/info]/{id}"], ["/profile of /profile"]),
        Row("/team/5", ["/(user|team)", "/(user|team)/{id}"], ["/(user|team) of /team"]),
    ]

    static let queries = [
        Row(
            "/user/1/posts?page=2#top", ["/user/{id}?page={page?}", "/user/{id}/posts?page={page?}"],
            ["/user/{id}?page={page?} of /user/1"]),
        Row(
            "/search/filters?q=a%26b&utm=x", ["/search?q={query}", "/search/filters?q={query}"],
            ["/search?q={query} of /search?q=a%26b"]),
        Row(
            "/search/filters?tag=a&q=x&tag=b",
            ["/search?tag={tags: [String]}&q={q}", "/search/filters?q={q}&tag={tags: [String]}"],
            ["/search?tag={tags: [String]}&q={q} of /search?tag=a&q=x&tag=b"]),
        // A parent link has no items that the link's own pattern does not name.
        Row("/search/filters?q=x", ["/search?q={query}", "/search/filters"], []),
        Row(
            "/search/filters?q=x", ["/search", "/search?q={query}", "/search/filters?q={query}"], ["/search of /search"]
        ),
    ]

    static let origins = [
        Row(
            "myapp://user/1/posts/2", site, ["/ of myapp://", "/user/{id: Int} of myapp://user/1"],
            from: .scheme("myapp")),
        Row(
            "myapp:///user/1/posts/2", site, ["/ of myapp:///", "/user/{id: Int} of myapp:///user/1"],
            from: .scheme("myapp")),
        Row(
            "myapp:user/1/posts/2", site, ["/ of myapp://", "/user/{id: Int} of myapp:user/1"], from: .scheme("myapp")),
        Row(
            "myapp:/user/1/posts/2", site, ["/ of myapp:/", "/user/{id: Int} of myapp:/user/1"], from: .scheme("myapp")),
        Row("myapp://settings", site, ["/ of myapp://"], from: .scheme("myapp")),
        Row(
            "myapp://x/user/1/posts/2", site, ["/ of myapp://x/", "/user/{id: Int} of myapp://x/user/1"],
            from: .scheme("myapp", host: .ignored)),
        Row(
            "https://Example.com:443/user/1/posts/2", site,
            ["/ of https://Example.com:443/", "/user/{id: Int} of https://Example.com:443/user/1"],
            from: .host("example.com")),
        Row("user/1/posts/2", site, ["/ of /", "/user/{id: Int} of user/1"]),
        Row("https://a.com/x/y", ["https://b.com/x", "https://a.com/x/y"], []),
        Row(
            "https://example.com/caf%C3%A9/%2F/x", ["/{a}/{b}", "/{a}/{b}/x"],
            ["/{a}/{b} of https://example.com/caf%C3%A9/%2F"]),
    ]

    @Test(
        "The ancestors of a match are the routes of its shorter links, root first",
        arguments: paths + runs + groups + queries + origins)
    func ancestors(_ row: Row) throws {
        var table = RouteTable<String>(accepting: row.sources)
        for pattern in row.patterns { table.add(pattern, to: pattern) }
        let router = try Router(table)
        let match = try #require(router.match(for: row.link))
        #expect(router.ancestors(of: match.match).map { "\($0.route) of \($0.url.text)" } == row.ancestors)
    }

    @Test("An entry is not its own ancestor, whichever of its patterns matches")
    func aliases() throws {
        var table = RouteTable<String>()
        table.add("/", "/home", to: "home")
        table.add("/home/news", to: "news")
        let router = try Router(table)
        let news = try #require(router.match(for: "/home/news"))
        #expect(router.ancestors(of: news.match).map(\.route) == ["home"])
    }

    @Test("The link of a fallback router has the ancestors of the main table, in each order of its entries")
    func otherTable() throws {
        var other = RouteTable<String>()
        other.add("/shop/items/{id}", to: "item")
        let item = try #require(try Router(other).match(for: "/shop/items/5"))
        for patterns in [["/", "/shop"], ["/shop", "/"]] {
            var table = RouteTable<String>()
            for pattern in patterns { table.add(pattern, to: pattern) }
            #expect(try Router(table).ancestors(of: item.match).map(\.route) == ["/", "/shop"])
        }
    }

    @Test("An entry that passes gives way to the next best ancestor")
    func passing() throws {
        var table = RouteTable<String>()
        table.add("/user/{id}", to: "user")
        table.add([try RoutePattern("/user/{id: Int}")], named: nil, EntryBinding(.build { _ in nil }))
        table.add("/user/{id}/edit", to: "edit")
        let router = try Router(table)
        let edit = try #require(router.match(for: "/user/5/edit"))
        #expect(router.ancestors(of: edit.match).map(\.route) == ["user"])
    }
}
