import WaymarkLanguages
import WaymarkProofs

/// A link that an existing association file and the expected one decide differently.
package struct FileDifference: Sendable, Hashable {
    package let link: String
    /// `true` if the existing file opens the link in the app, and the expected one does not; `false` for the reverse.
    package let opens: Bool
    package let rule: LinkDrift.Rule?
}

extension FileDifference {
    package init(lost finding: LinkDrift.Finding) { self.init(link: finding.link, opens: false, rule: finding.rule) }
}

extension LinkDrift {
    /// Returns the links that two `apple-app-site-association` files decide differently, the shortest one for each rule
    /// of the first file; `nil` if the proof exceeded a limit.
    ///
    /// - Parameter acceptsRoutes: `true` to omit links that the first file decides like the routes.
    package func differences(
        of file: SiteAssociation, from wanted: SiteAssociation, app: String, wantedApp: String,
        acceptsRoutes: Bool = false
    ) -> [FileDifference]? {
        var pool = space.pool
        guard let one = party(file, app: app, in: &pool), let other = party(wanted, app: wantedApp, in: &pool)
        else { return nil }
        return differences(of: one, from: other, acceptsRoutes: acceptsRoutes, in: pool)?.found
    }

    /// Returns the links that two Android manifests decide differently, and the unresolved values of the first that
    /// decide about others; `nil` if the proof exceeded a limit. Links that the first manifest decides like the routes
    /// are omitted.
    package func differences(
        of file: AppManifest, from wanted: AppManifest
    ) -> (found: [FileDifference], unknownValues: [String])? {
        var space = self.space
        guard let one = party(DriftFiles(manifest: file), &space),
            let other = party(DriftFiles(manifest: wanted), &space)
        else { return nil }
        return differences(of: one, from: other, acceptsRoutes: true, in: space.pool)
    }

    private func differences(
        of one: Party, from other: Party, acceptsRoutes: Bool, in pool: LanguagePool
    ) -> (found: [FileDifference], unknownValues: [String])? {
        let answer = differences(of: one, from: other, beside: nil, in: pool)
        guard acceptsRoutes, answer?.found.isEmpty == false else { return answer }
        return differences(of: one, from: other, beside: claims, in: pool) ?? answer
    }

    /// - Parameter routes: The links of each route, to omit links that the table rejects or decides like `one`.
    private func differences(
        of one: Party, from other: Party, beside routes: [ClaimSpace.TableClaim]?, in pool: LanguagePool
    ) -> (found: [FileDifference], unknownValues: [String])? {
        var pool = pool
        let lists = one.lists + other.lists + (routes.map { [$0.map(\.links)] } ?? [])
        let links = [one, other].lazy.compactMap(\.universe).first ?? universe
        var comparison = ClaimComparison(lists, universe: links)
        guard let outcomes = comparison.outcomes(in: &pool) else { return nil }
        var (differences, known, isUnknown) = ([FileDifference](), Set<[String]>(), false)
        for outcome in outcomes {
            let decision = one.decision(Array(outcome.deciding.prefix(one.listCount)))
            let rest = outcome.deciding.dropFirst(one.listCount)
            let wanted = other.decision(Array(rest.prefix(other.listCount))).opens
            let route = routes.flatMap { routes in rest.last?.map { routes[$0] } }
            let isRouted = route.map { opensApp[$0.entry] } ?? false
            isUnknown = isUnknown || decision.isUnknown
            guard decision.opens != wanted, !decision.isUnknown, routes == nil || decision.opens != isRouted,
                route?.isRejected != true, known.insert([decision.rule?.name ?? "", "\(decision.opens)"]).inserted
            else { continue }
            let link = "https://\(host)\(outcome.link)"
            differences.append(FileDifference(link: link, opens: decision.opens, rule: decision.rule))
        }
        return (differences, isUnknown ? one.unknownValues : [])
    }
}
