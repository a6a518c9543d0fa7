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

    /// How many parts without a name have been read in other notations; they are named by their number.
    var unnamedParts = 0

    private var pairs: BracketPairs?

    init(_ text: String) { scanner = PatternScanner(text) }

    /// Reads the whole text.
    ///
    /// - Throws: ``PatternError`` with every problem. What is suggested for the only one has been read.
    mutating func pattern() throws(PatternError) -> RoutePattern {
        do throws(PatternError) {
            return try unmendedPattern()
        } catch {
            throw PatternError(text: error.text, problems: Mending(error).problems)
        }
    }

    /// Reads the whole text, with suggestions that nobody has tried.
    mutating func unmendedPattern() throws(PatternError) -> RoutePattern {
        let text = scanner.text
        if scanner.isAtEnd { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        scanner.skipLeadingSpace()
        skipMethod()
        let source = scanner.skipSource() ?? scanner.skipHostWithoutScheme()
        let path = path(hasSource: source != nil)
        let query = scanner.skip("?") || beginsQueryWithAmpersand() ? query() : []
        let fragment = scanner.skip("#") ? fragment() : nil
        let pattern = RoutePattern(
            text: text, source: source, path: path, query: query, fragment: fragment, places: places)
        return try scanner.checked(pattern) { $0.withSuggestion(from: scanner) }
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
        return scanner.bytes[(open + 1)...].firstIndex(where: ByteSet.bracketsAndEscape.contains).flatMap { offset in
            scanner.bytes[offset] == UInt8(ascii: "}") ? offset : nil
        }
    }
}

extension ByteSet {
    fileprivate static let bracketsAndEscape = ByteSet("{}[]()\\")
}
