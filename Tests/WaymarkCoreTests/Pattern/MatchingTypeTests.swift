import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkLanguages
import WaymarkPrinting
import WaymarkProofs

@Suite("Types defined by a regular expression")
struct MatchingTypeTests {
    private static func table(_ patterns: [String], _ types: [String: String]) -> RouteTable<String> {
        var table = RouteTable<String>()
        for (name, expression) in types { table.types[name] = .matching(expression) }
        for pattern in patterns { table.add(pattern, named: pattern, to: pattern) }
        return table
    }

    private static let slug = "[a-z0-9]+(-[a-z0-9]+)*"

    @Test(
        "A regular expression type matches whole decoded values in every part of a pattern",
        arguments: [
            ("/n/{s: Slug}", ["/n/a", "/n/a-b-1", "/n/%61"], ["/n/-a", "/n/a--b", "/n/A", "/n/a%2Fb", "/n/a-", "/n"]),
            ("/{s: Slug}.html", ["/a-b.html"], ["/a-.html", "/.html"]),
            ("/{a: Slug}-{b: Slug}", ["/a-b", "/a-b-c"], ["/a-", "/a"]),
            ("/x{s: Slug}y{t: Slug}z", ["/xayaz", "/xa-yybz"], ["/xayaZz"]),
            ("/s?q={q: Slug}", ["/s?q=a-b", "/s?q=%61"], ["/s?q=", "/s?q=A", "/s"]),
            ("/s?q={q: Slug?}", ["/s", "/s?q=a"], ["/s?q=A"]),
            ("/s?q={q: try? Slug}", ["/s", "/s?q=a", "/s?q=A"], []),
            ("/s?q={q: [Slug]}", ["/s?q=a,b-c", "/s?q=a&q=b"], ["/s?q=a,B", "/s?q=a,"]),
            ("/p#{f: Slug}", ["/p#a-b"], ["/p#A", "/p"]),
            ("/w/{w: Word}", ["/w/caf%C3%A9", "/w/%F0%9F%99%82x"], ["/w/a%2Fb", "/w/1x"]),
            ("/e?x={x: Empty}", ["/e?x="], ["/e?x=a", "/e"]),
        ] as [(String, [String], [String])])
    func places(_ pattern: String, _ taken: [String], _ refused: [String]) throws {
        let types = ["Slug": Self.slug, "Word": "[^0-9/]{1,3}[^/]*", "Empty": ""]
        let router = try Router(Self.table([pattern], types))
        for link in taken { #expect(router.route(for: link) != nil, "'\(pattern)' takes '\(link)'") }
        for link in refused { #expect(router.route(for: link) == nil, "'\(pattern)' does not take '\(link)'") }
    }

    @Test("A regular expression type captures its string without converting the string to a number")
    func capture() throws {
        let router = try Router(Self.table(["/{a: Code}", "/{a: Code}/{b: Code}?l={l: [Code]}"], ["Code": "[0-9]+|x"]))
        #expect(router.match(for: "/007")?["a"] == .string("007"))
        let match = router.match(for: "/x/1?l=2,03")
        #expect(match?["b"] == .string("1") && match?["l"] == .list(["2", "03"]))
    }

    @Test("A regular expression type checks printed values and default values")
    func printing() throws {
        let router = try Router(Self.table(["/n/{s: Slug}?t={t: Slug = new}"], ["Slug": Self.slug]))
        let name = "/n/{s: Slug}?t={t: Slug = new}"
        #expect(try router.url(named: name, captures: ["s": "a-b"]) == "/n/a-b")
        #expect(try router.url(named: name, captures: ["s": "a-b", "t": "new"]) == "/n/a-b")
        #expect(try router.url(named: name, captures: ["s": 7, "t": "old"]) == "/n/7?t=old")
        #expect(throws: PrintError.self) { try router.url(named: name, captures: ["s": "A"]) }
        #expect(throws: PrintError.self) { try router.url(named: name, captures: ["s": "a", "t": ""]) }
        let codes = Self.table(["/n?t={t: Slug = New}"], ["Slug": Self.slug]).problems().map(\.code)
        #expect(codes == ["invalid-default"])
    }

    @Test(
        "Regular expression types conflict or shadow by their strings, not by their spelling",
        arguments: [
            ("[ab]+", "(a|b)(?:b|a)*", "conflict"), ("[0-9]{2}", #"\d\d"#, "conflict"),
            ("[a-z&&[^b-z]]", "a", "conflict"), ("(ab)*", "(abab)*(|ab)", "conflict"),
            ("[a-z]+", "[a-c]+", "shadowed"), (".+", "[^/]", nil), ("[a-c]+", "[a-z]+", nil), ("a|b", "b|c", nil),
            ("true|false|x", "true|false", "shadowed"),
        ] as [(String, String, String?)])
    func order(_ first: String, _ second: String, _ code: String?) {
        let table = Self.table(["/{x: A}", "/{x: B}"], ["A": first, "B": second])
        #expect(table.problems().map(\.code) == (code.map { [$0] } ?? []))
    }

    @Test("A regular expression type ranks after literals and before a parameter without a type")
    func rank() throws {
        let router = try Router(Self.table(["/{x}", "/{x: Slug}", "/{x: Int}", "/a"], ["Slug": Self.slug]))
        #expect(router.route(for: "/a") == "/a" && router.route(for: "/b") == "/{x: Slug}")
        #expect(router.route(for: "/1") == "/{x: Slug}" && router.route(for: "/-1") == "/{x: Int}")
        #expect(router.route(for: "/A") == "/{x}")
    }

    @Test("A regular expression type respects case even if the policy ignores the case of literals")
    func folding() throws {
        var table = Self.table(["/{x: Slug}", "myapp://{x: Slug}/h"], ["Slug": "[a-z]+"])
        table.policy.isCaseInsensitive = true
        let router = try Router(table)
        #expect(router.route(for: "/a") != nil && router.route(for: "/A") == nil)
    }

    @Test(
        "A faulty regular expression is the only error of its table, with the faulty range",
        arguments: [
            ("[a-z", 0..<1, "'[' has no matching ']'; as text it is written '\\['"),
            (#"a\q"#, 1..<3, #"unknown escape '\q': leave the backslash out for literal text"#),
            ("ü(?:a", 2..<3, "'(' has no matching ')'; as text it is written '\\('"),
            ("a{1001}", 2..<6, "a number of repetitions is at most 1000"),
            ("[a&&b]", 0..<6, "no string matches"),
        ])
    func faults(_ expression: String, _ range: Range<Int>, _ reason: String) throws {
        let patterns = ["/{x: Bad}", "/{x: Good}", "/s?x={x: Bad = a}"]
        let problems = Self.table(patterns, ["Bad": expression, "Good": "a"]).problems()
        #expect(problems.map(\.code) == ["invalid-expression"])
        let problem = try #require(problems.first)
        #expect(problem.pattern == expression && problem.range == range && problem.severity == .error)
        #expect(problem.message == "invalid regular expression of the type 'Bad': " + reason)
        #expect(throws: RouteTableError.self) { try Router(Self.table(patterns, ["Bad": expression, "Good": "a"])) }
        #expect(!ParameterConstraint.matching(expression).accepts("a"))
        let error = #expect(throws: ExpressionProblem.self) { try ParameterConstraint(matching: expression) }
        #expect(error?.range == range && error?.message == reason)
    }

    @Test(
        "The error of a refused regular expression has a message in the common style",
        arguments: [
            "(", "[a", "a{2", ")", "+a", "a{x}", "a{3,2}", "a{2000}", String(repeating: "(", count: 200), "[é]", "[]",
            "a\\", #"\q"#, "[a&&b]", "^a", #"a\b"#, #"(a)\1"#, "(?!a)", "(?<n>a)", "a*?", "a*+", "(?i)a", #"\p{L}"#,
            "[[:alpha:]]",
        ])
    func sentences(_ expression: String) throws {
        let error = try #require(throws: ExpressionProblem.self) { try ParameterConstraint(matching: expression) }
        #expect(error.message.first?.isUppercase == false && !error.message.hasSuffix("."))
        #expect(error.message.count > 10 && error.description == error.message)
        let problem = try #require(Self.table([], ["T": expression]).problems().first)
        #expect(problem.message.hasSuffix(error.message) && problem.range == error.range)
    }

    @Test("Merged tables clash only if a type of one name matches different strings in each table")
    func merging() {
        for (other, code) in [("b|a", nil), ("a", "type-clash")] as [(String, String?)] {
            var table = Self.table(["/a/{x: T}"], ["T": "[ab]"])
            table.merge(Self.table(["/b/{x: T}"], ["T": other]))
            #expect(table.problems().map(\.code) == (code.map { [$0] } ?? []))
        }
    }
}

@Suite("Random regular expressions of types")
struct RandomExpressionTests {
    /// Returns a random regular expression of a few letters, and an equivalent one.
    private static func expression(_ random: inout SeededGenerator, depth: Int = 3) -> (String, String) {
        switch random.below(depth == 0 ? 4 : 9) {
        case 0: return random.pick([("a", "[a]"), ("b", "(?:b)"), ("é", "(é|é)"), ("[ab]", "a|b"), ("", "a{0}")])
        case 1: return random.pick([(#"\d"#, "[0-9]"), ("[^a]", "[^a&&a]"), (".", ".|b"), ("[a-c--b]", "[ac]")])
        case 2: return random.pick([("a?", "(|a)"), ("b+", "bb*"), ("[ab]{2}", "[ab][ab]"), ("1|2", "[1-2]")])
        case 3: return random.pick([(#"\w"#, "[A-Za-z0-9_]"), ("-", #"\-"#), ("日", "日{1}"), (#"\."#, "[.]")])
        case 4, 5:
            let (a, b) = (expression(&random, depth: depth - 1), expression(&random, depth: depth - 1))
            return ("(\(a.0))(\(b.0))", "(?:(\(a.1)))(\(b.1))")
        case 6:
            let (a, b) = (expression(&random, depth: depth - 1), expression(&random, depth: depth - 1))
            return ("\(a.0)|\(b.0)", "((\(b.1))|\(a.1))")
        case 7:
            let a = expression(&random, depth: depth - 1)
            return ("(\(a.0))*", "((\(a.1))+|)")
        default:
            let a = expression(&random, depth: depth - 1)
            return ("(\(a.0)){1,2}", "(\(a.1))(\(a.1))?")
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<random.below(5)).map { _ in random.pick(["a", "b", "c", "é", "1", "2", "-", ".", "日", "\n", "e\u{301}"]) }
            .joined()
    }

    @Test("A random regular expression matches like Swift's Regex and equals an equivalent spelling")
    func likeRegex() throws {
        var random = SeededGenerator(seed: 23)
        var taken = 0
        for _ in 0..<(Thoroughness.isFull ? 20_000 : 800) * Thoroughness.factor {
            let (first, second) = Self.expression(&random)
            let (one, other) = (ParameterConstraint.matching(first), ParameterConstraint.matching(second))
            guard !one.isFaulty, !other.isFaulty else { continue }
            guard case .matching(let a) = one.kind, case .matching(let b) = other.kind else { return }
            #expect(a == b && a.hashValue == b.hashValue && one.isSame(as: other), "'\(first)' and '\(second)'")
            let spelledOut = first.replacing(#"\d"#, with: "[0-9]").replacing(#"\w"#, with: "[A-Za-z0-9_]")
            let regex = try Regex(spelledOut).matchingSemantics(.unicodeScalar)
            for _ in 0..<8 {
                let text = Self.text(&random)
                let fits = text.wholeMatch(of: regex) != nil
                taken += fits ? 1 : 0
                #expect(one.accepts(text) == fits, "'\(text.debugDescription)' and '\(first)'")
                #expect(fits || !one.covers(.oneOf([text])))
            }
        }
        #expect(taken > 500)
    }

    @Test("A random regular expression that covers another matches every sampled string of the other")
    func covering() {
        var random = SeededGenerator(seed: 29)
        let texts = (0..<300).map { _ in Self.text(&random) }
        var covered = 0
        for _ in 0..<(Thoroughness.isFull ? 20_000 : 1_000) * Thoroughness.factor {
            let (first, second) = (Self.expression(&random).0, Self.expression(&random).0)
            let (a, b) = (ParameterConstraint.matching(first), ParameterConstraint.matching("(\(second))|\(first)"))
            #expect(b.covers(a), "'\(second)' or '\(first)'")
            let other = ParameterConstraint.matching(second)
            guard other.covers(a) else { continue }
            covered += 1
            for text in texts where a.accepts(text) {
                #expect(other.accepts(text), "'\(text)', '\(first)', '\(second)'")
            }
        }
        #expect(covered > 20)
    }
}
