extension ParameterConstraint {
    /// Text that a regular expression takes as a whole.
    ///
    /// ```swift
    /// table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
    /// table.add("/news/{slug: Slug}", to: .article)
    /// ```
    ///
    /// | expression | takes |
    /// |---|---|
    /// | `abc`, `é` | these characters |
    /// | `.` | any character but a line break |
    /// | `[a-z_]`, `[^/]` | an ASCII character of these; any character but these |
    /// | `[a-z&&[^aeiou]]`, `[a-z--b]`, `[a-f~~d-z]` | what is in both, only in the first, in one of both |
    /// | `\d`, `\w`, `\s`, `\D`, `\W`, `\S` | `[0-9]`, `[A-Za-z0-9_]`, ASCII white space; any character but these |
    /// | `\t`, `\n`, `\r`, `\.` | white space; a punctuation mark itself |
    /// | `a\|b` | one of both |
    /// | `(ab)`, `(?:ab)` | a group, which captures nothing |
    /// | `a?`, `a*`, `a+`, `a{3}`, `a{3,}`, `a{3,5}` | repetitions, 1,000 at most where there is a number |
    ///
    /// A character is a Unicode scalar. Text is compared by bytes, with case, and takes one step for each byte, whatever the
    /// expression and the text. Everything else that regular expressions have elsewhere is an error; so is one whose table
    /// has more than 4,096 states. Errors are among those of the table, at their places; for an expression that is not known
    /// while compiling there is ``init(matching:)``.
    ///
    /// The expression is compiled when this is called: a type of your own keeps the constraint in a `static let`.
    public static func matching(_ expression: String) -> ParameterConstraint {
        do throws(ExpressionProblem) {
            return try ParameterConstraint(matching: expression)
        } catch {
            let fault = (range: error.range, reason: error.message)
            return ParameterConstraint(.matching(TextAutomaton(expression: expression, fault: fault)))
        }
    }

    /// Text that a regular expression takes as a whole, where it is not known while compiling whether it is one.
    ///
    /// ```swift
    /// do { table.types["Code"] = try ParameterConstraint(matching: text) } catch { print(error.message) }
    /// ```
    ///
    /// - Parameter expression: As ``matching(_:)`` takes it.
    /// - Throws: `ExpressionProblem`: the first thing that is wrong, and where.
    public init(matching expression: String) throws(ExpressionProblem) {
        self.init(.matching(TextAutomaton(try Expression(expression))))
    }
}

extension TextAutomaton {
    package convenience init(_ expression: Expression) {
        let automaton = expression.automaton
        self.init(
            expression: expression.text, groups: automaton.groups, steps: automaton.steps, ends: automaton.ends,
            start: automaton.start)
    }
}
