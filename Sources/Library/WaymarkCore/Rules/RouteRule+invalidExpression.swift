extension RouteRule {
    /// The rule against types with an invalid regular expression, which match nothing.
    static let invalidExpression = RouteRule(code: "invalid-expression") { engine in
        engine.table.types.faults.map { name, expression, fault in
            RouteProblem(.invalidExpression(type: name, reason: fault.reason), in: expression, at: fault.range)
        }
    }
}
