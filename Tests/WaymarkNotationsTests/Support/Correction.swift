import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkProofs

/// A link for which a library has an error that Waymark does not reproduce, or for which the data has no case.
struct Correction: Sendable, CustomTestStringConvertible {
    let patterns: [String]
    let link: String
    /// The index of the pattern that matches the link, and its captures; `nil` if none matches.
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

/// A string that is not a valid pattern of a notation, with the code, the text and the suggestion of each problem.
struct Mistake: Sendable, CustomTestStringConvertible {
    struct Problem: Hashable, Sendable {
        var code: String
        var part: String
        var suggestion: String?
    }

    let text: String
    let problems: [Problem]

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

func problemCodes(of pattern: String, in notation: Notation) -> [String] {
    var table = RouteTable<Int>(notation)
    table.add(pattern, syntax: notation.syntax, to: 0)
    return table.problems().map(\.code)
}
