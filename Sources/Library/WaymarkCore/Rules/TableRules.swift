/// The data for finding the errors and warnings of a table, without a search table for matching links.
package struct TableRules: Sendable {
    package let table: RankedTable
    /// Pairs of pattern variants that match the same links, as positions in the ranking; the `winner` is better.
    let duplicates: [(winner: Int, loser: Int)]
    let hasUnknownTypes: Bool

    init(_ table: RankedTable, duplicates: [(winner: Int, loser: Int)], hasUnknownTypes: Bool) {
        (self.table, self.duplicates, self.hasUnknownTypes) = (table, duplicates, hasUnknownTypes)
    }

    package init(_ table: RankedTable) {
        let compiler = TableCompiler(table)
        self.init(table, duplicates: compiler.duplicates, hasUnknownTypes: compiler.hasUnknownTypes)
    }
}
