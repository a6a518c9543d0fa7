import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A pattern, and the outlines of its variants.
struct VariantCase: CustomTestStringConvertible, Sendable {
    let text: String
    let variants: [String]

    init(_ text: String, _ variants: String...) {
        self.text = text
        self.variants = variants
    }

    var testDescription: String { text }
}

extension PatternVariant {
    /// A short description of the variant: `*id` is a parameter, `.` joins pieces, `+` begins a query item.
    fileprivate var outline: String {
        let path = segments.map { "/" + $0.outline }.joined()
        let items = query.map { "+" + $0.name }.joined()
        return (path.isEmpty ? "/" : path) + items + (fragment == nil ? "" : "#")
    }
}

extension SegmentPattern {
    fileprivate var outline: String {
        switch self {
        case .literal(let text): text
        case .parameter(let parameter): "<\(parameter.name ?? "")>"
        case .wildcard: "*"
        case .catchAll(let run): "**\(run.name ?? "")"
        case .partial(let pieces): pieces.map(\.outline).joined(separator: "·")
        }
    }
}

extension ValuePattern {
    fileprivate var outline: String {
        switch self {
        case .literal(let text): text
        case .parameter(let parameter): "<\(parameter.name ?? "")>"
        }
    }
}

@Suite("Variants of patterns")
struct PatternVariantTests {
    static let rows = [
        VariantCase("/", "/"), VariantCase("/a/b", "/a/b"), VariantCase("/a[/b]", "/a/b", "/a"),
        VariantCase("[/a]", "/a", "/"),
        VariantCase("/a[/b][/c]", "/a/b/c", "/a/b", "/a/c", "/a"), VariantCase("/a[/b[/c]]", "/a/b/c", "/a/b", "/a"),
        VariantCase("/(a|b)/c", "/a/c", "/b/c"), VariantCase("/(a|b/c|{x})", "/a", "/b/c", "/<x>"),
        VariantCase("/((a|b)c|d)", "/ac", "/bc", "/d"), VariantCase("/colou[u]r", "/colouur", "/colour"),
        VariantCase("/file[.{ext}]", "/file.·<ext>", "/file"), VariantCase("/{a}[-{b}]", "/<a>·-·<b>", "/<a>"),
        VariantCase("/x[/]", "/x"), VariantCase("/x/[y.]", "/x/y.", "/x"), VariantCase("/(a|b|a)", "/a", "/b"),
        VariantCase("/[a][a]", "/aa", "/a", "/"), VariantCase("/{a}.{b}", "/<a>·.·<b>"), VariantCase("/@{h}", "/@·<h>"),
        VariantCase("/**/x[/{r: **}]", "/**/x/**r", "/**/x"), VariantCase("/a/*", "/a/*"),
        VariantCase("/(é|e\u{301})", "/é", "/e\u{301}"),
        VariantCase("/a?b&c={d}", "/a+b+c"), VariantCase("/a?(b|c&d)&e", "/a+b+e", "/a+c+d+e"),
        VariantCase("/a[/b]?(c|d)", "/a/b+c", "/a/b+d", "/a+c", "/a+d"),
        VariantCase("/a?(b|(c|d)&e)", "/a+b", "/a+c+e", "/a+d+e"),
        VariantCase("[/a]#b", "/a#", "/#"),
    ]

    @Test("A pattern expands to the expected variants in order", arguments: rows)
    func expands(row: VariantCase) throws {
        #expect(
            try RoutePattern(row.text).variants().map(\.outline).map { Array($0.utf8) }
                == row.variants.map { Array($0.utf8) })
    }

    @Test("A pattern with more than 4,096 variants is an error")
    func variantLimit() throws {
        let eight = String(repeating: "[a]", count: 8)
        #expect(try RoutePattern("/x" + eight).variants().count == 9)
        #expect(try RoutePattern("/" + String(repeating: "(1|2)", count: 12)).variants().count == 4_096)
        let many = RoutePattern(
            text: "",
            path: Array(repeating: PathNode(.optional([PathNode(.separator), PathNode(.literal("a"))])), count: 90))
        #expect(throws: PatternError.self) { try many.variants() }
        let crossed =
            "/x" + String(repeating: "[/a]", count: 8) + "?(" + (0..<17).map { "i\($0)" }.joined(separator: "|") + ")"
        #expect(problems(of: crossed).map(\.code) == ["too-many-variants"])
    }

    @Test(
        "A pattern made in code is checked for the same problems as a parsed pattern",
        arguments: [
            (
                [.parameter(PatternParameter("a")), .parameter(PatternParameter("b"))],
                ["missing-slash", "adjacent-parameters"]
            ),
            ([.separator, .separator, .literal("a")], ["empty-segment"]),
            ([.separator, .literal("a"), .separator, .separator], ["empty-segment"]),
            ([.separator, .literal("..")], ["dot-segment"]),
            ([.separator, .literal("."), .literal(".")], ["dot-segment"]),
            ([.separator, .wildcard, .literal("a")], ["glued-wildcard"]),
            ([.separator, .alternatives([])], ["empty-group"]),
            ([.separator, .name("a"), .separator, .run("a")], ["duplicate-parameter"]),
        ] as [([PathNode.Kind], [String])])
    func madeByCode(path: [PathNode.Kind], codes: [String]) {
        let pattern = RoutePattern(text: "", path: path.map { PathNode($0) })
        let error = #expect(throws: PatternError.self) { try pattern.variants() }
        #expect(error?.problems.map(\.code) == codes)
        #expect(error?.problems.allSatisfy { $0.pattern == pattern.description } == true)
    }

    @Test(
        "A pattern made in code is kept in normal form and equals its parsed text",
        arguments: [
            ([.separator], "/"), ([.separator, .literal("a"), .literal(""), .literal("b"), .separator], "/ab"),
            ([.separator, .literal("a"), .optional([])], "/a"), ([.separator, .one(of: [.literal("a")])], "/a"),
            ([.separator, .literal("x"), .one(of: [.literal("a")], [])], "/x[a]"),
            ([.separator, .literal("x"), .one(of: [.literal("a")], [.literal("b")], [])], "/x[(a|b)]"),
            ([.separator, .literal("x"), .maybe(.literal(""), .one(of: [.maybe()]))], "/x"),
        ] as [([PathNode.Kind], String)])
    func normalForm(path: [PathNode.Kind], text: String) throws {
        let pattern = RoutePattern(text: "", path: path.map { PathNode($0) })
        #expect(pattern.description == text)
        #expect(try RoutePattern(text) == pattern)
    }

    @Test(
        "Printing a pattern that the native syntax cannot express is an error",
        arguments: [
            (RoutePattern(text: "x", source: .anywhere, path: []), "links from anywhere as the source of one pattern"),
            (
                RoutePattern(text: "x", source: .host("a.b", http: true), path: []),
                "a host that accepts both https and http"
            ),
            (
                RoutePattern(text: "x", source: .scheme("a", host: "b"), path: []),
                "a custom scheme with a host that is not the first segment"
            ),
            (
                RoutePattern(text: "x", path: [PathNode(.separator), PathNode(.name("user-id"))]),
                "a parameter named 'user-id'; expected one such as 'userId'"
            ),
            (
                RoutePattern(text: "x", path: [PathNode(.separator), PathNode(.name("a", .named("[Int]")))]),
                "a type named '[Int]'"
            ),
            (
                RoutePattern(text: "x", path: [PathNode(.separator), PathNode(.name("a", .oneOf([])))]),
                "an empty list of values"
            ),
            (
                RoutePattern(text: "x", path: [PathNode(.separator), PathNode(.run("a", 2))]),
                "a catch-all of at least 2 segments"
            ),
            (RoutePattern(text: "x", path: [], query: [QueryNode(.item(""))]), "a query item without a name"),
            (
                RoutePattern(text: "x", path: [], query: [QueryNode(.one(of: [.item("a")], []))]),
                "an alternative without query items"
            ),
            (RoutePattern(text: "x", path: [], fragment: .literal("")), "an empty fragment"),
        ])
    func inexpressible(pattern: RoutePattern, what: String) {
        let error = #expect(throws: PatternError.self) { try BraceSyntax().text(for: pattern) }
        #expect(error?.problems.map(\.message) == ["the syntax 'braces' cannot express \(what)"])
        #expect(pattern.description == "x")
    }
}

@Suite("Parameters of patterns and variants")
struct PatternParameterTests {
    @Test(
        "A pattern lists each capturing parameter once, in the order of first use",
        arguments: [
            ("/a", []), ("/{a}/{b: Int}?c={d}#{e}", ["a", "b", "d", "e"]), ("/{: Int}/*/**", []),
            ("/a/{rest: **}", ["rest"]),
            ("/x[/{a}](/{b}|/{c})", ["a", "b", "c"]), ("/({a: Int}|x{a})?(p={p}|q={p})", ["a", "p"]),
        ])
    func ofPattern(text: String, names: [String]) throws {
        #expect(try RoutePattern(text).parameters.compactMap(\.name) == names)
    }

    @Test(
        "A variant lists only its own parameters, in the order of the pattern",
        arguments: [
            ("/x[/{a}](/{b}|/{c})", [["a", "b"], ["a", "c"], ["b"], ["c"]]),
            ("/{f}.{e}/{r: **}?q={q}#{s}", [["f", "e", "r", "q", "s"]]),
            ("/({a}|{b}/{a})", [["a"], ["b", "a"]]),
        ])
    func ofVariant(text: String, names: [[String]]) throws {
        #expect(try RoutePattern(text).variants().map { $0.parameters.compactMap(\.name) } == names)
    }

    @Test("A catch-all captures a list of strings")
    func catchAll() throws {
        #expect(
            try RoutePattern("/{r: **}").parameters == [
                PatternParameter("r", type: ParameterType(.named("String"), isList: true))
            ])
    }
}
