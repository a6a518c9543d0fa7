import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Lists in a query that may be absent")
struct AbsentListTests {
    struct Search: Codable, Equatable, Sendable {
        var query = "tea"
        var tags: [String]
    }

    /// A list that is a set of custom values rather than an array.
    struct Tags: Codable, Equatable, Sendable {
        var tags: Set<Tag>
        struct Tag: Codable, Hashable, Sendable {
            let text: String
            init(_ text: String) { self.text = text }
            init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(text)
            }
        }
    }

    enum Route: Equatable, Sendable { case search([String]) }

    /// A way to add a route with a list.
    struct Style: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let add: @Sendable (inout RouteTable<Route>, String) -> Void
    }

    static let styles = [
        Style(testDescription: "a function of values") {
            $0.add($1) { (_: String, tags: [String]) in
                Route.search(tags)
            } inverse: { route in
                switch route {
                case .search(let tags): ("tea", tags)
                }
            }
        },
        Style(testDescription: "a function of values by name") {
            $0.add($1, parameters: ["tags", "query"]) { (tags: [String], query: String) in
                Route.search(tags)
            } inverse: { route in
                switch route {
                case .search(let tags): (tags, "tea")
                }
            }
        },
        Style(testDescription: "a type with keys") {
            $0.add($1, decoding: Search.self) {
                Route.search($0.tags)
            } inverse: { route in
                switch route {
                case .search(let tags): Search(tags: tags)
                }
            }
        },
        Style(testDescription: "a type with a set of its own") {
            struct Query: Codable, Equatable, Sendable {
                var query = "tea"
                var tags: Set<Tags.Tag>
            }
            $0.add($1, decoding: Query.self) {
                Route.search($0.tags.map(\.text).sorted())
            } inverse: { route in
                switch route {
                case .search(let tags): Query(tags: Set(tags.map { Tags.Tag($0) }))
                }
            }
        },
    ]

    static let patterns = [
        "/s?q={query}&tag={tags: [String]}", "/s?q={query}&tag={tags}", "/s?tag={tags}&q={query}",
        "/s?q={query}&tag={tags: [String]?}", "/s?q={query}&tag={tags?}",
    ]

    @Test("A list in the query is empty if absent, however the route was added", arguments: styles, patterns)
    func lists(_ style: Style, _ pattern: String) throws {
        // A function without parameter names takes its values in pattern order, which this pattern reverses.
        if style.testDescription == "a function of values", pattern.hasPrefix("/s?tag") { return }
        var table = RouteTable<Route>()
        style.add(&table, pattern)
        #expect(table.problems().map(\.description) == [])
        let router = try Router(table)
        for (link, tags) in [("/s?q=tea", []), ("/s?q=tea&tag=a", ["a"]), ("/s?q=tea&tag=a&tag=b", ["a", "b"])] {
            #expect(router.match(for: link)?.route == .search(tags), "\(link)")
            #expect(try router.match(for: router.url(for: .search(tags)))?.route == .search(tags))
        }
        #expect(try router.url(for: .search([])) == "/s?q=tea")
        #expect(router.match(for: "/s?tag=a") == nil)
    }

    @Test("A list in the query of a composed path is empty if absent")
    func composed() throws {
        var table = RouteTable<Route>()
        let path = RoutePath("s").query("tag", [String].self)
        table.add(path, build: Route.search) { route in
            switch route {
            case .search(let tags): tags
            }
        }
        let router = try Router(table)
        #expect(router.match(for: "/s")?.route == .search([]))
        #expect(router.match(for: "/s?tag=a,b")?.route == .search(["a", "b"]))
        #expect(try router.url(for: .search([])) == "/s")
    }

    @Test("A list in one alternative of a query is empty if the other alternative matches")
    func alternatives() throws {
        var table = RouteTable<String>()
        table.add("/s?(id={id}|tag={tags})", parameters: ["id", "tags"]) { (id: Int?, tags: [String]) in
            "\(id ?? 0) \(tags)"
        }
        let router = try Router(table)
        #expect(router.match(for: "/s?id=5")?.route == "5 []")
        #expect(router.match(for: "/s?tag=a")?.route == "0 [\"a\"]")
        #expect(router.match(for: "/s") == nil)
    }

    @Test("A list in global items is empty if absent")
    func globals() throws {
        var table = RouteTable<Int>()
        table.add("/", to: 1)
        table.globals(decoding: Tags.self, from: "?tag={tags}")
        let router = try Router(table)
        #expect(try router.match(for: "/")?.globals(Tags.self) == Tags(tags: []))
        #expect(try router.match(for: "/?tag=a")?.globals(Tags.self) == Tags(tags: [.init("a")]))
        #expect(try router.url(for: 1, globals: Tags(tags: [])) == "/")
    }

    @Test("A match gives an absent list by name, unless the pattern has no such parameter")
    func match() throws {
        var table = RouteTable<Int>()
        table.add("/s?tag={tags: [String]?}") { match in try match.value("tags", as: [String].self).count }
        table.add("/t?tag={tags: [String]?}") { match in try match.value("tag", as: [String].self).count }
        let router = try Router(table)
        #expect(router.match(for: "/s")?.route == 0)
        #expect(router.match(for: "/s?tag=a,b")?.route == 2)
        #expect(router.match(for: "/t") == nil)
    }

    @Test("A pattern added with a constant requires the query item of its list")
    func bare() throws {
        var table = RouteTable<Int>()
        table.add("/s?tag={tags: [String]}", to: 1)
        #expect(try Router(table).match(for: "/s") == nil)
    }

    @Test("A list as the route's only value is empty if its query item is absent")
    func onlyValue() throws {
        var table = RouteTable<[Int]>()
        table.add("/x?ids={ids}", decoding: [Int].self) { $0 }
        let router = try Router(table)
        #expect(router.match(for: "/x")?.route == [])
        #expect(router.match(for: "/x?ids=1,2")?.route == [1, 2])
        #expect(try router.url(for: []) == "/x")
    }

    @Test("The table reports a list of a type for which the pattern has no parameter")
    func missing() {
        var table = RouteTable<Route>()
        table.add("/s?q={query}", decoding: Search.self) { .search($0.tags) }
        #expect(table.problems().map(\.code) == ["missing-parameter"])
    }

    // MARK: Optional lists

    struct Maybe: Codable, Equatable, Sendable { var tags: [String]? }

    @Test("An optional list is nil if absent, and an empty optional list does not print")
    func optional() throws {
        var table = RouteTable<Maybe>()
        table.add("/s?tag={tags}", decoding: Maybe.self) { $0 }
        table.add("/t?tag={tags}") { (tags: [String]?) in Maybe(tags: tags) }
        let router = try Router(table)
        #expect(router.match(for: "/s")?.route == Maybe(tags: nil))
        #expect(router.match(for: "/t")?.route == Maybe(tags: nil))
        #expect(router.match(for: "/t?tag=a")?.route == Maybe(tags: ["a"]))
        #expect(try router.url(for: Maybe(tags: nil)) == "/s")
        #expect(try router.url(for: Maybe(tags: ["a"])) == "/s?tag=a")
        #expect(throws: PrintError.self) { try router.url(for: Maybe(tags: [])) }
    }

    @Test("An empty optional list does not print in global items or incomparable routes")
    func unprintable() throws {
        struct Box: Codable, Sendable { var tags: [String]? }
        var table = RouteTable<Box>()
        table.add("/s?tag={tags}", decoding: Box.self) { $0 }
        table.globals(decoding: Maybe.self, from: "?g={tags}")
        let router = try Router(table)
        #expect(try router.url(for: Box(tags: nil), globals: Maybe(tags: nil)) == "/s")
        #expect(throws: PrintError.self) { try router.url(for: Box(tags: [])) }
        #expect(throws: PrintError.self) { try router.url(for: Box(tags: nil), globals: Maybe(tags: [])) }
    }
}
