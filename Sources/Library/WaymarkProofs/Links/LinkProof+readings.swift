/// One combination of possible results of predicates, such as functions of custom types, on a string.
struct Reading {
    /// For each examined set of strings, `true` if it contains the string with these results of the predicates.
    let isTaken: [Bool]
    /// `true` if a predicate's actual result is unknown, or differs from the one in this combination.
    let isAssumed: Bool
}

extension LinkProof {
    func readings(of text: [UInt8], _ memberships: [Membership]) -> [Reading]? {
        var judges: [TextSet.Judge] = []
        var isNegated = false
        for case .open(let judge, let negated) in memberships {
            isNegated = isNegated || negated
            if !judges.contains(judge) { judges.append(judge) }
        }
        // For many predicates, only combinations in which at most two accept are tried, too few for negated sets.
        if judges.count > Self.maximumJudges, isNegated { return nil }
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

    /// The maximum number of predicates for which all combinations of results are tried.
    private static let maximumJudges = 6

    /// Returns all combinations of results of `count` predicates or, above a limit, those with at most two that accept.
    private static func verdicts(_ count: Int) -> [[Bool]] {
        guard count > maximumJudges else {
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
