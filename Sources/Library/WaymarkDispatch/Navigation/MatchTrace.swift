import WaymarkCore

/// How a variant came to match a link: which segments each of its positions took.
struct MatchTrace {
    let variant: PatternVariant
    /// Whether the host is the first segment.
    let usesHost: Bool
    /// For each catch-all of the variant, from the left, the index of the segment behind it.
    let runEnds: [Int]

    init(_ match: PatternMatch) {
        variant = match.variant
        usesHost = match.usesHost
        runEnds = match.runEnds
    }

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
