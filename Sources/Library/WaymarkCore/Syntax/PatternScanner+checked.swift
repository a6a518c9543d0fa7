extension PatternScanner {
    /// Returns the parsed pattern if neither parsing nor the structural check found a problem. A structural problem is
    /// ignored if it overlaps the range of a parsing problem, because the parser's correction may have caused it.
    ///
    /// - Throws: ``PatternError`` with every problem, ordered by offset.
    package func checked(
        _ pattern: consuming RoutePattern, suggesting: (RouteProblem) -> RouteProblem = { $0 }
    ) throws(PatternError) -> RoutePattern {
        let found = pattern.structuralProblems()
        if problems.isEmpty && found.isEmpty {
            pattern.parts.isSound = true
            return pattern
        }
        // The ranges of these problems extend to the end of the path.
        let unlimited: [RouteProblem.Kind] = [
            .path(.missingSlash), .text(.unclosedBracket), .text(.unclosedParenthesis),
        ]
        let repaired = problems.filter { !unlimited.contains($0.kind) }.map { $0.range }
        let structural = found.filter { problem in !repaired.contains { $0.overlaps(problem.range) } }.map(suggesting)
        let all = problems + structural
        guard all.isEmpty else {
            throw PatternError(text: text, problems: all.ordered { $0.range.lowerBound < $1.range.lowerBound })
        }
        return pattern
    }
}
