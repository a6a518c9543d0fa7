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
    ///
    /// - Complexity: That of making a ``Router``, which it does, and of looking for warnings. That is O(*n*) in the
    ///   forms that all patterns stand for, where not too much is alike; otherwise it gives up after a bounded number
    ///   of steps, and says so.
    public func problems() -> [RouteProblem] {
        let engine = RouteEngine(RankedTable(self))
        return unreadableProblems(engine.table) + RouteRule.all.flatMap { $0.check(engine) }
    }
}
