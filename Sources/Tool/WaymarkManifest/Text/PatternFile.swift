package import WaymarkCore
import WaymarkExplain

/// A text file with one pattern per line.
package struct PatternFile: Sendable {
    package let path: String
    package let patterns: [Located<String>]
    private let source: SourceText

    /// Reads a file of at most 8 MiB. Skips blank lines, white space around patterns, and comments (`# text`).
    package init(contentsOf path: String) throws(RouteFileError) {
        let source = try SourceText.checked(FileContents.read(path, limit: DocumentLimits.bytes), file: path)
        (self.path, self.source) = (path, source)
        patterns = source.bytes.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
            let text = String(decoding: line, as: UTF8.self)
            var pattern = text.drop(while: \.isWhitespace)
            let offset = line.startIndex + text.utf8.count - pattern.utf8.count
            if let comment = pattern.firstMatch(of: /(?:^|\s)#+(?:\s.*)?$/) {
                pattern = pattern[..<comment.range.lowerBound]
            }
            while pattern.last?.isWhitespace ?? false { pattern.removeLast() }
            return pattern.isEmpty ? nil : Located(String(pattern), at: source.place(at: offset))
        }
    }

    package func problem(_ problem: RouteProblem, in pattern: Located<String>) -> RouteFileProblem {
        RouteFileProblem(
            .pattern(problem), file: path, source: source,
            at: Place(line: pattern.line, column: pattern.column + problem.column - 1), suggestion: problem.suggestion)
    }
}
