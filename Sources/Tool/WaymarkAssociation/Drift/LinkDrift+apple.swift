import WaymarkLanguages

extension LinkDrift {
    /// Returns the links that a file for Apple's systems and the route table decide differently.
    package func answer(_ file: SiteAssociation, app: String) -> Answer { answer(DriftFiles(aasa: file, app: app)) }

    /// Returns the party of Apple's systems with a file; `nil` if a limit was reached.
    ///
    /// - Parameter app: The app whose rules decide; `nil` for any app of the file.
    func party(_ file: SiteAssociation, app: String?, in pool: inout LanguagePool) -> Party? {
        var rules: [[RuleClaim]] = []
        for app in app.map({ [$0] }) ?? file.apps {
            guard let claims = file.claims(of: app, in: &pool) else { return nil }
            rules.append(claims)
        }
        return Party(
            name: "iOS", rules: rules,
            opens: Party.opens { SiteAssociationDecider(file, app: app, skipsPathTables: true) })
    }
}
