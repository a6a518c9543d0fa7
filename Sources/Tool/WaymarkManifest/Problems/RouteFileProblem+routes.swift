import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

// Differences from the schema.
extension RouteFileProblem.Kind {
    static func unknownKey(_ key: String, in owner: String) -> Self {
        let isIndented = key.first.map { $0.isWhitespace && !$0.isASCII } ?? false
        return unknown(
            "unknown-key", "unknown key '\(key)' in \(owner)",
            help: isIndented ? "indent with spaces, not with other white space" : nil, about: key)
    }
    static func missingKey(_ key: String, in owner: String) -> Self {
        error(
            "missing-key", "the key '\(key)' is missing in \(owner)",
            help: key == "waymark" ? "write 'waymark: 1' at the top of the file" : nil)
    }
    /// - Parameter isNull: `true` for a written `null`, `false` for a missing value.
    static func wrongShape(expected: String, found: String, isNull: Bool) -> Self {
        var kind = error("wrong-shape", "expected \(expected), found \(found)")
        if found == "nothing" {
            kind.help = "write its value, or " + (isNull ? "leave it out" : "indent the lines below that belong to it")
        }
        if found == "a mapping", expected.hasPrefix("text") { kind.help = quotingAll }
        if expected == "a mapping" { kind.helpAtStart = beginning }
        return kind
    }
    /// A value, such as that of `routes`, that should be a mapping from names, but is none. `owner` describes a value
    /// of the mapping: `a route`.
    static func namelessEntries(of owner: String, found: String) -> Self {
        let helps = [
            "a route": "write 'name: /path' for each route, without '-'",
            "a type": "write 'Name: { characters: hex }' for each type, without '-'",
        ]
        return error("nameless-entries", "expected a name before \(owner), found \(found)", help: helps[owner])
    }
    static func unknownWord(_ word: String, expected: String) -> Self {
        unknown("unknown-word", "expected \(expected), found '\(word)'", about: word)
    }
    static func conflictingKeys(_ first: String, _ second: String) -> Self {
        let help =
            switch (first, second) {
            case ("pattern", _): "put everything under 'pattern'"
            case (_, "lengths"): "leave 'lengths' out: it applies only to 'characters'"
            default: "leave '\(first)' or '\(second)' out"
            }
        return error("conflicting-keys", "both '\(first)' and '\(second)' are given", help: help)
    }
}

// Problems that the schema cannot express.
extension RouteFileProblem.Kind {
    static func unsupportedVersion(_ version: Int) -> Self {
        error(
            "unsupported-version", "unsupported version \(version): this tool reads version \(RouteFileSchema.version)")
    }
    static func emptyName(of owner: String) -> Self { error("empty-name", "\(owner) needs a name") }
    static func invalidTypeName(_ name: String) -> Self {
        error(
            "invalid-name-of-type",
            "invalid type name '\(name)': expected letters, digits and '_', starting with a letter", about: name)
    }
    /// Example: `/page #{section}`, which YAML cuts short at ` #`.
    static func commentInText(_ comment: String) -> Self {
        error(
            "comment-in-text", "'\(comment)' is a comment, because '#' follows a space",
            help: "put the text in quotes, or write a space after '#' for a comment")
    }
    static func noPattern(route: String) -> Self {
        error("no-pattern", "the route '\(route)' has no pattern", help: "write 'pattern: /path'")
    }
    static func invalidSource(_ text: String, _ fault: SourceProblem, isElement: Bool) -> Self {
        let parts = text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
        let isList = parts.count > 1 && parts.allSatisfy { (try? LinkSource(routeFileText: $0)) != nil }
        let help =
            if fault == .noLink {
                "write a greater 'maximumLength' in 'policy'"
            } else if !isList {
                "sources look like 'https://example.com', 'https://*.example.com', 'myapp://' or 'anywhere'"
            } else if isElement {
                "write an element of the list for each source"
            } else {
                "write a list: '[\(parts.map { "\"\($0)\"" }.joined(separator: ", "))]'"
            }
        return error("invalid-source", "invalid source '\(text)': \(fault.message)", help: help, about: text)
    }
    /// An element of `forbiddenSchemes` that is no scheme, and therefore forbids no link, such as `evil://`.
    static func invalidScheme(_ text: String) -> Self {
        error(
            "invalid-scheme", "invalid scheme '\(text)': expected a letter, then letters, digits, '+', '-' and '.'",
            help: "write the scheme alone, such as 'javascript'", about: text)
    }
    static func invalidLengths(_ found: String) -> Self {
        error(
            "invalid-lengths", "expected one number, or two numbers in ascending order, found \(found)",
            help: "write '40' for exactly 40 characters, '[7, 40]' for 7 to 40")
    }
    static func emptyList(_ owner: String) -> Self { error("empty-list", "\(owner) is empty") }
    static let noSource = error(
        "no-source", RouteProblem(.noSource, in: "", at: 0..<0).message,
        help: "leave 'sources' out for links from anywhere, or to use the sources of the file")
    static func invalidMonth(_ text: String) -> Self {
        error(
            "invalid-month", "invalid month '\(text)'", help: "write the year and the month, as in '2027-01'",
            about: text)
    }
    /// A `replacedBy` that names no route of the file, or the route itself.
    static func unknownRoute(_ name: String) -> Self {
        unknown("unknown-route", "no other route is named '\(name)'", about: name)
    }
    static func nameInUse(_ name: String) -> Self {
        error(
            "name-in-use", "'\(name)' is the name of a route, so no other route can have been renamed from it",
            about: name)
    }
    static func renamedTwice(_ name: String) -> Self {
        error(
            "renamed-twice", "two routes cannot both have been '\(name)'",
            help: "keep it on the route that matches its links", about: name)
    }
    static func invalidAppID(_ text: String) -> Self {
        error(
            "invalid-app-id", "invalid app ID '\(text)'",
            help: "an ID is a prefix of ten letters and digits, a dot and a bundle ID: ABCDE12345.com.example.app",
            about: text)
    }
    static func invalidPackage(_ text: String) -> Self {
        error(
            "invalid-package", "invalid package name '\(text)'", help: "packages look like 'com.example.app'",
            about: text)
    }
    static func invalidFingerprint(_ text: String) -> Self {
        error(
            "invalid-fingerprint", "invalid SHA-256 fingerprint '\(text)'",
            help: "write 32 pairs of hexadecimal digits with colons between them, as keytool prints them", about: text)
    }
    /// A fingerprint copied from documentation. Android then opens no link in the app.
    static func sampleFingerprint(_ text: String) -> Self {
        warning(
            "sample-fingerprint", "the fingerprint is a sample, not that of a certificate",
            help: "write the SHA-256 fingerprint of the certificate; with Play App Signing, that of Google's",
            about: text)
    }
    static func unknownPublicParameter(_ name: String) -> Self {
        error("unknown-public-parameter", "no route has a parameter '\(name)'")
    }
    static func noUniversalLink(_ route: String) -> Self {
        error(
            "no-universal-link",
            "route '\(route)' is tagged 'intent' but has no universal link: expected an https source with a host, "
                + "and a printable pattern")
    }
    /// Parameter types that only code of the app can validate.
    static func opaqueTypes(_ names: [String]) -> Self {
        note(
            "opaque-types",
            (names.count == 1 ? "1 type is opaque" : "\(names.count) types are opaque")
                + " (\(names.joined(separator: ", "))): results for routes that use "
                + (names.count == 1 ? "it" : "them") + " may be wrong",
            help: "define each with 'characters', 'oneOf' or 'matches'; in Swift, with its 'parameterConstraint'")
    }
    static func developerRoutes(_ names: [String]) -> Self {
        note(
            "developer-routes",
            (names.count == 1 ? "1 route is" : "\(names.count) routes are")
                + " for developers (\(names.joined(separator: ", "))): association files, generated code, compiled "
                + "tables and comparisons leave \(names.count == 1 ? "it" : "them") out")
    }
    /// A `replacedBy` of a route of release builds, which names a route for developers.
    static func developerReplacement(_ name: String) -> Self {
        warning(
            "developer-replacement", "'\(name)' is for developers, so a release has no such replacement",
            help: "name a route of the release, or leave 'replacedBy' out", about: name)
    }
    static func developerSpelling(_ name: String) -> Self {
        warning(
            "developer-spelling",
            "the condition '\(name)' is not the reserved one 'developer', so a release has the route",
            help: "write 'developer', or rename the condition", about: name)
    }
    static func unusedDefault(_ name: String) -> Self {
        warning(
            "unused-default", "the default of '\(name)' has no effect: every link of the route has a value of it",
            help: "leave it out, or add a pattern without '\(name)'", about: name)
    }
    static func unusedSources(ofRoute name: String) -> Self {
        warning(
            "unused-sources",
            "the sources of route '\(name)' have no effect: each of its patterns begins with its own source",
            help: "leave 'sources' out, or add a pattern without a source", about: name)
    }
    static func tooManyProblems(left: Int) -> Self { error("too-many-problems", "\(left) more problems are left out") }
}

// Problems of files with `extends`, and of environments, such as staging.
extension RouteFileProblem.Kind {
    static func extendedFile(_ path: String, reason: String) -> Self {
        error(
            "extended-file", "the extended file '\(path)' cannot be read: \(reason)",
            help: "write a path relative to this file")
    }
    static let nestedExtends = error(
        "nested-extends", "an extended file cannot extend another file",
        help: "extend the other file directly, or write its routes here")
    static func keyOfExtendedFile(_ key: String) -> Self {
        error(
            "key-of-extended-file", "'\(key)' belongs in the extended file",
            help: "move it there, or write a file without 'extends'", about: key)
    }
    static func unknownExtendedRoute(_ name: String) -> Self {
        unknown(
            "unknown-extended-route", "the extended file has no route '\(name)'",
            help: "a route that is new, or has a new name, belongs in the extended file", about: name)
    }
    static func unknownEnvironment(_ name: String, known: [String]) -> Self {
        let expected = known.map { "'\($0)'" }.joined(separator: ", ")
        return unknown(
            "unknown-environment",
            "unknown environment '\(name)': " + (known.isEmpty ? "the file has none" : "expected \(expected)"),
            help: "name an environment under 'environments'")
    }
    static func environmentSource(route: String, _ source: String, environment: String) -> Self {
        error(
            "environment-source",
            "route '\(route)' accepts links from '\(source)', and no source of the environment '\(environment)' "
                + "replaces it",
            help: "give the environment a source of the same kind: a host without a wildcard, or a custom scheme")
    }
}

// Problems of generating code from a route file.
extension RouteFileProblem.Kind {
    package static func generatedName(_ text: String) -> Self {
        error(
            "generated-name", "'\(text)' cannot be converted to a name in code",
            help: "begin with a letter, such as 'page404' for '404'")
    }
    package static func sameName(_ first: String, _ second: String, inCode name: String) -> Self {
        error(
            "generated-name-twice", "'\(first)' and '\(second)' both become '\(name)' in code",
            help: "rename one of the two")
    }
    package static func takenName(_ text: String, inCode name: String) -> Self {
        error(
            "generated-name-taken", "'\(text)' is '\(name)' in code, where that name is already used",
            help: "rename it, for example by appending a word")
    }
    /// A parameter with different types in the patterns of its route, or that is a list only in some of them.
    package static func generatedTypes(of name: String, _ first: String, _ second: String) -> Self {
        error(
            "generated-types",
            "'\(name)' is \(first) in one variant of the route and \(second) in another, but one value in code",
            help: "write the same type in both, or two routes")
    }
    package static func generatedFunction(of type: String) -> Self {
        error(
            "generated-function", "only the app defines '\(type)', so generated code cannot validate it",
            help: "define it with 'characters', 'oneOf' or 'matches'")
    }
    /// A link source for which generated code cannot write links.
    package static func generatedSource(_ source: String) -> Self {
        error(
            "generated-source", "generated code cannot write links from \(source)",
            help: "name a source with a host first")
    }
    /// A link source that accepts `http` but not `https`, which Swift code cannot express.
    package static func clearText(_ source: String) -> Self {
        error(
            "generated-source", "Swift cannot express links of http alone, as from \(source)",
            help: "write 'https', or give the app this route by hand")
    }
}
