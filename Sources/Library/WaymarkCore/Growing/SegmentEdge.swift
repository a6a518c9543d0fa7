/// An edge between trie nodes: the requirement on one segment or a run of segments.
///
/// Unlike ``SegmentPattern``, an edge has no names and refers to constraints by index, so that `/user/{id}` and
/// `/user/{name}/edit` share nodes.
package enum SegmentEdge: Hashable {
    case literal([UInt8])
    case partial([PartialPiece])
    /// A parameter with a constraint, by the constraint's index.
    case constrained(Int)
    case any
    case wildcard
    case run(RunEdge)

    package enum PartialPiece: Hashable {
        case literal([UInt8])
        case parameter(Int)
    }
}

package struct RunEdge: Hashable {
    package var minimum: Int
    /// The edge that a run with `**!` stops before. Only patterns with this next edge share the run.
    package var stopsBefore: [SegmentEdge]?
}
