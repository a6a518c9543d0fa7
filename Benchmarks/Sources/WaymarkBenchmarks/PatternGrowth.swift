import WaymarkCore

/// Measures how the time to parse a pattern grows with its length. Most of the patterns have many syntax errors.
enum PatternGrowth {
    /// The strings that are repeated: unclosed starts of every construct, and syntax of other notations.
    private static let pieces = [
        "{", "[", "(", "}", "]", ")", "/[", "/(a|", "[(", "{a", "{a/", "/{a", "/a|b", "/:a", "/<a", "/{a}", "/{a}-",
        "{a: [", "a?(", "?(a&",
        "/x?a={", "&a=(", "/a/[b]", "[/{a}]", "%", "%41", "\\", "/\\a", "\"", " ", "é", "\u{301}", "/**", "*", "+",
        "#", "?&", "/(a|b)", "=", "https://[",
        "a?(b|", "a={b}&(", "/{x: a|", "/{x = a ", "-:a", "$a/", "/$", "[a", "[[a]]", "(\\d", "(?<a>", "{{",
        "{{a}}", "%s",
        "\\(", "&a=", "{a<", "{?a", "?a", "[a]=", "{a: \"b\"|", "{a: Int|", "{a,", "/...", "{/:a", "=[a]",
    ]

    /// Parsing sixteen times the length should take 16 times as long. `bound` excludes quadratic growth: 256 times.
    private static let lengths = (short: 250, long: 4_000), bound = 64.0

    /// Prints the strings whose parse time grows most. Returns the number of strings that exceed `bound`.
    static func check() -> Int {
        let growths = pieces.map { ($0, growth(of: $0)) }.sorted { $0.1 > $1.1 }
        for (piece, growth) in growths.prefix(3) { print("\(piece) × 16: \(Int(growth)) times as long") }
        let tooFast = growths.filter { $0.1 > bound }
        print("\(growths.count - tooFast.count) of \(growths.count) patterns grow as their text does")
        return tooFast.count
    }

    private static func growth(of piece: String) -> Double {
        _ = time(piece, count: 10)
        let short = (0..<5).map { _ in time(piece, count: lengths.short) }.min() ?? 1
        let long = (0..<3).map { _ in time(piece, count: lengths.long) }.min() ?? 1
        return long / max(short, 1)
    }

    private static func time(_ piece: String, count: Int) -> Double {
        let repeated = String(repeating: piece, count: count)
        let text = "/" + repeated + "?x=1&" + repeated
        return nanoseconds { _ = try? RoutePattern(text) }
    }
}
