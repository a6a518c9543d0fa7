/// A ranked table and its search table: a ``Router`` without its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    @usableFromInline package let search: SearchTable
    /// The patterns of global items as a table of their own.
    package let globals: SearchTable?
    /// Pairs of variants that no link tells apart, the winner first.
    let duplicates: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that is not registered.
    let namesUnknownTypes: Bool
    /// The data of a search, which the search table keeps.
    @usableFromInline package let contents: Borrowed<TableContents>

    /// - Parameter search: The table, compiled. Nothing of the compiler is linked by a program that makes no other engine.
    package init(
        _ table: RankedTable, search: SearchTable, globals: SearchTable? = nil,
        duplicates: [(winner: Int, loser: Int)] = [], namesUnknownTypes: Bool = false
    ) {
        (self.table, self.search, self.globals) = (table, search, globals)
        contents = search.contents
        (self.duplicates, self.namesUnknownTypes) = (duplicates, namesUnknownTypes)
    }
}

extension RouteEngine {
    package convenience init(_ table: RankedTable) {
        let compiler = TableCompiler(table)
        self.init(
            table, search: SearchTable(compiler, checks: table.hasChecks ? table.entries.map { $0.check } : nil),
            globals: table.tableOfGlobals.map { SearchTable(TableCompiler($0), checks: nil) },
            duplicates: compiler.duplicates, namesUnknownTypes: compiler.namesUnknownTypes)
    }
}
