extension PartialSegment {
    /// The text of each piece of a segment that fits, or `nil`.
    static func parts(of text: String, _ pieces: [SegmentPiece], types: ParameterTypes, folds: Bool) -> [String]? {
        var literals: [UInt8] = []
        let places = pieces.map { piece in
            let start = literals.count
            literals += piece.literalBytes
            return start..<literals.count
        }
        let constraints = pieces.map { $0.constraint(in: types) }
        var ends = Array(repeating: 0, count: pieces.count)
        var text = text
        return text.withUTF8 { bytes in
            let fits = constraints.withUnsafeBufferPointer { constraints in
                literals.withUnsafeBufferPointer { literals in
                    PartialSegment(count: pieces.count, folds: folds).matches(bytes, ends: &ends) { index in
                        guard case .parameter = pieces[index], let base = constraints.baseAddress else {
                            return .literal(UnsafeBufferPointer(rebasing: literals[places[index]]))
                        }
                        return .parameter(base + index)
                    }
                }
            }
            guard fits else { return nil }
            return ends.indices.map { index in
                String(decoding: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
            }
        }
    }
}

extension PartialSegment {
    /// Whether a text fits pieces in the form in which tries have them.
    static func fits(
        _ text: [UInt8], _ pieces: [SegmentEdge.PartialPiece], _ constraints: [ParameterConstraint], folds: Bool
    ) -> Bool {
        let literals = pieces.flatMap(\.literalBytes)
        var start = 0
        let places = pieces.map { piece in
            defer { start += piece.literalBytes.count }
            return start..<start + piece.literalBytes.count
        }
        return text.withUnsafeBufferPointer { text in
            literals.withUnsafeBufferPointer { literals in
                constraints.withUnsafeBufferPointer { constraints in
                    PartialSegment(count: pieces.count, folds: folds).matches(text) { index in
                        guard case .parameter(let constraint) = pieces[index], let base = constraints.baseAddress else {
                            return .literal(UnsafeBufferPointer(rebasing: literals[places[index]]))
                        }
                        return .parameter(base + constraint)
                    }
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

extension SegmentPiece {
    fileprivate var literalBytes: [UInt8] {
        guard case .literal(let text) = self else { return [] }
        return Array(text.utf8)
    }

    fileprivate func constraint(in types: ParameterTypes) -> ParameterConstraint {
        guard case .parameter(let parameter) = self else { return ParameterConstraint(.any) }
        return types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
    }
}
