extension RouteRule {
    /// The rule against invalid sources and empty lists of sources, which must not be mistaken for the default.
    static let sources = RouteRule(code: "invalid-source") { engine in
        let table = engine.table
        var problems = engine.problems(of: table.sources, route: nil)
        var (seen, last): (Set<[LinkSource]>, [LinkSource]) = ([], table.sources)
        // Most entries share the array of the previous one, which compares in O(1).
        for entry in table.entries where entry.sources != last {
            last = entry.sources
            guard last != table.sources, seen.insert(last).inserted else { continue }
            problems += engine.problems(of: last, route: entry.name)
        }
        return problems
            + engine.forEachPattern(where: { $0.source != nil }) { entry, index, pattern in
                guard let source = pattern.source, let fault = source.fault(table.policy, takesWebSchemes: true) else {
                    return []
                }
                return [engine.problem(.invalidSource(source.description, fault), entry: entry, pattern: index)]
            }
    }
}

extension RouteEngine {
    /// Returns the problems of a list of sources, of the table or of the first route that has it.
    fileprivate func problems(of sources: [LinkSource], route: String?) -> [RouteProblem] {
        if sources.isEmpty { return [RouteProblem(.noSource, in: "", at: 0..<0, route: route)] }
        return sources.faults(table.policy).map { source, fault in
            let text = source.code
            return RouteProblem(
                .invalidSource(text, fault), in: text, at: 0..<text.utf8.count, route: route,
                suggestion: source.meant?.code)
        }
    }
}
