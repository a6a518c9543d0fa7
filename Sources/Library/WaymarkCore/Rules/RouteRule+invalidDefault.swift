extension RouteRule {
    /// The rule that a default matches its type.
    static let invalidDefault = RouteRule(code: "invalid-default") { engine in
        engine.forEachPattern(where: { !$0.isFlat && $0.hasParameter { $0.hasDefault } }) {
            entry, index, pattern in
            pattern.allParameters.compactMap { parameter in
                guard let texts = parameter.defaultTexts,
                    let constraint = engine.table.types.constraint(for: parameter.type)
                else { return nil }
                if constraint.isFaulty || texts.allSatisfy(constraint.accepts) { return nil }
                let text = texts.joined(separator: ",")
                return engine.problem(
                    .invalidDefault(value: text, type: parameter.type.text), entry: entry, pattern: index,
                    at: pattern.range(ofDefaultOf: parameter.name))
            }
        }
    }
}
