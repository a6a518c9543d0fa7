extension RouteRule {
    /// The rule against duplicate entry names, which are ambiguous in the tool and for printing by name.
    static let duplicateRouteName = RouteRule(code: "duplicate-route-name") { engine in
        var seen: [String: Int] = [:]
        var problems: [RouteProblem] = []
        for (index, entry) in engine.table.entries.enumerated() {
            guard let name = entry.name else { continue }
            guard let first = seen[name] else {
                seen[name] = index
                continue
            }
            let text = entry.patterns.first?.text ?? ""
            let other = engine.table.entries[first].patterns.first?.text ?? ""
            let related = RouteProblem.Related(route: name, pattern: other, range: 0..<other.utf8.count)
            problems.append(
                RouteProblem(
                    .duplicateRouteName(name), in: text, at: 0..<text.utf8.count, route: name, related: related))
        }
        return problems
    }
}
