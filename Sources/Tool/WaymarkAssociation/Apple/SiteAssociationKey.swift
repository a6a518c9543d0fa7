/// The objects of an `apple-app-site-association` file, with the keys that the system reads in each.
enum SiteAssociationOwner: CaseIterable, Sendable {
    case file, links, details, rule, defaults, service

    var keys: [String] {
        switch self {
        case .file: ["applinks", "webcredentials", "appclips", "activitycontinuation"]
        case .links: ["details", "defaults", "substitutionVariables", "apps"]
        case .details: ["appIDs", "appID", "components", "paths", "defaults"]
        case .rule, .defaults: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
        case .service: ["apps"]
        }
    }

    var name: String {
        switch self {
        case .file: "the file"
        case .links: "'applinks'"
        case .details: "an entry of 'details'"
        case .rule: "a component"
        case .defaults: "'defaults'"
        case .service: "a service"
        }
    }

    /// Returns the most helpful object in which a key is valid.
    static func knowing(_ key: String) -> SiteAssociationOwner? {
        [.rule, .details, .links, .file].first { $0.keys.contains(key) }
    }
}
