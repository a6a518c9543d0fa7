extension EntryBinding {
    /// Names the route's values like the first pattern's parameters, and records later patterns with other names.
    mutating func bind(to names: [String], in patterns: [RoutePattern]) {
        let named = expectations?.naming(names, by: .position)
        let unlike = patterns.indices.dropFirst().compactMap { index in
            BindingProblem(names: patterns[index].parameters.compactMap { $0.name }, at: index, expected: names)
        }
        validation?.expectations = named
        validation?.problems += unlike
    }
}

/// A mismatch between a pattern and the function or type that creates its route, such as a missing parameter.
package struct BindingProblem: Sendable {
    package let kind: RouteProblem.Kind
    /// The index of the pattern among the route's valid patterns.
    package let pattern: Int
    /// The affected parameter; `nil` for the whole pattern.
    package let parameter: String?
    /// A replacement for the parameter, such as the name that was probably meant; `nil` if none is known.
    package let suggestion: String?

    package init(_ kind: RouteProblem.Kind, pattern: Int, parameter: String? = nil, suggestion: String? = nil) {
        self.kind = kind
        self.pattern = pattern
        self.parameter = parameter
        self.suggestion = suggestion
    }

    /// Creates a problem for a pattern with unexpected parameter names; `nil` if there are none, or for numeric names.
    fileprivate init?(names: [String], at index: Int, expected: [String]) {
        // A wrong number of parameters is reported as another problem.
        guard names.count == expected.count, !names.areInOrder, !expected.areInOrder else { return nil }
        let unknown = names.filter { !expected.contains($0) }
        guard !unknown.isEmpty else { return nil }
        let missing = expected.filter { !names.contains($0) }
        self.init(
            .parameterNames(expected: expected, found: names), pattern: index, parameter: unknown.first,
            suggestion: missing.count == 1 ? missing.first : nil)
    }
}

extension [String] {
    /// `true` for names that only state positions: `0`, `1` and so on, or at most one name of any kind.
    package var areInOrder: Bool { count < 2 || enumerated().allSatisfy { $1 == String($0) } }
}

extension RoutePattern {
    /// Returns the route's expectation for a pattern's parameter, found by its name or else by its position.
    func expectation(
        of parameter: PatternParameter, at position: Int, among all: [ParameterExpectation]
    ) -> ParameterExpectation? {
        if let name = parameter.name, let named = all.first(where: { $0.name == name }) { return named }
        guard position < all.count else { return nil }
        let other = all[position]
        guard let name = other.name else { return other }
        let isNumber = all.count == 1 || name == String(position) || parameter.name == String(position)
        return other.reference == .position && isNumber ? other : nil
    }
}
