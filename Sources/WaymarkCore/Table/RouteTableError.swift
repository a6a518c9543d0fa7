/// Everything that keeps a table from becoming a router.
public struct RouteTableError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Every error, in the order of the entries; never empty.
    public let problems: [RouteProblem]

    package init(problems: [RouteProblem]) { self.problems = problems }

    /// Every error with its pattern, caret and suggestion.
    public var description: String {
        problems.map(\.description).joined(separator: "\n\n")
    }
}

extension RouteTable {
    /// Every error and warning of the table: what cannot be read first, then what the rules find.
    ///
    /// Making a ``Router`` throws the errors among them.
    public func problems() -> [RouteProblem] {
        let engine = RouteEngine(RankedTable(self))
        return unreadableProblems(engine.table) + RouteRule.all.flatMap { $0.check(engine) }
    }

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

    private func unreadableProblems(_ table: RankedTable) -> [RouteProblem] {
        draft.unreadable + table.expansionProblems
    }
}
