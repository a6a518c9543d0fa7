/// A mismatch between a pattern and the function or type that creates its route, such as a missing parameter.
package struct BindingProblem: Sendable {
    package let kind: RouteProblem.Kind
    /// The index of the pattern among those patterns of the route that could be parsed.
    package let pattern: Int
    /// The affected parameter; `nil` for the whole pattern.
    package let parameter: String?
    /// A correct string to write instead of the parameter; `nil` if none is known.
    package let suggestion: String?

    package init(_ kind: RouteProblem.Kind, pattern: Int, parameter: String? = nil, suggestion: String? = nil) {
        self.kind = kind
        self.pattern = pattern
        self.parameter = parameter
        self.suggestion = suggestion
    }
}
