/// The search table of a ``Router`` and the names of its entries, shared by routers and matches.
@usableFromInline
package final class RouteLookup: Sendable {
    @usableFromInline package let table: SearchTable
    @usableFromInline package let contents: UnownedPointer<TableContents>
    private let makeEngine: @Sendable () -> RouteEngine
    /// The names and conditions of the entries of a compiled table; `nil` if the engine provides them.
    private let names: EntryNames?

    private init(_ table: SearchTable, names: EntryNames?, engine: @escaping @Sendable () -> RouteEngine) {
        (self.table, contents, self.names) = (table, table.contents, names)
        makeEngine = engine
    }

    /// The ranked patterns with their search table. For a router of a compiled table, the first access builds them.
    package var engine: RouteEngine { makeEngine() }

    @usableFromInline
    package convenience init(_ engine: RouteEngine) { self.init(engine.search, names: nil) { engine } }

    /// Creates the lookup of a compiled table. `engine` returns the engine of the original table; `constraint` returns
    /// the constraint of a ``ParameterConstraint/custom(_:)`` type, by the name of the type.
    @usableFromInline
    package convenience init(
        _ compiled: CompiledTable, engine: @escaping @Sendable () -> RouteEngine,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        self.init(try compiled.searchTable(constraint), names: try compiled.entryNames(), engine: engine)
    }

    // MARK: Entries

    @usableFromInline package var entryCount: Int { names?.count ?? engine.table.entries.count }

    package func name(ofEntry index: Int) -> String? {
        if let names { names.entry(index).name } else { engine.table.entries[index].name }
    }

    func requirements(ofEntry index: Int) -> [Condition] {
        let stored = names?.entry(index).requirements.map { Condition(rawValue: $0) }
        return stored ?? engine.table.entries[index].requirements
    }

    // MARK: Escapable matches

    /// Returns the best match of a link among the pattern variants whose rank is `floor` or higher (worse).
    func match(in link: String, from floor: UInt32) throws(LinkRejection) -> PatternMatch? {
        var found: PatternMatch?
        try table.firstMatch(in: link, from: floor) { found = PatternMatch($0, of: link, lookup: self) }
        return found
    }
}
