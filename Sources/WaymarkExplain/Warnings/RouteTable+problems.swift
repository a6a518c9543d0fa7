extension RouteRule {
    /// The rules whose problems are worth a warning.
    package static let warnings: [RouteRule] = [.shadowed, .unacceptable, .unprintable, .unread]

    /// Every rule.
    package static let all = errors + warnings
}

extension RouteTable {
    /// Every error and warning of the table: what cannot be read first, then what the rules find.
    ///
    /// Making a ``Router`` throws the errors among them.
    public func problems() -> [RouteProblem] {
        let engine = RouteEngine(RankedTable(self))
        return unreadableProblems(engine.table) + RouteRule.all.flatMap { $0.check(engine) }
    }
}
