extension RouteTable {
    /// Returns all errors and warnings of the table, invalid patterns first.
    ///
    /// Creating a `Router` throws only the errors. Warnings need slow proofs: call this method in tests, not at launch.
    ///
    /// - Complexity: That of creating a `Router`, plus the proofs: O(*n* · log *n*) in the variants of all patterns,
    ///   unless many are similar. A proof stops after a bounded number of steps and reports the rest as undecided.
    public func problems() -> [RouteProblem] {
        let engine = RouteEngine(RankedTable(self))
        return problems(of: engine.rules, matcher: engine.winner)
    }

    /// Returns the errors of the table, without proofs.
    package func errors() -> [RouteProblem] { errors(of: TableRules(RankedTable(self))) }
}
