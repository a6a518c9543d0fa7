package import WaymarkManifest

/// A file for Apple's systems with the rules of a table, and with what others have in it.
package struct SiteAssociationText {
    /// The apps that the rules are for.
    let apps: [String]
    let clips: [String]
    let sharesWebCredentials: Bool

    package init(_ apps: RouteFile.Apps) {
        self.apps = apps.appIDs.map(\.value)
        clips = apps.clips.map(\.value)
        sharesWebCredentials = apps.sharesWebCredentials
    }

    private init(apps: [String]) { (self.apps, clips, sharesWebCredentials) = (apps, [], false) }

    /// The app of a file that is only asked about.
    static let exampleApp = "ABCDE12345.example"

    /// Rules as a file.
    static func example(
        _ rules: [PlannedRule], _ variables: [(name: String, values: [String])]
    ) -> SiteAssociation {
        let text = SiteAssociationText(apps: [exampleApp]).value(rules, variables, besides: nil).text()
        // What is written here can be read.
        return (try? SiteAssociation.read(Array(text.utf8), name: ""))?.content ?? SiteAssociation()
    }

    /// The text of the file.
    ///
    /// - Parameter old: The file as it was: what is not about the apps stays.
    package func text(_ plan: TablePlan, besides old: DocumentNode? = nil) -> String {
        value(plan.rules, plan.variables, besides: old).text()
    }

    // MARK: Parts

    private func value(
        _ rules: [PlannedRule], _ variables: [(name: String, values: [String])], besides old: DocumentNode?
    ) -> JSONText {
        var members: [(String, JSONText)] = []
        members.append(("applinks", links(rules, variables, besides: old?.value(of: "applinks"))))
        for (name, own) in [("webcredentials", sharesWebCredentials ? apps : []), ("appclips", clips)] {
            let others = (old?.value(of: name)?.value(of: "apps").map { JSONText($0) }?.elements ?? [])
                .filter { !own.contains($0.string ?? "") }
            let all = others + own.map { .text($0) }
            if !all.isEmpty { members.append((name, .object([("apps", .list(all))]))) }
        }
        let written = Set(members.map(\.0))
        for pair in old?.pairs ?? [] where !written.contains(pair.key.value) && pair.value.isOthers(pair.key.value) {
            members.append((pair.key.value, JSONText(pair.value)))
        }
        return .object(members)
    }

    private func links(
        _ rules: [PlannedRule], _ variables: [(name: String, values: [String])], besides old: DocumentNode?
    ) -> JSONText {
        var members: [(String, JSONText)] = []
        for pair in old?.pairs ?? [] where !["details", "substitutionVariables"].contains(pair.key.value) {
            members.append((pair.key.value, JSONText(pair.value)))
        }
        let nodes = old?.value(of: "details")?.elementsOfList ?? []
        let others = JSONText.object(members + [("details", .list(nodes.compactMap { self.others(in: $0) }))]).text()
        let names = names(for: variables, old?.value(of: "substitutionVariables"), usedIn: others)
        let entry = JSONText.object([
            ("appIDs", .list(apps.map { .text($0) })), ("components", .list(rules.map { $0.text(naming: names) })),
        ])
        var (details, isPlaced) = ([JSONText](), false)
        for node in nodes {
            let left = self.others(in: node)
            if left != JSONText(node), !isPlaced {
                details.append(entry)
                isPlaced = true
            }
            if let left { details.append(left) }
        }
        if !isPlaced { details.append(entry) }
        let own = variables.map { (name: names[$0.name] ?? $0.name, values: $0.values) }
        let values = merged(own, old?.value(of: "substitutionVariables"))
        if !values.isEmpty { members.append(("substitutionVariables", .object(values))) }
        return .object(members + [("details", .list(details))])
    }

    /// Other names for variables that mean something else to others.
    private func names(
        for variables: [(name: String, values: [String])], _ old: DocumentNode?, usedIn others: String
    ) -> [String: String] {
        var names: [String: String] = [:]
        for (name, values) in variables {
            var (free, number) = (name, 2)
            while let there = old?.value(of: free), others.contains("$(\(free))"),
                JSONText(there) != .list(values.map { .text($0) })
            {
                free = "\(name)\(number)"
                number += 1
            }
            if free != name { names[name] = free }
        }
        return names
    }

    private func merged(
        _ variables: [(name: String, values: [String])], _ old: DocumentNode?
    ) -> [(String, JSONText)] {
        let own = variables.map { ($0.name, JSONText.list($0.values.map { .text($0) })) }
        let names = Set(own.map(\.0))
        return (old?.pairs ?? []).filter { !names.contains($0.key.value) }.map { ($0.key.value, JSONText($0.value)) }
            + own
    }

    /// What is left of an entry for other apps; `nil` if nothing is.
    private func others(in node: DocumentNode) -> JSONText? {
        var members: [(String, JSONText)] = []
        for pair in node.pairs {
            let value = JSONText(pair.value)
            switch (pair.key.value, value) {
            case ("appID", .text(let id)) where apps.contains(id): continue
            case ("appIDs", .list(let ids)):
                let left = ids.filter { !apps.contains($0.string ?? "") }
                if left.isEmpty { return nil }
                members.append((pair.key.value, .list(left)))
            default: members.append((pair.key.value, value))
            }
        }
        return members.contains { $0.0 == "appID" || $0.0 == "appIDs" } ? .object(members) : nil
    }
}

extension PlannedRule {
    /// - Parameter names: Other names of variables.
    fileprivate func text(naming names: [String: String]) -> JSONText {
        func named(_ pattern: String) -> JSONText {
            .text(names.reduce(pattern) { $0.replacing("$(\($1.key))", with: "$(\($1.value))") })
        }
        var members: [(String, JSONText)] = [("/", named(pattern))]
        if !items.isEmpty { members.append(("?", .object(items.map { ($0.name, named($0.pattern)) }))) }
        if let fragment { members.append(("#", named(fragment))) }
        if excludes { members.append(("exclude", .word("true"))) }
        if ignoresCase { members.append(("caseSensitive", .word("false"))) }
        return .object(members + [("comment", .text(comment))])
    }
}

extension JSONText {
    fileprivate var string: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var elements: [JSONText] { if case .list(let elements) = self { elements } else { [] } }
}

extension DocumentNode {
    /// The last of the values of a key, as systems read it.
    package func value(of key: String) -> DocumentNode? { pairs.last { $0.key.value == key }?.value }

    fileprivate var elementsOfList: [DocumentNode] { if case .list(let elements) = content { elements } else { [] } }

    /// Whether a member that is not written is one of others, not a service that has become empty.
    fileprivate func isOthers(_ name: String) -> Bool {
        guard ["webcredentials", "appclips"].contains(name), let apps = value(of: "apps") else { return true }
        return pairs.count > 1 || !apps.elementsOfList.isEmpty
    }
}
