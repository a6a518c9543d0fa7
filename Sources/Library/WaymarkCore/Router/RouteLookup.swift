/// The search table of a ``Router`` and the names of its entries, shared by routers and matches.
@usableFromInline
package final class RouteLookup: Sendable {
    private enum Rest: Sendable {
        case engine(RouteEngine)
        /// The names of a compiled table, and a closure that builds the engine of its `RouteTable` on demand.
        case compiled(EntryNames, engine: @Sendable () -> RouteEngine)
    }

    @usableFromInline package let table: SearchTable
    @usableFromInline package let contents: UnownedPointer<TableContents>
    private let rest: Rest

    private init(_ table: SearchTable, _ rest: Rest) {
        self.table = table
        contents = table.contents
        self.rest = rest
    }

    /// The ranked patterns with their search table. For a router of a compiled table, the first access builds them.
    package var engine: RouteEngine {
        switch rest {
        case .engine(let engine): engine
        case .compiled(_, let engine): engine()
        }
    }

    @usableFromInline
    package convenience init(_ engine: RouteEngine) { self.init(engine.search, .engine(engine)) }

    /// Creates the lookup of a compiled table. `engine` returns the engine of the original table; `constraint` returns
    /// the constraint of a ``ParameterConstraint/custom(_:)`` type, by the name of the type.
    @usableFromInline
    package convenience init(
        _ compiled: CompiledTable, engine: @escaping @Sendable () -> RouteEngine,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        self.init(try compiled.searchTable(constraint), .compiled(try compiled.entryNames(), engine: engine))
    }

    // MARK: Entries

    @usableFromInline package var entryCount: Int {
        switch rest {
        case .engine(let engine): engine.table.entries.count
        case .compiled(let names, _): names.count
        }
    }

    package func name(ofEntry index: Int) -> String? {
        switch rest {
        case .engine(let engine): engine.table.entries[index].name
        case .compiled(let names, _): names.entry(index).name
        }
    }

    func requirements(ofEntry index: Int) -> [Condition] {
        switch rest {
        case .engine(let engine): engine.table.entries[index].requirements
        case .compiled(let names, _): names.entry(index).requirements.map { Condition(rawValue: $0) }
        }
    }

    // MARK: Escapable matches

    /// Returns the best match of a link. If `last` is given, the search starts at the next rank of another entry.
    func match(in link: String, after last: PatternMatch?) throws(LinkRejection) -> PatternMatch? {
        try match(in: link, from: last.map { engine.table.rank(behindEntryOf: $0.rank) } ?? 0)
    }

    /// Returns the best match of a link among the pattern variants with rank `floor` or a worse one.
    func match(in link: String, from floor: UInt32) throws(LinkRejection) -> PatternMatch? {
        var found: PatternMatch?
        try table.firstMatch(in: link, from: floor) { found = PatternMatch($0, of: link, lookup: self) }
        return found
    }
}
