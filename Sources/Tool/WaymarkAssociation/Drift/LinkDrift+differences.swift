import WaymarkLanguages
import WaymarkProofs

// Links that an existing association file and the expected one decide differently: `claimed` if only the existing one
// opens them in the app, `unclaimed` if only the expected one does.
extension LinkDrift {
    /// Returns the links that two `apple-app-site-association` files decide differently: for each rule of the first
    /// file, the shortest one; `nil` if the comparison exceeded a limit. If `acceptsRoutes`, links that the first file
    /// decides like the routes are omitted.
    package func differences(
        of file: SiteAssociation, from wanted: SiteAssociation, app: String, acceptsRoutes: Bool = false
    ) -> [Finding]? {
        var pool = space.pool
        guard let one = party(file, app: app, in: &pool), let other = party(wanted, app: app, in: &pool)
        else { return nil }
        return differences(of: one, from: other, acceptsRoutes: acceptsRoutes, in: pool)?.findings
    }

    /// Returns the links that Android decides differently by two sets of files, except those that the first set decides
    /// like the routes; `nil` if the comparison exceeded a limit. The answer contains the first set's unresolved values
    /// on which other links depend.
    package func differences(of files: DriftFiles, from wanted: DriftFiles) -> Answer? {
        var space = self.space
        guard let one = party(files, &space), let other = party(wanted, &space) else { return nil }
        return differences(of: one, from: other, acceptsRoutes: true, in: space.pool)
    }

    private func differences(
        of one: Party, from other: Party, acceptsRoutes: Bool, in pool: LanguagePool
    ) -> Answer? {
        let answer = differences(of: one, from: other, beside: nil, in: pool)
        guard acceptsRoutes, answer?.findings.isEmpty == false else { return answer }
        return differences(of: one, from: other, beside: claims, in: pool) ?? answer
    }

    /// - Parameter routes: The links of each route, to omit links that the route table rejects or decides like the
    ///   existing file, `one`; `nil` to omit none.
    private func differences(
        of one: Party, from other: Party, beside routes: [ClaimSpace.TableClaim]?, in pool: LanguagePool
    ) -> Answer? {
        var pool = pool
        let lists = one.lists + other.lists + (routes.map { [$0.map(\.links)] } ?? [])
        let links = [one, other].lazy.compactMap(\.universe).first ?? universe
        var comparison = ClaimComparison(lists, universe: links)
        guard let outcomes = comparison.outcomes(in: &pool) else { return nil }
        var (answer, known) = (Answer(), Set<[String]>())
        for outcome in outcomes {
            let decisions = Self.decisions(of: [one, other], outcome.deciding[...])
            let (decision, wanted) = (decisions[0], decisions[1].opens)
            let route = routes.flatMap { routes in outcome.deciding.last?.map { routes[$0] } }
            let isRouted = route.map { opensApp[$0.entry] } ?? false
            if decision.isUnknown { answer.unknownValues = one.unknownValues }
            guard decision.opens != wanted, !decision.isUnknown, routes == nil || decision.opens != isRouted,
                route?.isRejected != true, known.insert([decision.rule?.name ?? "", "\(decision.opens)"]).inserted
            else { continue }
            answer.findings.append(
                Finding(
                    kind: decision.opens ? .claimed : .unclaimed, parties: [one.name], route: nil,
                    rule: decision.rule, link: "https://\(host)\(outcome.link)"))
        }
        return answer
    }
}
