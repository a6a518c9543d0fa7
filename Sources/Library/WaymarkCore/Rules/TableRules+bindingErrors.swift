extension TableRules {
    /// The errors for parameters that differ from the values of their route in number, type or presence.
    var parameterMismatches: [RouteProblem] {
        guard table.hasValidation else { return [] }
        return forEachPattern(where: { _ in true }) { entry, index, _ in
            table.entries[entry].expectations.map { mismatches($0, entry: entry, pattern: index) } ?? []
        }
    }

    /// The warnings for pattern parameters without a coding key in the route type, which are probably misspelled.
    package var unreadParameters: [RouteProblem] {
        bindingProblems(.warning) + (table.globalsTable.map { TableRules($0).bindingProblems(.warning) } ?? [])
    }

    /// Returns the problems, of one severity, of patterns that do not fit the types or functions of their routes.
    func bindingProblems(_ severity: RouteProblem.Severity) -> [RouteProblem] {
        guard table.hasValidation else { return [] }
        return table.entries.indices.flatMap { entry -> [RouteProblem] in
            let patterns = table.entries[entry].patterns
            return table.entries[entry].problems.filter { patterns.indices.contains($0.pattern) }.map { found in
                problem(
                    found.kind, entry: entry, pattern: found.pattern,
                    at: found.parameter.flatMap { patterns[found.pattern].range(ofParameter: $0) },
                    suggestion: found.suggestion)
            }.filter { $0.severity == severity }
        }
    }

    private func mismatches(
        _ expectations: [ParameterExpectation], entry: Int, pattern index: Int
    ) -> [RouteProblem] {
        let pattern = table.entries[entry].patterns[index]
        let parameters = pattern.parameters
        let areNamed = expectations.allSatisfy { $0.name != nil && $0.reference != .position }
        guard areNamed || parameters.count == expectations.count else {
            let kind = RouteProblem.Kind.parameterCount(
                expected: expectations.map { $0.swiftType }, found: parameters.compactMap { $0.name })
            return [problem(kind, entry: entry, pattern: index)]
        }
        let missing = missing(expectations, entry: entry, pattern: index)
        let lacking = pattern.lacking
        return missing
            + zip(parameters.indices, parameters).compactMap { position, parameter in
                guard let expectation = pattern.expectation(of: parameter, at: position, among: expectations)
                else { return nil }
                return mismatch(parameter, expectation, mayOmit: lacking.contains(parameter.name ?? "")).map { kind in
                    problem(
                        kind, entry: entry, pattern: index,
                        at: parameter.name.flatMap { pattern.range(ofParameter: $0) })
                }
            }
    }

    /// Returns a problem for each explicitly named parameter of the route that this pattern lacks. A parameter that no
    /// pattern has is reported once. One that other patterns have is reported unless its value may be absent.
    private func missing(
        _ expectations: [ParameterExpectation], entry: Int, pattern index: Int
    ) -> [RouteProblem] {
        guard expectations.contains(where: { $0.reference == .name }) else { return [] }
        let patterns = table.entries[entry].patterns
        let names = patterns[index].parameters.compactMap { $0.name }
        return expectations.compactMap { expectation in
            guard expectation.reference == .name, let name = expectation.name, !names.contains(name) else { return nil }
            let isElsewhere = patterns.contains { $0.parameters.contains { $0.name == name } }
            if isElsewhere ? expectation.mayBeAbsent : index > 0 { return nil }
            let unclaimed = names.filter { name in !expectations.contains { $0.name == name } }
            return problem(
                .missingParameter(name, expected: expectation.swiftType), entry: entry, pattern: index,
                at: nil, suggestion: Suggestion.nearest(to: name, among: unclaimed))
        }
    }

    private func mismatch(
        _ parameter: PatternParameter, _ expectation: ParameterExpectation, mayOmit: Bool
    ) -> RouteProblem.Kind? {
        let name = parameter.name ?? ""
        if let reason = expectation.unspellable {
            return .unreadableType("parameter '\(name)' cannot have the type \(expectation.swiftType), which \(reason)")
        }
        guard let constraint = table.types.constraint(for: parameter.type) else { return nil }
        // Equal names are not enough, because the table can register another type under the expected name.
        let isSame =
            parameter.type.kind == expectation.type.kind
            && (expectation.constraint.isOpaque || expectation.constraint.isSame(as: constraint))
        guard parameter.type.isList == expectation.type.isList,
            isSame || constraint.isOpaque || expectation.covers(constraint.ofValues)
        else {
            return .parameterType(name, type: parameter.type.plainText, expected: expectation.swiftType)
        }
        return !expectation.mayBeAbsent && mayOmit ? .optionalParameter(name, expected: expectation.swiftType) : nil
    }
}

extension ParameterExpectation {
    /// Returns `true` if the Swift type can read every string that `other` accepts; `false` if in doubt.
    fileprivate func covers(_ other: ParameterConstraint) -> Bool {
        constraint.covers(other) || rawConstraint?.covers(other) ?? false
    }
}
