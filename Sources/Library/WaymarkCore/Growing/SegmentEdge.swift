/// How a trie gets from one node to the next: what one segment, or a run of them, must be.
///
/// No ``SegmentPattern``, because edges forget names and know constraints by number, so that `/user/{id}` and
/// `/user/{name}/edit` share their nodes.
package enum SegmentEdge: Hashable {
    case literal([UInt8])
    case partial([PartialPiece])
    /// A parameter that does not take any text; the index of its constraint.
    case constrained(Int)
    case any
    case wildcard
    case run(RunEdge)

    package enum PartialPiece: Hashable {
        case literal([UInt8])
        /// The index of the parameter's constraint.
        case parameter(Int)
    }
}

/// A run of segments.
package struct RunEdge: Hashable {
    package var minimum: Int
    /// For a run that stops at its first hit, the edges that it stops before: such a run is shared only by patterns
    /// that go on in the same way.
    package var stopsBefore: [SegmentEdge]?
}
