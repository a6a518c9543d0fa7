extension RouteRule {
    /// The rules for tables to be compiled.
    static let compiling: [RouteRule] = [.notCompilable]

    private static let notCompilable = RouteRule(code: "not-compilable") { engine in
        engine.table.entries.indices.filter { engine.table.entries[$0].check != nil }
            .map { engine.problem(.notCompilable, entry: $0, pattern: 0) }
    }
}
