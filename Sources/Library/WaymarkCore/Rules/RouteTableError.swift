/// Everything that keeps a table from becoming a router.
public struct RouteTableError: Error, Sendable, Hashable {
    /// Every error, in the order of the entries; never empty.
    public let problems: [RouteProblem]

    package init(problems: [RouteProblem]) { self.problems = problems }
}

extension RouteTable {
    /// What looks links up, if the table has no errors.
    @usableFromInline
    func checkedEngine() throws(RouteTableError) -> RouteEngine {
        let engine = RouteEngine(RankedTable(self))
        let errors = errors(of: engine)
        guard errors.isEmpty else { throw RouteTableError(problems: errors) }
        return engine
    }

    /// The errors alone, without looking for what is only worth a warning.
    func errors(of engine: RouteEngine) -> [RouteProblem] {
        unreadableProblems(engine.table) + RouteRule.errors.flatMap { $0.check(engine) }
    }

    /// What cannot be read.
    package func unreadableProblems(_ table: RankedTable) -> [RouteProblem] {
        draft.unreadable + table.expansionProblems
    }
}
