#if Macros
    import SwiftDiagnostics

    extension Reporter {
        /// Reports a problem of a pattern at its position in the source, with its run-time message.
        func report(
            _ problem: RouteProblem, in literal: PatternLiteral, relatedIn other: PatternLiteral? = nil,
            fixes: [Fix] = []
        ) {
            let note = problem.related.flatMap { related in
                other.map { (Message.related, $0.place(related.range)) }
            }
            let suggested = problem.suggestion.map { [Fix.write($0, in: literal, at: problem.range)] } ?? []
            report(
                Message(problem.message, id: problem.code, problem.severity == .error ? .error : .warning),
                at: literal.place(problem.range), note: note, fixes: suggested + fixes)
        }
    }
#endif
