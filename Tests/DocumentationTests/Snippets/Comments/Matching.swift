import Testing
import Waymark

@Suite("Comments about matches and explanations") @MainActor
struct MatchingComments: Printing {
    let output = Output()

    enum Screen: Equatable { case home, editUser, settings, profile, user, login }

    private func router(_ pattern: String) throws -> Router<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.group("/", requires: [.signedIn]) { $0.add(pattern, named: "user.edit", to: .editUser) }
        return try Router(table)
    }

    @Test func router() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
        let router = try Router(table)

        let match = router.match(for: "https://example.com/user/15/edit")
        #expect(match?.route == .editUser)
        #expect(match?.captures["id"] == .int(15))

        #expect(router.canOpen("https://example.com/user/15/edit") == true)
        let route = router.route(for: "https://example.com/user/15/edit")
        #expect(route == .editUser)
        #expect(try router.url(named: "user.edit", captures: ["id": 15]) == "https://example.com/user/15/edit")
    }

    @Test func redaction() throws {
        let router = try router("/invite/{key}")
        #expect(router.redacted("https://example.com/invite/s3cret?ref=mail") == "https://example.com/invite/{key}")
        #expect(router.redacted("https://example.com/nowhere/s3cret") == "https://example.com/…")
        #expect(router.redacted("https://ada:s3cret@example.com/invite/x") == "…")
        #expect(router.match(for: "https://example.com/invite/x")?.match.redacted == "https://example.com/invite/{key}")
    }

    @Test func captures() throws {
        let router = try router("/user/{id: Int}?tags={tags: [String]}")
        let match = router.match(for: "https://example.com/user/15?tags=a,b")
        #expect(match?.captures["id"] == .int(15))
        #expect(match?.captures["tags"] == .list(["a", "b"]))

        let captures = router.match(for: "https://example.com/user/15?tags=a,b")?.captures
        #expect(captures?["id"] == .int(15))
        #expect(captures?["tags"] == .list(["a", "b"]))
    }

    @Test func value() throws {
        let router = try router("/user/{id: Int}")
        let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0) }
        #expect(id == .int(15))
    }

    @Test func typedValue() throws {
        let router = try router("/user/{id: Int}")
        let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0, as: Int.self) }
        #expect(id == 15)
    }

    @Test func view() throws {
        let router = try router("/user/{id: Int}/edit")
        let found = router.withMatch(for: "https://example.com/user/15/edit") { match in
            (entry: match.entryIndex, id: match.range(ofParameter: 0))
        }
        #expect(found?.entry == 0)
    }

    @Test func explanation() throws {
        let router = try router("/user/{id: Int}/edit")
        print(router.explanation(for: "https://example.com/user/abc/edit"))
        #expect(
            output.last == """
                unmatched: a route matches this link except for an invalid value
                  1. user.edit  /user/{id: Int}/edit
                     expected '{id: Int}' after 1 segment, found 'abc'
                """)
    }

    @Test func parent() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com")])
        table.add("/settings", to: .settings)
        table.add("/settings/profile/{id: Int}", to: .profile)
        let router = try Router(table)

        let match = router.match(for: "https://example.com/settings/profile/5?edit")
        #expect(match.flatMap { router.parent(of: $0.match) }?.route == .settings)
    }

    enum AppRoute: Equatable { case home, user(Int), post(Int, Int) }

    @Test func ancestors() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/user/{id: Int}") { (id: Int) in AppRoute.user(id) }
        table.add("/user/{id: Int}/posts/{post: Int}") { (id: Int, post: Int) in AppRoute.post(id, post) }
        let router = try Router(table)
        let match = router.match(for: "https://example.com/user/1/posts/2")
        #expect(match.map { router.ancestors(of: $0.match) }?.map(\.route) == [.home, .user(1)])
    }

    @Test func routes() throws {
        let router = try router("/user/{id: Int}/edit")
        for route in router.routes { print(route) }
        #expect(output.last == "user.edit  /user/{id: Int}/edit  requires signedIn")
    }

    @Test func tree() throws {
        var table = RouteTable<Screen>()
        table.add("/login", named: "login", to: .login)
        table.add("/user/{id: Int}", named: "user", to: .user)
        table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
        #expect(
            try Router(table).tree.description == """
                /
                ├─ user
                │  └─ {id: Int} → user
                │     └─ edit → user.edit
                └─ login → login
                """)
    }
}
