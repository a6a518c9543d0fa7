import WaymarkLanguages
import WaymarkManifest

extension ConvertedRoutes {
    /// Creates routes from an app's rules in an `apple-app-site-association` file; `nil` selects the first app with a
    /// valid ID, or else the first app. Example links in messages have `host`.
    package init(_ file: SiteAssociation, app: String?, host: String) {
        self.init()
        guard let links = file.links else { return }
        let first = file.apps.first { AppIdentifier($0)?.hasTeamPrefix == true } ?? file.apps.first
        let rules = links.rules(of: app ?? first ?? "")
        let written = rules.map(\.condition.written)
        apps = file.apps.filter { links.rules(of: $0).map(\.condition.written) == written }
        let foldsAll = !rules.isEmpty && rules.allSatisfy { $0.condition.isCaseSensitive == false }
        policy = foldsAll ? [.isCaseInsensitive] : []
        var (maker, exact, made) = (PatternMaker(), [AppRule](), [Route]())
        for rule in rules {
            let (conversion, condition) = (RuleConversion(links: links, host: host, rule: rule), rule.condition)
            maker.foldsCase = condition.isCaseSensitive == false && !foldsAll
            do throws(RouteComparison.Failure) {
                let patterns = try conversion.patterns(&maker)
                try conversion.prove(patterns, RouteComparison(types: maker.types, policy: policy))
                exact.append(rule)
                made.append(
                    Route(
                        rule: rule.name, patterns: patterns, excludes: condition.excludes == true,
                        comment: condition.comment))
            } catch {
                leftOut.append("\(rule.name): \(condition.written): \(error.reason)")
            }
        }
        routes = Self.distinct(made)
        keepTypes(maker.types)
        isOrdered = requiresDeclarationOrder(exact, links)
        addOthers(of: links)
    }

    /// Adds the rules of other apps, which differ from those of ``apps``, to ``leftOut``, one line for each entry.
    private mutating func addOthers(of links: AppLinks) {
        for entry in links.details {
            let others = entry.apps.map(\.value).filter { !apps.contains($0) }
            if entry.rules.isEmpty || others.isEmpty && !entry.apps.isEmpty { continue }
            let owner = others.first { !$0.isEmpty }.map {
                "'\($0)', an app with other rules; '--app \($0)' makes its routes"
            }
            let rules = entry.rules.map(\.condition.written).unique.joined(separator: ", ")
            leftOut.append("\(entry.name): \(rules): rules of \(owner ?? "no app")")
        }
    }

    /// Returns `true` if the first matching route must win, because the most specific one can decide otherwise.
    private func requiresDeclarationOrder(_ rules: [AppRule], _ links: AppLinks) -> Bool {
        guard routes.contains(where: \.excludes), routes.contains(where: { !$0.excludes }) else { return false }
        let trial = RouteComparison(types: types, policy: policy)
        let found = try? trial.differences(of: routes, isOrdered: false, from: links.file(with: rules))
        return found?.isEmpty != true
    }
}

extension AppLinks {
    /// Returns the rules of an app in order of evaluation, without those that repeat an earlier one.
    fileprivate func rules(of app: String) -> [AppRule] {
        var written: Set<String> = []
        return details(of: app).flatMap(\.rules).filter { written.insert($0.condition.written).inserted }
    }

    /// Returns an association file that contains only the rules, for an example app.
    fileprivate func file(with rules: [AppRule]) -> DriftFiles {
        var (file, links, app) = (SiteAssociation(), self, "ABCDE12345.app")
        links.details = [AppDetails(name: "details", place: place, apps: [Located(app, at: place)], rules: rules)]
        file.links = links
        return DriftFiles(aasa: file, app: app)
    }
}

private struct RuleConversion {
    let links: AppLinks
    let host: String
    let rule: AppRule

    private var condition: LinkCondition { rule.condition }

    func patterns(_ maker: inout PatternMaker) throws(RouteComparison.Failure) -> [String] {
        let made: [String]?
        do throws(RuleError) { made = try patterns(links.variableReader, &maker) } catch {
            throw RouteComparison.Failure(reason: "it matches no link: \(error.message)")
        }
        guard let made else { throw .table }
        return made
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

    /// Returns the parts of a pattern; `nil` if it has several alternatives.
    private func single(_ reader: GlobReader, _ pattern: String) throws(RuleError) -> [PatternPiece]? {
        let forms = try reader.pieces(of: pattern, isPath: false, isDecoded: condition.decodes)
        return forms?.count == 1 ? forms?.first : nil
    }

    /// Throws the reason if the patterns do not match the same links as the rule.
    func prove(_ patterns: [String], _ trial: RouteComparison) throws(RouteComparison.Failure) {
        if isPlain { return }
        var opening = rule
        opening.condition.excludes = false
        let route = ConvertedRoutes.Route(rule: rule.name, patterns: patterns, excludes: false)
        let found = try trial.differences(of: [route], isOrdered: true, from: links.file(with: [opening]))
        guard let first = found.first else { return }
        throw RouteComparison.Failure(
            reason: matchesNothing ? "it matches no link" : first.reason(patterns, from: "https://\(host)"))
    }

    /// `true` if the rule is proven to match no link, such as one with `é`, which links always escape.
    private var matchesNothing: Bool {
        var made = RuleLinks(links.variableReader, isDecoded: condition.decodes)
        guard let all = try? made.links(of: condition) else { return false }
        return made.pool.isEmpty(all) == true
    }

    /// `true` for literal segments with an optional `*` at the end: that a route matches the same links needs no proof.
    private var isPlain: Bool {
        guard condition.query == nil, condition.fragment == nil, !condition.decodes, condition.isCaseSensitive != false
        else { return false }
        return condition.path?.value.wholeMatch(of: /(?:\/[A-Za-z0-9_-]+)+(?:\/\*)?/) != nil
    }
}

extension LinkDrift.Finding {
    /// Returns the reason why the rule has no route, with an example link of the given link source.
    func reason(_ patterns: [String], from source: String) -> String {
        // All compared links have the same host.
        let path = link.dropFirst("https://\(RouteComparison.host)".count)
        let link = source.replacing("://*.", with: "://www.") + path
        return kind == .claimed
            ? "no pattern matches all of its links, such as \(link)"
            : "patterns such as '\(patterns.first ?? "")' take more, such as \(link)"
    }
}
