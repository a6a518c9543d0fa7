/// A ranked table and its compiler's findings, which are checked for errors and warnings. It cannot match links.
package struct TableRules: Sendable {
    package let table: RankedTable
    /// The ranks of pairs of pattern variants that match the same links; the `winner` is the better one.
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
