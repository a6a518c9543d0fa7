/// A ranked table and its search table: a ``Router`` without its routes.
///
/// A class, so that routers and matches share it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    @usableFromInline package let search: SearchTable
    /// The patterns of global items, compiled as a separate table.
    package let globals: SearchTable?
    /// Pairs of variants that match the same links, the winner first.
    let duplicates: [(winner: Int, loser: Int)]
    /// `true` if a parameter has an unregistered type.
    let hasUnknownTypes: Bool
    @usableFromInline package let contents: UnownedPointer<TableContents>

    /// - Parameter search: The compiled table, passed in to keep the compiler out of programs with compiled tables.
    package init(
        _ table: RankedTable, search: SearchTable, globals: SearchTable? = nil,
        duplicates: [(winner: Int, loser: Int)] = [], hasUnknownTypes: Bool = false
    ) {
        (self.table, self.search, self.globals) = (table, search, globals)
        contents = search.contents
        (self.duplicates, self.hasUnknownTypes) = (duplicates, hasUnknownTypes)
    }
}

extension RouteEngine {
    package convenience init(_ table: RankedTable) {
        let compiler = TableCompiler(table)
        self.init(
            table, search: SearchTable(compiler, checks: table.hasChecks ? table.entries.map { $0.check } : nil),
            globals: table.globalsTable.map { SearchTable(TableCompiler($0), checks: nil) },
            duplicates: compiler.duplicates, hasUnknownTypes: compiler.hasUnknownTypes)
    }
}
