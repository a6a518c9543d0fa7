extension RouteRule {
    /// A type under a built-in name would make one pattern mean different things in different tables.
    static let reservedTypeName = RouteRule(code: "reserved-type-name") { engine in
        engine.table.types.reservedNames.map { RouteProblem(.reservedTypeName($0), in: "", at: 0..<0) }
    }
}
