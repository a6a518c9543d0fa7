extension RouteRule {
    /// The rule that entries have patterns. Entries with unreadable patterns are reported elsewhere.
    static let noPattern = RouteRule(code: "no-pattern") { engine in
        engine.table.entries.filter { $0.patterns.isEmpty && !$0.hasUnreadablePatterns }.map { entry in
            RouteProblem(.noPattern, in: "", at: 0..<0, route: entry.name)
        }
    }
}
