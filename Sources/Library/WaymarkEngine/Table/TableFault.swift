/// An inconsistency in a compiled table that would make a search or a reader of captures access memory out of bounds.
struct TableFault: Error, Sendable, Equatable {
    let code: UInt8

    /// The number of codes below.
    static var count: UInt8 { 18 }

    /// The first word is not the number of words.
    static var wordCount: TableFault { TableFault(code: 0) }
    /// A node or a list of records is out of bounds.
    static var record: TableFault { TableFault(code: 1) }
    /// A child does not follow its parent, or has several parents: a walk might not end.
    static var order: TableFault { TableFault(code: 2) }
    /// The nesting of nodes is deeper than any pattern.
    static var depth: TableFault { TableFault(code: 3) }
    /// A string is out of bounds.
    static var text: TableFault { TableFault(code: 4) }
    /// A table of literals has fewer slots than its shift and probes require.
    static var slots: TableFault { TableFault(code: 5) }
    /// An edge has an unknown kind.
    static var edgeKind: TableFault { TableFault(code: 6) }
    /// A constraint does not exist.
    static var constraint: TableFault { TableFault(code: 7) }
    /// A source set does not exist.
    static var sourceSet: TableFault { TableFault(code: 8) }
    /// A run's level or mark is out of range, or a variant has more runs than its path.
    static var run: TableFault { TableFault(code: 9) }
    /// A leaf's rank has no variant, or the numbers of variants and requirements differ.
    static var rank: TableFault { TableFault(code: 10) }
    /// A variant's captures are out of bounds, or it counts more fixed captures than captures.
    static var captures: TableFault { TableFault(code: 11) }
    /// A capture is a segment that its variant does not have.
    static var position: TableFault { TableFault(code: 12) }
    /// A capture is a piece that its segment does not have.
    static var piece: TableFault { TableFault(code: 13) }
    /// A capture is a query item that its variant does not have.
    static var item: TableFault { TableFault(code: 14) }
    /// A capture's name is out of bounds.
    static var name: TableFault { TableFault(code: 15) }
    /// A capture's default value does not exist.
    static var defaultValue: TableFault { TableFault(code: 16) }
    /// A known origin's prefix or source sets are out of bounds.
    static var origin: TableFault { TableFault(code: 17) }
}
