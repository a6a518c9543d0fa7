extension ParameterConstraint {
    /// Returns a constraint for strings that a regular expression matches as a whole.
    ///
    /// ```swift
    /// table.types["Slug"] = .matching("[a-z0-9]+(-[a-z0-9]+)*")
    /// table.add("/news/{slug: Slug}", to: .article)
    /// ```
    ///
    /// | expression | matches |
    /// |---|---|
    /// | `abc`, `é` | these characters |
    /// | `.` | any character but a line break |
    /// | `[a-z_]`, `[^/]` | one of these ASCII characters; any character but these |
    /// | `[a-z&&[^aeiou]]`, `[a-z--b]`, `[a-f~~d-z]` | intersection, difference, symmetric difference |
    /// | `\d`, `\w`, `\s`, `\D`, `\W`, `\S` | `[0-9]`, `[A-Za-z0-9_]`, ASCII white space; any character but these |
    /// | `\t`, `\n`, `\r`, `\.` | white space; a literal punctuation mark |
    /// | `a\|b` | either alternative |
    /// | `(ab)`, `(?:ab)` | a group, which captures nothing |
    /// | `a?`, `a*`, `a+`, `a{3}`, `a{3,}`, `a{3,5}` | repetitions, 1,000 at most if there is a number |
    ///
    /// A character is a Unicode scalar. Strings are compared by bytes, with letter case. Matching takes one step per
    /// byte for any expression. Other syntax, or more than 4,096 states, is an error of the table, which creating a
    /// router throws. For an expression that is known only at run time, use ``init(matching:)``.
    ///
    /// Each call compiles the expression: store the constraint of a custom type in a `static let`.
    public static func matching(_ expression: String) -> ParameterConstraint {
        do throws(ExpressionProblem) {
            return try ParameterConstraint(matching: expression)
        } catch {
            let fault = (range: error.range, reason: error.message)
            return ParameterConstraint(.matching(TextAutomaton(expression: expression, fault: fault)))
        }
    }

    /// Creates a constraint for strings that a regular expression, known only at run time, matches as a whole.
    ///
    /// ```swift
    /// do { table.types["Code"] = try ParameterConstraint(matching: text) } catch { print(error.message) }
    /// ```
    ///
    /// - Parameter expression: A regular expression in the syntax of ``matching(_:)``.
    /// - Throws: `ExpressionProblem` for the first problem, with its location.
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
