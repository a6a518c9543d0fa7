extension RouteRule {
    /// A type that nobody registered takes nothing, so the pattern would never match.
    static let unknownType = RouteRule(code: "unknown-type") { engine in
        engine.forEachPattern { entry, index, pattern in
            var occurrences: [String: Int] = [:]
            return pattern.allParameters.compactMap { parameter in
                guard case .named(let name) = parameter.type.kind else { return nil }
                defer { occurrences[name, default: 0] += 1 }
                guard engine.table.types[name] == nil else { return nil }
                return engine.problem(
                    .unknownType(name), entry: entry, pattern: index,
                    at: pattern.range(ofType: name, occurrence: occurrences[name, default: 0]),
                    suggestion: Suggestion.nearest(to: name, among: engine.table.types.names))
            }
        }
    }
}
