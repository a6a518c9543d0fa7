extension PartialSegment {
    static func fits(
        _ text: Bytes, _ pieces: [SegmentEdge.PartialPiece], _ constraints: [ParameterConstraint],
        folds: Bool
    ) -> Bool {
        let literals = pieces.flatMap { $0.literalBytes }
        var start = 0
        let places = pieces.map { piece in
            defer { start += piece.literalBytes.count }
            return start..<start + piece.literalBytes.count
        }
        return literals.withBytes { literals in
            constraints.withRow { constraints in
                PartialSegment(count: pieces.count, folds: folds).matches(text) { index in
                    guard case .parameter(let constraint) = pieces[index] else {
                        return .literal(literals.part(places[index]))
                    }
                    return .parameter(constraints.place(constraint))
                }
            }
        }
    }
}

extension SegmentEdge.PartialPiece {
    fileprivate var literalBytes: [UInt8] {
        if case .literal(let text) = self { text } else { [] }
    }
}
