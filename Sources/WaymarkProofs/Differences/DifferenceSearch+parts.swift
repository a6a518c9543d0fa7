import WaymarkEngine

// What is answered part by part.

extension DifferenceSearch {
    /// Whether it is told part by part that there is no link that some variants take, and none of those that are better.
    mutating func hasNoLink(_ takenBy: [Int], below: [Int]) -> Bool {
        let meeting: PartwiseProof.Meeting
        switch parts.meeting(of: takenBy, &proof) {
        case .nothing: return true
        case .unknown: return false
        case .meeting(let found): meeting = found
        }
        var tried: Set<Int> = Set(takenBy)
        let suspects = takenBy.flatMap { number in
            [counterpart(of: number)].compactMap { $0 } + usualWinners[number, default: []]
        }
        for number in suspects where tried.insert(number).inserted && isBetter(number, below) {
            if parts.covers(number, meeting, &proof) { return true }
        }
        guard let link = parts.link(of: meeting, &proof) else { return false }
        let winners = [old.rank(of: link), new.rank(of: link).map { $0 + old.variants.count }].compactMap { $0 }
        for number in winners where tried.insert(number).inserted && isBetter(number, below) {
            guard parts.covers(number, meeting, &proof) else { continue }
            usualWinners[takenBy[0], default: []].append(number)
            return true
        }
        return false
    }

    private func isBetter(_ number: Int, _ below: [Int]) -> Bool {
        let variant = proof.space.variants[number]
        return variant.rank < below[variant.table]
    }

    /// The variant of the other table that stands for a variant, whether or not it is the same.
    private func counterpart(of number: Int) -> Int? {
        let isOld = number < old.variants.count
        return isOld
            ? partners.counterpartsOfOld[number].map { $0 + old.variants.count }
            : partners.counterpartsOfNew[number - old.variants.count]
    }
}
