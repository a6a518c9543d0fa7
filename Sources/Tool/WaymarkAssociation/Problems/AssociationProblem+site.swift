import WaymarkManifest

// Problems of all association files, and of apple-app-site-association.
extension AssociationProblem.Kind {
    static func tooLarge(bytes: Int) -> Self {
        error(
            "association-too-large",
            "the file has \(bytes) bytes, and systems reject more than \(SiteAssociation.sizeLimit) (128 KiB)",
            help: "use '*' and variables for the common parts of rules")
    }

    static func ignoredKey(_ key: String, in owner: String) -> Self {
        warning("ignored-key", "unknown key '\(key)' in \(owner), which is ignored")
    }

    static func misplacedKey(_ key: String, in owner: String, belongsIn home: String) -> Self {
        warning("misplaced-key", "'\(key)' belongs in \(home); in \(owner) it is ignored", help: "move it to \(home)")
    }

    static func ignoredValue(of key: String, expected: String, found: String, isInDynamicRule: Bool = false) -> Self {
        let effect = isInDynamicRule ? "invalid, which disables every dynamic rule of the statement" : "ignored"
        let message = "the value of '\(key)' is \(effect): expected \(expected), found \(found)"
        // The key `comment` has no effect on links, so its problems are only warnings.
        if key == "comment" { return warning("ignored-value", message) }
        return error(
            "ignored-value", message,
            help: key == "/" && found == "a list" ? "write a component for each path" : nil)
    }

    static func ignoredItem(of key: String, expected: String, found: String) -> Self {
        error("ignored-value", "an item of '\(key)' is ignored: expected \(expected), found \(found)")
    }

    /// - Parameters:
    ///   - option: The command-line option for such a file; `nil` if none is known.
    ///   - isInList: `true` if the file is a list whose only element has the expected content.
    static func ignoredFile(expected: String, found: String, option: String? = nil, isInList: Bool = false) -> Self {
        error(
            "ignored-value", "the file is ignored: expected \(expected), found \(found)",
            help: isInList ? "leave '[' and ']' out" : option.map { "name this file with \($0)" })
    }

    package static func duplicateKey(_ key: String) -> Self {
        warning(
            "repeated-key", "duplicate key '\(key)': only one of the two is read",
            help: "rename or remove one of the two")
    }

    static func absentKey(_ key: String, in owner: String) -> Self {
        error("absent-key", "'\(key)' is missing in \(owner)")
    }

    static func unresolved(_ value: String) -> Self {
        let options = [value].defineOptions
        return warning(
            "unresolved-value", "'\(value)' is known only after the build, and is not checked",
            help: options.isEmpty ? nil : "give its value with " + options)
    }

    /// - Parameter matches: `false` if the value matches no link.
    static func noReference(_ value: String, matches: Bool) -> Self {
        let message = "'\(value)' is no reference to a value, so the build does not replace it"
        return matches
            ? warning("unresolved-value", message) : error("unresolved-value", "\(message), and it matches no link")
    }

    static func invalidScheme(_ scheme: String) -> Self {
        error(
            "invalid-scheme", "invalid scheme '\(scheme)': expected a letter, then letters, digits, '+', '-' and '.'",
            help: scheme.trimmed.isEmpty ? "leave it out" : scheme.isList ? "write an element for each scheme" : nil)
    }

    static func capitalScheme(ofAndroid scheme: String) -> Self {
        error("capital-letters", "'\(scheme)' has uppercase letters, but systems pass schemes in lowercase")
    }

    static func capitalHost(_ host: String) -> Self {
        warning("capital-letters", "'\(host)' has uppercase letters, but hosts are written in lowercase")
    }

    static let noService = warning(
        "no-service", "the file names no service: no applinks, webcredentials, appclips or activitycontinuation")

    static let noDetails = error(
        "no-details", "'applinks' has no entries in 'details', so no link reaches an app",
        help: "write 'details' as a list of entries with 'appIDs' and 'components'")

    static let appsNotEmpty = warning(
        "apps-not-empty", "'apps' of 'applinks' must be an empty list; apps belong in 'details'",
        help: "write '\"apps\": []', or leave it out")

    static let legacyDetails = note(
        "legacy-details", "'details' is a dictionary by app, the format of iOS 9; later systems expect a list")

    static let detailsObject = error(
        "details-object", "'details' is one object, but systems expect a list, so no link reaches an app",
        help: "put the object into a list: '\"details\": [{ … }]'")

    static let noApp = error(
        "no-app", "the rules apply to no app", help: "name apps in 'appIDs', as in [\"ABCDE12345.com.example.app\"]")

    static let hiddenAppID = warning(
        "hidden-app-id", "'appID' is ignored, because 'appIDs' is present",
        help: "put the app into 'appIDs', and remove 'appID', unless systems before iOS 13 still read the file")

    static func invalidAppID(_ id: String) -> Self {
        error(
            "invalid-app-id", "invalid app ID '\(id)': expected a prefix and a bundle ID",
            help: "write the team ID, a dot and the bundle ID, as in 'ABCDE12345.com.example.app'")
    }

    static func underscore(in bundle: String) -> Self {
        warning(
            "invalid-app-id", "bundle ID '\(bundle)' has '_', but Apple documents only letters, digits, '-' and '.'",
            help: "compare it with the bundle ID of the app")
    }

    static func unresolvedAppID(_ id: String) -> Self {
        warning(
            "unresolved-value", "app ID '\(id)' has an unresolved value, and systems replace none in this file",
            help: "write the app ID that the built app has")
    }

    static func prefix(of id: AppIdentifier) -> Self {
        let expected = "expected ten uppercase letters and digits, as issued by Apple"
        let message = "no app has the prefix '\(id.prefix)': \(expected)"
        let help = "look the prefix up in the membership details of the developer account"
        return id.hasCapitalPrefix
            ? warning("app-id-prefix", message, help: help) : error("app-id-prefix", message, help: help)
    }

    static func duplicateApp(_ app: String, isInEntry: Bool) -> Self {
        warning(
            "duplicate-app", "duplicate app '\(app)'" + (isInEntry ? "" : "; its earlier rules are checked first"),
            help: isInEntry ? "remove one of the two" : "keep all rules of an app in one entry")
    }

    static let hiddenPaths = warning(
        "hidden-paths", "'paths' is ignored since iOS 13, because 'components' is present",
        help: "remove 'paths', unless systems before iOS 13 still read the file")

    static let noRules = warning(
        "no-rules", "there is no rule, so no link reaches these apps",
        help: "write 'components', such as [{ \"/\": \"*\" }]")

    static func excludesOnly(app: String) -> Self {
        warning(
            "excludes-only", "every rule for '\(app)' excludes, so no link reaches it",
            help: "end the rules with one that matches the other links, such as { \"/\": \"*\" }")
    }

    static let matchesEverything = warning(
        "takes-everything", "a component without '/', '?' and '#' matches every link",
        help: "write { \"/\": \"*\" } if this is intended")
}

// Problems of patterns and rules in apple-app-site-association.
extension AssociationProblem.Kind {
    static let droppedQuery = error(
        "dropped-query", "a value is not a string, so the system ignores '?' and accepts any query",
        help: "write every value in quotes")

    static let unclosedVariable = error(
        "unclosed-variable", "'$(' has no matching ')', so the rule matches no link", help: "close it: '$(name)'")

    static func undefinedVariable(_ name: String) -> Self {
        error("undefined-variable", "no variable '\(name)' is defined, so the rule matches no link")
    }

    static func nestedVariable(_ value: String) -> Self {
        error(
            "nested-variable", "the value '\(value)' contains a variable, but variables cannot be nested",
            help: "write out the values of the other variable")
    }

    static func emptyVariable(_ name: String) -> Self {
        error("empty-variable", "the variable '\(name)' has no values, so rules with it match no link")
    }

    static func hidingVariable(_ name: String) -> Self {
        warning("hiding-variable", "the variable '\(name)' hides the system variable", help: "give it another name")
    }

    static func unusedVariable(_ name: String) -> Self {
        note("unused-variable", "no rule uses the variable '\(name)'")
    }

    private static let fragmentHelp = "write what follows '#' as the value of the key '#' of a component"

    static let fragmentInPath = error(
        "fragment-in-path", "'#' is never part of a path, so the rule matches no link", help: fragmentHelp)

    static let fragmentInDecodedPath = warning(
        "fragment-in-path", "'#' in '/' matches only '%23', and does not begin a fragment", help: fragmentHelp)

    static let queryInPath = warning(
        "query-in-path", "'?' in '/' matches any one character, and does not begin a query",
        help: "write what follows '?' as the value of the key '?' of a component")

    static func notInComponents(_ path: String, _ word: String) -> Self {
        let (code, help) = ("not-in-components", "leave '\(word)' out, and write \"exclude\": true")
        if word == "NOT" { return warning(code, "'NOT' has a meaning in 'paths' only", help: help) }
        let message = "'\(word)' is a part of the path, and excludes nothing"
        return path.contains(" ") ? error(code, message, help: help) : warning(code, message, help: help)
    }

    static func misspelledNot(_ path: String, _ word: String) -> Self {
        let message = "'\(path)' is a path that begins with '\(word)'; only 'NOT' and one space exclude a path"
        // A path that contains a space matches no link.
        return path.contains(" ") ? error("misspelled-not", message) : warning("misspelled-not", message)
    }

    static let addressInPath = warning("address-in-path", "a path begins with '/', but this is a link with a host")

    static func foreignSyntax(_ text: String) -> Self {
        warning(
            "foreign-syntax", "'\(text)' matches only these characters; patterns here have '*', '?' and '$(name)'",
            help: text == "|" ? "write a rule for each alternative" : nil)
    }

    static func leadingMark(_ mark: Character) -> Self {
        let start = "the pattern is compared with the text after '\(mark)'"
        return mark == "?"
            ? warning("leading-mark", "\(start), so its first '?' matches any one character")
            : error("leading-mark", "\(start), so it matches no link")
    }

    static func unencodedPattern(_ scalar: Unicode.Scalar) -> Self {
        error("unencoded-pattern", "links are compared in escaped form, where '\(scalar)' never occurs unescaped")
    }

    static func escapeInDecodedPattern(_ escape: Substring) -> Self {
        warning(
            "escape-in-decoded-pattern",
            "links are decoded before they are compared, so '\(escape)' matches only double escapes")
    }

    static let tooManyForms = error(
        "too-many-forms", "the pattern is too long to check, or its variables expand to too many variants")

    static let neverMatches = error("never-matches", "no link can match the rule")

    static func undecidedRules(_ count: Int) -> Self {
        note(
            "undecided-rules",
            "\(count) \(count == 1 ? "rule is" : "rules are") not compared with all rules before: too much work")
    }

    /// - Parameter optionalPart: `?`, `#` or the name of a query item for which an earlier rule has the pattern `*`,
    ///   which also matches links without this part.
    static func shadowedRule(excludes: Bool, optionalPart: String? = nil, by others: [String]) -> Self {
        let reasons = "rules before it match all of its links (\(others.summary))"
        let help = optionalPart.map {
            "for '\($0)', write '?*' in the rule before it: '*' also matches links without '\($0)'"
        }
        return excludes
            ? warning(
                "shadowed-exclude", "the rule excludes nothing: \(reasons)",
                help: help ?? "move it before the rules that match its links")
            : warning(
                "shadowed-rule", "the rule is never reached: \(reasons)",
                help: help ?? "move it before them, or remove it")
    }
}
