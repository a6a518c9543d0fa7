extension PatternError {
    /// The problems, without a suggestion that results in an invalid pattern. If the resulting pattern has one problem
    /// with a suggestion, both are combined: `{id: Optional<Int>}` becomes `{id: Int?}`, and in a path `[/{id: Int}]`.
    var verifiedProblems: [RouteProblem] {
        guard problems.count == 1, var problem = problems.first else { return combinedProblems }
        guard problem.suggestion != nil else { return problems }
        let bytes = Array(text.utf8)
        for _ in 0..<4 {
            let others = Self.problems(of: String(decoding: problem.corrected(bytes), as: UTF8.self))
            if others.isEmpty { return [problem] }
            guard others.count == 1, others[0].suggestion != nil else { break }
            problem.follow(with: others[0], of: bytes)
        }
        problem.suggestion = nil
        return [problem]
    }

    /// The problems; the last one has the pattern with all suggestions applied as `correctedPattern`, if that is valid.
    private var combinedProblems: [RouteProblem] {
        var (text, found) = (text, problems)
        for _ in 0..<4 where found.contains(where: { $0.suggestion != nil }) {
            let bytes = Array(text.utf8)
            guard let corrected = found.corrected(bytes, in: bytes.indices) else { return problems }
            (text, found) = (corrected, Self.problems(of: corrected))
            if found.isEmpty {
                var copy = problems
                copy[copy.count - 1].correctedPattern = corrected
                return copy
            }
            // Does not apply a suggested slash between adjacent parameters, which would change the matched links.
            if found.contains(where: { $0.kind == .path(.adjacentParameters) }) { return problems }
        }
        return problems
    }

    private static func problems(of text: String) -> [RouteProblem] {
        var reader = BraceReader(text)
        do throws(PatternError) {
            _ = try reader.unverifiedPattern()
            return []
        } catch {
            return error.problems
        }
    }
}

extension PatternError {
    /// The pattern with all suggestions applied; `nil` if it is still invalid.
    package var correctedPattern: RoutePattern? {
        let bytes = Array(text.utf8)
        let corrected = problems.last?.correctedPattern ?? problems.corrected(bytes, in: bytes.indices)
        return corrected.flatMap { try? RoutePattern($0) }
    }
}

extension [RouteProblem] {
    /// Returns a range of a pattern with the suggestions of its problems applied; `nil` if two ranges overlap.
    func corrected(_ pattern: [UInt8], in range: Range<Int>) -> String? {
        var corrected: [UInt8] = []
        var offset = range.lowerBound
        for problem in self {
            guard let suggestion = problem.suggestion else { continue }
            guard problem.range.lowerBound >= offset else { return nil }
            corrected += pattern[offset..<problem.range.lowerBound]
            corrected += suggestion.utf8
            offset = problem.range.upperBound
        }
        return String(decoding: corrected + pattern[offset..<range.upperBound], as: UTF8.self)
    }
}

extension RouteProblem {
    /// Returns the problem with a suggested replacement, if one is known.
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
            // At the start of a segment, `.*` is probably a regular expression, so its dot is replaced too. `*name` is
            // not replaced, because it can be a parameter of another notation.
            if before == ".", scanner.ascii(at: range.lowerBound - 2) == "/" {
                copy.range = (range.lowerBound - 1)..<range.upperBound
            } else if after == ":" || after?.startsName == true,
                before?.isIn(ByteSet.marksBeforeColon.union(ByteSet("/"))) == true
            {
                return self
            }
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

    var isMended: Bool {
        (try? RoutePattern(String(decoding: corrected(Array(pattern.utf8)), as: UTF8.self))) != nil
    }

    fileprivate func corrected(_ bytes: [UInt8]) -> [UInt8] {
        bytes[..<range.lowerBound] + Array((suggestion ?? "").utf8) + bytes[range.upperBound...]
    }

    /// Adds the suggestion of `next`, a problem in the pattern that results from this suggestion.
    fileprivate mutating func follow(with next: RouteProblem, of bytes: [UInt8]) {
        let first = corrected(bytes)
        let last = next.corrected(first)
        let (start, end) = (range.lowerBound, range.lowerBound + (suggestion ?? "").utf8.count)
        let growth = end - range.upperBound
        let lower = min(range.lowerBound, next.range.lowerBound < start ? next.range.lowerBound : start)
        let upper = max(
            range.upperBound, next.range.upperBound > end ? next.range.upperBound - growth : range.upperBound)
        suggestion = String(decoding: last[lower..<(upper + last.count - bytes.count)], as: UTF8.self)
        foundRange = foundRange ?? range
        range = lower..<upper
    }
}
