/// The error thrown if a router or compiled table cannot be created from a table of routes, with every problem found.
public struct RouteTableError: Error, Sendable, Hashable {
    /// The errors of the table, never empty: invalid patterns first, then other errors by kind and route.
    public let problems: [RouteProblem]
}

extension RouteTable {
    /// Returns all errors of the table, including those of invalid patterns, but no warnings.
    package func errors(of rules: TableRules) -> [RouteProblem] {
        draft.unreadable + rules.table.expansionProblems + rules.errors
    }
}
