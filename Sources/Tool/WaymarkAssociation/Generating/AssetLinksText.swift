package import WaymarkManifest

/// A generated `assetlinks.json` with the apps of a route file, merged with the statements of an existing file.
///
/// The file hands all links of the site to the apps, whose filters then select. From Android 15 on, it can exclude the
/// routes for the browser that Android patterns can express: single paths, and everything below a path.
package struct AssetLinksText {
    private let apps: [RouteFile.AndroidApp]
    private let sharesCredentials: Bool
    private let excluded: [String]

    static let relation = "delegate_permission/common.handle_all_urls"
    private static let credentials = "delegate_permission/common.get_login_creds"

    package init(_ apps: RouteFile.Apps, _ table: AssociatedTable, host: String) {
        (self.apps, sharesCredentials) = (apps.android, apps.sharesWebCredentials)
        excluded = table.excludedPatterns(forHost: host)
    }

    package func text() -> String { JSONText.list(apps.map { statement($0) }).text() }

    /// Returns the JSON of the merged file.
    ///
    /// Statements about the apps are replaced. A statement with other relations is kept for those.
    ///
    /// - Throws: ``EditFault`` if content of the old file would be lost.
    package func text(besides old: DocumentNode) throws(EditFault) -> String {
        guard case .list(let nodes) = old.content else {
            throw EditFault(.value(of: "the file", expected: "a list", found: old.described), at: old.place)
        }
        var (statements, rest) = ([JSONText](), apps)
        for node in nodes {
            guard let app = try ownApp(of: node) else {
                statements.append(JSONText(node))
                continue
            }
            var left = try EditedObject(node, named: "a statement", editing: nil)
            let relations = try left.list("relation").map { JSONText($0) }.filter { !own.contains($0) }
            if let index = rest.firstIndex(where: { $0.package.value == app }) {
                let unknown = relations.isEmpty ? left.members.filter { !Self.written.contains($0.key) } : []
                statements.append(statement(rest.remove(at: index), unknown.map { ($0.key, $0.value) }))
            }
            if relations.isEmpty { continue }
            left.set("relation", .list(relations))
            if let extensions = left["relation_extensions"] {
                let object = try EditedObject(extensions, named: "relation_extensions", editing: nil)
                left.set("relation_extensions", .object(object.members.filter { !own.contains(.text($0.key)) }))
            }
            statements.append(.object(left.members))
        }
        return JSONText.list(statements + rest.map { statement($0) }).text()
    }

    private static let written = ["relation", "target", "relation_extensions"]

    private var own: [JSONText] {
        ([Self.relation] + (sharesCredentials ? [Self.credentials] : [])).map { .text($0) }
    }

    /// Returns the app of a statement, if it is one of the apps and has a relation that this file writes.
    private func ownApp(of node: DocumentNode) throws(EditFault) -> String? {
        let packages = node.pairs.filter { $0.key.value == "target" }.flatMap { $0.value.pairs }
            .filter { $0.key.value == "package_name" }.compactMap { $0.value.quotedText?.value }
        guard packages.contains(where: { name in apps.contains { $0.package.value == name } }) else { return nil }
        let statement = try EditedObject(node, named: "a statement", editing: Self.written + ["include"])
        let target = try EditedObject(
            statement["target"], named: "target", editing: ["namespace", "package_name", "sha256_cert_fingerprints"])
        guard target["namespace"]?.quotedText?.value == "android_app", statement["include"] == nil,
            case .list(let relations)? = statement["relation"]?.content,
            relations.contains(where: { own.contains(JSONText($0)) })
        else { return nil }
        return target["package_name"]?.quotedText?.value
    }

    private func statement(_ app: RouteFile.AndroidApp, _ unknown: [(String, JSONText)] = []) -> JSONText {
        var members: [(String, JSONText)] = [
            ("relation", .list(own)),
            (
                "target",
                .object([
                    ("namespace", .text("android_app")), ("package_name", .text(app.package.value)),
                    ("sha256_cert_fingerprints", .list(app.fingerprints.map { .text($0.value) })),
                ])
            ),
        ]
        if !excluded.isEmpty {
            let rules = excluded.map { JSONText.object([("/", .text($0)), ("exclude", .word("true"))]) }
            let all = rules + [.object([("/", .text("*"))])]
            members.append(
                (
                    "relation_extensions",
                    .object([(Self.relation, .object([("dynamic_app_link_components", .list(all))]))])
                ))
        }
        return .object(members + unknown)
    }
}
