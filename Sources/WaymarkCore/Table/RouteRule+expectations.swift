extension RouteRule {
    /// A route that is made from parameters by position must find them in each of its patterns: as many, of types that
    /// its own can read, and none of them absent that it needs.
    static let expectations = RouteRule(code: "parameter-mismatch") { engine in
        guard engine.table.hasDemands else { return [] }
        return engine.table.entries.indices.flatMap { entry -> [RouteProblem] in
            guard let expectations = engine.table.entries[entry].expectations else { return [] }
            return engine.table.entries[entry].patterns.indices.flatMap { pattern in
                engine.mismatches(expectations, entry: entry, pattern: pattern)
            }
        }
    }
}

extension RouteEngine {
    fileprivate func mismatches(
        _ expectations: [ParameterExpectation], entry: Int, pattern index: Int
    ) -> [RouteProblem] {
        let pattern = table.entries[entry].patterns[index]
        let parameters = pattern.parameters
        guard expectations.allSatisfy({ $0.name != nil }) || parameters.count == expectations.count else {
            let kind = RouteProblem.Kind.parameterCount(
                expected: expectations.map(\.swiftType), found: parameters.compactMap(\.name))
            return [problem(kind, entry: entry, pattern: index)]
        }
        let lacking = pattern.lacking
        return zip(parameters.indices, parameters).compactMap { position, parameter in
            let named = expectations.first { $0.name == parameter.name }
            let byPosition = position < expectations.count && expectations[position].name == nil
            guard let expectation = named ?? (byPosition ? expectations[position] : nil) else { return nil }
            return mismatch(parameter, expectation, mayLack: lacking.contains(parameter.name ?? "")).map { kind in
                problem(
                    kind, entry: entry, pattern: index,
                    at: parameter.name.flatMap { pattern.range(ofParameter: $0) })
            }
        }
    }

    private func mismatch(
        _ parameter: Parameter, _ expectation: ParameterExpectation, mayLack: Bool
    ) -> RouteProblem.Kind? {
        let name = parameter.name ?? ""
        guard let constraint = table.types.constraint(for: parameter.type) else { return nil }
        let isSame = parameter.type.kind == expectation.type.kind
        guard parameter.type.isList == expectation.type.isList,
            isSame || constraint.isOpaque || expectation.covers(constraint.ofValues)
        else {
            return .parameterType(name, type: parameter.type.text, expected: expectation.swiftType)
        }
        return !expectation.isOptional && mayLack ? .optionalParameter(name, expected: expectation.swiftType) : nil
    }
}

extension ParameterExpectation {
    /// Whether the type can read what a constraint takes, as far as that can be told.
    fileprivate func covers(_ other: Constraint) -> Bool {
        constraint.covers(other) || rawConstraint?.covers(other) ?? false
    }
}
