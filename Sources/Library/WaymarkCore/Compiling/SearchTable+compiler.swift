extension SearchTable {
    /// Creates a search table from compiled patterns. `checks` has, for each route, an app's function to refuse links.
    convenience init(_ compiler: TableCompiler, checks: [EntryCheck?]?) {
        var functions = compiler.functions.makeIterator()
        do throws(CompiledTableError) {
            try self.init(compiled: compiler.bytes(), accepts: checks.map(SearchTable.accepts)) { _ in functions.next()
            }
        } catch {
            preconditionFailure("a table that was just compiled cannot be opened: \(error)")
        }
    }

    private static func accepts(_ checks: [EntryCheck?]) -> @Sendable (borrowing MatchView) -> Bool {
        { match in checks[match.entryIndex]?.accepts(match) ?? true }
    }
}
