/// A regular expression that says which texts a type takes, checked and made into an automaton.
package struct Expression: Sendable, Hashable {
    /// As it was written.
    package let text: String
    package let automaton: ByteAutomaton

    /// - Throws: ``ExpressionProblem``: the first thing that is wrong.
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

    /// The texts that an expression takes, as a set.
    package static func language(of text: String, in pool: inout LanguagePool) throws(ExpressionProblem) -> Language {
        var reader = ExpressionReader(text, pool: pool)
        let language = try reader.readAll()
        pool = reader.pool
        return language
    }
}
