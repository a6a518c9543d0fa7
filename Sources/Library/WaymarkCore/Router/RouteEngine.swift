/// The data of a ``Router`` that is independent of the route type: the ranked patterns and the search table.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    @usableFromInline package let search: SearchTable
    /// The search table of the global query items; `nil` if there are none.
    package let globals: SearchTable?
    /// Pairs of pattern variants that match the same links, as positions in the ranking; the `winner` is better.
    private let duplicates: [(winner: Int, loser: Int)]
    private let hasUnknownTypes: Bool

    /// - Parameter search: Created by the caller, because programs that only open compiled tables contain no compiler.
    package init(
        _ table: RankedTable, search: SearchTable, globals: SearchTable? = nil,
        duplicates: [(winner: Int, loser: Int)] = [], hasUnknownTypes: Bool = false
    ) {
        (self.table, self.search, self.globals) = (table, search, globals)
        (self.duplicates, self.hasUnknownTypes) = (duplicates, hasUnknownTypes)
    }

    package convenience init(_ table: RankedTable) {
        let compiler = TableCompiler(table)
        self.init(
            table, search: SearchTable(compiler, checks: table.hasChecks ? table.entries.map { $0.check } : nil),
            globals: table.globalsTable.map { SearchTable(TableCompiler($0), checks: nil) },
            duplicates: compiler.duplicates, hasUnknownTypes: compiler.hasUnknownTypes)
    }

    /// The input of the checks for table errors and warnings.
    package var rules: TableRules {
        TableRules(table, duplicates: duplicates, hasUnknownTypes: hasUnknownTypes)
    }

    /// Calls a function with the best match of a link and returns `nil`. If nothing matches, returns the reason.
    package func match(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) -> NoMatch? {
        do throws(LinkRejection) {
            return try search.firstMatchOrReject(in: bytes, body) ? nil : .unmatched
        } catch {
            return .rejected(error)
        }
    }

    /// Returns a link's best match of rank `floor` or worse; the best pattern variant of the table has rank 0. A link
    /// that repeats a query item matches even if the policy forbids that.
    package func firstMatch(in link: String, from floor: UInt32 = 0) throws(LinkRejection) -> PatternMatch? {
        try RouteLookup(self).match(in: link, from: floor)
    }
}

extension RouteTable {
    @usableFromInline
    func checkedEngine() throws(RouteTableError) -> RouteEngine {
        let engine = RouteEngine(RankedTable(self))
        let errors = errors(of: engine.rules)
        guard errors.isEmpty else { throw RouteTableError(problems: errors) }
        return engine
    }
}

package enum NoMatch {
    case unmatched
    case rejected(LinkRejection)
}
