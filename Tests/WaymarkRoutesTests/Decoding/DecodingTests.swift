import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes

@Suite("Decodable types read from a link's parameters by name")
struct DecodingTests {
    /// Returns the route that a pattern and a type decode from a link, or the outcome of the link.
    static func outcome<Value: Decodable & Sendable>(
        _ pattern: String, _ type: Value.Type, _ link: String
    ) throws -> String {
        var table = RouteTable<Value>()
        table.add(pattern, decoding: type) { $0 }
        return switch try Router(table).result(for: link) {
        case .matched(let match): "\(match.route)".replacing("WaymarkRoutesTests.", with: "")
        case .unmatched: "unmatched"
        case .rejected(let rejection): "rejected: \(rejection)"
        case .failed(let error): "failed: \(error)"
        }
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let pattern: String
        let link: String
        let expected: String
        let run: @Sendable () throws -> String

        init<Value: Decodable & Sendable>(_ type: Value.Type, _ pattern: String, _ link: String, _ expected: String) {
            (self.pattern, self.link, self.expected) = (pattern, link, expected)
            run = { try outcome(pattern, type, link) }
        }

        var testDescription: String { "\(link) on \(pattern)" }
    }

    /// A type that decodes an optional by `decode`, not by `decodeIfPresent`.
    struct Box<Value: Codable & Sendable>: Codable, Sendable { let value: Value }

    static let examples: [Example] = [
        // Numbers and strings, with and without types in the pattern.
        Example(
            Numbers.self, "/{a}/{b}/{c}/{d}?e={e}&f={f}#{g}", "/-5/255/1.5/true?e=0.1&f=a%20b#-9",
            "Numbers(a: -5, b: 255, c: 1.5, d: true, e: 0.1, f: \"a b\", g: -9)"),
        Example(Numbers.self, "/{a}/{b}/{c}/{d}?e={e}&f={f}#{g}", "/-5/256/1.5/true?e=0.1&f=a#1", "unmatched"),
        Example(Numbers.self, "/{a}/{b}/{c}/{d}?e={e}&f={f}#{g}", "/5/5/1.5/yes?e=0.1&f=a#1", "unmatched"),
        Example(
            Numbers.self, "/{a: Int8}/{b: UInt8}/{c: Double}/{d: Bool}?e={e: Float}&f={f: Int}#{g: Int}",
            "/1/2/3/false?e=4&f=5#6", "Numbers(a: 1, b: 2, c: 3.0, d: false, e: 4.0, f: \"5\", g: 6)"),

        // Optional values.
        Example(
            Optionals.self, "/{id}?page={page?}&tag={tag?}&tags={tags: [String]?}", "/1",
            "Optionals(id: 1, page: nil, tag: nil, tags: nil)"),
        Example(
            Optionals.self, "/{id}?page={page?}&tag={tag?}&tags={tags: [String]?}",
            "/1?tags=a,b&tags=c&tag=photos&page=2",
            "Optionals(id: 1, page: Optional(2), tag: Optional(Section.photos), tags: Optional([\"a\", \"b\", \"c\"]))"),
        Example(Optionals.self, "/{id}?page={page?}", "/1?page=x", "unmatched"),
        Example(Optionals.self, "/{id}?tag={tag?}", "/1?tag=x", "unmatched"),
        Example(
            Optionals.self, "/{id}?tag={tag: try? Section}", "/1?tag=x",
            "Optionals(id: 1, page: nil, tag: nil, tags: nil)"),
        Example(
            Optionals.self, "/{id}[/{page}]?tag={tag = posts}", "/1/2",
            "Optionals(id: 1, page: Optional(2), tag: Optional(Section.posts), tags: nil)"),

        Example(Box<Int?>.self, "/x/{value}", "/x/5", "Box<Optional<Int>>(value: Optional(5))"),
        Example(Box<Int?>.self, "/x/{value}", "/x/a", "unmatched"),
        Example(Box<Int?>.self, "/x?value={value?}", "/x?value=a", "unmatched"),
        Example(
            Box<[Int]?>.self, "/x?value={value?}", "/x?value=1,2",
            "Box<Optional<Array<Int>>>(value: Optional([1, 2]))"),

        // Lists.
        Example(
            Lists.self, "/x?ids={ids: [Int]}&sections={sections: [String]}&keys={keys: [Int]}",
            "/x?ids=1,2&ids=3&sections=posts,photos&keys=7",
            "Lists(ids: [1, 2, 3], sections: [Section.posts, Section.photos], keys: Set([Key(number: 7)]))"),
        Example(
            Lists.self, "/x?ids={ids: [String]}&sections={sections: [String]}&keys={keys: [String]}",
            "/x?ids=1&sections=posts,videos&keys=7", "unmatched"),
        Example(Folder.self, "/docs/{path: **}", "/docs/a/b%2Fc", "Folder(path: [\"a\", \"b/c\"])"),
        Example(Folder.self, "/docs/{path: **}", "/docs", "Folder(path: [])"),

        // Types coded as a single value.
        Example(
            Values.self, "/{section}/{mood: gloomy|jolly}/{level}/{k}/{hash}", "/posts/jolly/9/12/abcd",
            "Values(section: Section.posts, mood: Mood.jolly, level: Level.high, key: Key(number: 12), "
                + "hash: Hash(text: \"abcd\"))"),
        Example(
            Values.self, "/{section}/{mood: gloomy|jolly}/{level}/{k}/{hash}", "/posts/jolly/2/12/abcd", "unmatched"),
        Example(
            Values.self, "/{section}/{mood: gloomy|jolly}/{level}/{k}/{hash}", "/posts/jolly/9/x/abcd", "unmatched"),
        Example(Values.self, "/{section}/{mood: gloomy|jolly}/{level}/{k}/{hash}", "/posts/jolly/9/1/abc", "unmatched"),
        // The pattern may name the raw type. Invalid raw values are then found when the link is decoded.
        Example(
            Values.self, "/{section}/{mood: gloomy|jolly}/{level: Int}/{k}/{hash}", "/posts/jolly/2/12/abcd",
            "failed: parameter 'level' is not a valid Level"),

        // A type coded as a single value, from the only parameter.
        Example(Section.self, "/{section}", "/photos", "photos"),
        Example(Section.self, "/{section}", "/videos", "unmatched"),
        Example([Int].self, "/x?ids={ids: [Int]}", "/x?ids=1,2", "[1, 2]"),
    ]

    @Test("A link's parameters decode into the route's type, or the link opens no route", arguments: examples)
    func reading(_ example: Example) throws {
        #expect(try example.run() == example.expected)
    }

    @Test("A superclass and its subclass decode their own parameters of the same link")
    func superclass() throws {
        var table = RouteTable<Derived>()
        table.add("/{id}/{name}", decoding: Derived.self) { $0 }
        let router = try Router(table)
        let route = try #require(router.match(for: "/5/x")?.route)
        #expect(route.id == 5 && route.name == "x")
        #expect(router.match(for: "/y/x")?.route == nil)
        #expect(try router.url(for: route) == "/5/x")
    }
}

extension DecodingTests {
    @Test("A decoded type reads a parameter of its group's prefix by name")
    func groups() throws {
        var table = RouteTable<Optionals>()
        table.group("/x/{id}") { $0.add("/pages/{page}", decoding: Optionals.self) { $0 } }
        let router = try Router(table)
        #expect(router.match(for: "/x/1/pages/2")?.route == Optionals(id: 1, page: 2))
        #expect(router.match(for: "/x/one/pages/2")?.route == nil)
        #expect(try router.url(for: Optionals(id: 1, page: 2)) == "/x/1/pages/2")
    }

    private enum Tab: String, Codable { case posts, photos }

    @Test(
        "A type of one value decodes under a prefix with a parameter", arguments: ["/user/{id: Int}", "[/{id: en|de}]"])
    func prefixed(_ prefix: String) throws {
        var inner = RouteTable<String>()
        inner.add("/tab/{tab}", decoding: Tab.self) {
            $0.rawValue
        } inverse: {
            Tab(rawValue: $0)
        }
        var table = RouteTable<String>()
        table.merge(inner, under: prefix) {
            $0
        } inverse: {
            $0
        }
        let router = try Router(table)
        let start = prefix.hasPrefix("[") ? "/de" : "/user/7"
        #expect(router.match(for: start + "/tab/posts")?.route == "posts")
        #expect(router.match(for: start + "/tab/other")?.route == nil)
    }

    @Test("Merging a table keeps the problem of a type that does not fit its pattern")
    func merging() {
        var other = RouteTable<Section>()
        other.add("/{a}/{b}", decoding: Section.self) { $0 }
        var table = RouteTable<String>()
        table.merge(other) { $0.rawValue }
        #expect(table.problems().map(\.code) == ["unreadable-type"])
    }
}
