import WaymarkManifest

extension AssociationProblem {
    /// A sentence that describes the problem.
    package var message: String {
        switch kind {
        case .document: asRouteFileProblem?.message ?? ""
        case .tooLarge(let bytes):
            "the file has \(bytes) bytes, and systems reject more than \(SiteAssociation.sizeLimit) (128 KiB)"
        case .ignoredKey(let key, let owner): "unknown key '\(key)' in \(owner), which is ignored"
        case .misplacedKey(let key, let owner, let home):
            "'\(key)' belongs in \(home); in \(owner) it is ignored"
        case .ignoredValue(let key, let expected, let found):
            "the value of '\(key)' is ignored: expected \(expected), found \(found)"
        case .ignoredItem(let key, let expected, let found):
            "an item of '\(key)' is ignored: expected \(expected), found \(found)"
        case .ignoredFile(let expected, let found): "the file is ignored: expected \(expected), found \(found)"
        case .duplicateKey(let key): "duplicate key '\(key)': only one of the two is read"
        case .noService: "the file names no service: no applinks, webcredentials, appclips or activitycontinuation"
        case .noDetails: "'applinks' has no entries in 'details', so no link reaches an app"
        case .appsNotEmpty: "'apps' of 'applinks' must be an empty list; apps belong in 'details'"
        case .legacyDetails: "'details' is a dictionary by app, the format of iOS 9; later systems expect a list"
        case .detailsObject: "'details' is one object, but systems expect a list, so no link reaches an app"
        case .noApp: "the rules apply to no app"
        case .hiddenAppID: "'appID' is ignored, because 'appIDs' is present"
        case .invalidAppID(let id): "invalid app ID '\(id)': expected a prefix and a bundle ID"
        case .appIDPrefix(let prefix):
            "invalid prefix '\(prefix)': expected ten uppercase letters and digits, as issued by Apple"
        case .duplicateApp(let app): "duplicate app '\(app)'; its earlier rules are checked first"
        case .hiddenPaths: "'paths' is ignored since iOS 13, because 'components' is present"
        case .noRules: "there is no rule, so no link reaches these apps"
        case .excludesOnly(let app): "every rule for '\(app)' excludes, so no link reaches it"
        case .matchesEverything: "a component without '/', '?' and '#' matches every link"
        case .droppedQuery: "a value is not a string, so the system ignores '?' and accepts any query"
        case .unclosedVariable: "'$(' has no matching ')', so the rule matches no link"
        case .undefinedVariable(let name): "no variable '\(name)' is defined, so the rule matches no link"
        case .nestedVariable(let value): "the value '\(value)' contains a variable, but variables cannot be nested"
        case .emptyVariable(let name): "the variable '\(name)' has no values, so rules with it match no link"
        case .hidingVariable(let name): "the variable '\(name)' hides the system variable"
        case .unusedVariable(let name): "no rule uses the variable '\(name)'"
        case .fragmentInPath(isDecoded: false): "'#' is never part of a path, so the rule matches no link"
        case .fragmentInPath(isDecoded: true): "'#' in '/' matches only '%23', and does not begin a fragment"
        case .queryInPath: "'?' in '/' matches any one character, and does not begin a query"
        case .notInComponents: "'NOT' has a meaning in 'paths' only"
        case .misspelledNot(let path):
            "'\(path)' is a path that begins with 'NOT'; only 'NOT' and one space exclude a path"
        case .addressInPath: "a path begins with '/', but this is a link with a host"
        case .foreignSyntax(let text):
            "'\(text)' matches only these characters; patterns here have '*', '?' and '$(name)'"
        case .leadingMark(let mark): "the pattern is compared with the text after '\(mark)', so it matches no link"
        case .unencodedPattern(let part):
            "links are compared in escaped form, where \(part) never occurs unescaped"
        case .escapeInDecodedPattern(let escape):
            "links are decoded before they are compared, so '\(escape)' matches only double escapes"
        case .tooManyForms: "the pattern is too long to check, or its variables expand to too many variants"
        case .absentKey(let key, let owner): "'\(key)' is missing in \(owner)"
        case .unresolved(let value): "'\(value)' is known only after the build, and is not checked"
        case .invalidScheme(let scheme):
            "invalid scheme '\(scheme)': expected a letter, then letters, digits, '+', '-' and '.'"
        case .capitalLetters(let text, isHost: false):
            "'\(text)' has uppercase letters, but systems pass schemes in lowercase"
        case .capitalLetters(let text, isHost: true):
            "'\(text)' has uppercase letters, but hosts are written in lowercase"
        case .markup(let fault): fault.message
        case .android(let fault): fault.message
        case .propertyList(let fault): fault.message
        case .neverMatches: "no link can match the rule"
        case .undecidedRules(let count):
            "\(count) \(count == 1 ? "rule is" : "rules are") not compared with all rules before: too much work"
        case .shadowedRule(let excludes, _):
            excludes
                ? "the rule excludes nothing: rules before it match all of its links\(reasonsInWords)"
                : "the rule is never reached: rules before it match all of its links\(reasonsInWords)"
        }
    }

    private var reasonsInWords: String {
        reasons.isEmpty ? "" : " (\(reasons.summary))"
    }

    /// Advice on how to correct the problem; `nil` if there is none.
    package var help: String? {
        if case .document(.syntax(.jsonComment)) = kind { return "leave it out, or write it as the value of 'comment'" }
        if case .document(.syntax(.json(expected: "a value", _))) = kind, place == .start {
            return "an association file of a site is JSON, which begins with '{' or '['"
        }
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
        case .ignoredValue(of: "/", _, found: "a list"): "write a component for each path"
        case .foreignSyntax("|"): "write a rule for each alternative"
        case .invalidScheme(let text) where text.trimmed.isEmpty: "leave it out"
        case .invalidScheme(let text) where text.isList: "write an element for each scheme"
        case .tooLarge: "use '*' and variables for the common parts of rules"
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
        case .excludesOnly: "end the rules with one that matches the other links, such as { \"/\": \"*\" }"
        case .matchesEverything: "write { \"/\": \"*\" } if this is intended"
        case .droppedQuery: "write every value in quotes"
        case .unclosedVariable: "close it: '$(name)'"
        case .nestedVariable: "write out the values of the other variable"
        case .hidingVariable: "give it another name"
        case .fragmentInPath: "write what follows '#' as the value of the key '#' of a component"
        case .queryInPath: "write what follows '?' as the value of the key '?' of a component"
        case .notInComponents: "leave 'NOT' out, and write \"exclude\": true"
        case .shadowedRule(_, let part?):
            "for '\(part)', write '?*' in the rule before it: '*' also matches links without '\(part)'"
        case .shadowedRule(excludes: true, nil): "move it before the rules that match its links"
        case .shadowedRule(excludes: false, nil): "move it before them, or remove it"
        default: nil
        }
    }
}
