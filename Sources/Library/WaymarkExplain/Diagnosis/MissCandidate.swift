/// A variant that does not take a link, and where it parts from it.
struct MissCandidate {
    /// What in the pattern did not fit.
    enum Failure {
        /// A position of the path; one behind the last is the end of the path.
        case position(Int)
        /// A query item, by its number.
        case item(Int)
        case fragment
    }

    let rank: Int
    let entry: Int
    /// How the link would have to be spelled for the variant to take it.
    private(set) var respelling: Respelling?
    /// The number of segments that fit, in that spelling if there is one.
    private(set) var fitted: Int
    /// What did not fit at the farthest point.
    let failure: Failure
    /// The number of segments that fitted before.
    let reached: Int
    /// Whether the variant would take the link if types took any text.
    let isValue: Bool
    /// How the sources of the variant see the link.
    let view: SourceTable.View

    init(
        rank: Int, entry: Int, failure: Failure, reached: Int, isValue: Bool, view: SourceTable.View
    ) {
        (self.rank, self.entry, self.failure, self.reached) = (rank, entry, failure, reached)
        (self.isValue, self.view, fitted) = (isValue, view, reached)
    }

    /// The candidate as one whose variant takes another spelling of the link.
    func taking(_ respelling: Respelling, of link: DiagnosedLink) -> MissCandidate {
        var copy = self
        copy.respelling = respelling
        copy.fitted = respelling == .withoutFirst || respelling == .otherFirst ? link.count - 1 : link.count
        return copy
    }

    /// How alike the variant and the link are, among those that fit equally long.
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

    /// The one that fits longer is nearer; at the same place, one that differs by case, then one with a wrong value, then
    /// one that differs by a first segment; then the one that would win.
    func precedes(_ other: MissCandidate) -> Bool {
        if fitted != other.fitted { return fitted > other.fitted }
        if likeness != other.likeness { return likeness > other.likeness }
        return rank < other.rank
    }
}

/// A way in which people spell a link differently from its route.
enum Respelling {
    /// With other capital letters.
    case `case`
    /// With a segment before the others, such as a language: the pattern has it and the link has not.
    case withFirst
    /// Without the first segment, such as `m` or a language: the link has it and the pattern has not.
    case withoutFirst
    /// With another first segment where the pattern has several texts, such as a language that it does not list.
    case otherFirst
    /// With a slash at the end, or without one, where that makes a difference.
    case otherEnd

    /// Whether the first segment is left out of the link or the pattern: then a literal of the pattern has to fit, because
    /// one parameter fits a part of too many links.
    var changesSegments: Bool {
        switch self {
        case .withFirst, .withoutFirst, .otherFirst: true
        case .case, .otherEnd: false
        }
    }

    /// Whether a pattern is compared without its first position, which is this one.
    func leavesOut(_ first: SegmentPattern) -> Bool {
        switch self {
        case .withFirst: first.isOneSegment
        case .otherFirst: first.isOneOfTexts
        case .withoutFirst, .case, .otherEnd: false
        }
    }

    /// Whether a pattern is compared without its first position.
    var startsBehindFirst: Bool { self == .withFirst || self == .otherFirst }
}

/// The three entries that came nearest to a link, of all that are offered.
struct NearestEntries {
    static let limit = 3

    /// The nearest first.
    private(set) var all: [MissCandidate] = []

    init() {
        all.reserveCapacity(Self.limit)
    }

    /// Takes note of a candidate if it is one of the nearest, and its entry's nearest. What is said later of the same
    /// variant counts; it is never less near.
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

    /// Whether a candidate that parted from the link behind so many segments can be one of the nearest.
    func wants(reached: Int) -> Bool {
        all.count < Self.limit || all[Self.limit - 1].fitted <= reached
    }

    /// Whether a candidate is one of the nearest. If it is not, then neither is any of a higher rank.
    func wants(_ candidate: MissCandidate) -> Bool {
        all.count < Self.limit || !all[Self.limit - 1].precedes(candidate)
    }
}
