/// An edge of the search tree: the requirement on one path segment, or on the run of segments of a catch-all.
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
    /// For a catch-all `**!`, the edge of the next pattern element, before whose first match the run of segments ends.
    /// Only patterns with the same next edge share this edge.
    package var stopsBefore: [SegmentEdge]?
}
