/// How a variant came to match a link: which segments each of its positions took.
package struct MatchTrace: Sendable {
    package let variant: PatternVariant
    /// Whether the host is the first segment.
    let usesHost: Bool
    /// For each catch-all of the variant, from the left, the index of the segment behind it.
    let runEnds: [Int]

    /// For each position of the variant, the segments it took.
    func spans() -> [Range<Int>] {
        var spans: [Range<Int>] = []
        var next = 0
        var run = 0
        for segment in variant.segments {
            var end = next + 1
            if case .catchAll = segment {
                end = run < runEnds.count ? runEnds[run] : next
                run += 1
            }
            spans.append(next..<end)
            next = end
        }
        return spans
    }
}

extension QueryItemPattern {
    var parameter: PatternParameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }
}

extension PatternParameter {
    /// The one text that a required parameter can hold, if there is but one.
    package var onlyText: String? {
        guard presence == .required, !type.isList, case .oneOf(let texts) = type.kind, texts.count == 1 else {
            return nil
        }
        return texts.first
    }
}

extension EncodedText {
    /// The decoded text of a range.
    func string(_ range: Range<Int>) -> String {
        withDecoded(range) { String(bytes: $0) }
    }
}
