extension RouteRule {
    /// The rules whose problems keep a router from being compiled.
    static let compiling: [RouteRule] = [.notCompilable]

    /// Entries that have functions of their own to say which links they take.
    private static let notCompilable = RouteRule(code: "not-compilable") { engine in
        engine.table.entries.indices.filter { engine.table.entries[$0].check != nil }
            .map { engine.problem(.notCompilable, entry: $0, pattern: 0) }
    }
}
