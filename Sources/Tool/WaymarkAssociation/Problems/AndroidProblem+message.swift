extension AndroidProblem {
    /// A sentence that describes the problem.
    package var message: String {
        switch self {
        case .notManifest(let name): "the file is not a manifest: it begins with <\(name)>, not with <manifest>"
        case .noNamespace: "<manifest> does not declare the namespace of Android, so its attributes are unknown"
        case .noExported:
            "an activity with filters must declare whether it is exported; otherwise Android 12 does not install the app"
        case .notExported: "the activity is not exported, so no link from outside reaches it"
        case .notEnabled: "the application is not enabled, so no link reaches it"
        case .navigationGraph:
            "the build creates filters from <nav-graph>, which is not checked here: its links are unknown"
        case .launcherData:
            "a launcher filter with <data> does not start the app: no launcher shows an icon for it"
        case .notRead(let name): "'\(name)' is not checked here: the links of the filter are unknown"
        case .regularExpression(let piece, let attribute):
            "'\(piece)' is \(Self.kind(of: piece)): '\(attribute)' has \(Self.lack(of: piece)), and compares it literally"
        case .noAction: "the filter has no action VIEW, so it matches no link"
        case .noCategory("BROWSABLE", _): "the filter has no category BROWSABLE, so browsers pass no link to it"
        case .noCategory(let name, _): "the filter has no category \(name), so it matches no link"
        case .unverified:
            "without autoVerify, Android 12 and later open web links in the browser until the user changes it"
        case .nothingToVerify: "there is nothing to verify: the filter has neither http nor https"
        case .mixedSchemes(let others):
            "the filter also has \(others.map { "'\($0)'" }.joined(separator: ", ")), and before Android 12 such a filter is not verified"
        case .plainWebOnly: "the filter matches only http links, not https links"
        case .mimeType: "the filter requires a MIME type, which links do not have, so it matches no link"
        case .allOrNone(let hosts):
            "before Android 12 the app is verified for none of its \(hosts) hosts if one of them fails"
        case .pooledCombinations:
            "the <data> elements of a filter are combined: it matches links that no single element names"
        case .inheritedHost(let scheme, let hosts):
            "the hosts of a filter apply to all its schemes: it matches links of '\(scheme)' only with the host \(Self.list(hosts))"
        case .unverifiableHost:
            "autoVerify verifies only named hosts: links of other hosts open in the browser"
        case .shadowedFilter: "filters before it match all of its links"
        case .groupsAlone: "before Android 15 groups are ignored, and the filter matches every path of its hosts"
        case .emptyGroup: "an empty group matches no link"
        case .noScheme: "the filter has no scheme, so the other attributes of its <data> are ignored"
        case .anyHost: "the filter matches web links of every host"
        case .pathWithoutHost: "the filter has no host, so its paths are ignored"
        case .invalidHost(let host): "invalid host '\(host)', which matches no link"
        case .wildcardInHost(let host): "'*' is a wildcard only at the beginning of a host, not in '\(host)'"
        case .openWildcard(let host): "'\(host)' also matches hosts of other owners: all with this suffix"
        case .wildcardHost(let host):
            "'*.\(host)' is verified by the file of '\(host)', whose own links it does not match"
        case .invalidPort(let port): "invalid port '\(port)'"
        case .portWithoutHost: "a port without a host in the same <data> is ignored"
        case .defaultPort(let port): "links omit the default port \(port), so none matches the host"
        case .queryOutsideGroup(let name): "'\(name)' is ignored outside of a group"
        case .newerAttribute(let name, let since, let minimum):
            "'\(name)' is ignored below API level \(since)\(minimum.map { ", and the minSdkVersion is \($0)" } ?? "")"
        case .pathWithoutSlash: "every path begins with '/', so it matches no link"
        case .partInPath(let mark): "'\(mark)' is never part of a path: it matches only links that escape it"
        case .starInText(let attribute): "'*' is literal in '\(attribute)'"
        case .repeatedCharacter(let character):
            "'*' repeats the character before it: '\(character)*' is any number of '\(character)'"
        case .singleBackslash: "the build tools drop a single backslash"
        case .invalidPattern(let fault): "the platform cannot read the pattern: \(fault.message)"
        case .lazyPattern(let end, _):
            "'.*' ends at the first '\(end)' after it, so the pattern matches less than it seems to"
        case .greedyPattern: "the pattern does not backtrack, so it matches less than it seems to"
        case .redundantPath: "other paths of the filter match all links of this one"
        case .noLinkStatement: "no statement assigns links to an app"
        case .unknownRelation(let text): "unknown relation '\(text)'"
        case .unknownNamespace(let text): "unknown namespace '\(text)'"
        case .invalidPackage(let text): "invalid package '\(text)': expected names separated by dots"
        case .noFingerprint: "the statement has no fingerprint, so it applies to no app"
        case .invalidFingerprint(_, .sample):
            "the fingerprint is a sample, not that of a certificate, so the statement applies to no app"
        case .invalidFingerprint(let text, let form):
            "invalid SHA-256 fingerprint '\(text.prefix(40))\(text.count > 40 ? "…" : "")': \(form.message)"
        case .duplicateFingerprint: "duplicate fingerprint in the list"
        case .invalidSite(let text):
            "invalid site '\(text)': expected 'https://' or 'http://', a host, and an optional port"
        case .notFollowed(let text): "the statements of '\(text)' also apply, but are not checked here"
        case .noDynamicRules: "a list without rules has no effect: only the filters of the app decide"
        case .emptyPattern(let key):
            "the empty string for '\(key)' is invalid, which disables every dynamic rule of the statement"
        case .escapedDot: "without '?' or an inner '*' the platform compares '.' as '\\.', which occurs in no link"
        case .variableInRule(let name): "Android has no variables: '\(name)' is literal"
        }
    }

    private static func isParameter(_ piece: String) -> Bool { piece.contains(/^(?:\{[A-Za-z_]|:)/) }

    private static func kind(of piece: String) -> String {
        isParameter(piece) ? "a parameter" : "regular expression syntax"
    }

    /// Returns the missing feature that would give the piece of a regular expression a meaning.
    private static func lack(of piece: String) -> String {
        switch piece.first {
        case _ where isParameter(piece): "no parameters"
        case "(", ")": "neither groups nor lookahead"
        case "^", "$": "no anchors"
        case "\\": "no named sets"
        default: "no sets, and no repetitions except '*'"
        }
    }

    /// Returns the equivalent in pattern syntax.
    private static func help(insteadOf piece: String) -> String {
        switch piece.first {
        case _ where isParameter(piece): "write pathPattern with '.*', or pathAdvancedPattern with '[^/]+'"
        case "(", ")": "write a path for each intended string, or a <uri-relative-filter-group> that blocks others"
        case "^", "$": "leave it out: a pattern matches the whole string"
        case "\\": "write pathAdvancedPattern with a set, as in '[0-9]+'"
        default: "write pathAdvancedPattern, which has sets and repetitions"
        }
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { "'\($0)'" }.joined(separator: " or ")
    }

    /// Advice on how to correct the problem; `nil` if there is none.
    package var help: String? {
        switch self {
        case .notManifest: "name the AndroidManifest.xml of the app"
        case .notExported: "write android:exported=\"true\""
        case .notEnabled: "remove android:enabled"
        case .navigationGraph, .notRead: "write the links as filters with scheme, host and path"
        case .launcherData: "give the links a filter of their own"
        case .regularExpression(let piece, _): Self.help(insteadOf: piece)
        case .nothingToVerify(isOfLinks: false): "leave autoVerify out; it belongs to a filter of web links"
        case .nothingToVerify: "leave autoVerify out, or add <data android:scheme=\"https\"/>"
        case .mixedSchemes: "give the other schemes a filter of their own"
        case .plainWebOnly: "add <data android:scheme=\"https\"/>"
        case .mimeType: "give files a filter of their own"
        case .pooledCombinations:
            "write a filter for each"
        case .inheritedHost(let scheme, _): "write a filter of its own for '\(scheme)'"
        case .unverifiableHost: "name each host that serves an assetlinks.json, or leave autoVerify out"
        case .shadowedFilter: "remove it, or make the others narrower"
        case .groupsAlone: "add a path to the filter, or set minSdkVersion to 35"
        case .emptyGroup: "add <data> to it, or remove it"
        case .noScheme: "add <data android:scheme=\"https\"/>"
        case .anyHost(let named) where !named.isEmpty: "remove the '*' to match only the named hosts"
        case .anyHost, .pathWithoutHost: "name the host with android:host"
        case .invalidHost(let host) where host.trimmed.isEmpty: "leave it out"
        case .invalidHost(let host) where host.isList: "write an element for each host"
        case .invalidHost(let host) where !host.unicodeScalars.allSatisfy(\.isASCII): "write it in Punycode ('xn--')"
        case .portWithoutHost: "add android:host to the same <data>"
        case .defaultPort: "leave android:port out"
        case .queryOutsideGroup: "move it into a <uri-relative-filter-group>"
        case .wildcardHost(let host): "add <data android:host=\"\(host)\"/> to match its links too"
        case .redundantPath: "remove it, or make the others narrower"
        case .lazyPattern(end: "/", _): "keep it if one segment is intended"
        case .lazyPattern(_, let name?): "write \(name)Suffix or \(name)Prefix if they are equivalent"
        case .greedyPattern: "repeat a set that excludes the next character, as in '[^/]*/'"
        case .noLinkStatement: "write the relation 'delegate_permission/common.handle_all_urls' and an app as target"
        case .noFingerprint, .invalidFingerprint(_, .sample):
            "write the SHA-256 fingerprint of the certificate; with Play App Signing, that of Google's"
        case .invalidFingerprint:
            "write 32 pairs of hexadecimal digits with colons between them, as keytool prints them"
        case .noDynamicRules: "write { \"/\": \"*\" }, or leave the list out"
        case .emptyPattern: "leave the key out"
        case .escapedDot: "write '?' instead of each dot, and try it on a device"
        default: nil
        }
    }
}

extension AndroidProblem.Form {
    fileprivate var message: String {
        switch self {
        case .lowercaseStrings: "it has lowercase letters"
        case .noColons: "it has no colons"
        case .pairs(20): "it has 20 pairs, like SHA-1"
        case .pairs(16): "it has 16 pairs, like MD5"
        case .pairs(let count): "it has \(count) \(count == 1 ? "pair" : "pairs") of digits, expected 32"
        case .sample: "it is a sample"
        case .other: "expected pairs of hexadecimal digits with colons between them"
        }
    }
}

extension AdvancedGlobError {
    fileprivate var message: String {
        switch self {
        case .tooLarge: "it is longer than 2048 slots"
        case .emptySet: "'[]' is empty"
        case .openSet: "'[' has no ']'"
        case .nothingToRepeat: "'*', '+' and '{' need one character or set before them"
        case .openRange: "'{' has no '}'"
        case .invalidRange:
            "'{' needs a number, or two of which the first is not larger, as in '{1,3}'; a parameter is '[^/]+'"
        case .escapeAtEnd: "nothing follows '\\'"
        }
    }
}
