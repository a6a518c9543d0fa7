extension RouteRule {
    /// The rule against registered types in a choice of literals, such as `{x: Color|Size}`; the parser finds built-in
    /// ones.
    static let registeredTypeAsText = RouteRule(code: "registered-type-as-text") { engine in
        let registered = Set(engine.table.types.registeredNames)
        guard !registered.isEmpty else { return [] }
        return engine.forEachPattern(where: { $0.hasParameter { $0.listsAny(of: registered) } }) {
            entry, index, pattern in
            pattern.places.compactMap { place in
                guard place.type == nil, let range = place.typeRange else { return nil }
                let written = String(decoding: Array(pattern.text.utf8)[range], as: UTF8.self)
                // Escaped names are literals.
                let texts = written.split(separator: "|").map { String($0).trimmingBlanks }
                guard let name = texts.first(where: registered.contains) else { return nil }
                return engine.problem(
                    .registeredTypeAsText(name), entry: entry, pattern: index, at: range, suggestion: name)
            }
        }
    }
}

extension PatternParameter {
    fileprivate func listsAny(of names: Set<String>) -> Bool {
        if case .oneOf(let texts) = type.kind { texts.contains(where: names.contains) } else { false }
    }
}
