import WaymarkManifest

extension AssociationProblem {
    /// The problem, in one sentence.
    package var message: String {
        switch kind {
        case .document: asRouteFileProblem?.message ?? ""
        case .tooLarge(let bytes):
            "the file has \(bytes) bytes, and systems refuse more than \(SiteAssociation.sizeLimit) (128 KiB)"
        case .ignoredKey(let key, let owner): "unknown key '\(key)' in \(owner), which is ignored"
        case .misplacedKey(let key, let owner, let home):
            "the key '\(key)' belongs in \(home); in \(owner) it is ignored"
        case .ignoredValue(let key, let expected, let found):
            "the value of '\(key)' is ignored: expected \(expected), found \(found)"
        case .ignoredItem(let key, let expected, let found):
            "an item of '\(key)' is ignored: expected \(expected), found \(found)"
        case .ignoredFile(let expected, let found): "the file is ignored: expected \(expected), found \(found)"
        case .duplicateKey(let key): "duplicate key '\(key)': only one of the two is read"
        case .noService: "the file names no service: no applinks, webcredentials, appclips or activitycontinuation"
        case .noDetails: "'applinks' has no 'details', so no link reaches an app"
        case .appsNotEmpty: "'apps' of 'applinks' must be an empty list; apps stand in 'details'"
        case .legacyDetails: "'details' is a dictionary by app, the form of iOS 9; since then it is a list"
        case .detailsObject: "'details' is one object, and systems read a list; no link reaches an app"
        case .noApp: "the rules are for no app"
        case .hiddenAppID: "'appID' is ignored beside 'appIDs'"
        case .invalidAppID(let id): "'\(id)' is no app ID: expected a prefix and a bundle ID"
        case .appIDPrefix(let prefix): "'\(prefix)' is no prefix that Apple gives out: ten capital letters and digits"
        case .duplicateApp(let app): "the app '\(app)' is listed before; its rules there are asked first"
        case .hiddenPaths: "'paths' is ignored beside 'components', since iOS 13"
        case .noRules: "there is no rule, so no link reaches these apps"
        case .excludesOnly(let app): "every rule for '\(app)' excludes, so no link reaches it"
        case .matchesEverything: "a component without '/', '?' and '#' takes every link"
        case .droppedQuery: "a value is no text, so the system drops all of '?' and takes any query"
        case .unclosedVariable: "'$(' has no matching ')', so the rule takes no link"
        case .undefinedVariable(let name): "no variable '\(name)' is defined, so the rule takes no link"
        case .nestedVariable(let value): "the value '\(value)' holds a variable, and variables cannot be nested"
        case .emptyVariable(let name): "the variable '\(name)' has no values, so rules with it take no link"
        case .hidingVariable(let name): "the variable '\(name)' hides the one of the system"
        case .unusedVariable(let name): "no rule uses the variable '\(name)'"
        case .fragmentInPath(isDecoded: false): "'#' is never part of a path, so the rule takes no link"
        case .fragmentInPath(isDecoded: true): "'#' in '/' takes '%23' only, and no fragment follows it"
        case .queryInPath: "'?' in '/' is any one character, and no query follows it"
        case .notInComponents: "'NOT' has a meaning in 'paths' only"
        case .misspelledNot(let path):
            "'\(path)' is a path that begins with 'NOT'; only 'NOT' and one space exclude a path"
        case .addressInPath: "a path begins with '/', and this is a link with its host"
        case .foreignSyntax(let text):
            "'\(text)' matches only these characters; patterns here have '*', '?' and '$(name)'"
        case .leadingMark(let mark): "the pattern is compared with the text after '\(mark)', so it matches no link"
        case .unencodedPattern(let part):
            "links are compared as they are escaped, and \(part) never stands in one as it is"
        case .escapeInDecodedPattern(let escape):
            "links are decoded before they are compared, so '\(escape)' takes only what is escaped twice"
        case .tooManyForms: "the pattern is too long to decide, or its variables give it too many forms"
        case .absentKey(let key, let owner): "'\(key)' is missing in \(owner)"
        case .unresolved(let value): "'\(value)' is known only once the app is built, and is not looked at"
        case .invalidScheme(let scheme):
            "'\(scheme)' is no scheme: expected a letter, then letters, digits, '+', '-' and '.'"
        case .capitalLetters(let text, isHost: false):
            "'\(text)' has capital letters, and systems hand over schemes in small ones"
        case .capitalLetters(let text, isHost: true):
            "'\(text)' has capital letters, and hosts are written in small ones"
        case .markup(let fault): fault.message
        case .android(let fault): fault.message
        case .propertyList(let fault): fault.message
        case .neverMatches: "no link can match the rule"
        case .undecidedRules(let count):
            "\(count) \(count == 1 ? "rule is" : "rules are") not compared with all rules before: that is too much work"
        case .shadowedRule(let excludes, _):
            excludes
                ? "the rule excludes nothing: rules before it take all of its links\(reasonsInWords)"
                : "the rule is never reached: rules before it take all of its links\(reasonsInWords)"
        }
    }

    private var reasonsInWords: String {
        guard !reasons.isEmpty else { return "" }
        let shown = reasons.prefix(3).joined(separator: ", ")
        return " (\(shown)\(reasons.count > 3 ? " and \(reasons.count - 3) more" : ""))"
    }

    /// The remedy, if there is one.
    package var help: String? {
        if case .document(.syntax(.jsonComment)) = kind { return "leave it out, or write it as the value of 'comment'" }
        if case .document = kind { return asRouteFileProblem?.help }
        if let suggestion {
            return if case .ignoredKey = kind { "did you mean '\(suggestion)'?" } else { "write \(suggestion)" }
        }
        return switch kind {
        case .markup(let fault): fault.help
        case .android(let fault): fault.help
        case .propertyList(let fault): fault.help
        case .unresolved(let value):
            value.unresolvedNames.first.map { "give its value with --define \($0)=VALUE" }
        case .tooLarge: "use '*' and variables for what many rules share"
        case .misplacedKey(_, _, let home): "move it to \(home)"
        case .duplicateKey: "rename or remove one of the two"
        case .detailsObject: "put the object into a list: '\"details\": [{ … }]'"
        case .noDetails: "write 'details' as a list of entries with 'appIDs' and 'components'"
        case .appsNotEmpty: "write '\"apps\": []', or leave it out"
        case .noApp: "name apps in 'appIDs', as in [\"ABCDE12345.com.example.app\"]"
        case .hiddenAppID: "put the app into 'appIDs', and remove 'appID'"
        case .invalidAppID: "write the team ID, a dot and the bundle ID, as in 'ABCDE12345.com.example.app'"
        case .appIDPrefix: "look the prefix up in the membership details of the developer account"
        case .duplicateApp: "keep all rules of an app in one entry"
        case .hiddenPaths: "remove 'paths', unless systems before iOS 13 still read the file"
        case .noRules: "write 'components', such as [{ \"/\": \"*\" }]"
        case .excludesOnly: "end the rules with one that takes the other links, such as { \"/\": \"*\" }"
        case .matchesEverything: "write { \"/\": \"*\" } if that is meant"
        case .droppedQuery: "write every value in quotes"
        case .unclosedVariable: "close it: '$(name)'"
        case .nestedVariable: "write out the values of the other variable"
        case .hidingVariable: "give it another name"
        case .fragmentInPath: "write what follows '#' as the value of the key '#'"
        case .queryInPath: "write what follows '?' as the value of the key '?'"
        case .notInComponents: "leave 'NOT' out, and write \"exclude\": true"
        case .shadowedRule(_, let part?):
            "for '\(part)', write '?*' in the rule before it: '*' also matches links without '\(part)'"
        case .shadowedRule(excludes: true, nil): "move it before the rules that match its links"
        case .shadowedRule(excludes: false, nil): "move it before them, or remove it"
        default: nil
        }
    }
}
