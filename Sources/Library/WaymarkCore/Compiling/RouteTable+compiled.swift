extension RouteTable {
    /// Compiles the routes to bytes. A ``TableRouter`` for them neither parses patterns nor builds a search tree.
    ///
    /// ```swift
    /// let compiled = try table.compiled()
    /// try Data(compiled.bytes).write(to: file)
    /// let router = try TableRouter(compiled)
    /// ```
    ///
    /// The bytes contain no values of type `Route`: a ``TableRouter`` returns the index and name of the matching route.
    /// Pass the functions of ``ParameterConstraint/custom(_:)`` types to ``TableRouter/init(_:types:)``.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table. If there is none, the error lists each route of
    ///   `add(matching:)` as `not-compilable`, because the bytes cannot contain functions.
    /// - Complexity: That of ``Router/init(_:)``.
    public func compiled() throws(RouteTableError) -> CompiledTable {
        let rules = TableRules(RankedTable(self))
        let errors = errors(of: rules)
        let problems = errors.isEmpty ? rules.notCompilable : errors
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        return CompiledTable(written: TableCompiler(rules.table).bytes(for: rules.table))
    }
}

extension StreamWriter {
    /// Writes the data from which ``RouteTable/init(_:types:)`` restores a table, such as link sources and defaults.
    mutating func put(sourceOf table: RankedTable) {
        put(table.policy)
        put(table.precedence == .declaration)
        putList(table.sources) { $0.put($1) }
        putList(table.types.registeredNames) { stream, name in
            stream.put(name)
            stream.put(table.types[name] ?? ParameterConstraint(.any), table.types)
        }
        for entry in table.entries {
            putList(entry.sources) { $0.put($1) }
            put(entry.isFallback)
            let defaults = entry.defaults
            putList(Array(defaults.keys).ordered()) { stream, name in
                stream.put(name)
                stream.put(defaults[name] ?? .list([]))
            }
        }
    }
}
