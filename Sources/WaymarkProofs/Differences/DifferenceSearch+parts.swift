import WaymarkEngine

// What is answered part by part.

extension DifferenceSearch {
    /// Whether it is told part by part which link of a meeting shows what is looked for, or that there is none.
    mutating func isSettled(_ meeting: PartwiseProof.Meeting, _ aim: Aim, below: [Int]) -> Bool {
        var tried = Set(meeting.variants)
        var gaps: [PartwiseProof.Gap] = [.all]
        for number in suspects(meeting.variants) where tried.insert(number).inserted && isBetter(number, below) {
            let found = parts.gaps(of: number, in: meeting, &proof)
            if found.isEmpty { return true }
            // Of two that leave gaps any link is in those of both: the first that tells something is enough.
            if case .all? = gaps.first { gaps = found }
        }
        let link: ProvenLink
        switch parts.shortest(of: meeting, in: gaps, &proof) {
        case .none: return true
        case .unknown: return false
        case .link(let found): link = found
        }
        if record(link, aim) == aim.key || isKnown(aim.key, noLongerThan: link) { return true }
        for number in winners(of: link) where tried.insert(number).inserted && isBetter(number, below) {
            guard parts.gaps(of: number, in: meeting, &proof).isEmpty else { continue }
            usualWinners[meeting.variants[0], default: []].append(number)
            return true
        }
        return false
    }

    private func winners(of link: ProvenLink) -> [Int] {
        let bytes = link.bytes
        return [old.rank(of: bytes), new.rank(of: bytes).map { $0 + old.variants.count }].compactMap { $0 }
    }

    /// Variants that may take all links of others.
    private func suspects(_ variants: [Int]) -> [Int] {
        variants.compactMap { counterpart(of: $0) } + usualWinners[variants[0], default: []]
    }

    private func isBetter(_ number: Int, _ below: [Int]) -> Bool {
        let variant = proof.space.variants[number]
        return variant.rank < below[variant.table]
    }

    /// The variant of the other table that stands for a variant, whether or not it is the same.
    private func counterpart(of number: Int) -> Int? {
        let count = old.variants.count
        return number < count
            ? partners.counterpartsOfOld[number].map { $0 + count } : partners.counterpartsOfNew[number - count]
    }
}
