/// The progress of comparing a link with a pattern, segment by segment, to find the first mismatch.
///
/// A catch-all can match different numbers of segments, so all possible numbers are tracked in parallel. Strict numbers
/// respect the types of parameters. Relaxed numbers let every type except choices (`en|de`) accept any string, to find
/// patterns that fail only because of a value.
package struct DiagnosisProgress {
    package private(set) var strictly = SegmentCounts(0)
    /// The possible numbers of matched link segments, ignoring types, where a trailing slash is an empty segment.
    private var relaxed = SegmentCounts(0)
    /// The index of the first pattern segment that does not match the link, and the number of link segments before it.
    package private(set) var end: (position: Int, reached: Int)?

    package init() {}

    /// `true` if no further pattern segment can change the result.
    package var isOver: Bool { relaxed.isEmpty }

    /// The number of link segments that the compared pattern segments match, ignoring types; `nil` if no number is
    /// possible, or if a catch-all makes several possible.
    package var only: Int? { relaxed.only }

    /// Compares the next segment of the pattern, at the index `position`, with the link, and updates the progress.
    package mutating func take(
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
        // If the link has no trailing slash and the segment no typed parameter, strict and relaxed results are equal.
        let isSame = relaxed == before && !segment.isTyped && !link.hasTrailingSlash
        let relaxedCount = link.count + (link.hasTrailingSlash ? 1 : 0)
        relaxed = isSame ? strictly : step(relaxed, relaxedCount, isRelaxed: true)
        if strictly.isEmpty, !before.isEmpty { end = (position, before.last) }
    }

    package func fits(_ link: DiagnosedLink) -> Bool { strictly.contains(link.count) }

    package func miss(_ rank: Int, _ entry: Int, positions: Int, of link: DiagnosedLink) -> MissCandidate {
        let end = end ?? (positions, strictly.last)
        let isValue = relaxed.contains(link.count) || relaxed.contains(link.count + 1)
        return MissCandidate(
            rank: rank, entry: entry, failure: .segment(end.position), reached: end.reached, isValue: isValue,
            view: link.view)
    }
}

/// The possible numbers of matched link segments, in ascending order. A single number needs no array.
package struct SegmentCounts: Equatable {
    private var least: Int?
    private var others: [Int] = []

    static let none = SegmentCounts([])

    init(_ number: Int) { least = number }

    init(_ numbers: some Sequence<Int>) {
        for number in numbers { append(number) }
    }

    package var isEmpty: Bool { least == nil }
    var first: Int { least ?? 0 }
    package var last: Int { others.last ?? first }
    package var only: Int? { others.isEmpty ? least : nil }

    func contains(_ number: Int) -> Bool { least == number || others.contains(number) }

    /// Returns the numbers after one more segment: each number below `limit` that `accepts` permits, plus 1.
    func advanced(below limit: Int, where accepts: (Int) -> Bool) -> SegmentCounts {
        var advanced = SegmentCounts.none
        if let least, least < limit, accepts(least) { advanced.append(least + 1) }
        for number in others where number < limit && accepts(number) { advanced.append(number + 1) }
        return advanced
    }

    private mutating func append(_ number: Int) {
        if least == nil { least = number } else { others.append(number) }
    }
}
