extension RouteTable {
    /// The table as bytes that need not be read, ranked and grown again: what it takes to match, and the names and
    /// patterns of its entries.
    ///
    /// ```swift
    /// let compiled = try table.compiled()
    /// try Data(compiled.bytes).write(to: file)
    /// let router = try TableRouter(compiled)
    /// ```
    ///
    /// Routes are values of the program, and stay there: a compiled table tells the index and the name of the entry that takes
    /// a link. Types that are functions go by their names, and are given to ``TableRouter/init(_:types:)``.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table, and one of kind `not-compilable` for each entry that has
    ///   functions of its own to say which links it takes: those of matchers.
    /// - Complexity: That of ``Router/init(_:)``.
    public func compiled() throws(RouteTableError) -> CompiledTable {
        let engine = try checkedEngine()
        let problems = RouteRule.compiling.flatMap { $0.check(engine) }
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        return CompiledTable(written: TableCompiler(engine.table).bytes(for: engine.table))
    }
}
