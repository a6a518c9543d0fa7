extension AndroidFault {
    /// The problem, in one sentence.
    package var message: String {
        switch self {
        case .notManifest(let name): "the file is no manifest: it begins with <\(name)>, not with <manifest>"
        case .noNamespace: "<manifest> does not declare the namespace of Android, so no attribute of it is known"
        case .noExported:
            "an activity with filters must say whether it is exported; without, Android 12 installs no app"
        case .notExported: "the activity is not exported, so no link from outside reaches it"
        case .notEnabled: "the application is not enabled, so no link reaches it"
        case .navigationGraph:
            "the build makes filters of <nav-graph>, and they are not looked at here: its links are not known"
        case .launcherData:
            "the filter is to start the app, and with <data> it does not: no launcher shows an icon of the app by it"
        case .notRead(let name): "'\(name)' is not looked at here: which links the filter takes is not known"
        case .regularExpression(let piece, let attribute):
            "'\(piece)' is that of regular expressions: '\(attribute)' has \(Self.lack(of: piece)), and compares it as it is written"
        case .noAction: "the filter has no action VIEW, so it takes no link"
        case .noCategory("BROWSABLE", _): "the filter has no category BROWSABLE, so no browser hands it a link"
        case .noCategory(let name, _): "the filter has no category \(name), so it takes no link"
        case .unverified:
            "without autoVerify, Android 12 and later leave web links to the browser until the user says otherwise"
        case .nothingToVerify: "there is nothing to verify: the filter has neither http nor https"
        case .mixedSchemes(let others):
            "the filter also has \(others.map { "'\($0)'" }.joined(separator: ", ")), and before Android 12 such a filter is not verified"
        case .plainWebOnly: "the filter takes links by http alone, and not those by https"
        case .mimeType: "the filter asks for a MIME type, and links have none, so it takes no link"
        case .allOrNone(let hosts):
            "before Android 12 the app is verified for none of its \(hosts) hosts if one of them fails"
        case .pooledCombinations: "the <data> of a filter are pooled: it takes links that none of them names"
        case .inheritedHost(let scheme, let hosts):
            "the hosts of a filter are those of all its schemes: it takes links of '\(scheme)' with the host \(Self.list(hosts)) alone"
        case .unverifiableHost:
            "autoVerify verifies no link of a host that is not named: such links open in the browser"
        case .shadowedFilter: "filters before it take all of its links"
        case .groupsAlone: "before Android 15 groups are ignored, and the filter takes every path of its hosts"
        case .emptyGroup: "a group that asks for nothing takes no link"
        case .noScheme: "the filter has no scheme, so the other attributes of its <data> are ignored"
        case .anyHost: "the filter takes web links of every host"
        case .pathWithoutHost: "the filter has no host, so its paths are ignored"
        case .invalidHost(let host): "'\(host)' is no host, so the filter takes no link by it"
        case .wildcardInHost(let host): "'*' stands for something at the beginning of a host alone, not in '\(host)'"
        case .openWildcard(let host): "'\(host)' takes hosts of others too: any that end so"
        case .wildcardHost(let host):
            "'*.\(host)' is verified by the file of '\(host)', whose own links it does not take"
        case .invalidPort(let port): "'\(port)' is no port"
        case .portWithoutHost: "a port without a host in the same <data> is ignored"
        case .queryOutsideGroup(let name): "'\(name)' is ignored outside of a group"
        case .newerAttribute(let name, let since, let minimum):
            "'\(name)' is ignored below API level \(since)\(minimum.map { ", and the app runs from \($0) on" } ?? "")"
        case .pathWithoutSlash: "every path begins with '/', so it takes no link"
        case .partInPath(let mark): "'\(mark)' is never part of a path: it takes no link but one that escapes it"
        case .starInText(let attribute): "'*' stands for itself in '\(attribute)'"
        case .repeatedCharacter(let character):
            "'*' repeats the character before it: '\(character)*' is any number of '\(character)'"
        case .singleBackslash: "the build tools drop a single backslash"
        case .invalidPattern(let fault): "the platform cannot read the pattern: \(fault.message)"
        case .lazyPattern(let end):
            "'.*' ends at the first '\(end)' behind it, so the pattern takes less than it seems to"
        case .greedyPattern: "no part of the pattern gives back what it took, so it takes less than it seems to"
        case .redundantPath: "other paths of the filter take all links of this one"
        case .noLinkStatement: "no statement hands links to an app"
        case .unknownRelation(let text): "unknown relation '\(text)'"
        case .unknownNamespace(let text): "unknown namespace '\(text)'"
        case .invalidPackage(let text): "'\(text)' is no package: expected names with dots between them"
        case .noFingerprint: "the statement has no fingerprint, so it is for no app"
        case .invalidFingerprint(_, .sample):
            "the fingerprint is a sample and that of no app's certificate, so the statement is for no app"
        case .invalidFingerprint(let text, let form):
            "'\(text.prefix(40))\(text.count > 40 ? "…" : "")' is no fingerprint of SHA-256: \(form.message)"
        case .duplicateFingerprint: "the fingerprint stands in the list already"
        case .invalidSite(let text): "'\(text)' is no site: expected 'https://', a host, and perhaps a port"
        case .notFollowed(let text): "the statements of '\(text)' count too, and are not looked at here"
        case .noDynamicRules: "a list without rules says nothing: the filters of the app alone decide"
        case .emptyPattern(let key):
            "the empty text for '\(key)' is refused, and with it every dynamic rule of the statement"
        case .escapedDot: "without a wildcard the platform compares '.' as '\\.', which stands in no link"
        case .variableInRule(let name): "Android has no variables: '\(name)' stands for itself"
        }
    }

    /// Returns the missing feature that would give the piece of a regular expression a meaning.
    private static func lack(of piece: String) -> String {
        switch piece.first {
        case "(", ")": "neither groups nor lookahead"
        case "^", "$": "no marks of the beginning and the end"
        case "\\": "no names of sets"
        default: "no sets and repetitions but '*'"
        }
    }

    /// Returns the equivalent in pattern syntax.
    private static func help(insteadOf piece: String) -> String {
        switch piece.first {
        case "(", ")": "write a path for each text that is meant, or a <uri-relative-filter-group> that blocks others"
        case "^", "$": "leave it out: a pattern is that of the whole text"
        case "\\": "write pathAdvancedPattern with a set, as in '[0-9]+'"
        default: "write pathAdvancedPattern, which has sets and repetitions"
        }
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { "'\($0)'" }.joined(separator: " or ")
    }

    /// The remedy, if there is one.
    package var help: String? {
        switch self {
        case .notManifest: "name the AndroidManifest.xml of the app"
        case .notExported: "write android:exported=\"true\""
        case .notEnabled: "remove android:enabled"
        case .navigationGraph, .notRead: "write the links as filters with scheme, host and path"
        case .launcherData: "give the links a filter of their own"
        case .regularExpression(let piece, _): Self.help(insteadOf: piece)
        case .nothingToVerify(isOfLinks: false): "leave autoVerify out; it belongs at a filter of web links"
        case .nothingToVerify: "leave autoVerify out, or add <data android:scheme=\"https\"/>"
        case .mixedSchemes: "give the other schemes a filter of their own"
        case .plainWebOnly: "add <data android:scheme=\"https\"/>"
        case .mimeType: "give files a filter of their own"
        case .pooledCombinations: "write a filter for each"
        case .inheritedHost(let scheme, _): "write a filter of its own for '\(scheme)'"
        case .unverifiableHost: "name each host that serves an assetlinks.json, or leave autoVerify out"
        case .shadowedFilter: "remove it, or make the others narrower"
        case .groupsAlone: "add a path to the filter, or take minSdkVersion 35"
        case .emptyGroup: "add <data> to it, or remove it"
        case .noScheme: "add <data android:scheme=\"https\"/>"
        case .anyHost(let named) where !named.isEmpty: "remove the '*' if the named hosts are meant alone"
        case .anyHost, .pathWithoutHost: "name the host with android:host"
        case .portWithoutHost: "write android:host beside it"
        case .queryOutsideGroup: "move it into a <uri-relative-filter-group>"
        case .wildcardHost(let host): "add <data android:host=\"\(host)\"/> if its links are meant too"
        case .redundantPath: "remove it, or make the others narrower"
        case .lazyPattern(end: "/"): "that is one segment, if it is meant so"
        case .lazyPattern: "write pathSuffix or pathPrefix where they say the same"
        case .greedyPattern: "repeat a set that has not what follows it, as in '[^/]*/'"
        case .noLinkStatement: "write the relation 'delegate_permission/common.handle_all_urls' and an app as target"
        case .noFingerprint, .invalidFingerprint(_, .sample):
            "write the SHA-256 fingerprint of the certificate; with Play App Signing, that of Google's"
        case .invalidFingerprint:
            "write 32 pairs of digits and capital letters with colons between them, as keytool prints them"
        case .noDynamicRules: "write { \"/\": \"*\" }, or leave the list out"
        case .emptyPattern: "leave the key out"
        case .escapedDot: "end it with '*', and try it on a device"
        default: nil
        }
    }
}

extension AndroidFault.Form {
    fileprivate var message: String {
        switch self {
        case .lowercaseStrings: "it has small letters"
        case .noColons: "it has no colons"
        case .pairs(20): "it has 20 pairs, as one of SHA-1 has"
        case .pairs(16): "it has 16 pairs, as one of MD5 has"
        case .pairs(let count): "it has \(count) \(count == 1 ? "pair" : "pairs") of digits, and 32 are expected"
        case .sample: "it is a sample"
        case .other: "expected pairs of digits with colons between them"
        }
    }
}

extension AdvancedGlobFault {
    fileprivate var message: String {
        switch self {
        case .tooLarge: "it is longer than 2048 places"
        case .emptySet: "'[]' is empty"
        case .openSet: "'[' has no ']'"
        case .nothingToRepeat: "'*', '+' and '{' need one character or set before them"
        case .openRange: "'{' has no '}'"
        case .invalidRange: "'{' needs a number, or two of which the first is not larger, as in '{1,3}'"
        case .escapeAtEnd: "'\\' has nothing behind it"
        }
    }
}
