import WaymarkLanguages
import WaymarkProofs

/// Links that two files for a system decide differently: the one that is there, and the one that should be.
package struct FileDifference: Sendable, Hashable {
    /// The shortest link that shows it.
    package let link: String
    /// Whether the file that is there hands the link to the app.
    package let opens: Bool
    /// The rule of that file that decides.
    package let rule: LinkDrift.Rule?
}

extension FileDifference {
    /// A link of a route that the file does not hand to the app.
    package init(lost finding: LinkDrift.Finding) { self.init(link: finding.link, opens: false, rule: finding.rule) }
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
        return differences(of: one, from: other, in: pool)?.found
    }

    /// What the filters of two manifests decide differently about the links of a table's host.
    ///
    /// - Returns: What is found, and the values of the first file that decide about further links; `nil` if that is too much
    ///   to look at.
    package func differences(
        of file: AppManifest, from wanted: AppManifest
    ) -> (found: [FileDifference], unknownValues: [String])? {
        var space = self.space
        guard let one = party(DriftFiles(manifest: file), &space),
            let other = party(DriftFiles(manifest: wanted), &space)
        else { return nil }
        return differences(of: one, from: other, in: space.pool)
    }

    private func differences(
        of one: Party, from other: Party, in pool: LanguagePool
    ) -> (found: [FileDifference], unknownValues: [String])? {
        var pool = pool
        var comparison = ClaimComparison(one.lists + other.lists, universe: universe)
        guard let outcomes = comparison.outcomes(in: &pool) else { return nil }
        var (differences, known, isUnknown) = ([FileDifference](), Set<[String]>(), false)
        for outcome in outcomes {
            let decision = one.decision(Array(outcome.deciding.prefix(one.lists.count)))
            let wanted = other.decision(Array(outcome.deciding.suffix(other.lists.count))).opens
            isUnknown = isUnknown || decision.isUnknown
            guard decision.opens != wanted, !decision.isUnknown,
                known.insert([decision.rule?.name ?? "", "\(decision.opens)"]).inserted
            else { continue }
            let link = "https://\(host)\(outcome.link)"
            differences.append(FileDifference(link: link, opens: decision.opens, rule: decision.rule))
        }
        return (differences, isUnknown ? one.unknownValues : [])
    }
}
