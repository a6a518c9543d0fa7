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
        return zip(parameters.indices, parameters).compactMap { position, parameter in
            let named = expectations.first { $0.name == parameter.name }
            let byPosition = position < expectations.count && expectations[position].name == nil
            guard let expectation = named ?? (byPosition ? expectations[position] : nil) else { return nil }
            return mismatch(parameter, expectation, pattern).map { kind in
                problem(
                    kind, entry: entry, pattern: index,
                    at: parameter.name.flatMap { pattern.range(ofParameter: $0) })
            }
        }
    }

    private func mismatch(
        _ parameter: Parameter, _ expectation: ParameterExpectation, _ pattern: RoutePattern
    ) -> RouteProblem.Kind? {
        let name = parameter.name ?? ""
        guard let constraint = table.types.constraint(for: parameter.type) else { return nil }
        let isSame = parameter.type.kind == expectation.type.kind
        guard parameter.type.isList == expectation.type.isList,
            isSame || constraint.isOpaque || expectation.covers(constraint.ofValues)
        else {
            return .parameterType(name, type: parameter.type.text, expected: expectation.swiftType)
        }
        if !expectation.isOptional, pattern.mayLack(parameter) {
            return .optionalParameter(name, expected: expectation.swiftType)
        }
        return nil
    }
}

extension ParameterExpectation {
    /// Whether the type can read what a constraint takes, as far as that can be told.
    fileprivate func covers(_ other: Constraint) -> Bool {
        constraint.covers(other) || rawConstraint?.covers(other) ?? false
    }
}

extension RoutePattern {
    /// The names of the parameters that links may have no value for.
    package var lacking: Set<String> {
        Set(parameters.filter(mayLack).compactMap(\.name))
    }

    /// Whether the pattern takes links that have no value for a parameter.
    fileprivate func mayLack(_ parameter: Parameter) -> Bool {
        if parameter.presence == .optional || parameter.presence == .lenient { return true }
        guard !isPlain, path.contains(where: \.isGroup) || query.contains(where: \.isGroup) else { return false }
        let variants = (try? variants()) ?? []
        return variants.contains { variant in !variant.parameters.contains { $0.name == parameter.name } }
    }
}

extension PathNode {
    fileprivate var isGroup: Bool {
        switch kind {
        case .optional, .alternatives: true
        case .separator, .literal, .parameter, .wildcard, .catchAll: false
        }
    }
}

extension QueryNode {
    fileprivate var isGroup: Bool {
        if case .alternatives = kind { true } else { false }
    }
}
