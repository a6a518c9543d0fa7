import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkProofs

/// What a table says about a link where a library did something that is not to be repeated, or where the data is
/// silent.
struct Correction: Sendable, CustomTestStringConvertible {
    let patterns: [String]
    let link: String
    /// The number of the pattern that takes the link, and what it captures; `nil` if none does.
    let route: Int?
    let captures: [String: CaptureValue]

    init(_ pattern: String, _ link: String, _ captures: [String: CaptureValue]?) {
        self.init([pattern], link, captures.map { _ in 0 }, captures ?? [:])
    }

    init(_ patterns: [String], _ link: String, _ route: Int?, _ captures: [String: CaptureValue] = [:]) {
        (self.patterns, self.link, self.route, self.captures) = (patterns, link, route, captures)
    }

    var testDescription: String { patterns.joined(separator: " ; ") + " on " + link }

    func run(in notation: Notation) throws {
        for pattern in patterns { _ = try RoutePattern(pattern, syntax: notation.syntax) }
        let answer = Answer(of: patterns.map { [$0] }, in: notation, to: link)
        #expect(answer.route == route)
        #expect(answer.captures == captures)
    }
}

/// A text that is no pattern of a notation: the code of each problem, the part of the text, and what is suggested.
struct Mistake: Sendable, CustomTestStringConvertible {
    struct Problem: Hashable, Sendable {
        var code: String
        var part: String
        var suggestion: String?
    }

    let text: String
    let problems: [Problem]

    /// A text with one problem.
    init(_ text: String, _ code: String, _ part: String, _ suggestion: String? = nil) {
        self.init(text, [(code, part, suggestion)])
    }

    init(_ text: String, _ problems: [(code: String, part: String, suggestion: String?)]) {
        self.text = text
        self.problems = problems.map { Problem(code: $0.code, part: $0.part, suggestion: $0.suggestion) }
    }

    var testDescription: String { text }

    func run(in notation: Notation) {
        do {
            let pattern = try RoutePattern(text, syntax: notation.syntax)
            Issue.record("'\(text)' was read as '\(pattern)'")
        } catch {
            let bytes = Array(text.utf8)
            #expect(
                problems
                    == error.problems.map {
                        Problem(
                            code: $0.code, part: String(decoding: bytes[$0.range], as: UTF8.self),
                            suggestion: $0.suggestion)
                    })
        }
    }
}

/// The codes of everything that is wrong with a table of one pattern.
func problemCodes(of pattern: String, in notation: Notation) -> [String] {
    var table = RouteTable<Int>(notation)
    table.add(pattern, syntax: notation.syntax, to: 0)
    return table.problems().map(\.code)
}
