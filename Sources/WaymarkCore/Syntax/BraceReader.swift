/// Reads a pattern in the native syntax, from the left to the right and without giving up: what is wrong is reported,
/// and read as what was most likely meant, so that one pass finds every problem.
struct BraceReader {
    var scanner: PatternScanner
    /// Where the parameters stand that have been read.
    var places: [ParameterPlace] = []
    /// How many groups are open.
    var depth = 0
    /// Whether a `(` without its `)` has been reported, so that a `|` may belong to it.
    var hasUnclosedAlternatives = false

    private var pairs: BracketPairs?

    init(_ text: String) { scanner = PatternScanner(text) }

    /// Reads the whole text.
    mutating func pattern() throws(PatternError) -> RoutePattern {
        let text = scanner.text
        if scanner.isAtEnd { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        skipLeadingSpace()
        let source = scanner.skipSource()
        let path = path(hasSource: source != nil)
        let query = scanner.skip("?") ? query() : []
        let fragment = scanner.skip("#") ? fragment() : nil
        let pattern = RoutePattern(
            text: text, source: source, path: path, query: query, fragment: fragment, places: places)
        let problems = scanner.problems + structuralProblems(of: pattern)
        guard problems.isEmpty else { throw PatternError(text: text, problems: problems.inOrderOfPlace) }
        return pattern
    }

    private mutating func skipLeadingSpace() {
        let range = scanner.skip(while: \.isInvisible)
        if !range.isEmpty { scanner.report(.text(.whiteSpace), at: range, suggestion: "") }
    }

    /// What is wrong with the pattern as it was read, apart from what has been reported: a repaired place is not blamed
    /// for its repair.
    private func structuralProblems(of pattern: RoutePattern) -> [RouteProblem] {
        let repaired = scanner.problems.filter { !$0.kind.marksRestOfPath }.map(\.range)
        return pattern.structuralProblems()
            .filter { problem in !repaired.contains { $0.overlaps(problem.range) } }
            .map { $0.withSuggestion(from: scanner) }
    }

    /// Where the bracket at an offset is closed. Most braces hold no bracket and no escape, and are closed by the next
    /// one; the table of all pairs is made when it is asked for.
    mutating func closer(of open: Int) -> Int? {
        if scanner.bytes[open] == UInt8(ascii: "{"), let near = nearCloser(of: open) { return near }
        if pairs == nil { pairs = BracketPairs(scanner.bytes) }
        return pairs?[open]
    }

    private func nearCloser(of open: Int) -> Int? {
        guard pairs == nil else { return nil }
        for (offset, byte) in zip((open + 1)..., scanner.bytes[(open + 1)...]) {
            switch Unicode.Scalar(byte) {
            case "}": return offset
            case "{", "[", "]", "(", ")", "\\": return nil
            default: continue
            }
        }
        return nil
    }
}

extension [RouteProblem] {
    /// The problems from the left to the right; at one place in the order found.
    var inOrderOfPlace: [RouteProblem] {
        enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
    }
}

extension RouteProblem.Kind {
    /// Whether the place of the problem goes to the end of the path, whatever stands there.
    fileprivate var marksRestOfPath: Bool {
        switch self {
        case .path(.missingSlash), .text(.unclosedBracket), .text(.unclosedParenthesis): true
        default: false
        }
    }
}
