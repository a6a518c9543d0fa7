package import WaymarkEngine

/// Decides which of several Android apps of a site receives a link: the first app that opens it, or else the first app.
package struct FirstAppDecider: LinkDecider {
    package let verdicts: [LinkVerdict]
    private let deciders: [AndroidDecider]
    private let firstVerdicts: [Int]

    /// - Parameter deciders: One decider for each app; at least one.
    package init(_ deciders: [AndroidDecider]) {
        self.deciders = deciders
        verdicts = deciders.flatMap(\.verdicts)
        var count = 0
        firstVerdicts = deciders.map { decider in
            defer { count += decider.verdicts.count }
            return count
        }
    }

    package func verdict(for link: Bytes) -> Int {
        var first: Int?
        for (decider, start) in zip(deciders, firstVerdicts) {
            let verdict = start + decider.verdict(for: link)
            if verdicts[verdict].outcome == .matched { return verdict }
            first = first ?? verdict
        }
        return first ?? 0
    }

    package func steps(for link: Bytes) -> [RuleStep] {
        var steps: [RuleStep] = []
        for decider in deciders {
            steps += decider.steps(for: link)
            if decider.verdicts[decider.verdict(for: link)].outcome == .matched { break }
        }
        return steps
    }
}
