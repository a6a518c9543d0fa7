package import WaymarkManifest

extension AssociationProblem {
    /// What can be wrong, with its facts. The sentences are in `AssociationProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        /// The file is no text, or no JSON: what a route file may have wrong too.
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
        case takesEverything
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

        // What files of several systems have in common.
        case absentKey(String, in: String)
        case unresolved(String)
        case invalidScheme(String)
        case capitalLetters(String, isHost: Bool)

        // Files of XML, of Android, and property lists.
        case markup(MarkupFault)
        case android(AndroidFault)
        case propertyList(PropertyListFault)

        // Rules, by proof.
        case neverMatches
        case undecidedRules(Int)
        /// - Parameter optionalPart: The key of a part that an earlier rule matches by `*`, which matches links without it, too.
        case shadowedRule(excludes: Bool, optionalPart: String?)
    }
}

extension AssociationProblem {
    /// What is wrong with the text of a file, as a route file would have it.
    init(_ fault: DocumentFault, file: String, source: SourceText) {
        self.init(.document(fault.kind), file: file, source: source, at: fault.place, suggestion: fault.suggestion)
    }

    /// What keeps a file from being read at all.
    init(_ problem: RouteFileProblem) {
        self.init(
            .document(problem.kind), file: problem.file, source: SourceText(bytes: []), at: problem.place,
            suggestion: problem.suggestion)
        (sourceLine, caret) = (problem.sourceLine, problem.caret)
    }

    /// This problem as one of a route file, which has the words for it.
    var asRouteFileProblem: RouteFileProblem? {
        guard case .document(let kind) = kind else { return nil }
        return RouteFileProblem(
            kind, file: file, source: SourceText(bytes: []), at: place, suggestion: suggestion)
    }
}
