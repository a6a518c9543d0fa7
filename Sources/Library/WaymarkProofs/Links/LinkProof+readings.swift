// What only a function knows of a text, in every way in which it may know it.

/// One way in which judges may decide on a text.
struct Reading {
    /// Whether the text is taken, in the order of what was asked.
    let isTaken: [Bool]
    /// Whether some judge does not decide so on this text, or it is not known how: on others that are like it it may.
    let isAssumed: Bool
}

extension LinkProof {
    /// The ways in which a text may be taken; `nil` if there are too many.
    func readings(of text: [UInt8], _ memberships: [Membership]) -> [Reading]? {
        var judges: [TextSet.Judge] = []
        var isNegated = false
        for case .open(let judge, let negated) in memberships {
            isNegated = isNegated || negated
            if !judges.contains(judge) { judges.append(judge) }
        }
        // Who must take a link are two at most, and of the others it is best if none does.
        if judges.count > Self.mostJudges, isNegated { return nil }
        let actual = judges.map { space.sets.verdict(of: $0, on: text) }
        let possible = Self.verdicts(judges.count).filter { verdicts in
            !judges.indices.contains { one in
                verdicts[one] && judges.indices.contains { !verdicts[$0] && judges[one].implies(judges[$0]) }
            }
        }
        return possible.map { verdicts in
            let isTaken = memberships.map { membership in
                switch membership {
                case .yes: true
                case .no: false
                case .open(let judge, let isNegated): verdicts[judges.firstIndex(of: judge) ?? 0] != isNegated
                }
            }
            return Reading(isTaken: isTaken, isAssumed: !zip(verdicts, actual).allSatisfy { $0 == $1 })
        }
    }

    /// With so many judges every combination of what they say is looked at.
    private static let mostJudges = 6

    /// What some judges may say together: every combination of few, and of many those in which two at most say yes.
    private static func verdicts(_ count: Int) -> [[Bool]] {
        guard count > mostJudges else {
            return (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
        }
        let none = Array(repeating: false, count: count)
        return (0..<count).flatMap { first in
            (first..<count).map { second in
                var verdicts = none
                (verdicts[first], verdicts[second]) = (true, true)
                return verdicts
            }
        } + [none]
    }
}
