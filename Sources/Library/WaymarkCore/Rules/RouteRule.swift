/// A rule that finds one kind of problem in route tables. Each rule has its own file.
package struct RouteRule: Sendable {
    package let code: String
    package let check: @Sendable (RouteEngine) -> [RouteProblem]

    package init(code: String, check: @escaping @Sendable (RouteEngine) -> [RouteProblem]) {
        self.code = code
        self.check = check
    }

    /// The rules that find errors: a table must satisfy all of them to become a router.
    package static let errors: [RouteRule] = [
        .sources, .noPattern, .duplicateRouteName, .reservedTypeName, .invalidExpression, .unknownType,
        .registeredTypeAsText, .invalidDefault,
        .expectations, .misfit, .globals, .conflict,
    ]
}

extension RouteEngine {
    /// Returns a problem at a range of a pattern, or of the whole pattern if `range` is `nil`.
    package func problem(
        _ kind: RouteProblem.Kind, entry: Int, pattern: Int, at range: Range<Int>? = nil, suggestion: String? = nil,
        related: RouteProblem.Related? = nil
    ) -> RouteProblem {
        let text = table.entries[entry].patterns[pattern].text
        return RouteProblem(
            kind, in: text, at: range ?? 0..<text.utf8.count, route: table.entries[entry].name, suggestion: suggestion,
            related: related)
    }

    /// Returns the pattern of a variant as the related pattern of a problem.
    package func related(_ variant: TableVariant) -> RouteProblem.Related {
        let text = table.pattern(of: variant).text
        return RouteProblem.Related(
            route: table.entries[variant.entry].name, pattern: text, range: 0..<text.utf8.count)
    }

    /// Calls `check` with every pattern of the table that satisfies `condition`, and returns the found problems.
    package func forEachPattern(
        where condition: (RoutePattern) -> Bool,
        _ check: (_ entry: Int, _ index: Int, _ pattern: RoutePattern) -> [RouteProblem]
    ) -> [RouteProblem] {
        var problems: [RouteProblem] = []
        for (number, entry) in table.entries.enumerated() {
            for index in entry.patterns.indices where condition(entry.patterns[index]) {
                problems += check(number, index, entry.patterns[index])
            }
        }
        return problems
    }
}
