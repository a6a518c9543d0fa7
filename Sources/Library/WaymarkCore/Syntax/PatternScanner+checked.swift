extension PatternScanner {
    /// The pattern that was read, if nothing is wrong with it.
    ///
    /// What is wrong with its structure counts as well, apart from what has been reported: a repaired place is not
    /// blamed for its repair.
    ///
    /// - Parameters:
    ///   - pattern: What was read.
    ///   - suggesting: Adds what would be right to a problem of the structure, where the syntax can tell.
    /// - Throws: ``PatternError`` with every problem, in the order of their places.
    package func checked(
        _ pattern: consuming RoutePattern, suggesting: (RouteProblem) -> RouteProblem = { $0 }
    ) throws(PatternError) -> RoutePattern {
        let found = pattern.structuralProblems()
        if problems.isEmpty && found.isEmpty {
            pattern.parts.isSound = true
            return pattern
        }
        let repaired = problems.filter { !$0.kind.marksRestOfPath }.map { $0.range }
        let structural =
            found
            .filter { problem in !repaired.contains { $0.overlaps(problem.range) } }
            .map(suggesting)
        let all = problems + structural
        guard all.isEmpty else { throw PatternError(text: text, problems: all.inOrderOfPlace) }
        return pattern
    }
}

extension [RouteProblem] {
    /// The problems from the left to the right; at one place in the order found.
    fileprivate var inOrderOfPlace: [RouteProblem] {
        ordered { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension RouteProblem.Kind {
    /// Whether the place of the problem goes to the end of the path, whatever stands there.
    fileprivate var marksRestOfPath: Bool {
        self == .path(.missingSlash) || self == .text(.unclosedBracket) || self == .text(.unclosedParenthesis)
    }
}
