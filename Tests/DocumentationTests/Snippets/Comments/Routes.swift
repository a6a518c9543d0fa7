import Testing
import Waymark
import WaymarkLanguages

@Suite("Comments about typed routes") @MainActor
struct RouteComments: Printing {
    let output = Output()

    enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }

    struct CommitHash: ParameterConvertible {
        static let parameterConstraint = ParameterConstraint.characters(.hex, lengths: 7...40)
        let text: String
        init?(parameter text: String) {
            guard Self.parameterConstraint.accepts(text) else { return nil }
            self.text = text
        }
        var parameterText: String { text }
    }

    enum AppRoute: Equatable {
        case home, login, news, settings, profile(Int, String?), recipe(Int), invite(key: String), team(Int)
        case post(user: Int, id: Int), user(Int), tab(Int, Tab), commit(String)
    }

    @Test func building() throws {
        var table = RouteTable<AppRoute>()
        table.add("/invite/{key}") { match in .invite(key: try match.value("key")) }
        table.add("/team/{id: Int}") { match in
            let id: Int = try match.value("id")
            return .team(id)
        }
        let router = try Router(table)
        #expect(router.route(for: "/invite/k1") == .invite(key: "k1"))
        #expect(router.route(for: "/team/7") == .team(7))
    }

    @Test func inverse() throws {
        var table = RouteTable<AppRoute>()
        table.add("/invite/{key}") { match in
            .invite(key: try match.value("key"))
        } inverse: { route in
            if case .invite(let key) = route { ["key": key.capture] } else { nil }
        }
        #expect(try Router(table).url(for: .invite(key: "k 1")) == "/invite/k%201")
        #expect(throws: PrintError.self) { try Router(table).url(for: .team(1)) }
    }

    @Test func rests() throws {
        struct Files: Equatable { let kind: String, rest: [String] }
        var table = RouteTable<Files>()
        table.add("/{kind}/raw/**") { match in
            Files(kind: try match.value("kind"), rest: match.rest)
        } inverse: {
            ["kind": $0.kind.capture, "**": $0.rest.capture]
        }
        let router = try Router(table)
        let files = Files(kind: "a", rest: ["b c", "d"])
        #expect(try router.url(for: files) == "/a/raw/b%20c/d")
        #expect(router.route(for: "/a/raw/b%20c/d") == files)
        #expect(router.withMatch(for: "/a/raw/b%20c/d") { $0.rest } == ["b c", "d"])
    }

    @Test func named() throws {
        var table = RouteTable<AppRoute>()
        table.add("/user/{id}/{post}", "/p/{post}?user={id}", parameters: ["id", "post"]) { (id: Int, post: Int) in
            AppRoute.post(user: id, id: post)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        #expect(try Router(table).route(for: "/p/2?user=1") == .post(user: 1, id: 2))
    }

    @Test func constants() throws {
        var table = RouteTable<AppRoute>()
        table.add("/", "/home", to: .home)
        #expect(try Router(table).url(for: .home) == "/")

        table = RouteTable<AppRoute>()
        table.add("/", "/home", to: .home) { route in if case .home = route { true } else { false } }
        #expect(try Router(table).url(for: .home) == "/")

        let pattern = try RoutePattern("/news/{id: Int}", syntax: .braces)
        table.add([pattern], to: .news)
        #expect(try Router(table).route(for: "/news/1") == .news)
    }

    @Test func typed() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/user/{id: Int}/posts/{post: Int}") { (id: Int, post: Int) in
            AppRoute.post(user: id, id: post)
        } inverse: { route in
            if case .post(let user, let id) = route { (user, id) } else { nil }
        }
        table.add("/user/{id: Int}") { (id: Int) in
            AppRoute.user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        let router = try Router(table)
        #expect(router.route(for: "https://example.com/user/7") == .user(7))
        #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
        #expect(try router.universalLink(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
    }

    @Test func naming() throws {
        enum AppRoute: Equatable { case login, user(Int) }
        var table = RouteTable<AppRoute>()
        table.add("/login", named: "login", to: .login)
        table.add("/user/{id}", named: "user") { (id: Int) in
            .user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        table.nameEntries { route in
            switch route {
            case .login: "login"
            case .user: "user"
            }
        }
        #expect(try Router(table).url(for: .user(7)) == "/user/7")
    }

    @Test func cases() throws {
        enum AppRoute: Equatable { case login, user(Int) }
        var table = RouteTable<AppRoute>()
        table.add("/user/{id}", named: "user") { (id: Int) in
            .user(id)
        } inverse: { route in
            if case .user(let id) = route { id } else { nil }
        }
        table.nameCases { route in
            if case .user = route { "user" } else { nil }
        }
        #expect(try Router(table).url(for: .user(7)) == "/user/7")
    }

    @Test func parameters() throws {
        enum AppRoute: Equatable { case user(Int, Tab) }
        var table = RouteTable<AppRoute>()
        table.add("/user/{id: Int}/{tab}") { (id: Int, tab: Tab) in AppRoute.user(id, tab) }
        #expect(try Router(table).route(for: "/user/7/photos") == .user(7, .photos))

        #expect(2.omitted(when: 1) == 2)
        #expect(1.omitted(when: 1) == nil)
    }

    @Test func parameterTypes() throws {
        enum AppRoute { case commit(CommitHash) }
        var table = RouteTable<AppRoute>()
        table.types.add(CommitHash.self)
        table.add("/c/{hash: CommitHash}") { match in .commit(try match.value("hash")) }
        #expect(try Router(table).canOpen("/c/0a1b2c3"))
        #expect(try !Router(table).canOpen("/c/xyz"))
    }

    @Test func casesOfEnums() {
        #expect(Tab.parameterConstraint.accepts("photos") == true)
    }

    @Test func defaults() throws {
        enum AppRoute: Equatable { case search(query: String, page: Int) }
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/search?q={query}&page={page?}", defaults: ["page": 1]) { (query: String, page: Int?) in
            AppRoute.search(query: query, page: page ?? 1)
        } inverse: { route in
            if case .search(let query, let page) = route { (query, page.omitted(when: 1)) } else { nil }
        }
        #expect(try Router(table).url(for: .search(query: "a", page: 1)) == "https://example.com/search?q=a")
    }

    @Test func captureErrors() throws {
        var table = RouteTable<AppRoute>()
        table.add("/user/{id}", to: .home)
        let match = try #require(Router(table).match(for: "/user/abc")).match
        #expect(throws: CaptureError.self) { try match.value("id", as: Int.self) }
        do { _ = try match.value("id", as: Int.self) } catch {
            #expect(error.name == "id")
            #expect(error.text == "abc")
            #expect(error.type == "Int")
            print(error)
            #expect(output.last == "parameter 'id' is not a valid Int")
        }
    }

    /// Takes a commit by as much of its hash as tells it from the others that are known.
    struct CommitMatcher: PathMatcher {
        let hashes: [String]

        func value(of path: [String], query: [QueryItem]) -> String? {
            let known = hashes.filter { $0.hasPrefix(path.first ?? "") }
            return path.count == 1 && known.count == 1 ? known[0] : nil
        }

        func path(of value: String) -> [String]? { [value] }
    }

    @Test func matchers() throws {
        var (table, hashes) = (RouteTable<AppRoute>(), ["0a1b2c3", "0a2"])
        hashes.append("7fd1a60")
        table.types["Hash"] = .characters(.hex, lengths: 1...40)
        table.add(matching: CommitMatcher(hashes: hashes), rank: .like("/{hash: Hash}")) { AppRoute.commit($0) }
        #expect(try Router(table).route(for: "/0a1") == .commit("0a1b2c3"))
        #expect(try Router(table).route(for: "/0a") == nil)
    }
}
