/// A table and how links are looked up in it: what every ``Router`` is, apart from its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    package let frozen: FrozenTable
    /// Variants that no link tells apart, the one that wins first.
    let twins: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that nobody registered.
    let namesUnknownTypes: Bool
    /// For each set of sources what is printed before the path.
    package let printedSources: [PrintedSource?]

    /// What a search reads, which the frozen table keeps.
    @usableFromInline package let tables: Borrowed<SearchTables>

    package init(_ table: RankedTable) {
        self.table = table
        let grown = GrownTable(table)
        frozen = grown.frozen
        twins = grown.twins
        namesUnknownTypes = grown.namesUnknownTypes
        tables = frozen.tables
        printedSources = table.sourceSets.map { PrintedSource($0) }
    }
}
