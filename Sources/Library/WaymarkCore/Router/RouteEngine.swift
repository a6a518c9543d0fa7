/// A table and how links are looked up in it: what every ``Router`` is, apart from its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    @usableFromInline package let search: SearchTable
    /// Variants that no link tells apart, the one that wins first.
    let duplicates: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that nobody registered.
    let namesUnknownTypes: Bool
    /// The patterns of global items as a table of their own.
    package let globals: SearchTable?

    /// What a search reads, which the compiled table keeps.
    @usableFromInline package let contents: Borrowed<TableContents>

    /// What a table is that was grown before.
    package init(
        _ table: RankedTable, search: SearchTable, duplicates: [(winner: Int, loser: Int)] = [],
        namesUnknownTypes: Bool = false
    ) {
        self.table = table
        self.search = search
        contents = search.contents
        (self.duplicates, self.namesUnknownTypes) = (duplicates, namesUnknownTypes)
        globals = table.tableOfGlobals.map { SearchTable(TableCompiler($0), checks: nil) }
    }
}

extension RouteEngine {
    package convenience init(_ table: RankedTable) {
        let compiler = TableCompiler(table)
        self.init(
            table, search: SearchTable(compiler, checks: table.hasChecks ? table.entries.map { $0.check } : nil),
            duplicates: compiler.duplicates,
            namesUnknownTypes: compiler.namesUnknownTypes)
    }
}
