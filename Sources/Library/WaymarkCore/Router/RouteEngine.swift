/// The part of a ``Router`` that is independent of the route type: the ranked patterns and the search table.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    @usableFromInline package let search: SearchTable
    /// The separate search table of the global query items; `nil` for a table without global items.
    package let globals: SearchTable?
    /// The ranks of pairs of pattern variants that match the same links; the `winner` is the better variant.
    private let duplicates: [(winner: Int, loser: Int)]
    private let hasUnknownTypes: Bool

    /// - Parameter search: The search table. The caller compiles it, so that programs that only open compiled tables do
    ///   not contain the compiler.
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

    /// The input of the checks for table errors and warnings: the ranked table, and facts that its compiler found.
    package var rules: TableRules {
        TableRules(table, duplicates: duplicates, hasUnknownTypes: hasUnknownTypes)
    }

    /// Calls a function with the best match of a link and returns `nil`, or returns the reason why no pattern matches.
    package func match(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) -> NoMatch? {
        do throws(LinkRejection) {
            return try search.firstMatchOrReject(in: bytes, body) ? nil : .unmatched
        } catch {
            return .rejected(error)
        }
    }

    /// Returns the best match of a link among the pattern variants whose rank is `floor` or higher (worse). A link that
    /// repeats a query item matches even if the policy forbids that.
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

/// The reason why a link opens no route: no pattern matches, or the link policy rejects it.
package enum NoMatch {
    case unmatched
    case rejected(LinkRejection)
}
