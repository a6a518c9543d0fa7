/// A regular expression for the non-negative integers of a range, in their usual spelling.
struct IntegerExpression {
    /// The alternatives without parentheses or anchors, such as `[1-9]|[1-4][0-9]|50` for 1 to 50.
    let text: String

    init(_ range: ClosedRange<Int>) {
        let (least, most) = (max(0, range.lowerBound), range.upperBound)
        var parts: [String] = []
        var start = least
        while start <= most {
            // Each alternative covers the numbers with the same number of digits.
            let end = min(most, Self.last(withDigitsOf: start))
            parts.append(Self.expression(String(start), String(end)))
            if end == most { break }
            start = end + 1
        }
        text = Self.joined(parts)
    }

    private static func last(withDigitsOf number: Int) -> Int {
        Int(String(repeating: "9", count: String(number).count)) ?? .max
    }

    /// Returns an expression for the digit strings from `low` to `high`, which have the same length.
    private static func expression(_ low: String, _ high: String) -> String {
        guard let first = low.first?.wholeNumberValue, let last = high.first?.wholeNumberValue else { return "" }
        let (lowRest, highRest) = (String(low.dropFirst()), String(high.dropFirst()))
        let (zeros, nines) = (lowRest.map { _ in "0" }.joined(), lowRest.map { _ in "9" }.joined())
        if first == last { return "\(first)\(grouped(expression(lowRest, highRest)))" }
        var parts: [String] = []
        var (from, to) = (first, last)
        if lowRest != zeros {
            parts.append("\(first)\(grouped(expression(lowRest, nines)))")
            from += 1
        }
        if highRest != nines { to -= 1 }
        if from <= to { parts.append("[\(from)-\(to)]\(digits(lowRest.count))") }
        if highRest != nines { parts.append("\(last)\(grouped(expression(zeros, highRest)))") }
        return parts.joined(separator: "|")
    }

    private static func grouped(_ text: String) -> String { text.contains("|") ? "(\(text))" : text }

    private static func digits(_ count: Int) -> String { count == 0 ? "" : count == 1 ? "[0-9]" : "[0-9]{\(count)}" }

    private static func joined(_ parts: [String]) -> String {
        let full = parts.enumerated().dropFirst().prefix { $0.element == "[1-9]\(digits($0.offset))" }.count
        guard full > 0, let first = parts.first, ["[0-9]", "[1-9]"].contains(first) else {
            return parts.joined(separator: "|")
        }
        let whole = (first == "[0-9]" ? "0|" : "") + "[1-9][0-9]{0,\(full)}"
        return ([whole] + parts.dropFirst(full + 1)).joined(separator: "|")
    }
}
