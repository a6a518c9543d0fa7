/// The search table of a ``Router`` and the names of its routes. Routers and matches share the object.
@usableFromInline
package final class RouteLookup: Sendable {
    @usableFromInline package let table: SearchTable
    @usableFromInline package let contents: UnownedPointer<TableContents>
    private let makeEngine: @Sendable () -> RouteEngine
    /// The names and conditions of the routes in a compiled table; `nil` if the engine has them.
    private let names: EntryNames?

    private init(_ table: SearchTable, names: EntryNames?, engine: @escaping @Sendable () -> RouteEngine) {
        (self.table, contents, self.names) = (table, table.contents, names)
        makeEngine = engine
    }

    /// The ranked patterns with their search table. A router of a compiled table builds them at the first access.
    package var engine: RouteEngine { makeEngine() }

    @usableFromInline
    package convenience init(_ engine: RouteEngine) { self.init(engine.search, names: nil) { engine } }

    /// Creates the lookup of a compiled table. `engine` returns the engine of the original table; `constraint` returns
    /// the constraint of a ``ParameterConstraint/custom(_:)`` type by the type's name.
    @usableFromInline
    package convenience init(
        _ compiled: CompiledTable, engine: @escaping @Sendable () -> RouteEngine,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        self.init(try compiled.searchTable(constraint), names: try compiled.entryNames(), engine: engine)
    }

    @usableFromInline package var entryCount: Int { names?.count ?? engine.table.entries.count }

    package func name(ofEntry index: Int) -> String? {
        if let names { names.entry(index).name } else { engine.table.entries[index].name }
    }

    func requirements(ofEntry index: Int) -> [Condition] {
        let stored = names?.entry(index).requirements.map { Condition(rawValue: $0) }
        return stored ?? engine.table.entries[index].requirements
    }

    /// Returns a link's best match of rank `floor` or worse; the best pattern variant of the table has rank 0.
    func match(in link: String, from floor: UInt32) throws(LinkRejection) -> PatternMatch? {
        var found: PatternMatch?
        try table.firstMatch(in: link, from: floor) { found = PatternMatch($0, of: link, lookup: self) }
        return found
    }
}
