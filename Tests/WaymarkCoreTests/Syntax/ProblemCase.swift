import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A string that is not a valid pattern, and its problems: the line with the caret, the code and the suggestion of
/// each one.
struct ProblemCase: CustomTestStringConvertible, Sendable {
    struct Expected: Hashable, Sendable {
        let place: String
        let code: String
        let suggestion: String?
    }

    let text: String
    let expected: [Expected]

    /// Creates a case with one problem.
    init(_ text: String, _ place: String, _ code: String, _ suggestion: String? = nil) {
        self.init(text, [(place, code, suggestion)])
    }

    init(_ text: String, _ expected: [(place: String, code: String, suggestion: String?)]) {
        self.text = text
        self.expected = expected.map { Expected(place: $0.place, code: $0.code, suggestion: $0.suggestion) }
    }

    var testDescription: String { text }
}

extension ProblemCase.Expected {
    /// Creates the expectation that a problem meets, with the caret as printed below the pattern.
    init(_ problem: RouteProblem) {
        place = String(problem.caret.dropFirst(2))
        code = problem.code
        suggestion = problem.suggestion
    }
}

extension RouteProblem {
    /// The line of the description that marks the range.
    var caret: String {
        description.split(separator: "\n").first { $0.contains("^") && $0.allSatisfy { " ^~".contains($0) } }.map(
            String.init) ?? ""
    }

    /// The pattern with the suggestion applied.
    var repaired: String? {
        guard let suggestion else { return nil }
        let bytes = Array(pattern.utf8)
        return String(
            decoding: bytes[..<range.lowerBound] + Array(suggestion.utf8) + bytes[range.upperBound...], as: UTF8.self)
    }
}

/// Returns the problems of a string; none if it is a valid pattern.
func problems(of text: String) -> [RouteProblem] {
    do {
        _ = try RoutePattern(text)
        return []
    } catch {
        return error.problems
    }
}
