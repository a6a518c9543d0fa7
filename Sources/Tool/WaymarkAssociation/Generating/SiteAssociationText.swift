package import WaymarkManifest

/// A generated `apple-app-site-association` file for a route table, merged with the content of an existing file.
package struct SiteAssociationText {
    private let apps: [String]
    /// The services besides `applinks`, such as `appclips`, with the apps that use them.
    private let services: [(name: String, apps: [String])]

    package init(_ apps: RouteFile.Apps) {
        self.apps = apps.appIDs.map(\.value)
        services = [
            ("webcredentials", apps.sharesWebCredentials ? self.apps : []), ("appclips", apps.clips.map(\.value)),
        ]
    }

    private init(apps: [String]) { (self.apps, services) = (apps, []) }

    static let exampleApp = "ABCDE12345.example"

    /// Returns a parsed association file that contains only the rules.
    static func example(_ rules: [PlannedRule], _ variables: [(name: String, values: [String])]) -> SiteAssociation {
        let text = SiteAssociationText(apps: [exampleApp]).fresh(rules, variables)
        // Generated files are always readable.
        return (try? SiteAssociation.read(Array(text.utf8), name: ""))?.content ?? SiteAssociation()
    }

    package func text(_ plan: TablePlan) -> String { fresh(plan.rules, plan.variables) }

    /// Returns the JSON of an existing file with the rules merged into it. Throws if content of the file would be lost.
    package func text(_ plan: TablePlan, besides old: EditedFile) throws(EditError) -> String {
        old.text(try value(plan.rules, plan.variables, besides: old.root))
    }

    private func fresh(_ rules: [PlannedRule], _ variables: [(name: String, values: [String])]) -> String {
        // `value` throws only for content of an existing file.
        ((try? value(rules, variables, besides: nil)) ?? .object([JSONText.Member]())).text()
    }

    private func value(
        _ rules: [PlannedRule], _ variables: [(name: String, values: [String])], besides old: DocumentNode?
    ) throws(EditError) -> JSONText {
        var file = try EditedObject(old, named: "the file", editing: SiteAssociationOwner.file.keys)
        file.set("applinks", try links(rules, variables, besides: file["applinks"], defaults(of: old)))
        for (name, own) in services where !own.isEmpty {
            var service = try EditedObject(file[name], named: name, editing: SiteAssociationOwner.service.keys)
            try service.add(own, to: "apps")
            file.set(name, service.value)
        }
        return file.value
    }

    private func defaults(of file: DocumentNode?) -> LinkCondition {
        guard let file else { return LinkCondition() }
        var reader = SiteAssociationReader(problems: AssociationProblemList(file: "", source: SourceText(bytes: [])))
        return reader.file(file).links?.defaults ?? LinkCondition()
    }

    private func links(
        _ rules: [PlannedRule], _ variables: [(name: String, values: [String])], besides old: DocumentNode?,
        _ defaults: LinkCondition
    ) throws(EditError) -> JSONText {
        var links = try EditedObject(old, named: "applinks", editing: SiteAssociationOwner.links.keys)
        let details = try EditedDetails(links["details"], apps: apps)
        var values = EditedVariables(
            object: try EditedObject(links["substitutionVariables"], named: "substitutionVariables", editing: nil),
            others: JSONText.list([
                links["defaults"].map { JSONText($0) } ?? .object([JSONText.Member]()), details.others,
            ]).text(), replaced: details.replaced.text())
        let names = values.add(variables + values.hiding(rules))
        if !values.object.members.isEmpty { links.set("substitutionVariables", values.object.value) }
        links.set("details", try details.value(.list(rules.map { $0.text(naming: names, under: defaults) })))
        return links.value
    }
}

extension PlannedRule {
    /// Returns the rule as JSON for `components`, with explicit values for all conditions that it would inherit.
    /// `names` are the new names of renamed variables.
    fileprivate func text(naming names: [String: String], under defaults: LinkCondition) -> JSONText {
        func named(_ pattern: String) -> JSONText {
            if names.isEmpty { return .text(pattern) }
            return .text(
                pattern.replacing(/\$\(([^)]*)\)/) { "$(\(names[String($0.output.1)] ?? String($0.output.1)))" })
        }
        var members: [(String, JSONText)] = [("/", named(pattern))]
        if !items.isEmpty {
            members.append(("?", .object(items.map { ($0.name, named($0.pattern)) })))
        } else if defaults.query != nil {
            members.append(("?", .text("*")))
        }
        if let fragment { members.append(("#", named(fragment))) }
        if fragment == nil, defaults.fragment != nil { members.append(("#", .text("*"))) }
        if excludes || defaults.excludes == true { members.append(("exclude", .word("\(excludes)"))) }
        if ignoresCase || defaults.isCaseSensitive == false {
            members.append(("caseSensitive", .word("\(!ignoresCase)")))
        }
        if defaults.isPercentEncoded == false { members.append(("percentEncoded", .word("true"))) }
        return .object(members + [("comment", .text(comment))])
    }
}
