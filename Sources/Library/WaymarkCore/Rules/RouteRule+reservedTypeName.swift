extension RouteRule {
    /// The rule against types registered under a built-in name.
    static let reservedTypeName = RouteRule(code: "reserved-type-name") { engine in
        engine.table.types.reservedNames.map { RouteProblem(.reservedTypeName($0), in: "", at: 0..<0) }
    }
}
