/// A pattern variant (such as `/a` of `/a[/b]`) that does not match a link, with the first mismatch.
package struct MissCandidate {
    package let rank: Int
    package let entry: Int
    /// The variation of the link that the pattern matches, such as another letter case; `nil` if there is none.
    package private(set) var respelling: SpellingDeviation?
    /// The number of matching segments of the link, or of its variation if there is a ``respelling``.
    package private(set) var fitted: Int
    /// The first part of the pattern that the link does not match; a segment index after the last is the path's end.
    package let failure: PatternPart
    /// The number of segments of the link that match before ``failure``.
    package let reached: Int
    /// `true` if only a value of the path mismatches, or if the link has a value for the mismatching item or fragment.
    package let isValue: Bool
    let view: SourceTable.View

    package init(rank: Int, entry: Int, failure: PatternPart, reached: Int, isValue: Bool, view: SourceTable.View) {
        (self.rank, self.entry, self.failure, self.reached) = (rank, entry, failure, reached)
        (self.isValue, self.view, fitted) = (isValue, view, reached)
    }

    /// Returns a copy for a variation of the link, such as another letter case, that the pattern variant matches.
    package func taking(_ respelling: SpellingDeviation, of link: DiagnosedLink) -> MissCandidate {
        var copy = self
        copy.respelling = respelling
        copy.fitted = respelling == .withoutFirst || respelling == .otherFirst ? link.count - 1 : link.count
        return copy
    }

    /// The similarity of pattern and link, to order pattern variants with the same number of matching segments.
    private var likeness: Int {
        switch respelling {
        case .case, .otherEnd: 3
        case .withFirst, .withoutFirst, .otherFirst: 1
        case nil: isValue ? 2 : 0
        }
    }

    var fitsPath: Bool { if case .segment = failure { false } else { true } }

    /// Returns `true` if this pattern variant is nearer to the link than another: it has more matching segments, or
    /// else a higher ``likeness``, or else precedence.
    package func precedes(_ other: MissCandidate) -> Bool {
        if fitted != other.fitted { return fitted > other.fitted }
        if likeness != other.likeness { return likeness > other.likeness }
        return rank < other.rank
    }
}

/// A common deviation of a link from the pattern that was probably meant.
package enum SpellingDeviation {
    case `case`
    /// The link lacks the first segment of the pattern, such as a language: `/help` for the pattern `/{lang}/help`.
    case withFirst
    /// The link has an additional first segment, such as `m` or a language: `/en/help` for the pattern `/help`.
    case withoutFirst
    /// The first segment of the link is not among the choices of the pattern: `/es/help` for `/{lang: en|de}/help`.
    case otherFirst
    /// The link lacks a trailing slash or has an additional one, under a policy that distinguishes such links.
    case otherEnd

    /// `true` if the comparison skips the first segment of link or pattern. The pattern must then have a literal,
    /// because parameters alone match too many links.
    package var changesSegments: Bool { self != .case && self != .otherEnd }

    /// Returns `true` if the comparison may skip `first`, the first segment of the pattern.
    package func leavesOut(_ first: SegmentPattern) -> Bool {
        switch self {
        case .withFirst: first.isOneSegment
        case .otherFirst: first.isOneOfTexts
        case .withoutFirst, .case, .otherEnd: false
        }
    }

    package var skipsFirstPosition: Bool { self == .withFirst || self == .otherFirst }
}
