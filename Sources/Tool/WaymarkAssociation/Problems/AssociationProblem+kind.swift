package import WaymarkManifest

extension AssociationProblem {
    /// The kind of a problem, with its values. The messages are in `AssociationProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        /// A problem of encoding or JSON syntax, which route files can have too.
        case document(RouteFileProblem.Kind)

        // Any file.
        case tooLarge(bytes: Int)
        case ignoredKey(String, in: String)
        case misplacedKey(String, in: String, belongsIn: String)
        case ignoredValue(of: String, expected: String, found: String)
        case ignoredItem(of: String, expected: String, found: String)
        case ignoredFile(expected: String, found: String)
        case duplicateKey(String)

        // apple-app-site-association
        case noService
        case noDetails
        case appsNotEmpty
        case legacyDetails
        case detailsObject
        case noApp
        case hiddenAppID
        case invalidAppID(String)
        case appIDPrefix(String)
        case duplicateApp(String)
        case hiddenPaths
        case noRules
        case excludesOnly(app: String)
        case matchesEverything
        case droppedQuery
        case unclosedVariable
        case undefinedVariable(String)
        case nestedVariable(String)
        case emptyVariable(String)
        case hidingVariable(String)
        case unusedVariable(String)
        case fragmentInPath(isDecoded: Bool)
        case queryInPath
        case notInComponents
        case misspelledNot(String)
        case addressInPath
        case foreignSyntax(String)
        case leadingMark(String)
        case unencodedPattern(String)
        case escapeInDecodedPattern(String)
        case tooManyForms

        // Problems shared by files of several systems.
        case absentKey(String, in: String)
        case unresolved(String)
        case invalidScheme(String)
        case capitalLetters(String, isHost: Bool)

        // Problems of XML files, of Android files, and of property lists.
        case markup(MarkupProblem)
        case android(AndroidProblem)
        case propertyList(PropertyListProblem)

        // Problems of rules that a proof finds.
        case neverMatches
        case undecidedRules(Int)
        /// - Parameter optionalPart: The key of a part for which an earlier rule has `*`, which also matches links
        ///   without the part.
        case shadowedRule(excludes: Bool, optionalPart: String?)
    }
}

extension AssociationProblem {
    init(_ fault: DocumentError, file: String, source: SourceText) {
        self.init(.document(fault.kind), file: file, source: source, at: fault.place, suggestion: fault.suggestion)
    }

    init(_ problem: RouteFileProblem) {
        self.init(
            .document(problem.kind), file: problem.file, source: SourceText(bytes: []), at: problem.place,
            suggestion: problem.suggestion)
        (sourceLine, caret) = (problem.sourceLine, problem.caret)
    }

    /// The equivalent problem of a route file, which provides the message.
    var asRouteFileProblem: RouteFileProblem? {
        guard case .document(let kind) = kind else { return nil }
        return RouteFileProblem(
            kind, file: file, source: SourceText(bytes: []), at: place, suggestion: suggestion)
    }
}
