import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Compares the fast parser with the full one. The fast parser returns the same pattern, or `nil`.
@Suite("The fast parser of flat patterns")
struct FlatPathTests {
    static let flat = [
        "/", "/a", "/a/", "/user/{id}", "/user/{id: Int}/edit", "/{a}/{b:Int}/{c:   UUID}/", "/{name: String}",
        "/{_}/{_1}", "/a-b_c.d~e/..a", "/.a/a./a..b", "/{id}/{Id}", "/0/00", "/" + String(repeating: "long", count: 99),
        String(repeating: "/a", count: 64),
    ]

    static let others = [
        "", "a", "//", "/a//", "/a//b", "/.", "/..", "/a/./b", "/{id}/{id}", "/{id}x", "/x{id}", "/{id}{name}", "/{}",
        "/{id", "/id}", "/{0}", "/{1a}", "/{id:}", "/{id: }", "/{: Int}", "/{ id}", "/{id }", "/{id: Int }",
        "/{id: Int?}", "/{id?}", "/{id: a|b}", "/{id: A.B}", "/{id: 1}", "/{rest: **}", "/*", "/**", "/a[/b]", "/(a|b)",
        "/a?b", "/a#b", "/a%20b", "/a\\b", "/é", "/{é}", "/{id: É}", "/a b", "/:id", "/<id>", "/a:b", "/{id}?", "/a+",
        "https://example.com/a", "myapp://a", "/{id: [Int]}", "/{id: Int = 1}", String(repeating: "/a", count: 65),
        "/" + String(repeating: "long", count: 20_000),
    ]

    @Test("The fast parser reads a flat pattern like the full parser, with the same ranges", arguments: flat)
    func parts(of text: String) throws {
        try expectSame(text)
        #expect(try RoutePattern(text).isFlat)
    }

    @Test("The fast parser refuses a pattern that is not flat", arguments: others)
    func isNotPlain(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test("The fast parser agrees with the full parser on random strings", arguments: 0..<4)
    func anyText(seed: Int) throws {
        var generator = SeededGenerator(seed: seed << 32)
        var count = 0
        for _ in 0..<2_000 {
            let pieces = ["/", "/a", "/{id}", "/{n: Int}", "/b-c", "{", "}", ":", " ", ".", "x", "/{m: String}"]
            let text = "/" + (0..<generator.below(7)).map { _ in generator.pick(pieces) }.joined()
            guard read(text) != nil else { continue }
            try expectSame(text)
            count += 1
        }
        #expect(count > 100, "many texts are flat")
    }

    private func read(_ text: String) -> FlatPath? {
        text.withBytes { bytes in
            var reader = FlatPathReader(bytes)
            return reader.path()
        }
    }

    private func expectSame(_ text: String) throws {
        let flat = RoutePattern(text: text, flat: try #require(read(text)))
        var reader = BraceReader(text)
        let expected = try reader.pattern()
        #expect(flat == expected, "\(text)")
        #expect(flat.path.map(\.range) == expected.path.map(\.range), "\(text)")
        #expect(flat.parameterRanges.map { "\($0)" } == expected.parameterRanges.map { "\($0)" }, "\(text)")
        #expect(flat.parameters == expected.parameters)
        #expect(flat.allParameters == expected.allParameters)
        #expect(try flat.variants() == expected.variants())
        #expect(flat.description == expected.description)
        #expect(flat.hashValue == expected.hashValue)
    }
}

@Suite("Tables of flat patterns")
struct FlatTableTests {
    /// Parses a pattern with the full parser.
    private func general(_ text: String) throws -> RoutePattern {
        var reader = BraceReader(text)
        return try reader.pattern()
    }

    @Test(
        "A table compiles to the same trie, ranks and captures with or without flat patterns",
        arguments: [false, true])
    func tries(isCaseInsensitive: Bool) throws {
        let texts = [
            "/", "/user/{id}", "/user/{id: Int}", "/User/me", "/user/{id}/a-name-longer-than-sixteen-bytes",
            "/user/{id}/a-name-longer-than-sixteen-bytes/x", "/{a}/{b}/{c: UUID}", "/{page: Int}", "/x/{y: Bool}/z",
        ]
        var policy = LinkPolicy.strict
        policy.isCaseInsensitive = isCaseInsensitive
        var flat = RouteTable<Int>(accepting: [.host("example.com"), .scheme("app")], policy: policy)
        var others = flat
        for (route, text) in texts.enumerated() {
            flat.add(text, to: route)
            others.add([try general(text)], to: route)
        }
        let (a, b) = (RouteEngine(RankedTable(flat)), RouteEngine(RankedTable(others)))
        #expect(a.table.variants.map(\.entry) == b.table.variants.map(\.entry))
        #expect(a.table.variants.map(\.variant) == b.table.variants.map(\.variant))
        let (first, second) = (a.search.contents, b.search.contents)
        #expect(array(first.value.trie) == array(second.value.trie))
        #expect(array(first.value.captures).map { "\($0)" } == array(second.value.captures).map { "\($0)" })
        #expect(array(first.value.records).map { "\($0)" } == array(second.value.records).map { "\($0)" })
        #expect(first.value.root == second.value.root && first.value.hostRoot == second.value.hostRoot)
        withExtendedLifetime((a, b)) {}
    }

    private func array<Element>(_ row: UncheckedSpan<Element>) -> [Element] {
        (0..<row.count).map { row[$0] }
    }
}
