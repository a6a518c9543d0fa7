/// A verification of the suggestion for a pattern's only problem: a suggestion with an invalid result is removed.
///
/// If the result has one problem with a suggestion, both are combined: `{id: Optional<Int>}` in a path becomes `Int?`,
/// which a path does not allow, and so `[/{id: Int}]`.
struct SuggestionCheck {
    let problems: [RouteProblem]

    private static let limit = 4

    init(_ error: PatternError) {
        guard error.problems.count == 1, var problem = error.problems.first, problem.suggestion != nil else {
            problems = error.problems
            return
        }
        let bytes = Array(error.text.utf8)
        for _ in 0..<Self.limit where problem.suggestion != nil {
            var reader = BraceReader(String(decoding: problem.mended(bytes), as: UTF8.self))
            do throws(PatternError) {
                _ = try reader.unverifiedPattern()
                problems = [problem]
                return
            } catch {
                if error.problems.count == 1, error.problems[0].suggestion != nil {
                    problem.follow(with: error.problems[0], of: bytes)
                } else {
                    problem.suggestion = nil
                }
            }
        }
        problem.suggestion = nil
        problems = [problem]
    }
}

extension RouteProblem {
    var isMended: Bool {
        (try? RoutePattern(String(decoding: mended(Array(pattern.utf8)), as: UTF8.self))) != nil
    }

    fileprivate func mended(_ bytes: [UInt8]) -> [UInt8] {
        bytes[..<range.lowerBound] + Array((suggestion ?? "").utf8) + bytes[range.upperBound...]
    }

    /// Combines the suggestion with one for its result.
    fileprivate mutating func follow(with next: RouteProblem, of bytes: [UInt8]) {
        let first = mended(bytes)
        let last = next.mended(first)
        let (start, end) = (range.lowerBound, range.lowerBound + (suggestion ?? "").utf8.count)
        let growth = end - range.upperBound
        let lower = min(range.lowerBound, next.range.lowerBound < start ? next.range.lowerBound : start)
        let upper = max(
            range.upperBound, next.range.upperBound > end ? next.range.upperBound - growth : range.upperBound)
        suggestion = String(decoding: last[lower..<(upper + last.count - bytes.count)], as: UTF8.self)
        range = lower..<upper
    }
}
