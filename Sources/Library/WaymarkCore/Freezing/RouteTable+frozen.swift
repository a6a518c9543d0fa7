extension RouteTable {
    /// The table as bytes that need not be read, ranked and grown again: what it takes to match, and the names and
    /// patterns of its entries.
    ///
    /// ```swift
    /// let frozen = try table.frozen()
    /// try Data(frozen.bytes).write(to: file)
    /// let router = try FrozenRouter(frozen)
    /// ```
    ///
    /// Routes are values of the program, and stay there: a frozen table tells the index and the name of the entry that takes
    /// a link. Types that are functions go by their names, and are given to ``FrozenRouter/init(_:types:)``.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table, and one of kind `not-freezable` for each entry that has
    ///   functions of its own to say which links it takes: those of matchers.
    /// - Complexity: That of ``Router/init(_:)``.
    public func frozen() throws(RouteTableError) -> FrozenTable {
        let engine = try checkedEngine()
        let problems = RouteRule.freezing.flatMap { $0.check(engine) }
        guard problems.isEmpty else { throw RouteTableError(problems: problems) }
        var freezer = TableFreezer(engine)
        return FrozenTable(written: freezer.bytes())
    }
}

extension RouteEngine {
    /// What searches need, as `FrozenTable.plain` reads it, with the ranks and indices of the table.
    package var plainBytes: [UInt8] {
        var freezer = TableFreezer(self, .plain)
        return freezer.bytes()
    }
}
