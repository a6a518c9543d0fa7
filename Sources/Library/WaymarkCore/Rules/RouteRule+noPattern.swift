extension RouteRule {
    /// An entry without patterns takes no link. Patterns that could not be read are reported already, so entries that
    /// have had some are left alone.
    static let noPattern = RouteRule(code: "no-pattern") { engine in
        engine.table.entries.filter { $0.patterns.isEmpty && !$0.hasUnreadablePatterns }.map { entry in
            RouteProblem(.noPattern, in: "", at: 0..<0, route: entry.name)
        }
    }
}
