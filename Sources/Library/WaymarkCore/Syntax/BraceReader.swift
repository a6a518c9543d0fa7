/// A parser of ``BraceSyntax``. After an error it assumes the likely meaning and continues, to find every problem.
struct BraceReader {
    var scanner: PatternScanner
    var parameterRanges: [ParameterRanges] = []
    var depth = 0
    /// `true` after an unclosed `(` was reported. A later `|` can belong to it, so it is not reported.
    var hasUnclosedAlternatives = false

    /// The number of unnamed parameters in other notations so far, such as `(\d+)`. They are named `0`, `1` and so on.
    var unnamedParts = 0

    /// `true` if the pattern has a scheme or a query, unlike a file name of Remix such as `users.$id`.
    lazy var isLink = scanner.bytes.contains(where: ByteSet(":?").contains)

    private var pairs: BracketPairs?

    init(_ text: String) { scanner = PatternScanner(text) }

    /// Parses the pattern. If there are problems, verifies their suggestions by parsing the corrected pattern.
    mutating func pattern() throws(PatternError) -> RoutePattern {
        do throws(PatternError) {
            return try unverifiedPattern()
        } catch {
            throw PatternError(text: error.text, problems: error.verifiedProblems)
        }
    }

    mutating func unverifiedPattern() throws(PatternError) -> RoutePattern {
        let text = scanner.text
        if scanner.isAtEnd { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        scanner.skipLeadingSpace()
        skipQuotes()
        skipMethod()
        let source = scanner.skipSource() ?? scanner.skipHostWithoutScheme()
        let path = path(from: source)
        let query = scanner.skip("?") || beginsQueryWithAmpersand() ? query() : []
        let fragment = scanner.skip("#") ? fragment() : nil
        let pattern = RoutePattern(
            text: text, source: source, path: path, query: query, fragment: fragment, parameterRanges: parameterRanges)
        return try scanner.checked(pattern) { $0.withSuggestion(from: scanner) }
    }

    /// Returns the offset of the bracket that closes the one at `open`, or `nil`. The next `}` closes most braces, so
    /// the table of bracket pairs is built on demand.
    mutating func closer(of open: Int) -> Int? {
        if scanner.bytes[open] == UInt8(ascii: "{"), let near = nearCloser(of: open) { return near }
        if pairs == nil { pairs = BracketPairs(scanner.bytes) }
        return pairs?[open]
    }

    private func nearCloser(of open: Int) -> Int? {
        guard pairs == nil else { return nil }
        return scanner.bytes[(open + 1)...].firstIndex(where: ByteSet.bracketsAndEscape.contains).flatMap { offset in
            scanner.bytes[offset] == UInt8(ascii: "}") ? offset : nil
        }
    }
}

extension ByteSet {
    fileprivate static let bracketsAndEscape = ByteSet("{}[]()\\")
}
