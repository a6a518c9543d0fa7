import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The text of a pattern, and the parsed pattern.
struct TreeCase: CustomTestStringConvertible, Sendable {
    let text: String
    let pattern: RoutePattern

    init(
        _ text: String, _ path: [PathNode.Kind] = [], query: [QueryNode.Kind] = [], fragment: ValuePattern? = nil,
        source: LinkSource? = nil
    ) {
        self.text = text
        pattern = RoutePattern(
            text: text, source: source, path: path.map { PathNode($0) }, query: query.map { QueryNode($0) },
            fragment: fragment)
    }

    var testDescription: String { text }
}

extension PathNode.Kind {
    static func name(_ name: String?, _ type: ParameterType = .string) -> Self {
        .parameter(PatternParameter(name, type: type))
    }
    static func maybe(_ nodes: Self...) -> Self { .optional(nodes.map { PathNode($0) }) }
    static func one(of all: [Self]...) -> Self { .alternatives(all.map { $0.map { PathNode($0) } }) }
    static func run(_ name: String? = nil, _ minimum: Int = 0, stops: Bool = false) -> Self {
        .catchAll(CatchAll(name: name, minimum: minimum, stopsAtFirstHit: stops))
    }
}

extension QueryNode.Kind {
    static func item(_ name: String, _ value: ValuePattern? = nil) -> Self {
        .item(QueryItemPattern(name: name, value: value))
    }

    static func item(
        _ name: String, as parameter: String?, _ type: ParameterType = .string,
        _ presence: PatternParameter.Presence = .required
    ) -> Self {
        .item(name, .parameter(PatternParameter(parameter, type: type, presence: presence)))
    }

    static func one(of all: [Self]...) -> Self { .alternatives(all.map { $0.map { QueryNode($0) } }) }
}

@Suite("Trees of patterns in the native syntax")
struct BraceSyntaxTreeTests {
    static let paths = [
        TreeCase("/"), TreeCase("/a/b", [.separator, .literal("a"), .separator, .literal("b")]),
        TreeCase("/{id: Int}/edit", [.separator, .name("id", .named("Int")), .separator, .literal("edit")]),
        TreeCase("/@{h}.{e}", [.separator, .literal("@"), .name("h"), .literal("."), .name("e")]),
        TreeCase("/{l: en|de}", [.separator, .name("l", .oneOf(["en", "de"]))]),
        TreeCase("/{: Int}", [.separator, .name(nil, .named("Int"))]), TreeCase("/*", [.separator, .wildcard]),
        TreeCase("/**", [.separator, .run()]), TreeCase("/**+", [.separator, .run(nil, 1)]),
        TreeCase("/**!", [.separator, .run(stops: true)]), TreeCase("/**+!", [.separator, .run(nil, 1, stops: true)]),
        TreeCase("/{r: **}/x", [.separator, .run("r"), .separator, .literal("x")]),
        TreeCase("/{r: **+!}", [.separator, .run("r", 1, stops: true)]),
        TreeCase("/a[/{b}]", [.separator, .literal("a"), .maybe(.separator, .name("b"))]),
        TreeCase("/(a|b/c)", [.separator, .one(of: [.literal("a")], [.literal("b"), .separator, .literal("c")])]),
        TreeCase("/a%2Fb%7B", [.separator, .literal("a/b{")]), TreeCase(#"/\*ü"#, [.separator, .literal("*ü")]),
    ]

    static let items = [
        TreeCase("?q={q}", query: [.item("q", as: "q")]),
        TreeCase("?p={p: Int = 1}", query: [.item("p", as: "p", .named("Int"), .defaulted("1"))]),
        TreeCase("?p={n?}", query: [.item("p", as: "n", .string, .optional)]),
        TreeCase("?p={p: Int?}", query: [.item("p", as: "p", .named("Int"), .optional)]),
        TreeCase("?p={p: try? Int}", query: [.item("p", as: "p", .named("Int"), .lenient)]),
        TreeCase("?p={p: [Int]?}", query: [.item("p", as: "p", ParameterType(.named("Int"), isList: true), .optional)]),
        TreeCase("?p={: a|b}", query: [.item("p", as: nil, .oneOf(["a", "b"]))]),
        TreeCase(
            "?p={p: [Int]* = 1,2}",
            query: [
                .item("p", as: "p", .list(of: .named("Int"), isExploded: true), .defaultedList(["1", "2"]))
            ]),
        TreeCase(
            "?p={p: [String] = a%2Cb,}",
            query: [.item("p", as: "p", .list(of: .string), .defaultedList(["a,b", ""]))]),
        TreeCase(#"?p={p: [String] = ""}"#, query: [.item("p", as: "p", .list(of: .string), .defaultedList([]))]),
        TreeCase(#"?p={p: [String] = [""]}"#, query: [.item("p", as: "p", .list(of: .string), .defaultedList([""]))]),
        TreeCase(#"?p={p = ""}"#, query: [.item("p", as: "p", .string, .defaulted(""))]),
        TreeCase("?a&b=&c=d%26", query: [.item("a"), .item("b", .literal("")), .item("c", .literal("d&"))]),
        TreeCase("?(a={a}|b)&c", query: [.one(of: [.item("a", as: "a")], [.item("b")]), .item("c")]),
        TreeCase("#top", fragment: .literal("top")),
        TreeCase("#{s?}", fragment: .parameter(PatternParameter("s", presence: .optional))),
    ]

    static let sources = [
        TreeCase("https://a.b/c", [.separator, .literal("c")], source: .host("a.b")),
        TreeCase("http://a.b", source: LinkSource(.host("a.b", port: nil, http: true, https: false))),
        TreeCase("https://*.a.b:81", source: .host("*.a.b", port: 81)),
        TreeCase("myapp://a/b", [.separator, .literal("a"), .separator, .literal("b")], source: .scheme("myapp")),
        TreeCase("myapp:/a", [.separator, .literal("a")], source: .scheme("myapp")),
    ]

    @Test("A pattern in the native syntax parses to the expected tree", arguments: paths + items + sources)
    func reads(row: TreeCase) throws {
        #expect(try RoutePattern(row.text) == row.pattern)
    }

    @Test("A parsed literal keeps the Unicode normalisation of its pattern")
    func literalsKeepTheirBytes() throws {
        for text in ["\u{E9}", "e\u{301}"] {
            guard case .literal(let literal)? = try RoutePattern("/" + text).path.last?.kind else {
                Issue.record("expected a literal")
                return
            }
            #expect(Array(literal.utf8) == Array(text.utf8))
        }
    }

    @Test("A parsed pattern gives the ranges of its nodes, names, types and defaults")
    func places() throws {
        let pattern = try RoutePattern("/ü/{id: Int}[/{id2: a|b}]?page={page: [Int] = 1}&x={: Foo}#{id3}")
        let bytes = Array(pattern.text.utf8)
        func text(_ range: Range<Int>?) -> String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }
        #expect(pattern.path.map { text($0.range) } == ["/", "ü", "/", "{id: Int}", "[/{id2: a|b}]"])
        #expect(pattern.query.map { text($0.range) } == ["page={page: [Int] = 1}", "x={: Foo}"])
        #expect(text(pattern.range(ofParameter: "id")) == "id")
        #expect(text(pattern.range(ofParameter: "page")) == "page")
        #expect(pattern.range(ofParameter: "page")?.lowerBound == 33)
        #expect(text(pattern.range(ofParameter: "id3")) == "id3")
        #expect(text(pattern.range(ofType: "Int")) == "Int")
        #expect(pattern.range(ofType: "Int", occurrence: 1)?.lowerBound == 40)
        #expect(text(pattern.range(ofType: "Foo")) == "Foo")
        #expect(text(pattern.range(ofDefaultOf: "page")) == "1")
        #expect(pattern.range(ofParameter: "no") == nil)
        #expect(pattern.range(ofType: "Int", occurrence: 2) == nil)
    }
}
