package import WaymarkManifest

/// A file for Android with the apps of a route file, and with what others have in it.
///
/// It hands all links of the site to the apps, and their filters say which they want. From Android 15 on the file may keep some
/// from them: the routes for the browser that a pattern of such a file can tell apart, which are single paths, and everything
/// below a path.
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

    /// The text of the file.
    ///
    /// - Parameter old: The file as it was: statements about other targets stay.
    package func text(besides old: DocumentNode? = nil) -> String {
        var statements: [JSONText] = []
        if case .list(let nodes)? = old?.content { statements = nodes.filter { !isOurs($0) }.map { JSONText($0) } }
        return JSONText.list(statements + apps.map { statement($0) }).text()
    }

    private func isOurs(_ node: DocumentNode) -> Bool {
        guard case .scalar(let name, _)? = node.value(of: "target")?.value(of: "package_name")?.content else {
            return false
        }
        return apps.contains { $0.package.value == name }
    }

    private func statement(_ app: RouteFile.AndroidApp) -> JSONText {
        let relations = [Self.relation] + (sharesCredentials ? [Self.credentials] : [])
        var members: [(String, JSONText)] = [
            ("relation", .list(relations.map { .text($0) })),
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
        return .object(members)
    }
}
