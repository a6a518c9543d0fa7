extension RouteRule {
    /// A default must be a value of its own type: it is captured as if the link had carried it.
    static let invalidDefault = RouteRule(code: "invalid-default") { engine in
        engine.forEachPattern(where: { !$0.isPlain && $0.hasParameter { $0.defaultText != nil } }) {
            entry, index, pattern in
            pattern.allParameters.compactMap { parameter in
                guard let text = parameter.defaultText,
                    let constraint = engine.table.types.constraint(for: parameter.type)
                else { return nil }
                if parameter.elements(of: text).allSatisfy(constraint.accepts) { return nil }
                return engine.problem(
                    .invalidDefault(value: text, type: parameter.type.text), entry: entry, pattern: index,
                    at: pattern.range(ofDefaultOf: parameter.name))
            }
        }
    }
}

extension Parameter {
    /// The values that a default stands for: one, or those of a list, with commas between them.
    func elements(of text: String) -> [String] {
        guard type.isList else { return [text] }
        return text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
}
