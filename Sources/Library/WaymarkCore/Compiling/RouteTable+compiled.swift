extension RouteTable {
    /// Compiles the table to bytes that a router opens without parsing, ranking or building a trie.
    ///
    /// ```swift
    /// let compiled = try table.compiled()
    /// try Data(compiled.bytes).write(to: file)
    /// let router = try TableRouter(compiled)
    /// ```
    ///
    /// Routes are values of the program and not part of the compiled table, which returns the index and name of the
    /// matching entry. A parameter type whose constraint is a function is stored by name only: pass its constraint to
    /// ``TableRouter/init(_:types:)``.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table, and a `not-compilable` error for each entry with a
    ///   matcher, because a compiled table cannot contain a function.
    /// - Complexity: That of ``Router/init(_:)``.
    public func compiled() throws(RouteTableError) -> CompiledTable {
        let engine = try checkedEngine()
        let problems = RouteRule.compiling.flatMap { $0.check(engine) }
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        return CompiledTable(written: TableCompiler(engine.table).bytes(for: engine.table))
    }
}
