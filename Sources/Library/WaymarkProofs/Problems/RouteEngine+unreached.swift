extension RouteEngine {
    /// Returns the problems of unreachable routes, pattern variants and parameter values.
    package func unreachedProblems(limit: Int? = nil) -> [RouteProblem] {
        rules.unreachedProblems(limit: limit, matcher: winner)
    }

    /// Returns the rank of the pattern variant that a link opens, if any.
    func winner(of link: String) -> Int? {
        let found = try? firstMatch(in: link, from: 0)
        return found.flatMap { $0.isRepeated ? nil : Int($0.rank) }
    }
}
