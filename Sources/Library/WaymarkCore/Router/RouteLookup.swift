/// The search table of a ``Router``, and the source of everything else that is known of its entries.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteLookup: Sendable {
    /// The source of what matching does not need.
    private enum Rest: Sendable {
        case engine(RouteEngine)
        /// The names of a compiled table, and the engine of its `RouteTable`, made when a link is explained first.
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

    /// The ranked table with its search table. That of a compiled table is made when it is needed first.
    package var engine: RouteEngine {
        switch rest {
        case .engine(let engine): engine
        case .compiled(_, let engine): engine()
        }
    }
}

extension RouteLookup {
    /// The lookup of an engine.
    @usableFromInline
    package convenience init(_ engine: RouteEngine) { self.init(engine.search, .engine(engine)) }

    /// The lookup of a compiled table.
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
        case .engine(let engine): engine.table.entries.count
        case .compiled(let names, _): names.count
        }
    }

    /// The name of an entry.
    package func name(ofEntry index: Int) -> String? {
        switch rest {
        case .engine(let engine): engine.table.entries[index].name
        case .compiled(let names, _): names.entry(index).name
        }
    }

    /// What must hold before an entry opens.
    func requirements(ofEntry index: Int) -> [Condition] {
        switch rest {
        case .engine(let engine): engine.table.entries[index].requirements
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
