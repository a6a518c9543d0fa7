extension RouteRule {
    /// A type under a built-in name would make one pattern mean different things in different tables.
    static let reservedTypeName = RouteRule(code: "reserved-type-name") { engine in
        engine.table.types.reservedNames.map { RouteProblem(.reservedTypeName($0), in: "", at: 0..<0) }
    }

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

    /// A default must be a value of its own type: it is captured as if the link had carried it.
    static let invalidDefault = RouteRule(code: "invalid-default") { engine in
        engine.forEachPattern { entry, index, pattern in
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

extension RouteEngine {
    /// Asks about every pattern.
    fileprivate func forEachPattern(
        _ check: (_ entry: Int, _ index: Int, _ pattern: RoutePattern) -> [RouteProblem]
    ) -> [RouteProblem] {
        table.entries.indices.flatMap { entry in
            table.entries[entry].patterns.enumerated().flatMap { check(entry, $0.offset, $0.element) }
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
