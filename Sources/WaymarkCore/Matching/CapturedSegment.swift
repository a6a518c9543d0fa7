/// A segment that is literal only in part, as it is read for its captures: with its texts where they never move.
struct CapturedSegment: Sendable {
    private enum Piece {
        case literal(FrozenArray<UInt8>)
        /// The index of the parameter's constraint.
        case parameter(Int)
    }

    private let pieces: [Piece]

    init(_ pieces: [SegmentPiece], types: ParameterTypes, constraints: inout ConstraintList) {
        self.pieces = pieces.map { piece in
            switch piece {
            case .literal(let text): .literal(FrozenArray(Array(text.utf8)))
            case .parameter(let parameter): .parameter(constraints.index(of: parameter.type, in: types))
            }
        }
    }

    /// Where one piece of a segment that fits stands in its decoded bytes, or `nil` if it does not fit.
    ///
    /// - Parameter folds: Whether the texts of the pattern are compared without ASCII case.
    func range(
        ofPiece number: Int, in bytes: UnsafeBufferPointer<UInt8>, folds: Bool,
        constraints: UnsafePointer<ParameterConstraint>
    ) -> Range<Int>? {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: pieces.count) { ends in
            guard let base = ends.baseAddress, number < pieces.count else { return nil }
            ends.initialize(repeating: 0)
            let fits = PartialSegment(count: pieces.count, folds: folds).matches(bytes, ends: base) { index in
                switch pieces[index] {
                case .literal(let text): .literal(UnsafeBufferPointer(start: text.start, count: text.count))
                case .parameter(let constraint): .parameter(constraints + constraint)
                }
            }
            return fits ? (number == 0 ? 0 : base[number - 1])..<base[number] : nil
        }
    }
}
