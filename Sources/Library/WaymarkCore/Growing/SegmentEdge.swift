/// An edge of the search tree: the requirement on one path segment, or on all segments that `**` matches.
package enum SegmentEdge: Hashable {
    case literal([UInt8])
    case partial([PartialPiece])
    /// A parameter, by the index of the constraint of its type.
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
    /// For a catch-all `**!`, which ends before a match of the next pattern segment: this segment; otherwise `nil`.
    package var stopsBefore: [SegmentEdge]?
}
