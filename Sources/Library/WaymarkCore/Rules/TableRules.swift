/// The input of the checks for table errors and warnings: a ranked table, and facts that its compiler found. It has no
/// search table, so it cannot match links.
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
