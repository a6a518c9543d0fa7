/// The error thrown if a router or compiled table cannot be created from a table of routes, with every problem found.
public struct RouteTableError: Error, Sendable, Hashable {
    /// The errors of the table, never empty: invalid patterns first, then other errors by kind and route.
    public let problems: [RouteProblem]
}

extension RouteTable {
    /// Returns all errors of the table, including those of invalid patterns, but no warnings.
    package func errors(of rules: TableRules) -> [RouteProblem] {
        draft.unreadable.map { $0.naming(schemeForbiddenBy: policy) } + rules.table.expansionProblems + rules.errors
    }
}

extension RouteProblem {
    /// Returns the problem that the policy forbids the scheme, as in `javascript:foo`, instead of a missing slash.
    fileprivate func naming(schemeForbiddenBy policy: LinkPolicy) -> RouteProblem {
        var scanner = PatternScanner(pattern)
        guard let source = scanner.skipSource(), range.lowerBound >= scanner.offset,
            source.fault(policy, takesWebSchemes: true) == .forbiddenScheme
        else { return self }
        if kind == .path(.missingSlash) {
            return RouteProblem(
                .invalidSource(source.description, .forbiddenScheme), in: pattern, at: 0..<scanner.offset, route: route)
        }
        var copy = self
        copy.correctedPattern = nil
        return copy
    }
}
