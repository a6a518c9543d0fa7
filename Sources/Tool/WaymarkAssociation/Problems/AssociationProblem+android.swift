// Problems of AndroidManifest.xml: the file, its activities and filters.
extension AssociationProblem.Kind {
    static func notManifest(_ name: String) -> Self {
        error(
            "no-manifest", "the file is not a manifest: it begins with <\(name)>, not with <manifest>",
            help: "name the AndroidManifest.xml of the app")
    }

    static let noNamespace = error(
        "no-namespace", "<manifest> does not declare the namespace of Android, so its attributes are unknown")

    static let noExported = error(
        "no-exported",
        "an activity with filters must declare whether it is exported; otherwise Android 12 does not install the app")

    static let notExported = error(
        "not-exported", "the activity is not exported, so no link from outside reaches it",
        help: "write android:exported=\"true\"")

    /// - Parameter isInherited: `true` if it is the permission of `<application>`.
    static func needsPermission(_ name: String, isInherited: Bool) -> Self {
        warning(
            "needs-permission",
            "only apps with the permission '\(name)' can open the activity, which browsers may lack",
            help: isInherited
                ? "write android:permission=\"\" in the activity"
                : "move the filters to an activity without android:permission")
    }

    static let noTarget = error(
        "no-target", "the alias names no activity, so Android does not install the app",
        help: "add android:targetActivity, the name of an activity")

    static let notEnabled = error(
        "not-enabled", "the application is not enabled, so no link reaches it", help: "remove android:enabled")

    private static let knownFilter = "write the links as filters with scheme, host and path"

    static let navigationGraph = note(
        "navigation-graph",
        "the build creates filters from <nav-graph>, which is not checked here: its links are unknown",
        help: knownFilter)

    static func notRead(_ name: String) -> Self {
        note("not-read", "'\(name)' is not checked here: the links of the filter are unknown", help: knownFilter)
    }

    static let noAction = error("no-view-action", "the filter has no action VIEW, so it matches no link")

    static func noCategory(_ name: String, isWeb: Bool) -> Self {
        let effect = name == "BROWSABLE" ? "browsers pass no link to it" : "it matches no link"
        let message = "the filter has no category \(name), so \(effect)"
        return isWeb ? error("no-category", message) : warning("no-category", message)
    }

    static let unverified = warning(
        "unverified-filter",
        "without autoVerify, Android 12 and later open web links in the browser until the user changes it",
        help: "write android:autoVerify=\"true\" if the hosts serve an assetlinks.json for the app, or else \"false\"")

    static func nothingToVerify(isOfLinks: Bool) -> Self {
        warning(
            "nothing-to-verify", "there is nothing to verify: the filter has neither http nor https",
            help: isOfLinks
                ? "leave autoVerify out, or \(addingHTTPS)"
                : "leave autoVerify out; it belongs to a filter of web links")
    }

    static func mixedSchemes(_ others: [String]) -> Self {
        warning(
            "mixed-schemes", "the filter also has \(list(others, ", ")), so Android does not verify it",
            help: "give the other schemes a filter of their own")
    }

    private static let addingHTTPS = "add <data android:scheme=\"https\"/>"

    static let plainWebOnly = warning(
        "http-only", "the filter matches only http links, not https links", help: addingHTTPS)

    static let mimeType = error(
        "mime-type", "the filter requires a MIME type, which links do not have, so it matches no link",
        help: "give files a filter of their own")

    static func allOrNone(hosts: Int) -> Self {
        note("all-or-none", "before Android 12 the app is verified for none of its \(hosts) hosts if one of them fails")
    }

    static let pooledCombinations = warning(
        "more-than-written",
        "the <data> elements of a filter are combined: it matches links that no single element names",
        help: "write a filter for each")

    static func schemeOfApps(_ scheme: String) -> Self {
        warning(
            "invalid-scheme",
            "browsers open no link of '\(scheme)': expected a letter, then letters, digits, '+', '-' and '.'")
    }

    static func inheritedHost(scheme: String, hosts: [String]) -> Self {
        warning(
            "inherited-host",
            "the hosts of a filter apply to all its schemes: it matches links of '\(scheme)' only with the host \(list(hosts, " or "))",
            help: "write a filter of its own for '\(scheme)'")
    }

    static let inheritedPath = warning(
        "inherited-path", "the paths of a filter apply to all its <data> elements: links with other paths do not match",
        help: "write a filter for each")

    static let unverifiableHost = warning(
        "unverifiable-host", "autoVerify verifies only named hosts: links of other hosts open in the browser",
        help: "name each host that serves an assetlinks.json, or leave autoVerify out")

    static let shadowedFilter = warning(
        "shadowed-filter", "filters before it match all of its links",
        help: "remove it, or make the others narrower")

    /// Returns the problem of a filter that gets no web link, because activities declared later match all of its links.
    /// `remedy` is the advice about this filter; `nil` if only the filters of the later activities should change.
    static func outdoneFilter(remedy: String?) -> Self {
        warning(
            "shadowed-filter",
            "activities declared later match all of its web links, and Android 12 and later open the last one",
            help: (remedy.map { "\($0), or " } ?? "") + "make their filters narrower")
    }

    static func sharedLinks(with activity: String) -> Self {
        warning(
            "shared-links", "'\(activity)' matches some links of the filter too, so Android asks the user to choose",
            help: "make one of the filters narrower, or write android:priority=\"-1\" in the one that gives way")
    }

    /// Returns the problem of a filter with groups but no paths, in an app that supports Android versions that ignore
    /// groups. `blocks` is `true` if a group blocks links, which paths cannot do.
    static func groupsAlone(blocks: Bool) -> Self {
        warning(
            "groups-alone", "before Android 15 groups are ignored, and the filter matches every path of its hosts",
            help: "set minSdkVersion to 35" + (blocks ? "" : ", or replace all groups by paths"))
    }

    static let blockingGroups = warning(
        "excludes-only", "every group blocks, so since Android 15 the filter matches no link",
        help: "end the groups with \(group("<data android:pathPattern=\".*\"/>")), which matches the other links")

    private static func group(_ data: String) -> String {
        "<uri-relative-filter-group>\(data)</uri-relative-filter-group>"
    }

    /// Returns the problem of a group that never decides, because other rules match its links first. Android compares
    /// paths outside of groups first, wherever they are in the filter.
    static func shadowedGroup(excludes: Bool, by others: [String]) -> Self {
        let reasons = "rules compared before it match all of its links (\(others.summary))"
        let moved = group("<data android:pathPrefix=\"/\"/>")
        return excludes
            ? warning(
                "shadowed-exclude", "the group blocks nothing: \(reasons)",
                help: "paths outside of groups are compared first: write them as groups after it, such as \(moved)")
            : warning("shadowed-rule", "the group is never reached: \(reasons)", help: "remove it")
    }

    static let emptyGroup = error(
        "empty-group", "an empty group matches no link", help: "add <data> to it, or remove it")

    static let launcherData = error(
        "launcher-data", "a launcher filter with <data> does not start the app: no launcher shows an icon for it",
        help: "give the links a filter of their own")

    private static func list(_ texts: [String], _ separator: String) -> String {
        texts.map { "'\($0)'" }.joined(separator: separator)
    }
}

// Problems of <data> attributes.
extension AssociationProblem.Kind {
    static let noScheme = error(
        "no-scheme", "the filter has no scheme, so it matches no link", help: addingHTTPS)

    private static let namingHost = "name the host with android:host"

    /// Returns the problem of a filter for any host. `hasOthers` is `true` if it also names hosts, which has no effect.
    static func anyHost(hasOthers: Bool) -> Self {
        warning(
            "any-host", "the filter matches web links of every host",
            help: hasOthers ? "remove the '*' to match only the named hosts" : namingHost)
    }

    static let pathWithoutHost = error(
        "path-without-host", "the filter has no host, so its paths are ignored", help: namingHost)

    static func invalidHost(_ host: String) -> Self {
        let isASCII = host.unicodeScalars.allSatisfy(\.isASCII)
        return error(
            "invalid-filter-host", "invalid host '\(host)', which matches no link",
            help: host.trimmed.isEmpty
                ? "leave it out"
                : host.isList ? "write an element for each host" : isASCII ? nil : "write it in Punycode ('xn--')")
    }

    /// The problem of an empty host. Web links always have a host, but links with a custom scheme may have none.
    static let emptyHost = warning(
        "invalid-filter-host", "the empty host matches only links without a host, such as 'myapp:///a'",
        help: "leave it out, or name a host")

    /// The problem of a host with commas or semicolons, which only links with a custom scheme can contain.
    static func listedHost(_ host: String) -> Self {
        warning(
            "invalid-filter-host", "'\(host)' is the name of one host, not a list of hosts",
            help: "write an element for each host")
    }

    static func wildcardInHost(_ host: String) -> Self {
        error("wildcard-in-host", "'*' is a wildcard only at the beginning of a host, not in '\(host)'")
    }

    static func openWildcard(_ host: String) -> Self {
        warning("open-wildcard", "'\(host)' also matches hosts of other owners: all with this suffix")
    }

    static func wildcardHost(_ host: String) -> Self {
        note(
            "wildcard-host", "'*.\(host)' is verified by the file of '\(host)', whose own links it does not match",
            help: "add <data android:host=\"\(host)\"/> to match its links too")
    }

    static func invalidPort(_ port: String) -> Self { error("invalid-port", "invalid port '\(port)'") }

    static let portWithoutHost = error(
        "port-without-host", "a port without a host in the same <data> is ignored",
        help: "add android:host to the same <data>")

    static func defaultPort(_ port: String) -> Self {
        warning(
            "default-port", "links omit the default port \(port), so none matches the host",
            help: "leave android:port out")
    }

    static func queryOutsideGroup(_ name: String) -> Self {
        error(
            "query-outside-group", "'\(name)' is ignored outside of a group",
            help: "move it into a <uri-relative-filter-group>")
    }

    static func newerAttribute(_ name: String, since: Int, minimum: Int?) -> Self {
        let message = "'\(name)' is ignored below API level \(since)"
        guard let minimum else { return note("newer-attribute", message) }
        return warning("newer-attribute", "\(message), and the minSdkVersion is \(minimum)")
    }
}

// Problems of patterns in manifests.
extension AssociationProblem.Kind {
    static let pathWithoutSlash = error("path-without-slash", "every path begins with '/', so it matches no link")

    static func partInPath(_ mark: Character, isAdvanced: Bool = false) -> Self {
        error(
            "part-in-path", "'\(mark)' is never part of a path: it matches only links that escape it",
            help: isAdvanced && mark == "?" ? "write '{0,1}' after an optional character" : nil)
    }

    static func starInText(_ attribute: String) -> Self { warning("star-in-text", "'*' is literal in '\(attribute)'") }

    /// Returns the problem of a `*` at the beginning of a simple pattern. `matches` is `false` if the pattern matches
    /// no path: `*/a` matches none, but `**/a` matches `/a`.
    static func leadingStar(matches: Bool) -> Self {
        let message = "'*' at the beginning of a pattern is literal"
        return matches
            ? warning("star-in-text", message, help: anyCharacters)
            : error("star-in-text", "\(message), so it matches no path", help: anyCharacters)
    }

    private static let anyCharacters = "write '.*' for any characters"

    /// The help for a `pathAdvancedPattern`, in which nothing can follow `.*`, because Android does not backtrack.
    private static let advancedCharacters =
        "write '.*' at the end, and elsewhere a set that excludes the next character, as in '[^/]*/'"

    static func repeatedCharacter(_ character: Character, isAdvanced: Bool) -> Self {
        warning(
            "repeated-character",
            "'*' repeats the character before it: '\(character)*' is any number of '\(character)'",
            help: isAdvanced ? advancedCharacters : anyCharacters)
    }

    static let singleBackslash = warning("single-backslash", "the build tools drop a single backslash")

    static func invalidPattern(_ fault: AdvancedGlobError) -> Self {
        error(
            "invalid-pattern", "the platform cannot read the pattern: \(fault.rawValue)",
            help: [
                .invalidRange: "for a parameter of a path write '[^/]+'", .nothingToRepeat: advancedCharacters,
            ][fault])
    }

    /// Returns the problem of a pattern whose `.*` ends at the first `end`, so that it misses links. The help suggests
    /// other attributes, such as `pathSuffix` and `pathPrefix` if `name` is `path`.
    static func lazyPattern(end: String, attributes name: String?) -> Self {
        let message = "'.*' ends at the first '\(end)' after it, so the pattern matches less than it seems to"
        return end == "/"
            ? note("lazy-pattern", message, help: "keep it if one segment is intended")
            : warning(
                "lazy-pattern", message, help: name.map { "write \($0)Suffix or \($0)Prefix if they are equivalent" })
    }

    /// Returns the problem of a `pathAdvancedPattern` whose repetitions match too much, such as `.*/a`. `matches` is
    /// `false` if it matches no link. `hasSets` is `false` in dynamic rules, which have no sets such as `[^/]`.
    /// `hasDot` is `true` if a repetition is followed by a dot for any character.
    static func greedyPattern(matches: Bool, hasSets: Bool, hasDot: Bool) -> Self {
        let message = "the pattern does not backtrack, so it matches"
        let dot = hasDot ? ", and write '[.]' for a dot" : ""
        let help = hasSets ? "repeat a set that excludes the next character, as in '[^/]*/'\(dot)" : nil
        return matches
            ? warning("greedy-pattern", "\(message) less than it seems to", help: help)
            : error("greedy-pattern", "\(message) no link", help: help)
    }

    static let contradictoryGroup = error(
        "never-matches", "no link can match all patterns of the group",
        help: "write a group for each path or fragment, and repeat the other patterns in it")

    static let redundantPath = warning(
        "redundant-path", "other paths of the filter match all links of this one",
        help: "remove the path, or make the others narrower")

    /// Returns the problem of a parameter, such as `:id`, or of regular expression syntax, such as `^`.
    static func regularExpression(_ piece: String, in attribute: String) -> Self {
        let isParameter = piece.contains(/^(?:\{[A-Za-z_]|:)/)
        let (lack, help) =
            switch piece.first {
            case _ where isParameter:
                ("no parameters", "write pathPattern with '.*', or pathAdvancedPattern with '[^/]+'")
            case "(", ")":
                (
                    "neither groups nor lookahead",
                    "write a path for each intended string, or a <uri-relative-filter-group> that blocks others"
                )
            case "^", "$": ("no anchors", "leave it out: a pattern matches the whole string")
            case "\\":
                (
                    "no named sets",
                    "write \(attribute.hasSuffix("AdvancedPattern") ? "" : "pathAdvancedPattern with ")a set, as in '[0-9]+'"
                )
            default:
                ("no sets, and no repetitions except '*'", "write pathAdvancedPattern, which has sets and repetitions")
            }
        let kind = isParameter ? "a parameter" : "regular expression syntax"
        let message = "'\(piece)' is \(kind): '\(attribute)' has \(lack), and compares it literally"
        return piece.contains("?")
            ? error("regular-expression", message, help: help) : warning("regular-expression", message, help: help)
    }
}

/// An error in a `pathAdvancedPattern`, which Android rejects too. The raw value is the message.
enum AdvancedGlobError: String, Error, CaseIterable {
    case tooLarge = "it is longer than 2048 slots"
    case emptySet = "'[]' is empty"
    case openSet = "'[' has no ']'"
    case nothingToRepeat = "'*', '+' and '{' need one character or set before them"
    case openRange = "'{' has no '}'"
    case invalidRange = "'{' needs a number, or two of which the first is not larger, as in '{1,3}'"
    case escapeAtEnd = "nothing follows '\\'"
}
