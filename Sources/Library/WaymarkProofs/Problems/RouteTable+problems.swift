extension RouteRule {
    /// The rules whose problems are worth a warning.
    package static let warnings: [RouteRule] = [.unreached, .unacceptable, .unprintable, .unread]

    /// Every rule.
    package static let all = errors + warnings
}

extension RouteTable {
    /// Every error and warning of the table: what cannot be read first, then what the rules find.
    ///
    /// Making a `Router` throws the errors among them.
    ///
    /// What no link reaches is proven, and that takes longer than making a `Router`: call it in tests, not at launch.
    ///
    /// - Complexity: That of making a `Router`, which it does, and of proving what is reached. That is O(*n* · log *n*)
    ///   in the forms that all patterns stand for, where not too much is alike; otherwise it gives up after a bounded
    ///   number of steps, and says so.
    public func problems() -> [RouteProblem] {
        let engine = RouteEngine(RankedTable(self))
        let errors = errors(engine)
        let warnings = RouteRule.warnings.flatMap { $0.check(engine) }
        // A source or a type in which something is wrong takes no link.
        return errors + (errors.isEmpty ? warnings : warnings.filter { $0.code != "takes-nothing" })
    }

    /// Every error of the table, without a proof.
    package func errors() -> [RouteProblem] { errors(RouteEngine(RankedTable(self))) }

    private func errors(_ engine: RouteEngine) -> [RouteProblem] {
        unreadableProblems(engine.table) + RouteRule.errors.flatMap { $0.check(engine) }
    }
}
