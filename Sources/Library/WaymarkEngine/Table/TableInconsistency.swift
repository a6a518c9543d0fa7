/// An inconsistency in a compiled table that would make a search or a reader of captures access memory out of bounds.
struct TableInconsistency: Error, Equatable {
    let code: UInt8

    /// The number of codes below.
    static var count: UInt8 { 18 }

    /// The first word is not the number of words.
    static var wordCount: TableInconsistency { TableInconsistency(code: 0) }
    /// A node or a list of records is out of bounds.
    static var record: TableInconsistency { TableInconsistency(code: 1) }
    /// A child does not follow its parent, or has several parents: a walk might not end.
    static var order: TableInconsistency { TableInconsistency(code: 2) }
    /// The nesting of nodes is deeper than any pattern.
    static var depth: TableInconsistency { TableInconsistency(code: 3) }
    static var text: TableInconsistency { TableInconsistency(code: 4) }
    /// A hash table of literals has fewer slots than its shift and probes require.
    static var slots: TableInconsistency { TableInconsistency(code: 5) }
    static var edgeKind: TableInconsistency { TableInconsistency(code: 6) }
    static var constraint: TableInconsistency { TableInconsistency(code: 7) }
    static var sourceSet: TableInconsistency { TableInconsistency(code: 8) }
    /// The level of a catch-all (its index on the path) or its mark (its index in ``SearchBlock/untried(_:)``) is out
    /// of range, or a variant and its path have different numbers of catch-alls.
    static var run: TableInconsistency { TableInconsistency(code: 9) }
    /// A leaf's rank has no variant, or the numbers of variants and requirements differ.
    static var rank: TableInconsistency { TableInconsistency(code: 10) }
    /// A variant's captures are out of bounds, or its number of fixed captures exceeds its number of captures.
    static var captures: TableInconsistency { TableInconsistency(code: 11) }
    /// A capture is a segment that its variant does not have.
    static var position: TableInconsistency { TableInconsistency(code: 12) }
    /// A capture is a piece that its segment does not have.
    static var piece: TableInconsistency { TableInconsistency(code: 13) }
    /// A capture is a query item that its variant does not have.
    static var item: TableInconsistency { TableInconsistency(code: 14) }
    static var name: TableInconsistency { TableInconsistency(code: 15) }
    static var defaultValue: TableInconsistency { TableInconsistency(code: 16) }
    /// A known origin's prefix or source sets are out of bounds.
    static var origin: TableInconsistency { TableInconsistency(code: 17) }
}
