extension DifferenceSearch {
    /// Returns `true` if a ``PartwiseProof`` finds a link of `meeting` that shows the difference to look for (`aim`),
    /// or proves that there is none, or if the difference is recorded as undecided. Pattern variants with a lower rank
    /// than that of their table in `below` have precedence.
    mutating func isSettled(_ meeting: PartwiseProof.Meeting, _ aim: Aim, below: [Int]) -> Bool {
        var tried = Set(meeting.variants)
        var gaps: [PartwiseProof.Gap] = [.all]
        for number in suspects(meeting.variants) where tried.insert(number).inserted && isBetter(number, below) {
            let found = parts.gaps(of: number, in: meeting)
            if found.isEmpty { return true }
            // The better variant wins all links outside its gaps (such as segments that it may not match). So only
            // links in the gaps can show the difference.
            if case .all? = gaps.first { gaps = found }
        }
        return isSettled(meeting.within(gaps), aim, below: below)
    }

    private mutating func isSettled(_ regions: [PartwiseProof.Meeting], _ aim: Aim, below: [Int]) -> Bool {
        var links: [(link: ProvenLink, region: PartwiseProof.Meeting)] = []
        for region in regions {
            switch parts.shortest(of: region) {
            case .found(let link): links.append((link, region))
            case .none: break
            case .unknown: return false
            }
        }
        for (link, region) in links.sorted(by: { $0.link.isBefore($1.link) }) {
            if record(link, aim) == aim.key || isKnown(aim.key, noLongerThan: link) { return true }
            let winners = winners(of: link)
            if winners == region.variants {
                markUndecidedUnlessFound(aim, like: link)
                return true
            }
            guard let winner = winners.first(where: { covers($0, region, below) }) else { return false }
            if case .all = region.gap { frequentWinners[region.variants[0], default: []].append(winner) }
        }
        return true
    }

    private mutating func covers(_ number: Int, _ region: PartwiseProof.Meeting, _ below: [Int]) -> Bool {
        isBetter(number, below) && !region.variants.contains(number)
            && parts.gaps(of: number, in: region).isEmpty
    }

    private func winners(of link: ProvenLink) -> [Int] {
        let bytes = link.bytes
        return [old.rank(of: bytes), new.rank(of: bytes).map { $0 + old.variants.count }].compactMap { $0 }
    }

    /// Returns pattern variants of the other table, or earlier winners, that are likely to match all links of the given
    /// variants.
    private func suspects(_ variants: [Int]) -> [Int] {
        variants.compactMap { counterpart(of: $0) } + frequentWinners[variants[0], default: []]
    }

    private func isBetter(_ number: Int, _ below: [Int]) -> Bool {
        let variant = parts.proof.space.variants[number]
        return variant.rank < below[variant.table]
    }

    private func counterpart(of number: Int) -> Int? {
        let count = old.variants.count
        return number < count
            ? partners.counterpartsOfOld[number].map { $0 + count } : partners.counterpartsOfNew[number - count]
    }
}
