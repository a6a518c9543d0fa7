package import WaymarkCore

extension AndroidFault {
    /// A stable identifier of the kind of problem.
    package var code: String {
        switch self {
        case .notManifest: "no-manifest"
        case .noNamespace: "no-namespace"
        case .noExported: "no-exported"
        case .notExported: "not-exported"
        case .notEnabled: "not-enabled"
        case .navigationGraph: "navigation-graph"
        case .launcherData: "launcher-data"
        case .notRead: "not-read"
        case .regularExpression: "regular-expression"
        case .noAction: "no-view-action"
        case .noCategory: "no-category"
        case .unverified: "unverified-filter"
        case .nothingToVerify: "nothing-to-verify"
        case .mixedSchemes: "mixed-schemes"
        case .plainWebOnly: "http-only"
        case .mimeType: "mime-type"
        case .allOrNone: "all-or-none"
        case .pooledCombinations: "more-than-written"
        case .inheritedHost: "inherited-host"
        case .unverifiableHost: "unverifiable-host"
        case .shadowedFilter: "shadowed-filter"
        case .groupsAlone: "groups-alone"
        case .emptyGroup: "empty-group"
        case .noScheme: "no-scheme"
        case .anyHost: "any-host"
        case .pathWithoutHost: "path-without-host"
        case .invalidHost: "invalid-filter-host"
        case .wildcardInHost: "wildcard-in-host"
        case .openWildcard: "open-wildcard"
        case .wildcardHost: "wildcard-host"
        case .invalidPort: "invalid-port"
        case .portWithoutHost: "port-without-host"
        case .defaultPort: "default-port"
        case .queryOutsideGroup: "query-outside-group"
        case .newerAttribute: "newer-attribute"
        case .pathWithoutSlash: "path-without-slash"
        case .partInPath: "part-in-path"
        case .starInText: "star-in-text"
        case .repeatedCharacter: "repeated-character"
        case .singleBackslash: "single-backslash"
        case .invalidPattern: "invalid-pattern"
        case .lazyPattern: "lazy-pattern"
        case .greedyPattern: "greedy-pattern"
        case .redundantPath: "redundant-path"
        case .noLinkStatement: "no-link-statement"
        case .unknownRelation: "unknown-relation"
        case .unknownNamespace: "unknown-namespace"
        case .invalidPackage: "invalid-package"
        case .noFingerprint: "no-fingerprint"
        case .invalidFingerprint(_, .sample): "sample-fingerprint"
        case .invalidFingerprint: "invalid-fingerprint"
        case .duplicateFingerprint: "duplicate-fingerprint"
        case .invalidSite: "invalid-site"
        case .notFollowed: "not-followed"
        case .noDynamicRules: "no-dynamic-rules"
        case .emptyPattern: "empty-pattern"
        case .escapedDot: "escaped-dot"
        case .variableInRule: "variable-in-rule"
        }
    }

    package var severity: RouteProblem.Severity {
        switch self {
        case .allOrNone, .wildcardHost, .notFollowed, .navigationGraph, .notRead, .lazyPattern(end: "/", _),
            .newerAttribute(_, _, minimum: nil):
            .note
        case .regularExpression(let piece, _) where !piece.contains("?"): .warning
        case .noCategory(_, isWeb: false), .unverified, .nothingToVerify, .mixedSchemes, .plainWebOnly,
            .pooledCombinations, .inheritedHost, .unverifiableHost,
            .shadowedFilter, .groupsAlone, .anyHost, .openWildcard, .newerAttribute, .starInText, .repeatedCharacter,
            .singleBackslash, .lazyPattern, .greedyPattern, .redundantPath, .noLinkStatement, .unknownRelation,
            .duplicateFingerprint, .noDynamicRules, .escapedDot, .defaultPort:
            .warning
        default: .error
        }
    }
}
