import WaymarkManifest

extension SiteAssociation {
    /// Reads an `apple-app-site-association` file in UTF-8 and checks it for probable mistakes, sorted by position. The
    /// example links in messages have `host`. Throws ``AssociationError`` if the bytes are not JSON.
    package static func checked(
        _ bytes: [UInt8], name: String, host: String
    ) throws(AssociationError) -> (content: SiteAssociation, problems: [AssociationProblem]) {
        let (file, problems) = try read(bytes, name: name)
        var checker = SiteAssociationChecker(file: file, problems: problems, host: host)
        checker.check()
        return (file, checker.problems.sorted)
    }

    package var ruleCount: Int { links?.details.reduce(0) { $0 + $1.rules.count } ?? 0 }
}

struct SiteAssociationChecker {
    let file: SiteAssociation
    var problems: AssociationProblemList
    /// The host of example links in messages.
    let host: String
    /// The positions of rules and patterns with a problem that makes further checks pointless.
    var explained: Set<Place> = []
    /// The problems reported at each position. Rules share inherited patterns, of which a problem is reported once.
    var known: [Place: Set<AssociationProblem.Kind>] = [:]

    mutating func check() {
        for service in file.services { checkNames(of: service.apps) }
        guard let links = file.links else { return }
        checkApps(of: links)
        checkVariables(of: links)
        for entry in links.details {
            for rule in entry.rules { checkPatterns(of: rule, links) }
        }
        checkReach(of: links)
    }

    /// Reports a problem, once per kind and position.
    mutating func note(
        _ kind: AssociationProblem.Kind, at place: Place, suggestion: String? = nil, because: [Place] = []
    ) {
        guard known[place, default: []].insert(kind).inserted else { return }
        problems.add(kind, at: place, suggestion: suggestion, because: because)
    }
}

extension SiteAssociationChecker {
    private mutating func checkApps(of links: AppLinks) {
        var first: [String: Place] = [:]
        for entry in links.details {
            checkNames(of: entry.apps)
            for app in entry.apps {
                guard let place = first.earlierPlace(of: app.value, noting: app.place) else { continue }
                let isInEntry = entry.apps.contains { $0.place == place }
                note(.duplicateApp(app.value, isInEntry: isInEntry), at: app.place, because: [place])
            }
            if entry.rules.isEmpty, !entry.apps.isEmpty { note(.noRules, at: entry.place) }
        }
        for app in file.apps {
            let rules = links.details(of: app).flatMap(\.rules)
            guard !rules.isEmpty, rules.allSatisfy({ $0.condition.excludes ?? false }) else { continue }
            note(.excludesOnly(app: app), at: first[app] ?? .start)
        }
    }

    private mutating func checkNames(of apps: [Located<String>]) {
        for app in apps {
            switch AppIdentifier(app.value) {
            case _ where app.value.isUnresolvedInPropertyList: note(.unresolvedAppID(app.value), at: app.place)
            case nil:
                let trimmed = app.value.trimmed
                let isMeant = AppIdentifier(trimmed) != nil
                note(.invalidAppID(app.value), at: app.place, suggestion: isMeant ? trimmed.inQuotes : nil)
            case let id? where !id.hasTeamPrefix: note(.prefix(of: id), at: app.place)
            case let id? where id.bundle.contains("_"): note(.underscore(in: id.bundle), at: app.place)
            default: break
            }
        }
    }

    private mutating func checkVariables(of links: AppLinks) {
        let used = usedNames(of: links)
        for variable in links.variables {
            let (name, place) = (variable.name.value, variable.name.place)
            if GlobReader.systemNames.contains(name) { note(.hidingVariable(name), at: place) }
            if variable.values.isEmpty { note(.emptyVariable(name), at: place) }
            for value in variable.values where value.value.contains("$(") {
                note(.nestedVariable(value.value), at: value.place)
            }
            if !used.contains(name) { note(.unusedVariable(name), at: place) }
        }
    }

    /// Returns the names of variables used in patterns, and in values of other variables, where they have no effect.
    private func usedNames(of links: AppLinks) -> Set<String> {
        let texts = links.details.flatMap(\.rules).flatMap(\.condition.patterns) + links.variables.flatMap(\.values)
        return Set(texts.flatMap { text in text.value.matches(of: /\$\(([^)]*)\)/).map { String($0.output.1) } })
    }
}
