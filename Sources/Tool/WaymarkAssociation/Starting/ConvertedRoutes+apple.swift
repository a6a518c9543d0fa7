import WaymarkLanguages
import WaymarkManifest

extension ConvertedRoutes {
    /// Creates routes from the rules of an app in an `apple-app-site-association` file; `nil` selects the first app.
    package init(_ file: SiteAssociation, app: String? = nil) {
        self.init()
        guard let links = file.links else { return }
        let app = app ?? file.apps.first ?? ""
        let own = links.details(of: app)
        let names = own.map(\.name)
        apps = file.apps.filter { links.details(of: $0).map(\.name) == names }
        var candidates = own.flatMap(\.rules).map { RuleConversion(rule: $0) }
        let foldsAll = !candidates.isEmpty && candidates.allSatisfy { $0.condition.isCaseSensitive == false }
        policy = foldsAll ? [.isCaseInsensitive] : []
        var maker = PatternMaker()
        for index in candidates.indices {
            candidates[index].makePatterns(links, &maker, foldsAll: foldsAll)
            candidates[index].prove(links, RouteComparison(types: maker.types, policy: policy))
        }
        leftOut += candidates.compactMap { candidate in
            candidate.reason.map { "\(candidate.rule.name): \(candidate.condition.written): \($0)" }
        }
        let exact = candidates.filter { $0.reason == nil }
        add(
            exact.map { candidate in
                Route(
                    rule: candidate.rule.name, patterns: candidate.patterns,
                    excludes: candidate.condition.excludes == true, comment: candidate.condition.comment)
            })
        keepTypes(maker.types)
        isOrdered = requiresDeclarationOrder(exact.map(\.rule), links)
        addOthers(of: links)
    }

    /// Adds the rules of apps with different rules to ``leftOut``.
    private mutating func addOthers(of links: AppLinks) {
        for entry in links.details {
            let others = entry.apps.map(\.value).filter { !apps.contains($0) }
            if others.isEmpty, !entry.apps.isEmpty { continue }
            let owner = others.first { !$0.isEmpty }.map {
                "it is a rule of '\($0)', an app with other rules; '--app \($0)' makes its routes"
            }
            leftOut += entry.rules.map { rule in
                "\(rule.name): \(rule.condition.written): \(owner ?? "it is a rule of no app")"
            }
        }
    }

    /// Returns `true` if the first matching route must win, because the most specific route may decide otherwise.
    private func requiresDeclarationOrder(_ rules: [AppRule], _ links: AppLinks) -> Bool {
        guard routes.contains(where: \.excludes), routes.contains(where: { !$0.excludes }) else { return false }
        let trial = RouteComparison(types: types, policy: policy)
        let found = try? trial.differences(of: routes, isOrdered: false, from: links.file(with: rules))
        return found?.isEmpty != true
    }
}

extension AppLinks {
    /// Returns a file with rules of one app.
    fileprivate func file(with rules: [AppRule]) -> DriftFiles {
        var (file, links, app) = (SiteAssociation(), self, "ABCDE12345.app")
        links.details = [AppDetails(name: "details", place: place, apps: [Located(app, at: place)], rules: rules)]
        file.links = links
        return DriftFiles(aasa: file, app: app)
    }
}

private struct RuleConversion {
    let rule: AppRule
    var patterns: [String] = []
    /// The reason that the rule has no route; `nil` if it has one.
    var reason: String?

    var condition: LinkCondition { rule.condition }

    // MARK: Patterns

    mutating func makePatterns(_ links: AppLinks, _ maker: inout PatternMaker, foldsAll: Bool) {
        maker.foldsCase = condition.isCaseSensitive == false && !foldsAll
        do throws(RuleError) {
            let made = try patterns(links.variableReader, &maker)
            if made == nil { reason = RouteComparison.Failure.table.reason }
            patterns = made ?? []
        } catch {
            reason = "it matches no link: \(error.message)"
        }
    }

    private func patterns(_ reader: GlobReader, _ maker: inout PatternMaker) throws(RuleError) -> [String]? {
        maker.beginRule()
        let isDecoded = condition.decodes
        guard let forms = try reader.pieces(of: condition.path?.value ?? "*", isPath: true, isDecoded: isDecoded),
            let paths = maker.paths(forms), !paths.isEmpty
        else { return nil }
        if let text = condition.queryText, text.value != "*" { return nil }
        var items: [String] = []
        for item in condition.queryItems {
            guard let value = try single(reader, item.value.value), let name = try single(reader, item.name.value),
                case .text(let name)? = name.first ?? .text(""), name.isEmpty == false
            else { return nil }
            items.append(maker.item(name, value))
        }
        var ends = items.isEmpty ? "" : "?" + items.joined(separator: "&")
        if let fragment = condition.fragment?.value {
            guard let pieces = try single(reader, fragment) else { return nil }
            if let text = maker.fragment(pieces) { ends += "#" + text }
        }
        return paths.map { $0 + ends }
    }

    /// Returns the pieces of a pattern; `nil` if it has several alternatives.
    private func single(_ reader: GlobReader, _ pattern: String) throws(RuleError) -> [PatternPiece]? {
        let forms = try reader.pieces(of: pattern, isPath: false, isDecoded: condition.decodes)
        return forms?.count == 1 ? forms?.first : nil
    }

    // MARK: Proof

    mutating func prove(_ links: AppLinks, _ trial: RouteComparison) {
        if reason != nil || isPlain { return }
        var opening = rule
        opening.condition.excludes = false
        let route = ConvertedRoutes.Route(rule: rule.name, patterns: patterns, excludes: false)
        do throws(RouteComparison.Failure) {
            let found = try trial.differences(of: [route], isOrdered: true, from: links.file(with: [opening]))
            reason = found.isEmpty || !matchesNothing(links) ? found.first?.reason(patterns) : "it matches no link"
        } catch {
            reason = error.reason
        }
    }

    /// `true` if the rule is proven to match no link, such as one with `é`, which links always escape.
    private func matchesNothing(_ links: AppLinks) -> Bool {
        var made = RuleLinks(links.variableReader, isDecoded: condition.decodes)
        guard let all = try? made.links(of: condition) else { return false }
        return made.pool.isEmpty(all) == true
    }

    /// `true` if the equivalence needs no proof: literal segments, with an optional trailing `*`.
    private var isPlain: Bool {
        guard condition.query == nil, condition.fragment == nil, !condition.decodes, condition.isCaseSensitive != false
        else { return false }
        return condition.path?.value.wholeMatch(of: /(?:\/[A-Za-z0-9_-]+)+(?:\/\*)?/) != nil
    }
}

extension LinkDrift.Finding {
    /// Returns the reason that the rule has no route, with an example link.
    func reason(_ patterns: [String]) -> String {
        kind == .claimed
            ? "no pattern matches all of its links, such as \(link)"
            : "patterns such as '\(patterns.first ?? "")' take more, such as \(link)"
    }
}

extension RouteComparison.Failure {
    var reason: String {
        switch self {
        case .table: "route patterns cannot express it"
        case .undecided: "too much to compare to prove that a route is equivalent"
        }
    }
}
