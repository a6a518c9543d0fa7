/// A variant that does not match a link, with the mismatch.
package struct MissCandidate {
    /// The mismatching part of the pattern.
    package enum Failure {
        /// A position of the path; the index after the last position is the end of the path.
        case position(Int)
        case item(Int)
        case fragment
    }

    package let rank: Int
    package let entry: Int
    /// The respelling of the link that the variant matches.
    package private(set) var respelling: SpellingDeviation?
    /// The number of matching segments, in the respelled link if there is one.
    package private(set) var fitted: Int
    package let failure: Failure
    /// The number of segments of the link that match before the mismatching part.
    package let reached: Int
    /// `true` if only a value's type mismatches.
    package let isValue: Bool
    let view: SourceTable.View

    package init(rank: Int, entry: Int, failure: Failure, reached: Int, isValue: Bool, view: SourceTable.View) {
        (self.rank, self.entry, self.failure, self.reached) = (rank, entry, failure, reached)
        (self.isValue, self.view, fitted) = (isValue, view, reached)
    }

    /// Returns the candidate of a variant that matches a respelled link.
    package func taking(_ respelling: SpellingDeviation, of link: DiagnosedLink) -> MissCandidate {
        var copy = self
        copy.respelling = respelling
        copy.fitted = respelling == .withoutFirst || respelling == .otherFirst ? link.count - 1 : link.count
        return copy
    }

    /// The similarity of variant and link, among candidates with equal `fitted`.
    private var likeness: Int {
        switch respelling {
        case .case, .otherEnd: 3
        case .withFirst, .withoutFirst, .otherFirst: 1
        case nil: isValue ? 2 : 0
        }
    }

    var fitsPath: Bool { if case .position = failure { false } else { true } }

    /// Returns `true` if this candidate is nearer. The order: more matching segments, then a difference in case or
    /// trailing slash, a wrong value, a different first segment, and finally the better rank.
    package func precedes(_ other: MissCandidate) -> Bool {
        if fitted != other.fitted { return fitted > other.fitted }
        if likeness != other.likeness { return likeness > other.likeness }
        return rank < other.rank
    }
}

/// A common difference between a link and the pattern that was probably meant.
package enum SpellingDeviation {
    case `case`
    /// The link lacks the first segment of the pattern, such as a language: `/help` for the pattern `/{lang}/help`.
    case withFirst
    /// The link has an additional first segment, such as `m` or a language: `/en/help` for the pattern `/help`.
    case withoutFirst
    /// The first segment of the link is not in the pattern's list: `/es/help` for `/{lang: en|de}/help`.
    case otherFirst
    /// The link lacks a trailing slash or has an additional one, and the policy distinguishes these links.
    case otherEnd

    /// `true` if the first segment of link or pattern is skipped. A literal must then match, because a lone parameter
    /// would match too many links.
    package var changesSegments: Bool { self != .case && self != .otherEnd }

    /// Returns `true` if the pattern is compared without its first position, the parameter.
    package func leavesOut(_ first: SegmentPattern) -> Bool {
        switch self {
        case .withFirst: first.isOneSegment
        case .otherFirst: first.isOneOfTexts
        case .withoutFirst, .case, .otherEnd: false
        }
    }

    /// `true` if the pattern is compared without its first position.
    package var skipsFirstPosition: Bool { self == .withFirst || self == .otherFirst }
}
