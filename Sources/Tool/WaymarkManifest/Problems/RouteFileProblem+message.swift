import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension RouteFileProblem {
    /// A sentence that describes the problem, without its position.
    public var message: String { kindMessage + (environment.map { ", in the environment '\($0)'" } ?? "") }

    private var kindMessage: String {
        switch kind {
        case .missingFile: "there is no such file"
        case .isDirectory: "this is a directory, not a file"
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .tooLarge(let limit): "the file is larger than the limit of \(limit >> 20) MiB"
        case .foreignFormat(let format): format.message
        case .notUTF8: "the file is not UTF-8 text"
        case .controlCharacter(let value):
            "the file contains the control character U+\(String(hexadecimal: Int(value), uppercase: true)); is it a "
                + "text file?"
        case .yamlNotBuilt: "this build reads JSON only; YAML needs the package trait 'Tool'"
        case .emptyFile: "the file contains no routes"
        case .syntax(let fault): fault.message
        case .tooDeep(let limit): "lists and mappings are nested more than \(limit) deep"
        case .tooManyNodes(let limit): "more than \(limit) values after expanding aliases"
        case .unknownAlias(let name): "unknown alias '*\(name)': no anchor '&\(name)' precedes it"
        case .recursiveAlias(let name): "recursive alias '*\(name)'"
        case .tag(let tag): "tags such as '\(tag)' have no meaning in a route file"
        case .keyIsNoText: "a key must be text, not a list or a mapping"
        case .duplicateKey(let key): "duplicate key '\(key)'"
        case .unknownKey(let key, let owner): "unknown key '\(key)' in \(owner)"
        case .missingKey(let key, let owner): "the key '\(key)' is missing in \(owner)"
        case .wrongShape(let expected, let found): "expected \(expected), found \(found)"
        case .namelessEntries(let owner, let found): "expected a name before \(owner), found \(found)"
        case .commentInText(let comment): "'\(comment)' is a comment, because '#' follows a space"
        case .unknownWord(let word, let expected): "expected \(expected), found '\(word)'"
        case .conflictingKeys(let first, let second): "both '\(first)' and '\(second)' are given"
        case .unsupportedVersion(let version):
            "unsupported version \(version): this tool reads version \(RouteFileSchema.version)"
        case .emptyName(let owner): "\(owner) needs a name"
        case .invalidTypeName(let name):
            "invalid type name '\(name)': expected letters, digits and '_', starting with a letter"
        case .noPattern(let route): "the route '\(route)' has no pattern"
        case .invalidSource(let text, let fault): "invalid source '\(text)': \(fault.message)"
        case .invalidLengths(let found): "expected one number, or two numbers in ascending order, found \(found)"
        case .emptyList(let owner): "\(owner) is empty"
        case .noSource: RouteProblem(.noSource, in: "", at: 0..<0).message
        case .invalidMonth(let text): "invalid month '\(text)'"
        case .unknownRoute(let name): "no other route is named '\(name)'"
        case .unknownPublicParameter(let name): "no route has a parameter '\(name)'"
        case .noUniversalLink(let route):
            "route '\(route)' is tagged 'intent' but has no universal link: expected an https source with a host, "
                + "and a printable pattern"
        case .nameInUse(let name): "'\(name)' is the name of a route, so no other route can have been renamed from it"
        case .renamedTwice(let name): "two routes cannot both have been '\(name)'"
        case .invalidAppID(let text): "invalid app ID '\(text)'"
        case .invalidPackage(let text): "invalid package name '\(text)'"
        case .invalidFingerprint(let text): "invalid SHA-256 fingerprint '\(text)'"
        case .opaqueTypes(let names):
            (names.count == 1 ? "1 type is opaque" : "\(names.count) types are opaque")
                + " (\(names.joined(separator: ", "))): results for routes that use "
                + (names.count == 1 ? "it" : "them") + " may be wrong"
        case .extendedFile(let path, let reason): "the extended file '\(path)' cannot be read: \(reason)"
        case .nestedExtends: "an extended file cannot extend another file"
        case .keyOfExtendedFile(let key): "'\(key)' belongs in the extended file"
        case .unknownExtendedRoute(let name): "the extended file has no route '\(name)'"
        case .unknownEnvironment(let name, known: []): "unknown environment '\(name)': the file has none"
        case .unknownEnvironment(let name, let known):
            "unknown environment '\(name)': expected \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .environmentSource(let route, let source, let environment):
            "route '\(route)' accepts links from '\(source)', and no source of the environment '\(environment)' "
                + "replaces it"
        case .developerRoutes(let names):
            (names.count == 1 ? "1 route is" : "\(names.count) routes are")
                + " for developers (\(names.joined(separator: ", "))): association files, generated code, compiled "
                + "tables and comparisons leave \(names.count == 1 ? "it" : "them") out"
        case .developerReplacement(let name):
            "'\(name)' is for developers, so a release has no such replacement"
        case .unusedDefault(let name):
            "the default of '\(name)' has no effect: every link of the route has a value of it"
        case .pattern(let problem):
            if case .globalItem(let name, _) = problem.kind {
                "the query item '\(name)' is already in 'globals'"
            } else {
                problem.message
            }
        case .generation(let fault): fault.message
        case .tooManyProblems(let left): "\(left) more problems are left out"
        }
    }

    /// Advice on how to correct the problem; `nil` if there is none.
    public var help: String? {
        if case .pattern(let problem) = kind, problem.correctedPattern != nil { return problem.help }
        if let suggestion { return suggestionText(suggestion) }
        return switch kind {
        case .syntax(.json(expected: "a value", _)) where place == .start:
            "JSON begins with '{'; give a file in YAML the ending '.yaml'"
        case .syntax(let fault): fault.help
        case .foreignFormat(let format): format.help
        case .notUTF8: "save the file with the encoding UTF-8"
        case .yamlNotBuilt: "write the file as JSON and name it .json, or build with the trait"
        case .emptyFile: "begin with 'waymark: 1' and 'routes:'"
        case .recursiveAlias, .tooManyNodes, .tooDeep: "write the values out"
        case .tag: "leave the tag out"
        case .duplicateKey(let key) where key.utf8.contains(where: { $0 > 0x7F }):
            "rename or remove one of the two; keys that differ only in Unicode normalisation are equal"
        case .duplicateKey: "rename or remove one of the two"
        case .wrongShape("a mapping", _) where place == .start: "begin with 'waymark: 1' and 'routes:'"
        case .wrongShape(_, found: "nothing"): "write its value, or indent the lines below that belong to it"
        case .namelessEntries("a route", _): "write 'name: /path' for each route, without '-'"
        case .namelessEntries("a type", _): "write 'Name: { characters: hex }' for each type, without '-'"
        case .commentInText: "put the text in quotes, or write a space after '#' for a comment"
        case .unknownAlias: "put the text in quotes, if it is text"
        case .missingKey("waymark", _): "write 'waymark: 1' at the top of the file"
        case .conflictingKeys("pattern", _): "put everything under 'pattern'"
        case .conflictingKeys(_, "lengths"):
            "leave 'lengths' out: it applies only to 'characters'"
        case .conflictingKeys(let first, let second): "leave '\(first)' or '\(second)' out"
        case .noPattern: "write 'pattern: /path'"
        case .invalidSource:
            "sources look like 'https://example.com', 'https://*.example.com', 'myapp://' or 'anywhere'"
        case .noSource: "leave 'sources' out for links from anywhere, or to use the sources of the file"
        case .invalidMonth: "write the year and the month, as in '2027-01'"
        case .renamedTwice: "keep it on the route that matches its links"
        case .invalidAppID:
            "an ID is a prefix of ten letters and digits, a dot and a bundle ID: ABCDE12345.com.example.app"
        case .invalidPackage: "packages look like 'com.example.app'"
        case .invalidFingerprint:
            "write 32 pairs of hexadecimal digits with colons between them, as keytool prints them"
        case .opaqueTypes:
            "define each with 'characters', 'oneOf' or 'matches'; in Swift, with its 'parameterConstraint'"
        case .extendedFile: "write a path relative to this file"
        case .nestedExtends: "extend the other file directly, or write its routes here"
        case .keyOfExtendedFile: "move it there, or write a file without 'extends'"
        case .unknownExtendedRoute: "a route that is new, or has a new name, belongs in the extended file"
        case .unknownEnvironment: "name an environment under 'environments'"
        case .developerReplacement: "name a route of the release, or leave 'replacedBy' out"
        case .unusedDefault(let name): "leave it out, or add a pattern without '\(name)'"
        case .environmentSource:
            "give the environment a source of the same kind: a host without a wildcard, or a custom scheme"
        case .generation(let fault): fault.help
        case .pattern(let problem) where problem.hasPatternAsName:
            "write the name before the pattern: '\(problem.pattern): \(problem.route ?? "")'"
        case .invalidLengths: "write '40' for exactly 40 characters, '[7, 40]' for 7 to 40"
        default: nil
        }
    }

    private func suggestionText(_ suggestion: String) -> String {
        switch kind {
        case .unknownKey, .unknownWord, .unknownAlias, .unknownRoute, .unknownEnvironment,
            .unknownExtendedRoute:
            "did you mean '\(suggestion)'?"
        case _ where suggestion.isEmpty: "leave it out"
        default: "write '\(suggestion)'"
        }
    }
}

extension GenerationProblem {
    var message: String {
        switch self {
        case .name(let text): "'\(text)' cannot be converted to a name in code"
        case .sameName(let first, let second, let name): "'\(first)' and '\(second)' both become '\(name)' in code"
        case .takenName(let text, let name): "'\(text)' is '\(name)' in code, where that name is already used"
        case .types(let name, let first, let second):
            "'\(name)' is \(first) in one variant of the route and \(second) in another, but one value in code"
        case .function(let type): "only the app defines '\(type)', so generated code cannot validate it"
        case .source(let source): "generated code cannot write links from \(source)"
        case .clearText(let source): "Swift cannot express links of http alone, as from \(source)"
        }
    }

    var help: String {
        switch self {
        case .name: "begin with a letter, such as 'page404' for '404'"
        case .sameName: "rename one of the two"
        case .takenName: "rename it, for example by appending a word"
        case .types: "write the same type in both, or two routes"
        case .function: "define it with 'characters', 'oneOf' or 'matches'"
        case .clearText: "write 'https', or give the app this route by hand"
        case .source: "name a source with a host first"
        }
    }
}

extension ForeignFormat {
    var message: String {
        switch self {
        case .utf16: "the file is UTF-16; expected UTF-8"
        case .gzip: "the file is compressed with gzip"
        case .compiledTable: "the file is a compiled table"
        case .signed: "the file is signed (CMS), not text"
        case .archive: "the file is a ZIP archive"
        case .binaryXML: "the file is binary XML, as in an APK"
        case .html: "the file is an HTML page"
        case .response: "the file begins with HTTP headers"
        }
    }

    var help: String {
        switch self {
        case .utf16: "save the file with the encoding UTF-8"
        case .gzip: "decompress it with 'gunzip', or fetch it with 'curl --compressed'"
        case .compiledTable: "name its route file, or give it with '--table' to a verb with this option"
        case .signed: "write the content without its signature; only iOS 8 and earlier need one in a site's file"
        case .archive: "name a text file of it"
        case .binaryXML: "name the merged manifest of the build, or decode it with 'apkanalyzer manifest print'"
        case .html: "fetch the file itself; a server without it may answer with a page"
        case .response: "fetch it without the option '-i' of curl"
        }
    }
}

extension SyntaxProblem {
    var message: String {
        switch self {
        case .tab: "a tab cannot indent a line"
        case .reservedCharacter(let character): "plain text cannot begin with '\(character)'"
        case .colonInText: "': ' within plain text"
        case .missingSpace(let key): "missing space after '\(key):'"
        case .deeperThanValue: "the line is indented deeper than the one above, which has a value"
        case .unclosedQuote: "the quoted text has no end"
        case .unclosedFlow(let closer): "'\(closer == "]" ? "[" : "{")' has no matching '\(closer)'"
        case .commentInFlow(let comment): "'\(comment)' is a comment, because '#' follows a space"
        case .textInFlow(let closer): "expected ',' or '\(closer)'"
        case .indentation: "the indentation matches no preceding line"
        case .textAfterValue: "the value ends before this text"
        case .missingColon: "expected ': ' after this key"
        case .noValue(let found): "expected a value, found '\(found)'"
        case .anchorName: "expected the name of an anchor after '&'"
        case .unknownEscape: "unknown escape after '\\' in double quotes"
        case .secondDocument: "a second document begins here, but a route file is one document"
        case .mergeKey: "the merge key '<<' is not supported"
        case .blockText:
            "the text contains line breaks or white space: text after '>' or '|' keeps line breaks or converts them to spaces"
        case .other(let problem): problem
        case .jsonComment: "JSON has no comments"
        case .jsonComma(let closer): "trailing comma before '\(closer)'"
        case .json(let expected, let found): "expected \(expected), found \(found)"
        }
    }

    var help: String? {
        switch self {
        case .tab: "indent with spaces"
        case .reservedCharacter, .noValue, .textAfterValue: "put the whole text in quotes, if it is text"
        case .colonInText: "put the text in quotes, or check the indentation"
        case .unclosedQuote: "close it with the quote that it begins with"
        case .unclosedFlow, .textInFlow: "within [ ] and { }, put text that contains one of []{}, in quotes"
        case .commentInFlow: "put the text in quotes, or leave the space out"
        case .missingColon: "write 'key: value', with a space after the colon"
        case .jsonComment: "leave it out, or write the file as YAML, where '#' and a space begin a comment"
        case .jsonComma: "leave the comma out"
        case .json(_, found: "\u{27}\u{27}\u{27}"): "write JSON strings and keys in double quotes"
        case .json(expected: "a key in double quotes", _): "write JSON keys in double quotes"
        case .indentation, .deeperThanValue: "indent keys that belong together by the same number of spaces"
        case .unknownEscape: "write '\\\\' for a backslash, or use single quotes"
        case .secondDocument: "remove the '---', or keep one file for each table"
        case .mergeKey: "write the keys of the other mapping here"
        case .blockText: "write the text on one line"
        default: nil
        }
    }
}
