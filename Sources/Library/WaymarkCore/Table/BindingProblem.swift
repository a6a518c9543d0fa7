/// Something wrong with how a route is made from a pattern.
package struct BindingProblem: Sendable {
    package let kind: RouteProblem.Kind
    /// The index of the pattern, among those that could be read.
    package let pattern: Int
    /// The parameter that is meant; `nil` for all of the pattern.
    package let parameter: String?
    /// Text that would be right in place of the parameter.
    package let suggestion: String?

    package init(_ kind: RouteProblem.Kind, pattern: Int, parameter: String? = nil, suggestion: String? = nil) {
        self.kind = kind
        self.pattern = pattern
        self.parameter = parameter
        self.suggestion = suggestion
    }
}
