extension RouteProblem {
    /// Returns the problem with a correct replacement in the native syntax, if one follows from the string.
    func withSuggestion(from scanner: PatternScanner) -> RouteProblem {
        var copy = self
        let text = scanner.string(range)
        let before = scanner.ascii(at: range.lowerBound - 1)
        let after = scanner.scalar(at: range.upperBound)
        guard case .path(let problem) = kind else { return self }
        switch problem {
        case .missingSlash, .adjacentParameters: copy.suggestion = "/" + text
        case .emptySegment where before == "/":
            copy.range = (range.lowerBound - 1)..<range.upperBound
            copy.suggestion = "/"
        case .dotSegment where text == "." && before == "/":
            copy.range = (range.lowerBound - 1)..<range.upperBound
            copy.suggestion = range.count + 1 == scanner.end ? "/" : ""
        case .gluedWildcard where ![before, after].contains { $0?.isIn(ByteSet("{}[]()")) == true }:
            copy.suggestion = "{: String}"
        case .gluedCatchAll:
            let isBoundary = { (scalar: Unicode.Scalar?) in scalar?.isIn(ByteSet("/[]()|?#")) ?? true }
            copy.suggestion = (isBoundary(before) ? "" : "/") + text + (isBoundary(after) ? "" : "/")
        case .adjacentCatchAlls: copy.mergeCatchAlls(in: scanner)
        case .emptySegment, .dotSegment, .gluedWildcard, .unknownWildcard, .emptyGroup, .emptyAlternative,
            .singleAlternative, .queryInGroup:
            break
        }
        return copy
    }

    /// Suggests one catch-all that is equivalent to two adjacent ones, such as `**+` for `**/**+`.
    private mutating func mergeCatchAlls(in scanner: PatternScanner) {
        let merged: String
        switch scanner.string(range) {
        case "**/**": merged = "**"
        case "**+/**", "**/**+": merged = "**+"
        default: return
        }
        let hasSlash = scanner.ascii(at: range.lowerBound - 1) == "/"
        range = (hasSlash ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound
        suggestion = (hasSlash ? "/" : "") + merged
    }
}
