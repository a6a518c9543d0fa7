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
    /// What did not fit at the farthest point.
    let failure: Failure
    /// The number of segments that fitted before.
    let reached: Int
    /// Whether the variant would take the link if types took any text.
    let isValue: Bool
    /// How the sources of the variant see the link.
    let view: SourceTable.View

    var fitsPath: Bool {
        switch failure {
        case .position: false
        case .item, .fragment: true
        }
    }

    /// The one that fitted longer is nearer; at the same place, the one with a wrong value; then the one that would win.
    func precedes(_ other: MissCandidate) -> Bool {
        if reached != other.reached { return reached > other.reached }
        if isValue != other.isValue { return isValue }
        return rank < other.rank
    }
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
            guard all[place].rank == candidate.rank || candidate.precedes(all[place]) else { return }
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
        all.count < Self.limit || all[Self.limit - 1].reached <= reached
    }

    /// Whether a candidate is one of the nearest. If it is not, then neither is any of a higher rank.
    func wants(_ candidate: MissCandidate) -> Bool {
        all.count < Self.limit || !all[Self.limit - 1].precedes(candidate)
    }
}
