extension TableRules {
    var reservedTypeNames: [RouteProblem] {
        table.types.reservedNames.map { RouteProblem(.reservedTypeName($0), in: "") }
    }

    var invalidExpressions: [RouteProblem] {
        table.types.faults.map { name, expression, fault in
            RouteProblem(.invalidExpression(type: name, reason: fault.reason), in: expression, at: fault.range)
        }
    }

    var unknownTypes: [RouteProblem] {
        // `hasUnknownTypes` is from the search tree, which lacks patterns that could not be expanded to variants.
        guard hasUnknownTypes || !table.expansionProblems.isEmpty else { return [] }
        let types = table.types
        let registered = types.registeredNames
        var suggestions: [String: String] = [:]
        return forEachPattern(where: { $0.hasParameter { types.constraint(for: $0.type) == nil } }) {
            entry, index, pattern in
            var occurrences: [String: Int] = [:]
            return pattern.allParameters.compactMap { parameter in
                guard case .named(let name) = parameter.type.kind else { return nil }
                defer { occurrences[name, default: 0] += 1 }
                guard types.constraint(for: parameter.type) == nil else { return nil }
                var problem = problem(
                    .unknownType(name, registered: registered), entry: entry, pattern: index,
                    at: pattern.range(ofType: name, occurrence: occurrences[name, default: 0]),
                    suggestion: suggestions.suggestion(for: name, in: types))
                if problem.suggestion == "**", !problem.isMended { problem.suggestion = nil }
                return problem
            }
        }
    }

    /// The errors for type names that are read as literals, as in `{x: Color|Size}`. The parser reports built-in types.
    var registeredTypesAsText: [RouteProblem] {
        let registered = Set(table.types.registeredNames)
        guard !registered.isEmpty else { return [] }
        return forEachPattern(where: { $0.hasParameter { $0.listsAny(of: registered) } }) {
            entry, index, pattern in
            pattern.parameterRanges.compactMap { ranges in
                guard ranges.type == nil, let range = ranges.typeRange else { return nil }
                let written = String(decoding: Array(pattern.text.utf8)[range], as: UTF8.self)
                // `written` still has its escapes, so an escaped literal equals no type name.
                let texts = written.split(separator: "|").map { String($0).trimmingBlanks }
                guard let name = texts.first(where: registered.contains) else { return nil }
                return problem(.registeredTypeAsText(name), entry: entry, pattern: index, at: range, suggestion: name)
            }
        }
    }

    /// The errors for default values that the type of their parameter does not accept.
    var invalidDefaults: [RouteProblem] {
        forEachPattern(where: { !$0.isFlat && $0.hasParameter { $0.hasDefault } }) { entry, index, pattern in
            pattern.allParameters.compactMap { parameter in
                guard let texts = parameter.defaultTexts, let constraint = table.types.constraint(for: parameter.type)
                else { return nil }
                if constraint.isFaulty || texts.allSatisfy(constraint.accepts) { return nil }
                let text = texts.joined(separator: ",")
                return problem(
                    .invalidDefault(value: text, type: parameter.type.plainText), entry: entry, pattern: index,
                    at: pattern.range(ofDefaultOf: parameter.name))
            }
        }
    }
}

extension PatternParameter {
    fileprivate func listsAny(of names: Set<String>) -> Bool {
        if case .oneOf(let texts) = type.kind { texts.contains(where: names.contains) } else { false }
    }
}

extension [String: String] {
    /// Returns the type to suggest for an unknown type name, and caches it; a name without a suggestion maps to itself.
    /// After a hundred names, returns no more suggestions.
    fileprivate mutating func suggestion(for name: String, in types: ParameterTypes) -> String? {
        if let known = self[name] { return known == name ? nil : known }
        let suggestion = count < PatternScanner.problemLimit ? types.name(meantBy: name) : nil
        self[name] = suggestion ?? name
        return suggestion
    }
}

extension ParameterTypes {
    /// Returns the type that an unknown name probably means: a similar name, or another library's equivalent.
    fileprivate func name(meantBy name: String) -> String? {
        names.first { $0.lowercased() == name.lowercased() }
            ?? Suggestion.nearest(to: name, among: registeredNames) ?? ForeignType.name(of: name)
            ?? Suggestion.nearest(to: name, among: names)
    }
}
