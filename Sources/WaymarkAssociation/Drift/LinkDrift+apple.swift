import WaymarkEngine
import WaymarkLanguages

extension LinkDrift {
    /// What is wrong between the table and a file for Apple's systems.
    package func answer(_ file: SiteAssociation, app: String) -> Answer { answer(DriftFiles(aasa: file, app: app)) }

    /// A file for Apple's systems, and the app that it is asked about.
    func party(_ file: SiteAssociation, app: String, in pool: inout LanguagePool) -> Party? {
        guard let rules = file.claims(of: app, in: &pool) else { return nil }
        let decider = SiteAssociationDecider(file, app: app, isForFewLinks: true)
        return Party(name: "iOS", rules: [rules]) { link in
            link.withBytes { decider.verdicts[decider.verdict(for: $0)].outcome == .matched }
        }
    }
}
