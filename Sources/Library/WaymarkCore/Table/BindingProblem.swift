/// A problem in the way that an entry makes its route from a pattern.
package struct BindingProblem: Sendable {
    package let kind: RouteProblem.Kind
    /// The index among the patterns that were readable.
    package let pattern: Int
    /// The affected parameter; `nil` for the whole pattern.
    package let parameter: String?
    /// A correct replacement for the parameter.
    package let suggestion: String?

    package init(_ kind: RouteProblem.Kind, pattern: Int, parameter: String? = nil, suggestion: String? = nil) {
        self.kind = kind
        self.pattern = pattern
        self.parameter = parameter
        self.suggestion = suggestion
    }
}
