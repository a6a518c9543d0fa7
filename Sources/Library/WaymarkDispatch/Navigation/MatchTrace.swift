import WaymarkCore

/// The segments that each position of a variant matched.
struct MatchTrace {
    let variant: PatternVariant
    /// `true` if the host is the first segment.
    let usesHost: Bool
    /// For each catch-all of the variant, in order, the index of the segment that follows it.
    let runEnds: [Int]

    init(_ match: PatternMatch) {
        variant = match.variant
        usesHost = match.usesHost
        runEnds = match.runEnds
    }

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
