package import WaymarkManifest

/// A generated `assetlinks.json` for the Android apps of a route file, merged with the statements of an existing file.
///
/// The file permits the apps to open all links of the site, from which the intent filters of the apps select. From
/// Android 15 on, it also excludes links that open in the browser, if Android patterns can express them: single paths,
/// and everything below a path.
package struct AssetLinksText {
    private let apps: [RouteFile.AndroidApp]
    private let sharesCredentials: Bool
    private let excluded: [String]

    private static let credentials = "delegate_permission/common.get_login_creds"

    package init(_ apps: RouteFile.Apps, _ table: AssociatedTable, host: String) {
        (self.apps, sharesCredentials) = (apps.android, apps.sharesWebCredentials)
        excluded = table.excludedPatterns(forHost: host)
    }

    package func text() -> String { JSONText.list(apps.map { statement($0) }).text() }

    /// Content about an app that an edit removes from the old file.
    package enum Removal: Sendable, Hashable {
        case fingerprint(String, app: String)
        case dynamicRules(app: String)
    }

    /// Returns the JSON of the merged file, and the removed content. The relations, fingerprints and dynamic rules of
    /// statements about the apps are replaced. If such a statement also has other relations, a statement with only
    /// these is kept. Throws if other content of the old file would be lost.
    package func edit(_ file: EditedFile) throws(EditError) -> (text: String, removals: [Removal]) {
        guard case .list(let nodes) = file.root.content else {
            throw .value(file.root, of: "the file", expected: "a list")
        }
        var (statements, rest, removals) = ([JSONText](), apps, [Removal]())
        for node in nodes {
            guard let app = try ownApp(of: node) else {
                statements.append(JSONText(node))
                continue
            }
            let old = try EditedStatement(node)
            removals += try removed(from: old, of: app)
            let others = try old.whole.list("relation").map { JSONText($0) }.filter { !own.contains($0) }
            if let index = rest.firstIndex(where: { $0.package.value == app.package.value }) {
                statements.append(statement(rest.remove(at: index), others.isEmpty ? old : EditedStatement()))
            } else if others.isEmpty, let key = old.unknownKey {
                throw .furtherStatement(node, app: app.package.value, key: key)
            }
            if !others.isEmpty { statements.append(remainder(of: old, others)) }
        }
        return (file.text(.list(statements + rest.map { statement($0) })), removals)
    }

    private var own: [JSONText] {
        ([AssetStatement.linkRelation] + (sharesCredentials ? [Self.credentials] : [])).map { .text($0) }
    }

    /// Returns the app of a statement that the edit replaces, because it has a relation such as `handle_all_urls`;
    /// `nil` for other statements.
    private func ownApp(of node: DocumentNode) throws(EditError) -> RouteFile.AndroidApp? {
        let packages = node.pairs.filter { $0.key.value == "target" }.flatMap { $0.value.pairs }
            .filter { $0.key.value == "package_name" }.compactMap { $0.value.quotedText?.value }
        guard packages.contains(where: { name in apps.contains { $0.package.value == name } }) else { return nil }
        let statement = try EditedObject(node, named: "a statement", editing: EditedStatement.keys + ["include"])
        let target = try EditedObject(statement["target"], named: "target", editing: EditedStatement.targetKeys)
        guard target["namespace"]?.quotedText?.value == "android_app", statement["include"] == nil,
            case .list(let relations)? = statement["relation"]?.content,
            relations.contains(where: { own.contains(JSONText($0)) })
        else { return nil }
        return apps.first { $0.package.value == target["package_name"]?.quotedText?.value }
    }

    private func removed(from old: EditedStatement, of app: RouteFile.AndroidApp) throws(EditError) -> [Removal] {
        let (name, known) = (app.package.value, app.fingerprints.map { CertificateFingerprint.digits(of: $0.value) })
        let texts = try old.target.list(EditedStatement.fingerprints).compactMap { $0.quotedText?.value }
        let unknown = texts.filter { !known.contains(CertificateFingerprint.digits(of: $0)) }
        let hasOtherRules = old.links[EditedStatement.rules].map { !(rules?.isEqual(to: $0) ?? false) } ?? false
        let fingerprints = unknown.map { Removal.fingerprint($0, app: name) }
        return fingerprints + (hasOtherRules ? [.dynamicRules(app: name)] : [])
    }

    private func statement(_ app: RouteFile.AndroidApp, _ old: EditedStatement = EditedStatement()) -> JSONText {
        var new = old
        new.target.set("namespace", .text("android_app"))
        new.target.set("package_name", .text(app.package.value))
        new.target.set(EditedStatement.fingerprints, .list(app.fingerprints.map { .text($0.value) }))
        if let rules { new.links.set(EditedStatement.rules, rules) } else { new.links.remove(EditedStatement.rules) }
        new.extensions.set(AssetStatement.linkRelation, to: new.links)
        new.whole.set("relation", .list(own))
        new.whole.set("target", to: new.target)
        new.whole.set("relation_extensions", to: new.extensions)
        return new.whole.value
    }

    /// Returns the old statement with only `relations`, which are not generated, and with only their extensions.
    private func remainder(of old: EditedStatement, _ relations: [JSONText]) -> JSONText {
        var left = old.whole
        left.set("relation", .list(relations))
        if !old.extensions.members.isEmpty {
            left.set("relation_extensions", .object(old.extensions.members.filter { !own.contains(.text($0.key)) }))
        }
        return left.value
    }

    /// The dynamic rules that exclude links that open in the browser; `nil` if no link is excluded.
    private var rules: JSONText? {
        guard !excluded.isEmpty else { return nil }
        let rules = excluded.map { JSONText.object([("/", .text($0)), ("exclude", .word("true"))]) }
        let all = rules + [.object([("/", .text("*"))])]
        return .list(all)
    }
}

/// The JSON objects of a statement that an edit changes.
private struct EditedStatement {
    var whole = EditedObject()
    var target = EditedObject()
    var extensions = EditedObject()
    /// The value of `relation_extensions` for the relation `handle_all_urls`, by which an app opens links.
    var links = EditedObject()

    static let keys = ["relation", "target", "relation_extensions"]
    static let targetKeys = ["namespace", "package_name", fingerprints]
    static let fingerprints = "sha256_cert_fingerprints"
    static let rules = "dynamic_app_link_components"

    init() {}

    init(_ node: DocumentNode) throws(EditError) {
        let relation = AssetStatement.linkRelation
        whole = try EditedObject(node, named: "a statement", editing: nil)
        target = try EditedObject(whole["target"], named: "target", editing: nil)
        extensions = try EditedObject(whole["relation_extensions"], named: "relation_extensions", editing: nil)
        links = try EditedObject(extensions[relation], named: relation, editing: nil)
    }

    /// The first key of the statement, or of an object in it, that generated statements lack; otherwise `nil`.
    var unknownKey: String? {
        let known: [(object: EditedObject, keys: [String])] = [
            (whole, Self.keys), (target, Self.targetKeys), (extensions, [AssetStatement.linkRelation]),
            (links, [Self.rules]),
        ]
        return known.flatMap { part in part.object.members.map(\.key).filter { !part.keys.contains($0) } }.first
    }
}
