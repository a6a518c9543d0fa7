extension TableRules {
    /// The errors of the table, except for invalid patterns. A table must have none to become a router.
    var errors: [RouteProblem] {
        [
            sourceErrors, missingPatterns, duplicateNames, reservedTypeNames, invalidExpressions, unknownTypes,
            registeredTypesAsText, invalidDefaults, parameterMismatches, bindingProblems(.error), globalErrors,
            conflictErrors,
        ].flatMap { $0 }
    }

    /// Returns a problem at a range of a pattern. For the range `nil`, the problem concerns the whole pattern.
    package func problem(
        _ kind: RouteProblem.Kind, entry: Int, pattern: Int, at range: Range<Int>? = nil, suggestion: String? = nil,
        related: RouteProblem.Related? = nil
    ) -> RouteProblem {
        RouteProblem(
            kind, in: table.entries[entry].patterns[pattern].text, at: range, route: table.entries[entry].name,
            suggestion: suggestion, related: related)
    }

    package func related(_ variant: TableVariant) -> RouteProblem.Related {
        RouteProblem.Related(route: table.entries[variant.entry].name, pattern: table.pattern(of: variant).text)
    }

    func forEachPattern(
        where condition: (RoutePattern) -> Bool,
        _ check: (_ entry: Int, _ index: Int, _ pattern: RoutePattern) -> [RouteProblem]
    ) -> [RouteProblem] {
        var problems: [RouteProblem] = []
        for (number, entry) in table.entries.enumerated() {
            for index in entry.patterns.indices where condition(entry.patterns[index]) {
                problems += check(number, index, entry.patterns[index])
            }
        }
        return problems
    }

    /// The errors for routes without patterns. Routes with invalid patterns are reported elsewhere.
    private var missingPatterns: [RouteProblem] {
        table.entries.filter { $0.patterns.isEmpty && !$0.hasUnreadablePatterns }.map { entry in
            RouteProblem(.noPattern, in: "", route: entry.name)
        }
    }

    /// The errors for duplicate route names, which are ambiguous in the tool and for printing by name.
    private var duplicateNames: [RouteProblem] {
        var seen: [String: String] = [:]
        var problems: [RouteProblem] = []
        for entry in table.entries {
            guard let name = entry.name else { continue }
            let text = entry.patterns.first?.text ?? ""
            guard let other = seen[name] else {
                seen[name] = text
                continue
            }
            let related = RouteProblem.Related(route: name, pattern: other)
            problems.append(RouteProblem(.duplicateRouteName(name), in: text, route: name, related: related))
        }
        return problems
    }

    var notCompilable: [RouteProblem] {
        table.entries.indices.filter { table.entries[$0].check != nil }
            .map { problem(.notCompilable, entry: $0, pattern: 0) }
    }

    private var sourceErrors: [RouteProblem] {
        var problems = errors(in: table.sources, route: nil)
        var (seen, last): (Set<[LinkSource]>, [LinkSource]) = ([], table.sources)
        // Most routes share the array of the previous one, so the comparison is O(1).
        for entry in table.entries where entry.sources != last {
            last = entry.sources
            guard last != table.sources, seen.insert(last).inserted else { continue }
            problems += errors(in: last, route: entry.name)
        }
        return problems
            + forEachPattern(where: { $0.source != nil }) { entry, index, pattern in
                guard let source = pattern.source, let fault = source.fault(table.policy, takesWebSchemes: true) else {
                    return []
                }
                return [problem(.invalidSource(source.description, fault), entry: entry, pattern: index)]
            }
    }

    /// Returns the errors in the link sources of the table, or of `route`, the first route with these sources.
    private func errors(in sources: [LinkSource], route: String?) -> [RouteProblem] {
        if sources.isEmpty { return [RouteProblem(.noSource, in: "", route: route)] }
        return sources.faults(table.policy).map { source, fault in
            RouteProblem(
                .invalidSource(source.code, fault), in: source.code, route: route, suggestion: source.meant?.code)
        }
    }
}
