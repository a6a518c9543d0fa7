/// The error thrown if a router or compiled table cannot be created from a table of routes, with every problem found.
public struct RouteTableError: Error, Sendable, Hashable {
    /// The errors of the table, never empty: invalid patterns first, then other errors by kind, each in route order.
    public let problems: [RouteProblem]

    package init(problems: [RouteProblem]) { self.problems = problems }
}

extension RouteTable {
    @usableFromInline
    func checkedEngine() throws(RouteTableError) -> RouteEngine {
        let engine = RouteEngine(RankedTable(self))
        let errors = errors(of: engine)
        guard errors.isEmpty else { throw RouteTableError(problems: errors) }
        return engine
    }

    /// Returns all errors of the table, including those of invalid patterns, but no warnings.
    package func errors(of engine: RouteEngine) -> [RouteProblem] {
        draft.unreadable + engine.table.expansionProblems + engine.errors
    }
}
