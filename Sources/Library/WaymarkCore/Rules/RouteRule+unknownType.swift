extension RouteRule {
    /// The rule against unregistered types, which match nothing.
    static let unknownType = RouteRule(code: "unknown-type") { engine in
        // The trie has looked up all types, except for those of patterns that could not be expanded.
        guard engine.hasUnknownTypes || !engine.table.expansionProblems.isEmpty else { return [] }
        let types = engine.table.types
        let registered = types.registeredNames
        var suggestions: [String: String] = [:]
        return engine.forEachPattern(where: { $0.hasParameter { types.constraint(for: $0.type) == nil } }) {
            entry, index, pattern in
            var occurrences: [String: Int] = [:]
            return pattern.allParameters.compactMap { parameter in
                guard case .named(let name) = parameter.type.kind else { return nil }
                defer { occurrences[name, default: 0] += 1 }
                guard types.constraint(for: parameter.type) == nil else { return nil }
                var problem = engine.problem(
                    .unknownType(name, registered: registered), entry: entry, pattern: index,
                    at: pattern.range(ofType: name, occurrence: occurrences[name, default: 0]),
                    suggestion: suggestions.suggestion(for: name, in: types))
                // Not every parameter can be a catch-all.
                if problem.suggestion == "**", !problem.isMended { problem.suggestion = nil }
                return problem
            }
        }
    }
}

extension [String: String] {
    /// Returns the suggestion for a name, cached. A name without a suggestion is stored as its own value. After a
    /// hundred names the search stops.
    fileprivate mutating func suggestion(for name: String, in types: ParameterTypes) -> String? {
        if let known = self[name] { return known == name ? nil : known }
        let suggestion = count < PatternScanner.problemLimit ? types.name(meantBy: name) : nil
        self[name] = suggestion ?? name
        return suggestion
    }
}

extension ParameterTypes {
    /// Returns the type most likely meant: one with a similar name, or the equivalent of another library's type.
    fileprivate func name(meantBy name: String) -> String? {
        if let own = Suggestion.nearest(to: name, among: registeredNames) { return own }
        if let known = ForeignType.name(of: name) { return known }
        return Suggestion.nearest(to: name, among: names)
    }
}
