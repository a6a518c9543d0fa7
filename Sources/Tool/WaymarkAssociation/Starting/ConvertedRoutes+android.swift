import WaymarkEngine
import WaymarkManifest
import WaymarkCore

extension ConvertedRoutes {
    /// Creates routes that open the same links as the intent filters of an Android manifest.
    package init(_ manifest: AppManifest) {
        let all = manifest.filters.filter { $0.isLinkFilter }.map { FilterConversion($0) }
        let filters = FilterConversion.merged(all)
        self.init(filters, policy: [])
        // Intent filters distinguish `/a` from `/a/`, but routes do so only with the policy `keepsTrailingSlash`.
        if !leftOut.isEmpty {
            let strict = ConvertedRoutes(filters, policy: [.keepsTrailingSlash])
            if strict.leftOut.count < leftOut.count { self = strict }
        }
        leftOut = all.flatMap(\.leftOut) + leftOut
    }

    private init(_ filters: [FilterConversion], policy: [PolicyOption]) {
        self.init()
        self.policy = policy
        var (maker, open, closed, closedSources) = (PatternMaker(), [Route](), [Route](), Set<String>())
        for filter in filters where !filter.sources.isEmpty {
            let made = filter.routes(&maker, policy)
            leftOut += made.leftOut
            guard made.routes.contains(where: \.excludes) else {
                open += made.routes
                continue
            }
            // If one filter blocks a link, another filter for its host can open it. Routes cannot express this.
            if !closedSources.isDisjoint(with: filter.sources) {
                let reason = "another filter of its hosts has groups that block, too"
                leftOut += made.routes.flatMap { filter.comments($0.rule, reason) }
            } else {
                closed += made.routes
                closedSources.formUnion(made.routes.flatMap(\.sources))
                isOrdered = isOrdered || made.isOrdered || filters.count > 1
            }
        }
        routes = Self.distinct(open + closed)
        keepTypes(maker.types)
    }
}

private struct FilterConversion {
    /// The filter without blocking groups at the end of its list. They have no effect, because the filter opens no link
    /// that reaches them anyway.
    private(set) var filter: IntentFilter
    /// The schemes and hosts of links that the filter matches, in the notation of route files.
    private(set) var sources: [String] = []
    private(set) var leftOut: [String] = []
    /// For each rule of this filter, the names of the same rules in filters that are merged into it.
    private var repeatedNames: [String: [String]] = [:]

    init(_ filter: IntentFilter) {
        self.filter = filter
        // A group with an unresolved value can block any link, so all links of the filter are unknown.
        let unknown = filter.doubt ?? filter.groups.lazy.compactMap(\.unknown).first
        if let reason = filter.fault ?? unknown?.unresolvedMessage {
            leftOut.append("\(filter.name): \(reason)")
            return
        }
        if filter.paths.isEmpty, !filter.hosts.isEmpty, !filter.groups.isEmpty, filter.groups.allSatisfy(\.excludes) {
            leftOut.append("\(filter.name): its groups allow no link")
            return
        }
        while self.filter.groups.last?.excludes == true { self.filter.groups.removeLast() }
        for value in filter.unknownValues { leftOut.append("\(filter.name): \(value.unresolvedMessage)") }
        leftOut += filter.impossibleHosts.map { "\(filter.name): no link can have its host '\($0)'" }
        let hosts = filter.hosts.filter { $0.unknown == nil }
        // Schemes of data on the device, such as `content:`, are not for routes.
        let known = filter.schemes.filter { !$0.isUnresolved && !IntentFilter.localSchemes.contains($0.lowercased()) }
        for scheme in known {
            if !scheme.isScheme || !scheme.isASCIILowercase {
                leftOut.append("\(filter.name): '\(scheme)' is no valid scheme in lowercase")
                continue
            }
            let isWeb = ["http", "https"].contains(scheme)
            if filter.hosts.isEmpty, !isWeb { add("\(scheme)://") }
            if filter.hosts.isEmpty, isWeb {
                leftOut.append("\(filter.name): '\(scheme)' without a host matches every site, but routes need hosts")
            }
            for host in hosts {
                let name = "\(scheme)://\(host.host.lowercased())\(host.port.map { ":\($0)" } ?? "")"
                let rest = host.host.hasPrefix("*.") ? String(host.host.dropFirst(2)) : host.host
                if let port = host.port, port == IntentFilter.defaultPort(of: scheme) {
                    leftOut.append("\(filter.name): '\(name)' does not match links that omit the default port")
                } else if rest.isEmpty || rest.contains("*") || !isWeb && rest != host.host {
                    leftOut.append("\(filter.name): no source of routes can express '\(name)'")
                } else {
                    add(name)
                }
            }
        }
    }

    private mutating func add(_ source: String) {
        if (try? LinkSource(routeFileText: source)) == nil {
            leftOut.append("\(filter.name): no source of routes can express '\(source)'")
        } else if !sources.contains(source) {
            sources.append(source)
        }
    }

    /// Merges filters with the same rules into one with the sources of all. If a filter blocks links or has a custom
    /// scheme, its sources must be the same too, because rules and sources decide together.
    static func merged(_ filters: [FilterConversion]) -> [FilterConversion] {
        var (merged, positions) = ([FilterConversion](), [[[String]]: Int]())
        for conversion in filters {
            let filter = conversion.filter
            let isSimple = !filter.groups.contains(where: \.excludes) && conversion.sources.allSatisfy(\.isWebSource)
            let rules = conversion.matchesAll ? [] : [filter.paths, filter.groups].map { $0.map(\.written) }
            let key = rules + (isSimple || conversion.matchesAll ? [] : [conversion.sources])
            if conversion.sources.isEmpty {
                merged.append(conversion)
            } else if let position = positions[key] {
                merged[position].add(conversion)
            } else {
                positions[key] = merged.count
                merged.append(conversion)
            }
        }
        return merged
    }

    private mutating func add(_ other: FilterConversion) {
        sources = (sources + other.sources).unique
        for (rule, repeated) in zip(filter.paths + filter.groups, other.filter.paths + other.filter.groups) {
            repeatedNames[rule.name, default: []].append(repeated.name)
        }
    }

    /// `true` if the filter matches every path of its sources.
    private var matchesAll: Bool { filter.hosts.isEmpty || filter.paths.isEmpty && filter.groups.isEmpty }

    /// Returns the routes that are proven to match the same links as the rules of the filter.
    func routes(
        _ maker: inout PatternMaker, _ policy: [ConvertedRoutes.PolicyOption]
    ) -> (routes: [ConvertedRoutes.Route], leftOut: [String], isOrdered: Bool) {
        let whole = ConvertedRoutes.Route(rule: filter.name, patterns: ["/**"], sources: sources, excludes: false)
        if matchesAll { return ([whole], [], false) }
        var (routes, leftOut) = ([ConvertedRoutes.Route](), [String]())
        var known: Set<String> = []
        for rule in filter.paths + filter.groups where rule.unknown == nil && known.insert(rule.written).inserted {
            let route = ConvertedRoutes.Route(
                rule: rule.name, patterns: Self.patterns(of: rule, &maker) ?? [], sources: sources,
                excludes: rule.excludes)
            do throws(RouteComparison.Failure) {
                try RouteComparison(types: maker.types, policy: policy).validate(route)
                routes.append(route)
            } catch {
                leftOut += comments(rule.name, error.reason)
            }
        }
        removeSourcesWithoutSlash(&routes, &leftOut)
        let trial = RouteComparison(types: maker.types, policy: policy)
        removeDifferent(&routes, &leftOut, trial)
        let rest = ConvertedRoutes.distinct(routes)
        // If all routes open the app, their order is irrelevant.
        guard rest.contains(where: \.excludes) else { return (rest, leftOut, false) }
        let isUnordered = (try? trial.differences(of: rest, isOrdered: false, from: files(of: routes)))?.isEmpty == true
        return (rest, leftOut, !isUnordered)
    }

    /// Removes the routes that match other links than their rules. After each comparison, which is slow, it removes all
    /// such routes; but if rules block links, only the first, because this can resolve other differences.
    private func removeDifferent(
        _ routes: inout [ConvertedRoutes.Route], _ leftOut: inout [String], _ trial: RouteComparison
    ) {
        while !routes.isEmpty {
            do throws(RouteComparison.Failure) {
                let found = try trial.differences(
                    of: ConvertedRoutes.distinct(routes), isOrdered: true, from: files(of: routes))
                if found.isEmpty { return }
                let count = routes.count
                for difference in routes.contains(where: \.excludes) ? Array(found.prefix(1)) : found {
                    let guilty = difference.route ?? difference.rule?.name
                    guard let index = routes.firstIndex(where: { $0.rule == guilty }) else { continue }
                    let route = routes.remove(at: index)
                    let reason = difference.reason(route.patterns, from: route.sources.first ?? "")
                    leftOut += comments(route.rule, reason)
                }
                if routes.count == count { throw RouteComparison.Failure.undecided }
            } catch {
                leftOut += routes.flatMap { comments($0.rule, error.reason) }
                routes = []
            }
        }
    }

    /// Returns the comments on a rule without a route, one for each of the merged filters.
    func comments(_ rule: String, _ reason: String) -> [String] {
        let written = (filter.paths + filter.groups).first { $0.name == rule }?.written ?? ""
        let names = [rule] + (repeatedNames[rule] ?? [])
        return names.map { [$0, written, reason].filter { !$0.isEmpty }.joined(separator: ": ") }
    }

    /// Removes custom schemes from the routes of a rule that matches `myapp://a/`, if no rule matches `myapp://a`: a
    /// route matches both or neither, and browsers add no slash to links with a custom scheme.
    private func removeSourcesWithoutSlash(_ routes: inout [ConvertedRoutes.Route], _ leftOut: inout [String]) {
        while let custom = routes.flatMap(\.sources).first(where: { !$0.isWebSource }) {
            let own = routes.filter { $0.sources.contains(custom) }
            let decider = AndroidDecider(manifest: files(of: own).manifest, links: nil, skipsPathTables: true)
            let verdicts = ["", "/"].map { path in
                "https://\(RouteComparison.host)\(path)".withBytes { decider.verdicts[decider.verdict(for: $0)] }
            }
            guard verdicts[0].outcome != .matched, verdicts[1].outcome == .matched, let rule = verdicts[1].rule else {
                return
            }
            leftOut += comments(rule, "it does not match '\(custom)', which routes match like '\(custom)/'")
            for index in routes.indices where routes[index].rule == rule {
                routes[index].sources.removeAll { !$0.isWebSource }
            }
            routes.removeAll { $0.sources.isEmpty }
        }
    }

    /// Returns a manifest of this filter, with only the rules that have a route, for `https` links of one host.
    private func files(of routes: [ConvertedRoutes.Route]) -> DriftFiles {
        let kept = Set(routes.map(\.rule))
        var filter = filter
        (filter.schemes, filter.hosts) = (["https"], [FilterHost(host: RouteComparison.host)])
        filter.paths.removeAll { !kept.contains($0.name) }
        filter.groups.removeAll { !kept.contains($0.name) }
        var manifest = AppManifest()
        manifest.filters = [filter]
        return DriftFiles(manifest: manifest)
    }

    private static func patterns(of rule: AndroidRule, _ maker: inout PatternMaker) -> [String]? {
        maker.beginRule()
        var (paths, items, fragment) = (["/**"], [String](), "")
        for part in rule.parts {
            switch part.target {
            case .path:
                guard paths == ["/**"], let pieces = part.pattern.pieces(isPath: true) else { return nil }
                // The pattern `/.*` also matches the root `/`, for which the empty alternative is added.
                guard let made = maker.paths(pieces == [.slash, .many] ? [pieces, []] : [pieces]) else { return nil }
                paths = made
            case .query:
                guard let pieces = part.pattern.pieces(isPath: false), case .text(let text)? = pieces.first,
                    let equals = text.firstIndex(of: "=")
                else { return nil }
                let value = String(text[text.index(after: equals)...])
                items.append(
                    maker.item(String(text[..<equals]), (value.isEmpty ? [] : [.text(value)]) + pieces.dropFirst()))
            case .fragment:
                guard fragment.isEmpty, let pieces = part.pattern.pieces(isPath: false) else { return nil }
                fragment = maker.fragment(pieces).map { "#\($0)" } ?? ""
            }
        }
        let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        return paths.map { $0 + query + fragment }
    }
}

extension IntentFilter {
    /// `true` if the filter has a view action, no MIME type, and a scheme or host, but not only schemes of local data.
    fileprivate var isLinkFilter: Bool {
        actions.contains { $0.hasSuffix(".VIEW") } && !hasMimeTypes && !(schemes.isEmpty && hosts.isEmpty)
            && (schemes.isEmpty || !schemes.allSatisfy { Self.localSchemes.contains($0.lowercased()) })
    }
}

extension String {
    fileprivate var isWebSource: Bool { hasPrefix("https://") || hasPrefix("http://") }
}

extension AndroidRule {
    fileprivate var written: String {
        (excludes ? "not " : "") + parts.map { "\($0.key) '\($0.written)'" }.joined(separator: ", ")
    }
}
