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
    /// The next segment, before whose first match a catch-all `**!` ends: `edit` in `/**!/edit`; `nil` for `**`.
    package var stopsBefore: [SegmentEdge]?
}
