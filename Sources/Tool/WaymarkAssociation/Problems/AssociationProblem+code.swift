import WaymarkManifest
package import WaymarkCore

extension AssociationProblem {
    /// A stable identifier of the kind of problem, such as `ignored-key`.
    package var code: String {
        switch kind {
        case .document: asRouteFileProblem?.code ?? "syntax"
        case .tooLarge: "association-too-large"
        case .ignoredKey: "ignored-key"
        case .misplacedKey: "misplaced-key"
        case .ignoredValue, .ignoredItem, .ignoredFile: "ignored-value"
        case .duplicateKey: "repeated-key"
        case .noService: "no-service"
        case .noDetails: "no-details"
        case .appsNotEmpty: "apps-not-empty"
        case .legacyDetails: "legacy-details"
        case .detailsObject: "details-object"
        case .noApp: "no-app"
        case .hiddenAppID: "hidden-app-id"
        case .invalidAppID: "invalid-app-id"
        case .appIDPrefix: "app-id-prefix"
        case .duplicateApp: "duplicate-app"
        case .hiddenPaths: "hidden-paths"
        case .noRules: "no-rules"
        case .excludesOnly: "excludes-only"
        case .matchesEverything: "takes-everything"
        case .droppedQuery: "dropped-query"
        case .unclosedVariable: "unclosed-variable"
        case .undefinedVariable: "undefined-variable"
        case .nestedVariable: "nested-variable"
        case .emptyVariable: "empty-variable"
        case .hidingVariable: "hiding-variable"
        case .unusedVariable: "unused-variable"
        case .fragmentInPath: "fragment-in-path"
        case .queryInPath: "query-in-path"
        case .notInComponents: "not-in-components"
        case .misspelledNot: "misspelled-not"
        case .addressInPath: "address-in-path"
        case .foreignSyntax: "foreign-syntax"
        case .leadingMark: "leading-mark"
        case .unencodedPattern: "unencoded-pattern"
        case .escapeInDecodedPattern: "escape-in-decoded-pattern"
        case .tooManyForms: "too-many-forms"
        case .absentKey: "absent-key"
        case .unresolved: "unresolved-value"
        case .invalidScheme: "invalid-scheme"
        case .capitalLetters: "capital-letters"
        case .markup(let fault): fault.code
        case .android(let fault): fault.code
        case .propertyList(let fault): fault.code
        case .neverMatches: "never-matches"
        case .undecidedRules: "undecided-rules"
        case .shadowedRule(excludes: false, _): "shadowed-rule"
        case .shadowedRule(excludes: true, _): "shadowed-exclude"
        }
    }

    /// The severity of the problem: an error if systems do not act as the file states, a warning if they do but the
    /// effect is probably unintended.
    package var severity: RouteProblem.Severity {
        switch kind {
        case .android(let fault): fault.severity
        case .propertyList(let fault): fault.severity
        case .markup, .absentKey, .invalidScheme, .capitalLetters(_, isHost: false), .document, .tooLarge,
            .ignoredValue, .ignoredItem, .ignoredFile, .leadingMark, .noDetails, .detailsObject, .noApp, .invalidAppID,
            .droppedQuery, .unclosedVariable,
            .undefinedVariable, .nestedVariable, .emptyVariable, .fragmentInPath(isDecoded: false), .unencodedPattern,
            .neverMatches,
            .tooManyForms:
            .error
        // With a space in it, the path matches no link.
        case .misspelledNot(let path): path.contains(" ") ? .error : .warning
        case .legacyDetails, .unusedVariable, .undecidedRules: .note
        default: .warning
        }
    }
}
