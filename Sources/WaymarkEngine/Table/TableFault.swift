/// What a table must not have when it is frozen: each is a place that a search, or a reader of captures, would read outside of
/// what there is.
enum TableFault: Error, Sendable, CaseIterable {
    /// The first word is not the number of all.
    case wordCount
    /// A node, or a list of leaves, literals, edges, runs, pieces or requirements, does not stand among the words.
    case record
    /// A child does not stand behind the node that names it, or several nodes name it: a walk might not end.
    case order
    /// More nodes stand above one another than any pattern has segments.
    case depth
    /// A text does not stand among the words.
    case text
    /// A table of literals has fewer slots than its shift and its probes say.
    case slots
    /// An edge is of no known kind.
    case edgeKind
    /// A constraint is named that is not there.
    case constraint
    /// A set of sources is named that is not there.
    case sourceSet
    /// A run has a level or a mark for which a search has no room, or a variant has more runs than its way.
    case run
    /// A leaf has the rank of no variant, or variants and requirements are not as many.
    case rank
    /// A variant has captures that are not there, or counts more fixed ones than captures.
    case captures
    /// A capture is a segment that its variant does not have.
    case position
    /// A capture is a piece that its segment does not have.
    case piece
    /// A capture is a query item that its variant does not ask for.
    case item
    /// A capture has a name that does not stand among the names.
    case name
    /// A stand-in is named that is not there.
    case standIn
    /// A known beginning has a text or sets of sources that are not there.
    case origin
}
