/// How far the positions of a variant fit a link: what ``TrieSearch`` does, slowly and with reasons.
///
/// All ways in which segments can be taken are followed at once, position by position: strictly, and as if types took
/// any text, for such variants are near in another way.
struct DiagnosisProgress {
    /// How many segments may have been taken.
    private(set) var strictly = SegmentCounts(0)
    private(set) var relaxed = SegmentCounts(0)
    /// The relaxed counts, with an empty segment behind a trailing slash, which may be the place where a value is missing.
    private(set) var relaxedWithSlash: SegmentCounts
    /// The position that took nothing strictly, and how many segments were taken before it.
    private(set) var end: (position: Int, reached: Int)?

    init(_ link: DiagnosedLink) {
        relaxedWithSlash = link.hasTrailingSlash ? SegmentCounts(0) : .none
    }

    /// Whether nothing that follows can make a difference.
    var isOver: Bool { relaxed.isEmpty && relaxedWithSlash.isEmpty }

    /// The number of segments that were taken, if there is but one way, however types are looked at.
    var only: Int? {
        if relaxed.isEmpty { return relaxedWithSlash.only }
        return relaxedWithSlash.isEmpty || relaxedWithSlash == relaxed ? relaxed.only : nil
    }

    /// Goes on over a position.
    ///
    /// - Parameter constraints: What its parameters take.
    mutating func take(
        _ segment: SegmentPattern, _ constraints: [ParameterConstraint], at position: Int, of link: DiagnosedLink
    ) {
        func step(_ taken: SegmentCounts, _ count: Int, isRelaxed: Bool) -> SegmentCounts {
            if taken.isEmpty { return taken }
            if case .catchAll(let run) = segment {
                let first = taken.first + run.minimum
                return first <= count ? SegmentCounts(first...count) : .none
            }
            return taken.advanced(below: count) { number in
                link.withSegment(number) {
                    segment.takes($0, constraints, folds: link.folds(number), isRelaxed: isRelaxed)
                }
            }
        }
        let before = strictly
        strictly = step(before, link.count, isRelaxed: false)
        // Where types have no say both ways take the same.
        let isSame = relaxed == before && !segment.isTyped
        relaxed = isSame ? strictly : step(relaxed, link.count, isRelaxed: true)
        relaxedWithSlash = step(relaxedWithSlash, link.count + 1, isRelaxed: true)
        if strictly.isEmpty, !before.isEmpty { end = (position, before.last) }
    }

    /// Whether a path that ends here fits.
    func fits(_ link: DiagnosedLink) -> Bool { strictly.contains(link.count) }

    /// Where a path of so many positions that does not fit parts from the link.
    func miss(_ rank: Int, _ entry: Int, positions: Int, of link: DiagnosedLink) -> MissCandidate {
        let end = end ?? (positions, strictly.last)
        let isValue = relaxed.contains(link.count) || relaxedWithSlash.contains(link.count + 1)
        return MissCandidate(
            rank: rank, entry: entry, failure: .position(end.position), reached: end.reached, isValue: isValue,
            view: link.view)
    }
}
