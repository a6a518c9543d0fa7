import WaymarkManifest
package import WaymarkCore

extension AssociationProblem {
    /// A stable identifier of the kind of problem, such as `ignored-key`.
    package var code: String { classification.code }

    /// The severity of the problem: an error if systems do not act as the file states, a warning if they do but the
    /// effect is probably unintended.
    package var severity: RouteProblem.Severity { classification.severity }

    private var classification: (code: String, severity: RouteProblem.Severity) {
        switch kind {
        case .document: (asRouteFileProblem?.code ?? "syntax", .error)
        case .tooLarge: ("association-too-large", .error)
        case .ignoredKey: ("ignored-key", .warning)
        case .misplacedKey: ("misplaced-key", .warning)
        case .ignoredValue, .ignoredItem, .ignoredFile: ("ignored-value", .error)
        case .duplicateKey: ("repeated-key", .warning)
        case .noService: ("no-service", .warning)
        case .noDetails: ("no-details", .error)
        case .appsNotEmpty: ("apps-not-empty", .warning)
        case .legacyDetails: ("legacy-details", .note)
        case .detailsObject: ("details-object", .error)
        case .noApp: ("no-app", .error)
        case .hiddenAppID: ("hidden-app-id", .warning)
        case .invalidAppID: ("invalid-app-id", .error)
        case .appIDPrefix: ("app-id-prefix", .warning)
        case .duplicateApp: ("duplicate-app", .warning)
        case .hiddenPaths: ("hidden-paths", .warning)
        case .noRules: ("no-rules", .warning)
        case .excludesOnly: ("excludes-only", .warning)
        case .matchesEverything: ("takes-everything", .warning)
        case .droppedQuery: ("dropped-query", .error)
        case .unclosedVariable: ("unclosed-variable", .error)
        case .undefinedVariable: ("undefined-variable", .error)
        case .nestedVariable: ("nested-variable", .error)
        case .emptyVariable: ("empty-variable", .error)
        case .hidingVariable: ("hiding-variable", .warning)
        case .unusedVariable: ("unused-variable", .note)
        case .fragmentInPath(let isDecoded): ("fragment-in-path", isDecoded ? .warning : .error)
        case .queryInPath: ("query-in-path", .warning)
        case .notInComponents: ("not-in-components", .warning)
        // With a space in it, the path matches no link.
        case .misspelledNot(let path): ("misspelled-not", path.contains(" ") ? .error : .warning)
        case .addressInPath: ("address-in-path", .warning)
        case .foreignSyntax: ("foreign-syntax", .warning)
        case .leadingMark: ("leading-mark", .error)
        case .unencodedPattern: ("unencoded-pattern", .error)
        case .escapeInDecodedPattern: ("escape-in-decoded-pattern", .warning)
        case .tooManyForms: ("too-many-forms", .error)
        case .absentKey: ("absent-key", .error)
        case .unresolved: ("unresolved-value", .warning)
        case .invalidScheme: ("invalid-scheme", .error)
        case .capitalLetters(_, let isHost): ("capital-letters", isHost ? .warning : .error)
        case .markup(let fault): (fault.code, .error)
        case .android(let fault): fault.classification
        case .propertyList(let fault): fault.classification
        case .neverMatches: ("never-matches", .error)
        case .undecidedRules: ("undecided-rules", .note)
        case .shadowedRule(excludes: false, _): ("shadowed-rule", .warning)
        case .shadowedRule(excludes: true, _): ("shadowed-exclude", .warning)
        }
    }
}
