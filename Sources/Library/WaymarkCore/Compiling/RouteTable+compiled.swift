extension RouteTable {
    /// Compiles the routes to bytes, from which a router is created without parsing patterns and building a search
    /// tree.
    ///
    /// ```swift
    /// let compiled = try table.compiled()
    /// try Data(compiled.bytes).write(to: file)
    /// let router = try TableRouter(compiled)
    /// ```
    ///
    /// The compiled table contains no values of type `Route`: its router returns the index and name of the matching
    /// route. A parameter type with a ``ParameterConstraint/custom(_:)`` function is stored by name only; pass the
    /// function to ``TableRouter/init(_:types:)``.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table. If there is none, it has a `not-compilable` error
    ///   for each route with a custom matcher, because a compiled table cannot contain functions.
    /// - Complexity: That of ``Router/init(_:)``.
    public func compiled() throws(RouteTableError) -> CompiledTable {
        let engine = try checkedEngine()
        let problems = engine.notCompilable
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        return CompiledTable(written: TableCompiler(engine.table).bytes(for: engine.table))
    }
}
