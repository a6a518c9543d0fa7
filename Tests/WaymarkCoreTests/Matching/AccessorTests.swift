import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Compares the accessors for a parameter's value, all of which return the same value.
@Suite("Accessors of the values in a match")
struct AccessorTests {
    @Test("All accessors of a match give the same values, on random tables and policies", arguments: 41...48)
    func agree(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var captures = 0
        for _ in 0..<100 {
            let table = try SampleTable(random: &random)
            var generator = LinkGenerator(random: random, policy: table.table.policy)
            for _ in 0..<16 {
                let link = generator.link(after: table.variants)
                guard let match = table.router.match(for: link.text) else { continue }
                captures += match.captures.count
                let answers = Answers(link.text, match, table.router)
                #expect(answers.differences.isEmpty, "\(table)\n\(link.text)")
            }
            random = generator.random
        }
        #expect(captures > 300)
    }

    @Test(
        "A plus sign in a host segment is decoded like a plus sign in the path",
        arguments: [
            ("myapp://a+b", "a b"), ("myapp:a+b", "a b"), ("myapp://a%2Bb", "a+b"), ("myapp://A+b.", "A b."),
        ])
    func plusInHosts(_ link: String, _ value: String) throws {
        var policy = LinkPolicy.strict
        policy.decodesPlusInPath = true
        let router = try Router(patterns: ["/{x}"], accepting: [.scheme("myapp")], policy: policy)
        let match = try #require(router.match(for: link))
        #expect(match["x"] == .string(value))
        #expect(match.captures["x"] == .string(value))
        #expect(Answers(link, match, router).differences.isEmpty)
    }

    /// Links on both sides of the limits of `KeptRanges`: four captures, that end in the first 255 bytes, without
    /// escapes.
    static let keptLinks: [(String, [CaptureValue])] = [
        ("/none", []), ("/four/1/b/3/d", ["1", "b", "3", "d"]), ("/five/1/b/3/d/5", ["1", "b", "3", "d", "5"]),
        ("/four/%61/b/c/d", ["a", "b", "c", "d"]), ("/four/a/b/c/d?x=%20", ["a", "b", "c", "d"]),
        ("/number/-15", [-15]), ("/language/de", ["de"]), ("/run/a/b/c", ["a", ["b", "c"]]), ("/run/a", ["a", []]),
        ("/item/a?page=2", ["a", 2]), ("/item/a", ["a", 1]), ("/part/v7", [7]), ("myapp://host/a", ["host", "a"]),
        ("myapp://h%6Fst/a", ["host", "a"]),
    ]

    static let longLinks: [(String, [CaptureValue])] = (246...252).map { count in
        let value = String(repeating: "x", count: count)
        return ("/long/" + value, [.string(value)])
    }

    @Test(
        "Captures have the values of the link, whether or not the match keeps their ranges",
        arguments: keptLinks + longLinks)
    func keptRanges(_ link: String, _ values: [CaptureValue]) throws {
        let patterns = [
            "/none", "/four/{a}/{b}/{c}/{d}", "/five/{a}/{b}/{c}/{d}/{e}", "/number/{n: Int}", "/language/{l: en|de}",
            "/run/{x}/{rest: **}", "/item/{x}?page={page: Int = 1}", "/part/v{n: Int}", "/{x}/{y}", "/long/{x}",
        ]
        let router = try Router(patterns: patterns, accepting: [.anywhere])
        let match = try #require(router.match(for: link))
        let captures = match.captures
        #expect(captures.map { $0.value } == values)
        #expect(captures.count == values.count)
        #expect(captures.allSatisfy { captures[$0.name] == $0.value && match[$0.name] == $0.value })
        #expect(captures == Captures(Array(captures)))
        #expect(captures.hashValue == Captures(Array(captures)).hashValue)
        #expect(captures.description == Captures(Array(captures)).description)
        #expect(captures["absent"] == nil && match["absent"] == nil)
        #expect(Answers(link, match, router).differences.isEmpty)
    }
}

/// The results of the accessors of one match.
private struct Answers {
    /// The parameters and accessors whose value differs from `captures`.
    private(set) var differences: [String] = []

    init<Route>(_ link: String, _ match: RouteMatch<Route>, _ router: Router<Route>) {
        let captures = match.captures
        for parameter in match.pattern.parameters {
            guard let name = parameter.name else { continue }
            if match[name] != captures[name] { differences.append("\(name): subscript") }
            if match.match[name] != captures[name] { differences.append("\(name): subscript of the pattern match") }
        }
        let isSeen: Void? = router.withMatch(for: link) { view in
            for (index, parameter) in match.pattern.parameters.enumerated() {
                let differing = Answers.differences(of: view, at: index, parameter, captures)
                differences += differing.map { "\(parameter.name ?? "-"): \($0)" }
            }
        }
        if isSeen == nil { differences.append("withMatch") }
        if router.matches(for: link).first(where: { _ in true })?.captures != captures { differences.append("matches") }
        if case .matched(let other) = router.result(for: link), other.captures != captures {
            differences.append("result")
        }
    }

    private static func differences(
        of view: borrowing MatchView, at index: Int, _ parameter: PatternParameter, _ captures: Captures
    ) -> [String] {
        guard let name = parameter.name else { return [] }
        let expected = captures[name]
        var differing: [String] = []
        func check(_ accessor: String, _ isRight: Bool) { if !isRight { differing.append(accessor) } }
        check("value(ofParameter:)", view.value(ofParameter: index) == expected)
        check("holdsValue", view.holdsValue(ofParameter: index) == (expected != nil))
        if let text = view.spelling(ofParameter: index) { check("spelling", expected?.description == text) }
        if let number = view.signed(ofParameter: index) { check("signed", expected?.description == String(number)) }
        if let number = view.unsigned(ofParameter: index) { check("unsigned", expected?.description == String(number)) }
        if let count = view.elementCount(ofParameter: index) {
            var elements: [CaptureValue] = []
            view.forEachElement(ofParameter: index) {
                elements.append($0)
                return true
            }
            check("elements", .list(elements) == expected && elements.count == count)
        }
        if let text = view.text(ofParameter: index), case .string(let value) = expected {
            // This is the text of the link. With a list of texts, its case may differ from the listed text.
            let isListed = if case .oneOf = parameter.type.kind { true } else { false }
            check("text(ofParameter:)", isListed ? text.lowercased() == value.lowercased() : text == value)
        }
        return differing
    }
}
