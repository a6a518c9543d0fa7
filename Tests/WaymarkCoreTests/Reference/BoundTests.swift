import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Tables and links that need exponential time in a matcher with naive backtracking.
@Suite("Bounds on the search of a table")
struct BoundTests {
    struct Adversary: Sendable, CustomTestStringConvertible {
        var title: String
        var patterns: [String]
        var links: [String]

        var testDescription: String { title }
    }

    private static func run(_ segment: String, _ count: Int) -> String {
        String(repeating: "/" + segment, count: count)
    }

    private static let long = [run("a", 4096), run("a", 4095) + "b", run("a", 2000) + run("b", 2000), run("a/b", 2000)]

    /// Returns every pattern of a number of segments, each of which is one of the choices.
    private static func every(_ choices: [String], length: Int) -> [String] {
        (0..<length).reduce([""]) { texts, position in
            texts.flatMap { text in choices.map { text + "/" + ($0.hasPrefix("{") ? "{x\(position)}" : $0) } }
        }
    }

    static let adversaries: [Adversary] = [
        Adversary(title: "catch-alls between equal literals", patterns: ["/**/a/**/a/**/b"], links: long),
        Adversary(
            title: "twenty catch-alls", patterns: ["/**" + String(repeating: "/a/**", count: 20) + "/b"], links: long),
        Adversary(
            title: "catch-alls between parameters",
            patterns: ["/**/{x}/**/{y}/**/{z}/b", "/**/{x}/**/a/**/{z: Int}", "/**+/{x}/**+/b/**+/c"], links: long),
        Adversary(
            title: "catch-alls that stop at their first hit, below one that does not",
            patterns: ["/**/a/**!/b", "/**/a/**!/c/**!/d", "/**/{x}/**+!/c/**/a"], links: long),
        Adversary(
            title: "catch-alls that stop at their first hit", patterns: ["/**!/a/**!/a/**!/a/**+!/b", "/**!/c/**!/a"],
            links: long),
        Adversary(
            title: "thousands of overlapping routes", patterns: every(["a", "{x}"], length: 11),
            links: [run("a", 11), run("a", 10), run("a", 12), run("b", 11), run("a/b", 5) + "/c"]),
        Adversary(
            title: "thousands of overlapping routes behind a catch-all",
            patterns: every(["a", "{x}"], length: 5).map { "/**" + $0 + "/end" },
            links: Array(long.suffix(2))),
        Adversary(
            title: "optional groups side by side", patterns: [String(repeating: "[/a]", count: 8) + "/b"],
            links: [run("a", 8), run("a", 8) + "/b", run("a", 9) + "/b", "/b"] + long),
        Adversary(
            title: "optional groups in one another",
            patterns: [
                "/x" + String(repeating: "[/{}/a", count: 31).numbered + String(repeating: "]", count: 31) + "/b"
            ],
            links: ["/x" + run("a", 62) + "/b", "/x" + run("a", 61), "/x" + run("a", 4000)]),
        Adversary(
            title: "groups with catch-alls", patterns: ["[/**/a][/b/**][/a/**]/c[/**/a/b]"], links: long),
        Adversary(
            title: "groups that are catch-alls, in one another",
            patterns: ["/x[/**/a[/**/b[/**/a[/**/b]]]]/c", "/x[/{p: **}/a[/{q: **}/a[/{r: **}/b]]]"],
            links: [run("x", 1) + run("a", 4000), run("x", 1) + run("a/b", 1000) + "/c"]),
        Adversary(
            title: "thousands of catch-alls that end differently",
            patterns: (0..<2000).map { "/**/a/x\($0)" } + ["/**/a/{y}/**", "/**"],
            links: long + [run("a", 2000) + "/x1999"]),
        Adversary(
            title: "every kind of position beside every other",
            patterns: every(["a", "{x}", "*"], length: 5).enumerated().map {
                $0.offset.isMultiple(of: 2) ? $0.element : $0.element + "/**/b"
            },
            links: long + [run("a", 5), run("b", 5), run("a", 4)]),
    ]

    @Test("The search visits each node at most once for each segment of a hostile link", arguments: adversaries)
    func isBounded(adversary: Adversary) throws {
        var policy = LinkPolicy.strict
        policy.maximumSegments = 8192
        for precedence in Precedence.allCases {
            var table = RouteTable<Int>(precedence: precedence, policy: policy)
            for (index, pattern) in adversary.patterns.enumerated() { table.add(pattern, to: index) }
            let engine = try Router(table).engine
            let nodes = engine.nodeCount
            for link in adversary.links {
                let (visited, segments) = try engine.steps(for: link)
                #expect(visited >= 1)
                #expect(visited <= (segments + 1) * nodes, "\(link.prefix(40))… by \(precedence)")
            }
        }
    }

    @Test("A link with the maximum of 256 query items matches the right route")
    func manyItems() throws {
        var table = RouteTable<Int>()
        for index in 0..<200 { table.add("/a?x\(index)={x: Int}&y={y: [Int]}", to: index) }
        table.add("/a?y={y: [Int]}&z={z}", to: 200)
        let items = (0..<255).map { "y=\($0)" } + ["z=1"]
        let match = try #require(try Router(table).match(for: "/a?" + items.joined(separator: "&")))
        #expect(match.route == 200)
        #expect(match["y"] == .list((0..<255).map { .int($0) }))
    }

    @Test("A partial segment of 2,000 dashes is matched despite the number of possible splits")
    func longPartialSegment() throws {
        var table = RouteTable<Int>()
        table.types["Text"] = .custom { !$0.hasSuffix("!") }
        table.add("/{a: Text}-{b: Text}-{c: Text}-{d: Text}!", to: 0)
        table.add("/{a}-{b: Text}-{c}!", to: 1)
        table.add("/{a}-{b}-{c}-{d}!", to: 2)
        let router = try Router(table)
        let long = String(repeating: "-", count: 2000)
        #expect(router.match(for: "/" + long)?.route == nil)
        #expect(router.match(for: "/" + long + "!")?.route == 0)
    }
}

extension String {
    /// The string with each `{}` replaced by a parameter with a unique name.
    fileprivate var numbered: String {
        split(separator: "{}", omittingEmptySubsequences: false).enumerated()
            .map { ($0.offset == 0 ? "" : "{x\($0.offset)}") + $0.element }.joined()
    }
}
