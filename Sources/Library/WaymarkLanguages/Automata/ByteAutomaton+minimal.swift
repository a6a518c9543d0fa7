extension ByteAutomaton {
    /// Creates the minimal automaton of a set; `nil` if it needs more than ``stateLimit`` states or too much work.
    package init?(_ language: Language, in pool: inout LanguagePool) {
        let nodes = NFANodes(language, in: pool)
        if nodes.isTooLarge { return nil }
        let states =
            nodes.needsSetOperators
            ? AutomatonStates(of: language, in: &pool, limit: 4 * Self.stateLimit)
            : AutomatonStates(nodes, limit: 4 * Self.stateLimit)
        guard let merged = states?.merged(), merged.ends.count <= Self.stateLimit else { return nil }
        (groups, steps, ends, start) = (merged.partition.groups, merged.steps, merged.ends, merged.start)
    }
}

extension Expression {
    /// - Throws: ``ExpressionProblem`` for the first problem.
    package init(_ text: String) throws(ExpressionProblem) {
        var pool = LanguagePool()
        let language = try Self.language(of: text, in: &pool)
        let whole = 0..<text.utf8.count
        guard let automaton = ByteAutomaton(language, in: &pool) else {
            throw ExpressionProblem(kind: .tooManyStates(limit: ByteAutomaton.stateLimit), range: whole)
        }
        guard automaton.stateCount > 1 || automaton.ends.contains(true) else {
            throw ExpressionProblem(kind: .nothingFits, range: whole)
        }
        (self.text, self.automaton) = (text, automaton)
    }
}
