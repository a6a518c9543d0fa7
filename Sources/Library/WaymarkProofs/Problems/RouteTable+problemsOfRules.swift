extension RouteTable {
    /// Returns all errors and warnings of the table, invalid patterns first.
    ///
    /// - Parameter matcher: Returns the rank of the variant that a link opens. By default, a proof finds it.
    package func problems(of rules: TableRules, matcher: ((String) -> Int?)? = nil) -> [RouteProblem] {
        let errors = errors(of: rules)
        let warnings =
            rules.unreachedProblems(matcher: matcher) + rules.unacceptable + rules.unprintable + rules.unreadParameters
        // An invalid link source or type matches no link, so `takes-nothing` would only repeat its error.
        return errors + (errors.isEmpty ? warnings : warnings.filter { $0.code != "takes-nothing" })
    }
}
