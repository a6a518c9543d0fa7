import TestSupport
import Testing

@testable import WaymarkLanguages

@Suite("Regular expressions")
struct ExpressionTests {
    static let taken: [(expression: String, fits: [String], misfits: [String])] = [
        ("", [""], ["a"]),
        ("abc", ["abc"], ["", "ab", "abcd", "ABC"]),
        ("a|bc|", ["a", "bc", ""], ["abc", "b"]),
        ("[a-z0-9]+(-[a-z0-9]+)*", ["a", "a-b", "news-2026-11"], ["", "-a", "a-", "a--b", "A"]),
        ("[A-Z]{2}[0-9]{3,5}", ["AB123", "AB12345"], ["AB12", "AB123456", "ab123"]),
        ("(?:ab){2,}", ["abab", "ababab"], ["ab", "aba"]),
        ("x{0}y?", ["", "y"], ["x", "yy"]),
        ("[^/]+", ["a", "é", "日本", "\n"], ["", "/", "a/b"]),
        (".", ["a", "é", "🙂"], ["", "\n", "\u{85}", "\u{2028}", "e\u{301}"]),
        (#"\d+\.\d{2}"#, ["1.00"], ["1.0", "١.00"]),
        (#"[\w&&[^\d_]]+"#, ["abc"], ["a1", "a_b"]),
        ("[a-z--[aeiou]]+", ["bcd"], ["bad"]),
        ("[a-e~~c-g]+", ["abfg"], ["c", "d"]),
        (#"[\]\-\\^]+"#, ["]-\\^"], ["a"]),
        ("[-a]+", ["-a"], ["b"]), ("[a-]+", ["-a"], ["b"]),
        ("naïve|日本", ["naïve", "日本"], ["naive"]),
        (#"\(\)\[\]\{\}\*\+\?\.\|\^\$\/"#, ["()[]{}*+?.|^$/"], []),
        ("((a|b)*c){1,3}", ["c", "abcc", "acbcc"], ["", "cccc", "ab"]),
    ]

    @Test("A regular expression matches the expected strings as a whole and no others", arguments: taken)
    func whatIsTaken(fact: (expression: String, fits: [String], misfits: [String])) throws {
        let automaton = try Expression(fact.expression).automaton
        for text in fact.fits { #expect(automaton.accepts(text.utf8), "'\(text)' fits '\(fact.expression)'") }
        for text in fact.misfits { #expect(!automaton.accepts(text.utf8), "'\(text)' misfits '\(fact.expression)'") }
    }

    static let refused: [(expression: String, kind: ExpressionProblem.Kind, range: Range<Int>)] = [
        ("a(b", .unclosed("("), 1..<2), ("é[b", .unclosed("["), 2..<3), ("a{2", .unclosed("{"), 1..<3),
        ("a)", .unopened(")"), 1..<2), ("a]", .unopened("]"), 1..<2), ("a}", .unopened("}"), 1..<2),
        ("*a", .nothingToRepeat, 0..<1), ("(+)", .nothingToRepeat, 1..<2), ("a**", .nothingToRepeat, 2..<3),
        ("a{x}", .invalidCount, 1..<3), ("a{,3}", .invalidCount, 1..<3), ("a{3;}", .invalidCount, 1..<4),
        ("a{5,3}", .reversed, 1..<6), ("[z-a]", .reversed, 1..<4), (#"[a-\d]"#, .reversed, 1..<5),
        ("a{1001}", .tooManyRepetitions(limit: 1_000), 2..<6),
        ("[é]", .classBeyondASCII("é"), 1..<3), ("[a-é]", .classBeyondASCII("é"), 1..<5),
        ("[]", .emptyClass, 0..<2), ("[a&&]", .emptyClass, 0..<5),
        (#"\"#, .unknownEscape(nil), 0..<1), (#"a\q"#, .unknownEscape("q"), 1..<3),
        ("/[0-9]+/", .unsupported(.delimiters), 0..<8), ("/a/i", .unsupported(.delimiters), 0..<4),
        ("^a", .unsupported(.anchor), 0..<1), ("a$", .unsupported(.anchor), 1..<2),
        (#"\Aa"#, .unsupported(.anchor), 0..<2), (#"a\b"#, .unsupported(.wordBoundary), 1..<3),
        (#"(a)\1"#, .unsupported(.backreference), 3..<5),
        ("(?=a)", .unsupported(.lookAround), 0..<3), ("(?<!a)", .unsupported(.lookAround), 0..<3),
        ("(?<n>a)", .unsupported(.namedGroup), 0..<3), ("(?>a)", .unsupported(.possessiveRepetition), 0..<3),
        ("(?i)a", .unsupported(.option), 0..<3), ("a*?", .unsupported(.reluctantRepetition), 1..<3),
        ("a{2}+", .unsupported(.possessiveRepetition), 1..<5), (#"\p{L}"#, .unsupported(.unicodeProperty), 0..<2),
        ("[[:alpha:]]", .unsupported(.posixClass), 1..<3),
        ("[a&&b]", .nothingFits, 0..<6), ("(.*a.{1000}){9}", .tooManyStates(limit: 4_096), 0..<15),
    ]

    @Test("A faulty regular expression is refused with the kind and range of the fault", arguments: refused)
    func whatIsRefused(fact: (expression: String, kind: ExpressionProblem.Kind, range: Range<Int>)) {
        #expect(throws: ExpressionProblem(kind: fact.kind, range: fact.range), "\(fact.expression)") {
            _ = try Expression(fact.expression)
        }
    }

    @Test("A random expression is parsed, or refused with a range inside the expression")
    func anyText() {
        var generator = SeededGenerator(seed: 7)
        let pieces = ["(", ")", "[", "]", "{", "}", "a", "é", "-", "&&", "--", "\\", "^", "|", "*", "1", ",", "?", ":"]
        for _ in 0..<20_000 * Thoroughness.factor {
            let text = (0..<generator.below(12)).map { _ in generator.pick(pieces) }.joined()
            do throws(ExpressionProblem) {
                _ = try Expression(text)
            } catch {
                #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text)")
            }
        }
        #expect(throws: ExpressionProblem.self) { try Expression(String(repeating: "(", count: 100_000)) }
        #expect(throws: ExpressionProblem.self) { try Expression(String(repeating: "[", count: 100_000)) }
    }

    /// Returns the expression with its classes spelled out. With ASCII classes and scalar semantics, Swift 6.3 finds no end
    /// of `\w` in `6ڜ`.
    private static func spellingOut(_ expression: String) -> String {
        let classes = [
            (#"\d"#, "[0-9]"), (#"\D"#, "[^0-9]"), (#"\w"#, "[A-Za-z0-9_]"), (#"\W"#, "[^A-Za-z0-9_]"),
            (#"\s"#, #"[ \t\n\r\u{B}\f]"#), (#"\S"#, #"[^ \t\n\r\u{B}\f]"#),
        ]
        return classes.reduce(expression) { $0.replacing($1.0, with: $1.1) }
    }

    @Test("A random expression matches the same strings as Swift's Regex, by Unicode scalars")
    func likeRegex() throws {
        var generator = SeededGenerator(seed: 11)
        var (compared, taken) = (0, 0)
        for _ in 0..<(Thoroughness.isFull ? 4_000 : 400) * Thoroughness.factor {
            var writer = ExpressionWriter(generator: generator)
            let text = writer.alternatives(depth: 3)
            generator = writer.generator
            guard let expression = try? Expression(text) else { continue }
            let regex = try Regex(Self.spellingOut(text)).matchingSemantics(.unicodeScalar)
            for _ in 0..<12 {
                let candidate = generator.once(in: 2) ? writer.text() : expression.text(&generator)
                writer.generator = generator
                guard let candidate else { continue }
                compared += 1
                let fits = candidate.wholeMatch(of: regex) != nil
                taken += fits ? 1 : 0
                #expect(
                    expression.automaton.accepts(candidate.utf8) == fits,
                    "'\(candidate.debugDescription)' and '\(text)'")
            }
        }
        print("\(compared) texts compared, of which \(taken) fit")
        #expect(taken > compared / 4)
    }
}

/// Writes random regular expressions.
private struct ExpressionWriter {
    var generator: SeededGenerator
    static let letters = ["a", "b", "c", "0", "1", "-", "_", " ", "é", "\u{301}", "日", "🙂", "/", "\n"]

    mutating func alternatives(depth: Int) -> String {
        (0...generator.below(generator.once(in: 3) ? 3 : 1)).map { _ in sequence(depth: depth) }.joined(separator: "|")
    }

    private mutating func sequence(depth: Int) -> String {
        (0..<generator.below(4)).map { _ in atom(depth: depth) + repetition() }.joined()
    }

    private mutating func repetition() -> String {
        generator.once(in: 2) ? generator.pick(["*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}", "{0}"]) : ""
    }

    private mutating func atom(depth: Int) -> String {
        switch generator.below(depth > 0 ? 8 : 5) {
        case 0: return "."
        case 1: return generator.pick([#"\d"#, #"\w"#, #"\s"#, #"\D"#, #"\W"#, #"\S"#, #"\n"#, #"\."#, #"\-"#])
        case 2: return set(depth: depth)
        case 5, 6: return (generator.once(in: 2) ? "(" : "(?:") + alternatives(depth: depth - 1) + ")"
        default: return generator.pick(Self.letters.filter { $0 != "\u{301}" })
        }
    }

    private mutating func set(depth: Int) -> String {
        var text = "[" + (generator.once(in: 3) ? "^" : "") + members(depth: depth)
        if generator.once(in: 3) { text += generator.pick(["&&", "--", "~~"]) + members(depth: depth) }
        return text + "]"
    }

    private mutating func members(depth: Int) -> String {
        (0...generator.below(3)).map { _ in
            switch generator.below(depth > 0 ? 5 : 4) {
            case 0: return generator.pick(["a-c", "0-9", "b-z", "A-Z"])
            case 1: return generator.pick([#"\d"#, #"\w"#, #"\s"#, #"\W"#])
            case 4: return set(depth: depth - 1)
            default: return generator.pick(["a", "b", "c", "0", "_", " ", "/"])
            }
        }.joined()
    }

    mutating func text() -> String? { (0..<generator.below(6)).map { _ in generator.pick(Self.letters) }.joined() }
}

extension Expression {
    /// Returns a random string that matches; `nil` if the search finds none.
    fileprivate func text(_ generator: inout SeededGenerator) -> String? {
        let width = automaton.steps.count / automaton.stateCount
        var (state, bytes) = (Int(automaton.start), [UInt8]())
        while bytes.count < 24 {
            if automaton.ends[state], generator.once(in: 3) { return String(validating: bytes, as: UTF8.self) }
            let next = (UInt8.min...UInt8.max).filter { byte in
                automaton.steps[state * width + Int(automaton.groups[Int(byte)])] != 0
            }
            if next.isEmpty { break }
            let byte = generator.pick(next)
            bytes.append(byte)
            state = Int(automaton.steps[state * width + Int(automaton.groups[Int(byte)])])
        }
        return automaton.ends[state] ? String(validating: bytes, as: UTF8.self) : nil
    }
}
