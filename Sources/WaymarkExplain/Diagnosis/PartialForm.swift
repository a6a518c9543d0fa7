/// A segment that is literal only in part, with its texts and types where they never move: made once, asked often.
struct PartialForm: Sendable {
    private let pieces: FrozenArray<Piece>
    /// The texts of all literals, one after the other.
    private let text: FrozenArray<UInt8>
    /// What each piece takes, if it is a parameter.
    private let constraints: FrozenArray<ParameterConstraint>

    private struct Piece: Sendable {
        let isParameter: Bool
        /// Where the text of a literal begins, and how long it is.
        let start: Int
        let count: Int
    }

    init(_ pieces: [SegmentPiece], types: ParameterTypes) {
        var text: [UInt8] = []
        var all: [Piece] = []
        var constraints: [ParameterConstraint] = []
        for piece in pieces {
            switch piece {
            case .literal(let literal):
                let bytes = Array(literal.utf8)
                all.append(Piece(isParameter: false, start: text.count, count: bytes.count))
                constraints.append(ParameterConstraint(.any))
                text += bytes
            case .parameter(let parameter):
                all.append(Piece(isParameter: true, start: 0, count: 0))
                constraints.append(types.constraint(for: parameter.type) ?? ParameterConstraint(.any))
            }
        }
        self.pieces = FrozenArray(all)
        self.text = FrozenArray(text)
        self.constraints = FrozenArray(constraints)
    }

    /// Whether a decoded segment fits.
    ///
    /// - Parameter folds: Whether the texts of the pattern are compared without ASCII case.
    func matches(_ bytes: Bytes, folds: Bool) -> Bool {
        let (pieces, text, constraints) = (self.pieces.row, self.text.row, self.constraints.row)
        // The arrays lend the pieces.
        return withExtendedLifetime(self) {
            PartialSegment(count: self.pieces.count, folds: folds).matches(bytes) { index in
                let piece = pieces[index]
                if piece.isParameter { return .parameter(constraints.place(index)) }
                return .literal(text.bytes(piece.start, count: piece.count))
            }
        }
    }
}
