/// A valid regular expression that defines a parameter type, compiled to an automaton.
package struct Expression: Sendable, Hashable {
    package let text: String
    package let automaton: ByteAutomaton

    /// Returns the set of strings that a regular expression matches.
    package static func language(of text: String, in pool: inout LanguagePool) throws(ExpressionProblem) -> Language {
        var reader = ExpressionReader(text, pool: pool)
        let language = try reader.readAll()
        pool = reader.pool
        return language
    }
}
