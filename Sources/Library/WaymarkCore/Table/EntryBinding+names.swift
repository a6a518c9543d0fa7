// What is found by position in the first pattern is found by the same name in the others.

extension EntryBinding {
    /// Notes the names of the values, which are those of the first pattern's parameters, and the patterns that call
    /// theirs otherwise.
    mutating func bind(to names: [String], in patterns: [RoutePattern]) {
        let named = expectations.map { expectations in
            zip(expectations, names).map { expectation, name in
                var copy = expectation
                (copy.name, copy.reference) = (name, .position)
                return copy
            }
        }
        let unlike = patterns.indices.dropFirst().compactMap { index in
            BindingProblem(names: patterns[index].parameters.compactMap { $0.name }, at: index, expected: names)
        }
        validation = EntryValidation(
            expectations: named, problems: problems + unlike, check: check, defaults: defaults)
    }
}

extension BindingProblem {
    /// - Parameter expected: The names of the first pattern's parameters.
    /// - Returns: Nothing if these are the same ones, or if position tells which is which.
    fileprivate init?(names: [String], at index: Int, expected: [String]) {
        // Another number of parameters is a problem of its own.
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
    /// Whether position alone tells which of these parameters is which: there are no two, or they have no names.
    package var areInOrder: Bool { count < 2 || enumerated().allSatisfy { $1 == String($0) } }
}

extension RoutePattern {
    /// What is expected of a parameter: by its name, or by its position if that is all there is.
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
