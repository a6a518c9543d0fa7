import WaymarkProofs

/// Links that two files for Apple's systems decide differently: the one that is there, and the one that should be.
package struct FileDifference: Sendable, Hashable {
    /// The shortest link that shows it.
    package let link: String
    /// Whether the file that is there hands the link to the app.
    package let opens: Bool
    /// The rule of that file that decides.
    package let rule: LinkDrift.Rule?
}

extension LinkDrift {
    /// What two files decide differently about the links of a table's host: the shortest link for each rule of the first.
    ///
    /// - Returns: `nil` if that is too much to look at.
    package func differences(
        of file: SiteAssociation, from wanted: SiteAssociation, app: String, wantedApp: String
    ) -> [FileDifference]? {
        var pool = space.pool
        guard let one = party(file, app: app, in: &pool), let other = party(wanted, app: wantedApp, in: &pool)
        else { return nil }
        var comparison = ClaimComparison(one.lists + other.lists, universe: universe)
        guard let outcomes = comparison.outcomes(in: &pool) else { return nil }
        var (differences, known) = ([FileDifference](), Set<[String]>())
        for outcome in outcomes {
            let decision = one.decision(Array(outcome.deciding.prefix(1)))
            guard decision.opens != other.decision(Array(outcome.deciding.suffix(1))).opens,
                known.insert([decision.rule?.name ?? "", "\(decision.opens)"]).inserted
            else { continue }
            let link = "https://\(host)\(outcome.link)"
            differences.append(FileDifference(link: link, opens: decision.opens, rule: decision.rule))
        }
        return differences
    }
}
