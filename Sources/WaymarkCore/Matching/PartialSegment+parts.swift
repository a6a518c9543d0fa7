extension PartialSegment {
    /// The text of each piece of a segment that fits, or `nil`.
    static func parts(of text: String, _ pieces: [SegmentPiece], types: ParameterTypes, folds: Bool) -> [String]? {
        let texts = pieces.map { $0.literalBytes(folds: folds) }
        let constraints = pieces.map { $0.constraint(in: types) }
        var ends = Array(repeating: 0, count: pieces.count)
        var text = text
        return text.withUTF8 { bytes in
            let fits = constraints.withUnsafeBufferPointer { constraints in
                withBuffers(texts[...]) { texts in
                    PartialSegment(count: pieces.count, folds: folds).matches(bytes, ends: &ends) { index in
                        guard case .parameter = pieces[index], let base = constraints.baseAddress else {
                            return .literal(texts[index])
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

    /// Calls a function with all texts in memory at once.
    private static func withBuffers<Result>(
        _ texts: ArraySlice<[UInt8]>, _ buffers: [UnsafeBufferPointer<UInt8>] = [],
        _ body: ([UnsafeBufferPointer<UInt8>]) -> Result
    ) -> Result {
        guard let first = texts.first else { return body(buffers) }
        return first.withUnsafeBufferPointer { withBuffers(texts.dropFirst(), buffers + [$0], body) }
    }
}

extension SegmentPiece {
    fileprivate func literalBytes(folds: Bool) -> [UInt8] {
        guard case .literal(let text) = self else { return [] }
        return text.literalBytes(folds: folds)
    }

    fileprivate func constraint(in types: ParameterTypes) -> Constraint {
        guard case .parameter(let parameter) = self else { return Constraint(.any) }
        return types.constraint(for: parameter.type) ?? Constraint(.any)
    }
}
