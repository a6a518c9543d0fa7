/// A valid regular expression for the strings of a type, with its automaton.
package struct Expression: Sendable, Hashable {
    package let text: String
    package let automaton: ByteAutomaton

    /// Returns the strings that an expression matches.
    package static func language(of text: String, in pool: inout LanguagePool) throws(ExpressionProblem) -> Language {
        var reader = ExpressionReader(text, pool: pool)
        let language = try reader.readAll()
        pool = reader.pool
        return language
    }
}
