import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Values of a function by name in every pattern of a route")
struct PatternOrderTests {
    struct Post: Equatable, Sendable { let user: Int, id: String }

    private static func add(_ patterns: [String], to table: inout RouteTable<Post>) {
        let build: @Sendable (Int, String) -> Post? = { Post(user: $0, id: $1) }
        let inverse: @Sendable (Post) -> (Int, String)? = { ($0.user, $0.id) }
        switch patterns.count {
        case 1: table.add(patterns[0], build: build, inverse: inverse)
        case 2: table.add(patterns[0], patterns[1], build: build, inverse: inverse)
        default: table.add(patterns[0], patterns[1], patterns[2], build: build, inverse: inverse)
        }
    }

    static let rows: [(patterns: [String], links: [String])] = [
        (["/user/{user}/posts/{id}", "/p/{id}/by/{user}"], ["/user/1/posts/x", "/p/x/by/1"]),
        (
            ["/user/{user}/posts/{id}", "/p?id={id}&u={user}", "/{id}@{user}"],
            ["/user/1/posts/x", "/p?id=x&u=1", "/p?u=1&id=x", "/x@1"]
        ),
        (["/user/{user}#{id}", "/{id}/x/{user}"], ["/user/1#x", "/x/x/1"]),
        (["/(a/{user}/{id}|b/{id}/{user})"], ["/a/1/x", "/b/x/1"]),
        (["/a/{user}/{id}", "/(b/{id}/{user}|c/{user}/{id})"], ["/a/1/x", "/b/x/1", "/c/1/x"]),
        (["/a/{user}[/and]/{id}", "/b/{id}[/and]/{user}"], ["/a/1/and/x", "/a/1/x", "/b/x/1", "/b/x/and/1"]),
        (["/a/{user: Int}/{id: String}", "/b/{id: String}/{user: Int}"], ["/a/1/x", "/b/x/1"]),
    ]

    @Test("A route's function finds its values by name, in any order of a pattern's parameters", arguments: rows)
    func matching(_ row: (patterns: [String], links: [String])) throws {
        var table = RouteTable<Post>()
        Self.add(row.patterns, to: &table)
        #expect(table.problems().map(\.code) == [])
        let router = try Router(table)
        for link in row.links { #expect(router.match(for: link)?.route == Post(user: 1, id: "x"), "\(link)") }
        #expect(try router.url(for: Post(user: 1, id: "x")) == row.links[0])
    }

    @Test("A parameter without a type takes the type of the function's value of the same name")
    func types() throws {
        var table = RouteTable<Post>()
        Self.add(["/user/{user}/posts/{id}", "/p/{id}/by/{user}"], to: &table)
        let router = try Router(table)
        #expect(router.match(for: "/p/x/by/y") == nil)
        #expect(router.match(for: "/p/1/by/1")?.route == Post(user: 1, id: "1"))
    }

    @Test("A function finds its values by name in a group whose prefix has parameters")
    func groups() throws {
        var table = RouteTable<Post>()
        table.group("/u/{user}") { Self.add(["/posts/{id}", "/{id}/post"], to: &$0) }
        table.group("/(v/{user}/{id}|w/{id}/{user})") { Self.add(["/a", "/b"], to: &$0) }
        let router = try Router(table)
        for link in ["/u/1/posts/x", "/u/1/x/post", "/v/1/x/a", "/w/x/1/a", "/v/1/x/b", "/w/x/1/b"] {
            #expect(router.match(for: link)?.route == Post(user: 1, id: "x"), "\(link)")
        }
    }

    @Test("A function finds its values by name in a merged table, unless its prefix has parameters")
    func merging() throws {
        var inner = RouteTable<Post>()
        Self.add(["/user/{user}/posts/{id}", "/p/{id}/by/{user}"], to: &inner)
        var table = RouteTable<Post>()
        table.merge(inner, under: "/blog")
        let router = try Router(table)
        #expect(router.match(for: "/blog/p/x/by/1")?.route == Post(user: 1, id: "x"))
        table = RouteTable<Post>()
        table.merge(inner, under: "/{lang}")
        #expect(table.problems().map(\.code) == ["parameter-count", "parameter-count"])
    }

    @Test("A function takes four values by name, and nil for an absent query item")
    func many() throws {
        var table = RouteTable<String>()
        table.add("/{a}/{b}/{c}/{d}", "/x?d={d}&c={c}&b={b?}&a={a}") {
            (a: Int, b: String?, c: Bool, d: String) in "\(a) \(b ?? "-") \(c) \(d)"
        }
        let router = try Router(table)
        #expect(router.match(for: "/1/b/true/d")?.route == "1 b true d")
        #expect(router.match(for: "/x?d=d&c=true&a=1")?.route == "1 - true d")
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        let problems: [String]
        let add: @Sendable (inout RouteTable<Int>) -> Void
        init(_ name: String, _ problems: String..., add: @escaping @Sendable (inout RouteTable<Int>) -> Void) {
            (self.name, self.problems, self.add) = (name, problems, add)
        }
        var testDescription: String { name }
    }

    @Test(
        "The table reports parameter names, counts and types that do not fit the function's values",
        arguments: [
            Mistake("another name", "parameter-names 'post' id", "empty-segment '//' /") {
                $0.add("/user/{user}/posts/{id}", "/p/{post}/by/{user}") { (user: Int, id: Int) in user }
                $0.add("/a//b", to: 1)
            },
            Mistake("other names", "parameter-names 'a' -") {
                $0.add("/user/{user}/posts/{id}", "/p/{a}/by/{b}") { (user: Int, id: Int) in user }
            },
            Mistake("one of three patterns", "parameter-names 'b' id") {
                $0.add("/{user}/{id}", "/p/{id}/by/{user}", "/q/{user}/of/{b}") { (user: Int, id: Int) in user }
            },
            Mistake("another number", "parameter-count '/p/{id}' -") {
                $0.add("/user/{user}/posts/{id}", "/p/{id}") { (user: Int, id: Int) in user }
            },
            Mistake("another type under the same name", "parameter-type 'user' -") {
                $0.add("/{user}/{id}", "/p/{id}/by/{user: Double}") { (user: Int, id: Double) in user }
            },
            Mistake("one value, of which there is one order") {
                $0.add("/{a}", "/x/{b}") { (a: Int) in a }
            },
            Mistake("one value of another type", "parameter-type 'b' -") {
                $0.add("/{a}", "/x/{b: Double}") { (a: Int) in a }
            },
            Mistake("a name that no pattern has", "missing-parameter '/{user}/{id}' id") {
                $0.add("/{user}/{id}", parameters: ["user", "ids"]) { (user: Int, id: Int?) in user }
            },
            Mistake("a name that one pattern has not", "missing-parameter '/p/{user}' -") {
                $0.add("/{user}/{id}", "/p/{user}", parameters: ["user", "id"]) { (user: Int, id: Int) in user }
            },
            Mistake("a name that one pattern has not, for a value that may be absent") {
                $0.add("/{user}/{id}", "/p/{user}", parameters: ["user", "id"]) { (user: Int, id: Int?) in user }
            },
            Mistake("fewer names than values", "value-names '/{user}/{id}' -") {
                $0.add("/{user}/{id}", parameters: ["user"]) { (user: Int, id: Int) in user }
            },
            Mistake("one name twice", "value-names '/{user}/{id}' -") {
                $0.add("/{user}/{id}", parameters: ["user", "user"]) { (user: Int, id: Int) in user }
            },
            Mistake("one name for two values, of a pattern that cannot be read", "unclosed-brace '{user' {user}") {
                $0.add("/{user", parameters: ["user"]) { (user: Int, id: Int) in user }
            },
            Mistake("more names than values", "value-names '/{user}/{id}' -") {
                $0.add("/{user}/{id}", parameters: ["user", "id"]) { (user: Int) in user }
            },
        ])
    func mistakes(_ mistake: Mistake) {
        var table = RouteTable<Int>()
        mistake.add(&table)
        let found = table.problems().map { problem in
            let place = String(decoding: Array(problem.pattern.utf8)[problem.range], as: UTF8.self)
            return "\(problem.code) '\(place)' \(problem.suggestion ?? "-")"
        }
        #expect(found.sorted() == mistake.problems.sorted())
    }
}
