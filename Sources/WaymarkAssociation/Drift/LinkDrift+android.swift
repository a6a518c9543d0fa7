import WaymarkEngine
import WaymarkLanguages
import WaymarkProofs

extension LinkDrift {
    /// The filters of the app and the statements of the site as parties.
    ///
    /// - Returns: `nil` if that is too much to look at.
    func party(_ files: DriftFiles, _ space: inout ClaimSpace) -> Party? {
        let decider = AndroidDecider(
            manifest: files.manifest, links: files.links, app: files.package, host: host, version: files.version)
        var reader = AndroidClaims(space: space)
        defer { space = reader.space }
        guard let rules = reader.rules(of: files.manifest, version: files.version, host: host) else { return nil }
        var site: [RuleClaim]?
        if let links = files.links {
            let statements = links.statements(handingTo: files.package)
            if statements.isEmpty { site = [] }
            if files.version >= 15, let dynamic = statements.dynamicRules {
                guard let claims = reader.claims(of: dynamic) else { return nil }
                site = claims
            }
        }
        // Filters decode a path first: to them, a slash that is escaped is one between two segments.
        let links = files.manifest.map { _ in reader.space.universe(hasEmptySegments: false, hasEscapedSlashes: false) }
        return Party(name: "Android", rules: rules, site: site, universe: links) { link in
            link.withBytes { decider.verdicts[decider.verdict(for: $0)].outcome == .matched }
        }
    }
}

/// Makes sets of links of rules for Android, which look at what is decoded.
private struct AndroidClaims {
    var space: ClaimSpace
    private let paths: Language

    init(space: ClaimSpace) {
        self.space = space
        paths = self.space.pool.anyText()
    }

    /// For each filter that wants links of a host, its rules. Without a manifest there is one that wants all.
    mutating func rules(of manifest: AppManifest?, version: Int, host: String) -> [[RuleClaim]]? {
        guard let manifest else { return [[RuleClaim("all links", excludes: false, LinkClaim(path: paths))]] }
        var all: [[RuleClaim]] = []
        for filter in manifest.filters {
            let compiled = CompiledFilter(filter, hasGroups: version >= 15)
            let isWanted = "https://\(host)/".withBytes { compiled.originMiss(SplitLink($0)) == nil }
            guard isWanted else { continue }
            guard compiled.asksForPaths else {
                all.append([
                    RuleClaim(filter.name, place: filter.element.place, excludes: false, LinkClaim(path: paths))
                ])
                continue
            }
            guard let claims = claims(of: filter.paths + (version >= 15 ? filter.groups : [])) else { return nil }
            all.append(claims)
        }
        return all
    }

    /// Rules as sets of links. One that takes none is left out.
    mutating func claims(of rules: [AndroidRule]) -> [RuleClaim]? {
        var claims: [RuleClaim] = []
        for rule in rules where rule.compiled.fault == nil {
            guard let links = links(of: rule) else { return nil }
            claims.append(RuleClaim(rule.name, place: rule.place, excludes: rule.excludes, links))
        }
        return claims
    }

    private mutating func links(of rule: AndroidRule) -> LinkClaim? {
        var (claim, pathTexts, fragments) = (LinkClaim(path: paths), [Language](), [Language]())
        for part in rule.parts {
            guard let texts = (try? part.pattern.test())?.language(in: &space.pool) else { return nil }
            switch part.target {
            case .path: pathTexts.append(space.decoded(texts, .path))
            case .fragment: fragments.append(space.decoded(texts, .fragment))
            case .query: claim.query.append(QueryPart(name: nil, queries: queries(with: texts)))
            }
        }
        if !pathTexts.isEmpty { claim.path = space.pool.intersection(pathTexts) }
        if !fragments.isEmpty { claim.fragment = marked("#", space.pool.intersection(fragments)) }
        return claim
    }

    /// Queries with a parameter that fits: those between `&`, or, if there is none, between `;`.
    private mutating func queries(with texts: Language) -> Language {
        func list(_ separator: String, within any: Language) -> Language {
            let mark = space.pool.text(separator.utf8)
            let item = space.pool.intersection([texts, space.pool.complement(space.pool.sequence([any, mark, any]))])
            let before = space.pool.union([.empty, space.pool.sequence(any, mark)])
            let behind = space.pool.union([.empty, space.pool.sequence(mark, any)])
            return space.pool.sequence([before, item, behind])
        }
        let any = space.pool.anyText()
        let ampersand = space.pool.text("&".utf8)
        let without = space.pool.complement(space.pool.sequence([any, ampersand, any]))
        let (usual, odd) = (list("&", within: any), list(";", within: any))
        let withAmpersand = space.pool.difference(usual, without)
        let all = space.pool.union([withAmpersand, space.pool.intersection([odd, without])])
        return marked("?", space.decoded(all, .query))
    }

    /// What stands behind a mark, which has to be there.
    private mutating func marked(_ mark: String, _ texts: Language) -> Language {
        space.pool.sequence(space.pool.text(mark.utf8), texts)
    }
}
