/// What a table must not have when it is compiled: each is a place that a search, or a reader of captures, would read outside of
/// what there is.
struct TableFault: Error, Sendable, Equatable {
    let code: UInt8

    /// The codes are those below.
    static var count: UInt8 { 18 }

    /// The first word is not the number of all.
    static var wordCount: TableFault { TableFault(code: 0) }
    /// A node, or a list of leaves, literals, edges, runs, pieces or requirements, does not stand among the words.
    static var record: TableFault { TableFault(code: 1) }
    /// A child does not stand behind the node that names it, or several nodes name it: a walk might not end.
    static var order: TableFault { TableFault(code: 2) }
    /// More nodes stand above one another than any pattern has segments.
    static var depth: TableFault { TableFault(code: 3) }
    /// A text does not stand among the words.
    static var text: TableFault { TableFault(code: 4) }
    /// A table of literals has fewer slots than its shift and its probes say.
    static var slots: TableFault { TableFault(code: 5) }
    /// An edge is of no known kind.
    static var edgeKind: TableFault { TableFault(code: 6) }
    /// A constraint is named that is not there.
    static var constraint: TableFault { TableFault(code: 7) }
    /// A set of sources is named that is not there.
    static var sourceSet: TableFault { TableFault(code: 8) }
    /// A run has a level or a mark for which a search has no room, or a variant has more runs than its way.
    static var run: TableFault { TableFault(code: 9) }
    /// A leaf has the rank of no variant, or variants and requirements are not as many.
    static var rank: TableFault { TableFault(code: 10) }
    /// A variant has captures that are not there, or counts more fixed ones than captures.
    static var captures: TableFault { TableFault(code: 11) }
    /// A capture is a segment that its variant does not have.
    static var position: TableFault { TableFault(code: 12) }
    /// A capture is a piece that its segment does not have.
    static var piece: TableFault { TableFault(code: 13) }
    /// A capture is a query item that its variant does not ask for.
    static var item: TableFault { TableFault(code: 14) }
    /// A capture has a name that does not stand among the names.
    static var name: TableFault { TableFault(code: 15) }
    /// A capture has a default value that is not there.
    static var defaultValue: TableFault { TableFault(code: 16) }
    /// A known beginning has a text or sets of sources that are not there.
    static var origin: TableFault { TableFault(code: 17) }
}
