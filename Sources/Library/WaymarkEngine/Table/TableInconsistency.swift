/// An inconsistency in a compiled table that would make a search or a reader of captures access memory out of bounds.
struct TableInconsistency: Error, Equatable {
    let code: UInt8

    static var count: UInt8 { 18 }

    /// The first word of the search tree is not its number of words.
    static var wordCount: TableInconsistency { TableInconsistency(code: 0) }
    /// A node or a list of records is out of bounds.
    static var record: TableInconsistency { TableInconsistency(code: 1) }
    /// A child node precedes its parent, or too many parents share nodes, so that visiting all might never end.
    static var order: TableInconsistency { TableInconsistency(code: 2) }
    /// A node is nested more deeply than any pattern allows.
    static var depth: TableInconsistency { TableInconsistency(code: 3) }
    static var text: TableInconsistency { TableInconsistency(code: 4) }
    /// A hash table of literals has an invalid shift or number of probes, or slots that are out of bounds.
    static var slots: TableInconsistency { TableInconsistency(code: 5) }
    static var edgeKind: TableInconsistency { TableInconsistency(code: 6) }
    static var constraint: TableInconsistency { TableInconsistency(code: 7) }
    static var sourceSet: TableInconsistency { TableInconsistency(code: 8) }
    /// A catch-all has a wrong level (its index on the path) or mark (its index in ``SearchBlock/untried(_:)``). Or a
    /// variant, its captures and its path have different numbers of catch-alls.
    static var run: TableInconsistency { TableInconsistency(code: 9) }
    /// A rank has no pattern variant or that of another route, or the numbers of variants and requirements differ.
    static var rank: TableInconsistency { TableInconsistency(code: 10) }
    /// The captures of a pattern variant are out of bounds, too few, or wrongly marked as lists or single values.
    static var captures: TableInconsistency { TableInconsistency(code: 11) }
    /// A capture's segment is not in its pattern, or one of ``VariantRecord/fixedCount`` captures has no fixed index.
    static var position: TableInconsistency { TableInconsistency(code: 12) }
    /// A capture's index among the literals and parameters of its partial segment is out of bounds.
    static var piece: TableInconsistency { TableInconsistency(code: 13) }
    /// A capture's query item is not among the query items of its pattern variant.
    static var item: TableInconsistency { TableInconsistency(code: 14) }
    static var name: TableInconsistency { TableInconsistency(code: 15) }
    static var defaultValue: TableInconsistency { TableInconsistency(code: 16) }
    /// A known link prefix, its sets of link sources or its URL layout is out of bounds or inconsistent.
    static var origin: TableInconsistency { TableInconsistency(code: 17) }
}
