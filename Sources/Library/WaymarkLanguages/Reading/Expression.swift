/// A valid regular expression, compiled to an automaton.
package struct Expression: Sendable, Hashable {
    package let text: String
    package let automaton: ByteAutomaton

    package init(_ text: String) throws(ExpressionProblem) {
        var pool = LanguagePool()
        let language = try pool.language(ofExpression: text)
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
