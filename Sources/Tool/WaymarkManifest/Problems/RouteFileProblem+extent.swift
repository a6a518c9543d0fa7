import WaymarkCore

extension RouteFileProblem {
    /// The part of the file that a problem covers, if the file contains the affected value without escapes.
    package struct Extent: Sendable, Hashable {
        /// The length of the affected part of the file in Unicode scalars; 0 for a position between two scalars.
        package var length: Int

        /// The correct string to write instead of the affected part; `nil` if unknown.
        package var replacement: String?

        /// `true` if the corrected pattern begins like a list or mapping of YAML, and must be put in quotes.
        package var needsQuotes = false
    }
}

extension RouteFileProblem.Extent {
    /// - Returns: `nil` if the problem is about no key, value or pattern, or the file spells that string with escapes.
    init?(_ problem: RouteFileProblem.Kind, in source: SourceText, at place: Place, suggestion: String?) {
        if let problem = problem.routeProblem {
            self.init(problem, in: source, at: place)
        } else if let text = problem.text, let quote = source.quote(around: text, at: place) {
            // Patterns contain the type name, too, so a replacement in the declaration alone would be wrong.
            let correct = problem.code == "invalid-name-of-type" ? nil : suggestion
            self.init(
                length: text.unicodeScalars.count + 2 * quote.count, replacement: correct.map { quote + $0 + quote })
        } else {
            return nil
        }
    }

    /// Creates the extent of a problem in a pattern; `nil` if the pattern is not at this position, or contains escapes.
    private init?(_ problem: RouteProblem, in source: SourceText, at place: Place) {
        let pattern = Array(problem.pattern.utf8)
        guard problem.range.upperBound <= pattern.count else { return nil }
        let start = source.offset(of: place) - problem.range.lowerBound
        guard start >= 0, source.bytes.dropFirst(start).starts(with: pattern) else { return nil }
        let quote = start > 0 ? source.bytes[start - 1] : 0
        guard Self.isSafe(problem.pattern, behind: quote) else { return nil }
        let isPlain = !"'\"".utf8.contains(quote)
        needsQuotes = isPlain && problem.range.lowerBound == 0 && problem.suggestion?.first.map("[{".contains) == true
        length = String(decoding: pattern[problem.range], as: UTF8.self).unicodeScalars.count
        replacement = problem.suggestion.flatMap { Self.isSafe($0, behind: quote) ? $0 : nil }
        if needsQuotes {
            let isWhole = problem.range.count == pattern.count
            replacement = replacement.flatMap { isWhole && !$0.contains("'") ? "'\($0)'" : nil }
        }
    }

    /// Returns `true` if a string needs no escape within the given quotes, or without quotes.
    fileprivate static func isSafe(_ text: String, behind quote: UInt8) -> Bool {
        switch quote {
        case UInt8(ascii: "'"): !text.contains("'")
        case UInt8(ascii: "\""): !text.contains(where: { "\"\\".contains($0) })
        default: !text.contains(" #") && !text.contains("\n")
        }
    }
}

extension SourceText {
    /// Returns the quote around a string at a position: `'`, `"` or none; `nil` if the file has another string there.
    fileprivate func quote(around text: String, at place: Place) -> String? {
        let line = bytes[offset(of: place)..<max(offset(of: place), range(ofLine: place.line).upperBound)]
        let mark = line.first.flatMap { "'\"".utf8.contains($0) ? $0 : nil }
        let quote = mark.map { String(decoding: [$0], as: UTF8.self) } ?? ""
        guard !text.isEmpty, RouteFileProblem.Extent.isSafe(text, behind: mark ?? 0) else { return nil }
        return line.starts(with: (quote + text + quote).utf8) ? quote : nil
    }
}
