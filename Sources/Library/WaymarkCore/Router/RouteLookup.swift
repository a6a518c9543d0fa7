/// What looks links up for a ``Router``: all that it needs to match, and who knows the rest.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteLookup: Sendable {
    /// Who knows what matching does not need.
    private enum Rest: Sendable {
        case made(RouteEngine)
        /// The names of a compiled table, and how its engine is had when somebody prints or explains.
        case compiled(EntryNames, engine: @Sendable () -> RouteEngine)
    }

    @usableFromInline package let table: SearchTable
    @usableFromInline package let contents: Borrowed<TableContents>
    private let rest: Rest

    private init(_ table: SearchTable, _ rest: Rest) {
        self.table = table
        contents = table.contents
        self.rest = rest
    }

    /// What knows all about the table. For one that was compiled it is made when it is asked for first.
    package var engine: RouteEngine {
        switch rest {
        case .made(let engine): engine
        case .compiled(_, let engine): engine()
        }
    }
}

extension RouteLookup {
    /// Looks links up as an engine does.
    @usableFromInline
    package convenience init(_ engine: RouteEngine) { self.init(engine.search, .made(engine)) }

    /// Looks links up in a compiled table.
    ///
    /// - Parameters:
    ///   - engine: An engine of the same table.
    ///   - constraint: What a type takes that is a function, by its name.
    @usableFromInline
    package convenience init(
        _ compiled: CompiledTable, engine: @escaping @Sendable () -> RouteEngine,
        constraint: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        self.init(try compiled.searchTable(constraint), .compiled(try compiled.entryNames(), engine: engine))
    }
}

// MARK: Entries

extension RouteLookup {
    /// The number of entries.
    @usableFromInline package var entryCount: Int {
        switch rest {
        case .made(let engine): engine.table.entries.count
        case .compiled(let names, _): names.count
        }
    }

    /// The name of an entry.
    package func name(ofEntry index: Int) -> String? {
        switch rest {
        case .made(let engine): engine.table.entries[index].name
        case .compiled(let names, _): names.entry(index).name
        }
    }

    /// What must hold before an entry opens.
    func requirements(ofEntry index: Int) -> [Condition] {
        switch rest {
        case .made(let engine): engine.table.entries[index].requirements
        case .compiled(let names, _): names.entry(index).requirements.map { Condition(rawValue: $0) }
        }
    }
}

// MARK: Matches that may be kept

extension RouteLookup {
    /// The best match of a link, or the best one of another entry after a match.
    func match(in link: String, after last: PatternMatch? = nil) throws(LinkRejection) -> PatternMatch? {
        let floor = last.map { engine.table.rank(behindEntryOf: $0.rank) } ?? 0
        var found: PatternMatch?
        try table.firstMatch(in: link, from: floor) { found = PatternMatch($0, of: link, lookup: self) }
        return found
    }
}
