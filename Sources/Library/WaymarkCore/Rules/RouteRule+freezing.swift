extension RouteRule {
    /// The rules whose problems keep a router from being frozen.
    static let freezing: [RouteRule] = [.notFreezable]

    /// Entries that have functions of their own to say which links they take.
    private static let notFreezable = RouteRule(code: "not-freezable") { engine in
        engine.table.entries.indices.filter { engine.table.entries[$0].check != nil }
            .map { engine.problem(.notFreezable, entry: $0, pattern: 0) }
    }
}
