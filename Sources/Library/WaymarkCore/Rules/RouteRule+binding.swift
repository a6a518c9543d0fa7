extension RouteRule {
    /// The rule that route types find their parameters, and that links can represent their values.
    static let misfit = RouteRule(code: "binding-misfit") { $0.bindingProblems(.error) }

    /// The rule that warns about pattern parameters without a key in the route type, which are probably misspelt.
    package static let unread = RouteRule(code: "unread-parameter") { engine in
        engine.bindingProblems(.warning)
            + (engine.table.globalsTable.map { RouteEngine($0).bindingProblems(.warning) } ?? [])
    }
}

extension RouteEngine {
    fileprivate func bindingProblems(_ severity: RouteProblem.Severity) -> [RouteProblem] {
        guard table.hasValidation else { return [] }
        return table.entries.indices.filter { !table.entries[$0].problems.isEmpty }.flatMap { entry in
            let patterns = table.entries[entry].patterns
            return table.entries[entry].problems.filter { patterns.indices.contains($0.pattern) }.map { found in
                let pattern = patterns[found.pattern]
                return problem(
                    found.kind, entry: entry, pattern: found.pattern,
                    at: found.parameter.flatMap { pattern.range(ofParameter: $0) }, suggestion: found.suggestion)
            }.filter { $0.severity == severity }
        }
    }
}
