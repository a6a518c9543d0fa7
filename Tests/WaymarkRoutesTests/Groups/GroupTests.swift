import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Groups of routes with a common prefix and requirements")
struct GroupTests {
    enum Screen: Hashable, Sendable {
        case home, settings, profile(String), post(Int, Int), invoice(Int), search(String?)
    }

    static func table() -> RouteTable<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.group("/settings", named: "settings", requires: [.signedIn]) { group in
            group.add("/", named: "home", to: .settings)
            group.add("/profile/{tab}") { match in .profile(try match.value("tab")) }
            group.group("/billing/", named: "billing", requires: ["paying", "adult"]) { billing in
                billing.add("/invoices/{id}", "/i/{id}", named: "invoice") { (id: Int) in
                    .invoice(id)
                } inverse: {
                    if case .invoice(let id) = $0 { id } else { nil }
                }
            }
            group.add("/search?q={q?}") { (text: String?) in
                .search(text)
            } inverse: {
                if case .search(let text) = $0 { text } else { nil }
            }
        }
        table.group("/user/{user: Int}", from: [.host("users.example.com")]) { group in
            group.add("[/posts]/{post}") { (user: Int, post: Int) in
                .post(user, post)
            } inverse: {
                if case .post(let user, let post) = $0 { (user, post) } else { nil }
            }
            group.add("https://m.example.com/p/{post}") { (user: Int, post: Int) in .post(user, post) }
        }
        table.group(requires: [.interfaceReady]) { $0.add("/plain", to: .home) }
        return table
    }

    @Test(
        "A link opens a route in a group only under the prefix, with the group's requirements",
        arguments: [
            ("https://example.com/", Screen.home, []),
            ("https://example.com/settings", .settings, [.signedIn]),
            ("myapp://settings/profile/a", .profile("a"), [.signedIn]),
            ("https://example.com/settings/billing/invoices/7", .invoice(7), [.signedIn, "paying", "adult"]),
            ("https://example.com/settings/billing/i/7", .invoice(7), [.signedIn, "paying", "adult"]),
            ("https://users.example.com/user/1/posts/2", .post(1, 2), []),
            ("https://users.example.com/user/1/2", .post(1, 2), []),
            ("https://m.example.com/user/1/p/2", .post(1, 2), []),
            ("https://example.com/user/1/2", nil, []),
            ("https://example.com/invoices/7", nil, []),
            ("https://users.example.com/settings", nil, []),
            ("https://users.example.com/user/1/posts/x", nil, []),
            ("https://example.com/plain", .home, [.interfaceReady]),
            ("https://example.com/settings/search?q=x", .search("x"), [.signedIn]),
        ] as [(String, Screen?, [Condition])])
    func opening(_ link: String, _ screen: Screen?, _ requirements: [Condition]) throws {
        let match = try Router(Self.table()).match(for: link)
        #expect(match?.route == screen)
        #expect(match?.requirements ?? [] == requirements)
    }

    @Test(
        "A route in a group prints its link after the group's prefix",
        arguments: [
            (Screen.settings, "https://example.com/settings"),
            (.invoice(7), "https://example.com/settings/billing/invoices/7"),
            (.post(1, 2), "https://users.example.com/user/1/posts/2"),
            (.search("x"), "https://example.com/settings/search?q=x"),
        ])
    func printing(_ screen: Screen, _ link: String) throws {
        #expect(try Router(Self.table()).url(for: screen) == link)
    }

    @Test(
        "A pattern's own source replaces the source of its group's prefix in the joined string",
        arguments: [
            ("https://example.com/p", "/b", "https://example.com/p/b"),
            ("https://example.com/p", "https://b.de/b", "https://b.de/p/b"),
            ("https://example.com/p/", "https://b.de", "https://b.de/p"),
            ("/p", "https://b.de/", "https://b.de/p/"),
            ("/p", "https://b.de/?q={q}", "https://b.de/p/?q={q}"),
            ("https://b.de/", "/p", "https://b.de/p"),
            ("https://example.com/p", "https://b.de?q={q}", "https://b.de/p?q={q}"),
            ("https://example.com", "myapp://b[/c]", "myapp://b[/c]"),
            ("myapp://p", "https://b.de[/b]", "https://b.de/p[/b]"),
            ("myapp://p", "other://(b|c)", "other://p/(b|c)"),
            ("myapp://", "/b", "myapp://b"),
            ("myapp://", "?q={q}", "myapp://?q={q}"),
            ("/p", "myapp://{x: Int}", "myapp://p/{x: Int}"),
        ])
    func sources(_ prefix: String, _ pattern: String, _ expected: String) throws {
        var table = RouteTable<Int>()
        table.group(prefix) { $0.add(pattern, to: 0) }
        let joined = try #require(try Router(table).entries.first?.patterns.first)
        #expect(joined.text == expected)
        #expect(try RoutePattern(joined.text).description == joined.description)
        for name in joined.parameters.compactMap(\.name) {
            let range = try #require(joined.range(ofParameter: name))
            #expect(String(decoding: Array(joined.text.utf8)[range], as: UTF8.self).contains(name))
        }
    }

    @Test("A router's description lists names, patterns and requirements of routes in groups")
    func listing() throws {
        #expect(
            try Router(Self.table()).description == """
                /
                settings.home  /settings  requires signedIn
                /settings/profile/{tab}  requires signedIn
                settings.billing.invoice  /settings/billing/invoices/{id: Int}  /settings/billing/i/{id: Int}  \
                requires signedIn, paying, adult
                /settings/search?q={q?}  requires signedIn
                /user/{user: Int}[/posts]/{post: Int}
                https://m.example.com/user/{user: Int}/p/{post: Int}
                /plain  requires interfaceReady
                """)
    }

    @Test("A router can open a link to a grouped route, but no unknown or rejected link")
    func canOpen() throws {
        let router = try Router(Self.table())
        #expect(router.canOpen("https://example.com/settings/profile/a"))
        #expect(!router.canOpen("https://example.com/settings/nowhere"))
        #expect(!router.canOpen("https://user@example.com/settings"))
    }

    struct Fault: Sendable {
        let add: @Sendable (inout RouteTable<Int>) -> Void
        let problems: [String]
    }

    static let faults = [
        Fault(add: { $0.group("/a?b={c}") { $0.add("/d", to: 1) } }, problems: ["query-in-prefix at ?b={c}"]),
        Fault(add: { $0.group("/a#b") { $0.add("/d", to: 1) } }, problems: ["query-in-prefix at #b"]),
        Fault(add: { $0.group("/a/{b: **}") { $0.add("/d", to: 1) } }, problems: ["catch-all-in-prefix at {b: **}"]),
        Fault(add: { $0.group("/a/{b") { $0.add("/d/{e: In}", to: 1) } }, problems: ["unclosed-brace at {b"]),
        Fault(
            add: { $0.group("/a/{b") { $0.add("/d/{", named: "d", to: 1) } },
            problems: ["unclosed-brace at {b", "unclosed-brace at {"]),
        Fault(add: { $0.group("/a") { _ in } }, problems: []),
        Fault(
            add: { $0.group("/{a}") { $0.add("/{a}", to: 1) } }, problems: ["duplicate-parameter at a"]),
        Fault(
            add: { $0.group("/a/b") { $0.add("/{x: Itn}?y={y: Int = z}", to: 1) } },
            problems: ["unknown-type at Itn", "invalid-default at z"]),
        Fault(
            add: { $0.group("/u/{x: Itn}") { $0.add("/a", to: 1) } }, problems: ["unknown-type at Itn"]),
        Fault(
            add: { $0.group("/u/{x}") { $0.add("/{y}") { (y: Int) in y } } },
            problems: ["parameter-count at /u/{x}/{y}"]),
        Fault(
            add: { $0.group("/u/{x: Bool}") { $0.add("/{y: Bool}") { (x: Int, y: Bool) in x } } },
            problems: ["parameter-type at x"]),
        Fault(
            add: {
                $0.add("/a/b", to: 1)
                $0.group("/a") { $0.add("/b", to: 2) }
            }, problems: ["conflict at /a/b"]),
        Fault(
            add: {
                $0.group("/a", named: "n") { $0.add("/b", named: "m", to: 2) }
                $0.add("/c", named: "n.m", to: 1)
            }, problems: ["duplicate-route-name at /c"]),
        Fault(
            add: {
                $0.group("/a") {
                    $0.add("/", to: 1)
                    $0.add("/?b={b}", to: 2)
                    $0.add("/#c", to: 2)
                }
            }, problems: []),
        Fault(
            add: { $0.group("/a/**/b") { $0.add("/c", to: 1) } }, problems: []),
    ]

    @Test("The table reports an invalid group prefix, and problems of patterns after the prefix", arguments: faults)
    func isReported(_ fault: Fault) {
        var table = RouteTable<Int>()
        fault.add(&table)
        #expect(table.problems().filter { $0.severity == .error }.map(\.place) == fault.problems)
    }

    @Test("A group body that throws leaves the table's sources and requirements unchanged")
    func throwing() throws {
        struct Stop: Error {}
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        #expect(throws: Stop.self) {
            try table.group("/a", from: [.scheme("b")], requires: [.signedIn]) { _ in throw Stop() }
        }
        table.add("/c", to: 1)
        let router = try Router(table)
        #expect(router.match(for: "https://example.com/c")?.requirements == [])
    }

    @Test("The table reports the right column of a problem after a non-ASCII group prefix")
    func places() {
        var table = RouteTable<Int>()
        table.group("/é") { $0.add("/[x/]{y: Nope}", to: 1) }
        #expect(
            table.problems().first?.description.hasPrefix(
                """
                unknown type 'Nope': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or a type that the table registers (column 12)
                  /é/[x/]{y: Nope}
                             ^~~~
                """) == true)
    }
}

extension RouteProblem {
    /// The code, and the text of the problem's range.
    var place: String { code + " at " + (String(pattern.utf8.dropFirst(range.lowerBound).prefix(range.count)) ?? "") }
}
