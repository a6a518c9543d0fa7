import WaymarkEngine
import WaymarkLanguages
import WaymarkProofs

extension LinkDrift {
    /// Returns the rules of filters and statements by which Android decides about links; `nil` if a limit was reached.
    func party(_ files: DriftFiles, _ space: inout ClaimSpace) -> Party? {
        var reader = AndroidClaims(space: space, host: host, scheme: scheme, hasGroups: files.version >= 15)
        defer { space = reader.space }
        guard var rules = reader.rules(of: files.manifest) else { return nil }
        var (site, matchesPaths) = ([RuleClaim]?.none, files.manifest != nil)
        if let links = files.links {
            let statements = links.statements(handingTo: files.package)
            if statements.isEmpty { site = [] }
            if links.mayHandOver(to: files.package) {
                rules = (known: [], unknown: rules.known + rules.unknown, values: rules.values + [String.include])
                site = nil
            }
            if files.version >= 15, let dynamic = statements.dynamicRules {
                guard let claims = reader.claims(of: dynamic) else { return nil }
                matchesPaths = true
                // Without a manifest, the dynamic rules alone decide, so findings name them.
                if files.manifest == nil { rules.known = [claims] } else { site = claims }
            }
        }
        // Android matches decoded paths, in which an escaped slash separates segments, so links with one are left out.
        // Links without a path are left out, because browsers add a slash after the host.
        let links =
            scheme == nil
            ? reader.space.universe(hasEmptySegments: false, hasEscapedSlashes: !matchesPaths, hasEmptyPath: false)
            : universe
        return Party(
            name: "Android", rules: rules.known, site: site, unknown: rules.unknown, unknownValues: rules.values,
            universe: links,
            opens: Party.opens {
                AndroidDecider(
                    manifest: files.manifest, links: files.links, app: files.package,
                    host: scheme == nil ? host : nil, version: files.version, skipsPathTables: true)
            })
    }
}

/// A builder of the sets of links that Android rules match. Android compares decoded strings.
private struct AndroidClaims {
    var space: ClaimSpace
    /// The host of the links; empty for links of a custom scheme.
    let host: String
    /// The custom scheme of the links, with any host; `nil` for web links.
    let scheme: String?
    let hasGroups: Bool
    private let paths: Language
    /// The set of all paths that can follow a host.
    private let rest: Language

    init(space: ClaimSpace, host: String, scheme: String?, hasGroups: Bool) {
        (self.space, self.host, self.scheme, self.hasGroups) = (space, host, scheme, hasGroups)
        paths = self.space.pool.anyText()
        let rooted = self.space.pool.sequence(self.space.pool.text("/".utf8), paths)
        rest = self.space.pool.union([.empty, rooted])
    }

    /// Returns each filter's rules for the scheme and host, and its potential rules, which depend on unresolved values.
    /// Without a manifest, a single rule matches all links. Returns `nil` if a rule is too complex.
    mutating func rules(of manifest: AppManifest?) -> (known: [[RuleClaim]], unknown: [[RuleClaim]], values: [String])?
    {
        guard let manifest else {
            let all = RuleClaim(name: "all links", place: nil, excludes: false, links: LinkClaim(path: paths))
            return ([[all]], [], [])
        }
        var (known, unknown, values) = ([[RuleClaim]](), [[RuleClaim]](), [String]())
        for filter in manifest.filters where filter.fault == nil {
            if filter.isCertain, scheme == nil || filter.schemeSpecificPart == nil, wants(filter) {
                guard let claims = claims(of: filter, with: filter.hosts.filter { $0.unknown == nil }) else {
                    return nil
                }
                known.append(claims)
            }
            guard mayWantMore(filter) else { continue }
            guard let claims = claims(ofUnknown: filter) else { return nil }
            unknown.append(claims)
            values += filter.unknownValues
        }
        return (known, unknown, values.unique)
    }

    private func activeRules(of filter: IntentFilter) -> [AndroidRule] {
        filter.paths + (hasGroups ? filter.groups : [])
    }

    private func wants(_ filter: IntentFilter) -> Bool {
        guard let scheme else { return filter.schemes.contains("https") && namesHost(filter) }
        return filter.schemes.contains(scheme) && (filter.hosts.isEmpty || filter.hosts.contains { $0.unknown == nil })
    }

    /// Returns `true` if the filter matches web links of ``host``, or of all hosts.
    private func namesHost(_ filter: IntentFilter) -> Bool {
        filter.hosts.isEmpty
            || "https://\(host)/".withBytes { bytes in
                filter.hosts.contains { CompiledHost($0).takes(SplitLink(bytes)) }
            }
    }

    /// Returns `true` if the filter may match more links of the scheme and host, depending on unresolved values.
    private func mayWantMore(_ filter: IntentFilter) -> Bool {
        let hasUnknownRules = filter.doubt != nil || activeRules(of: filter).contains { $0.unknown != nil }
        let wanted = scheme ?? "https"
        let hasScheme = filter.schemes.contains(wanted)
        guard hasScheme || filter.schemes.contains(where: { $0.isUnresolved && $0.mayBecome(wanted) }) else {
            return false
        }
        if scheme != nil { return hasUnknownRules || !hasScheme || filter.hosts.contains { $0.unknown != nil } }
        if filter.schemeSpecificPart != nil || namesHost(filter) { return hasUnknownRules || !hasScheme }
        return "https://\(host)/".withBytes { bytes in filter.hosts.contains { $0.mayTake(SplitLink(bytes)) } }
    }

    /// Returns a filter's rules, each with the links of the scheme and host that it matches.
    private mutating func claims(of filter: IntentFilter, with hosts: [FilterHost]) -> [RuleClaim]? {
        let (rules, authority) = (activeRules(of: filter), authority(of: hosts))
        if !filter.hosts.isEmpty, !rules.isEmpty { return claims(of: rules, behind: authority) }
        guard scheme != nil, !filter.hosts.isEmpty else { return [whole(filter, paths)] }
        if hosts.contains(where: { $0.host == "*" }) { return [whole(filter, space.pool.sequence(authority, rest))] }
        return hosts.map { host in
            let authority = self.authority(of: [host])
            return whole(filter, space.pool.sequence(authority, rest))
        }
    }

    /// Returns the rules that a filter may have in the built app. Unresolved hosts match any host, and unresolved paths
    /// any path that contains their known parts, such as `/a/` of `/a/${name}`.
    private mutating func claims(ofUnknown filter: IntentFilter) -> [RuleClaim]? {
        let (rules, isAnyHost) = (activeRules(of: filter), filter.hosts.contains { $0.unknown != nil })
        let authority = authority(of: isAnyHost ? nil : filter.hosts)
        if filter.hosts.isEmpty || filter.schemeSpecificPart != nil { return [whole(filter, paths)] }
        if rules.isEmpty { return [whole(filter, space.pool.sequence(authority, rest))] }
        // Unresolved rules come first, because they may match any link that fits their known parts.
        let unknown = rules.filter { $0.unknown != nil && !$0.excludes }.map { rule in
            let path = joined(authority, paths(ofUnknown: rule))
            return RuleClaim(name: rule.name, place: rule.place, excludes: false, links: LinkClaim(path: path))
        }
        return claims(of: rules, behind: authority).map { unknown + $0 }
    }

    private mutating func paths(ofUnknown rule: AndroidRule) -> Language {
        let all = rule.knownPaths.map { parts in
            let texts = parts.map { space.decoded(space.pool.text($0.utf8), .path) }
            return space.pool.sequence(Array(texts.map { [$0] }.joined(separator: [paths])))
        }
        return space.pool.intersection([paths] + all)
    }

    private func whole(_ filter: IntentFilter, _ path: Language) -> RuleClaim {
        RuleClaim(
            name: filter.name, place: filter.element.place, excludes: false, links: LinkClaim(path: path),
            isWhole: scheme != nil)
    }

    /// Returns the strings between a custom scheme and the path: `//` and one of `hosts`, or any host for `nil`. For
    /// web links, returns the empty string.
    private mutating func authority(of hosts: [FilterHost]?) -> Language {
        guard scheme != nil else { return .empty }
        let slashes = space.pool.text("//".utf8)
        let name = space.pool.repetition(space.pool.bytes(ByteClass("/?#@:".utf8).complement), minimum: 0)
        let digits = space.pool.repetition(space.pool.bytes(ByteClass("0123456789".utf8)), minimum: 0)
        let port = space.pool.sequence(space.pool.text(":".utf8), digits)
        let anyPort = space.pool.union([.empty, port])
        guard let hosts else { return space.pool.sequence([slashes, name, anyPort]) }
        let texts = hosts.map { host -> Language in
            let own = CompiledHost(host)
            let text = space.pool.text(own.bytes, ignoringCase: true)
            let ports = host.port.map { space.pool.text(":\($0)".utf8) } ?? anyPort
            return space.pool.sequence(own.isEnd ? [name, text, ports] : [text, ports])
        }
        return space.pool.sequence(slashes, space.pool.union(texts))
    }

    /// Returns the valid rules, each with the links that it matches after a host; `nil` if a rule is too complex.
    mutating func claims(of rules: [AndroidRule], behind authority: Language = .empty) -> [RuleClaim]? {
        var claims: [RuleClaim] = []
        for rule in rules where !rule.isFaulty {
            guard var links = links(of: rule) else { return nil }
            links.path = joined(authority, links.path)
            claims.append(RuleClaim(name: rule.name, place: rule.place, excludes: rule.excludes, links: links))
        }
        return claims
    }

    /// Joins hosts and paths. Paths must be empty or begin with `/`, not with an escaped slash.
    private mutating func joined(_ authority: Language, _ path: Language) -> Language {
        authority == .empty ? path : space.pool.sequence(authority, space.pool.intersection([rest, path]))
    }

    private mutating func links(of rule: AndroidRule) -> LinkClaim? {
        var (claim, pathTexts, fragments) = (LinkClaim(path: paths), [Language](), [Language]())
        for part in rule.parts {
            guard let texts = (try? part.pattern.test())?.language(in: &space.pool) else { return nil }
            switch part.target {
            case .path: pathTexts.append(space.decoded(texts, .path))
            case .fragment: fragments.append(space.decoded(texts, .fragment))
            case .query:
                let queries = space.decoded(space.pool.queries(withParameterIn: texts), .query)
                claim.query.append(QueryPart(name: nil, queries: marked("?", queries)))
            }
        }
        if !pathTexts.isEmpty { claim.path = space.pool.intersection(pathTexts) }
        if !fragments.isEmpty { claim.fragment = marked("#", space.pool.intersection(fragments)) }
        return claim
    }

    private mutating func marked(_ mark: String, _ texts: Language) -> Language {
        space.pool.sequence(space.pool.text(mark.utf8), texts)
    }
}
