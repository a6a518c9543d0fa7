/// A variant that does not match a link, with the mismatch.
struct MissCandidate {
    /// The mismatching part of the pattern.
    enum Failure {
        /// A position of the path; the index after the last position is the end of the path.
        case position(Int)
        case item(Int)
        case fragment
    }

    let rank: Int
    let entry: Int
    /// The respelling of the link that the variant matches.
    private(set) var respelling: SpellingDeviation?
    /// The number of matching segments, in the respelled link if there is one.
    private(set) var fitted: Int
    let failure: Failure
    /// The number of segments of the link that match before the mismatching part.
    let reached: Int
    /// `true` if only a value's type mismatches.
    let isValue: Bool
    let view: SourceTable.View

    init(
        rank: Int, entry: Int, failure: Failure, reached: Int, isValue: Bool, view: SourceTable.View
    ) {
        (self.rank, self.entry, self.failure, self.reached) = (rank, entry, failure, reached)
        (self.isValue, self.view, fitted) = (isValue, view, reached)
    }

    /// Returns the candidate of a variant that matches a respelled link.
    func taking(_ respelling: SpellingDeviation, of link: DiagnosedLink) -> MissCandidate {
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

    var fitsPath: Bool {
        switch failure {
        case .position: false
        case .item, .fragment: true
        }
    }

    /// Returns `true` if this candidate is nearer. The order: more matching segments, then a difference in case or
    /// trailing slash, a wrong value, a different first segment, and finally the better rank.
    func precedes(_ other: MissCandidate) -> Bool {
        if fitted != other.fitted { return fitted > other.fitted }
        if likeness != other.likeness { return likeness > other.likeness }
        return rank < other.rank
    }
}

/// A common difference between a link and the pattern that was probably meant.
enum SpellingDeviation {
    case `case`
    /// The link lacks the first segment of the pattern, such as a language: `/help` for the pattern `/{lang}/help`.
    case withFirst
    /// The link has an additional first segment, such as `m` or a language: `/en/help` for the pattern `/help`.
    case withoutFirst
    /// The first segment of the link is not among the strings that the pattern lists: `/es/help` for the pattern
    /// `/{lang: en|de}/help`.
    case otherFirst
    /// The link lacks a trailing slash or has an additional one, and the policy distinguishes these links.
    case otherEnd

    /// `true` if the first segment of link or pattern is skipped. A literal must then match, because a lone parameter
    /// would match too many links.
    var changesSegments: Bool {
        switch self {
        case .withFirst, .withoutFirst, .otherFirst: true
        case .case, .otherEnd: false
        }
    }

    /// Returns `true` if the pattern is compared without its first position, the parameter.
    func leavesOut(_ first: SegmentPattern) -> Bool {
        switch self {
        case .withFirst: first.isOneSegment
        case .otherFirst: first.isOneOfTexts
        case .withoutFirst, .case, .otherEnd: false
        }
    }

    /// `true` if the pattern is compared without its first position.
    var skipsFirstPosition: Bool { self == .withFirst || self == .otherFirst }
}

/// The three nearest entries among the offered candidates.
struct NearestEntries {
    static let limit = 3

    private(set) var all: [MissCandidate] = []

    init() {
        all.reserveCapacity(Self.limit)
    }

    /// Records a candidate if it is among the nearest and the nearest of its entry. A later candidate of the same
    /// variant replaces an earlier one; it is never farther.
    mutating func offer(_ candidate: MissCandidate) {
        var place = all.firstIndex { $0.entry == candidate.entry } ?? all.count
        if place < all.count {
            let isSaidAgain = all[place].rank == candidate.rank && candidate.respelling == nil
            guard isSaidAgain || candidate.precedes(all[place]) else { return }
            all[place] = candidate
        } else if place < Self.limit {
            all.append(candidate)
        } else {
            guard wants(candidate) else { return }
            place -= 1
            all[place] = candidate
        }
        while place > 0, candidate.precedes(all[place - 1]) {
            all.swapAt(place, place - 1)
            place -= 1
        }
    }

    /// Returns `true` if a candidate with this many matching segments can be among the nearest.
    func wants(reached: Int) -> Bool {
        all.count < Self.limit || all[Self.limit - 1].fitted <= reached
    }

    /// Returns `true` if a candidate is among the nearest. If not, the same holds for all candidates with a higher
    /// rank.
    func wants(_ candidate: MissCandidate) -> Bool {
        all.count < Self.limit || !all[Self.limit - 1].precedes(candidate)
    }
}
