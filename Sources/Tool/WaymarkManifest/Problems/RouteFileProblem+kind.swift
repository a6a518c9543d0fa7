public import WaymarkCore

extension RouteFileProblem {
    /// The kind of a problem in a route file, with its values. The messages are in `RouteFileProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // Problems of opening the file.
        case missingFile
        case isDirectory
        case unreadable(reason: String)

        // Problems of the bytes of the file.
        case tooLarge(limit: Int)
        case foreignFormat(ForeignFormat)
        case notUTF8
        case controlCharacter(UInt32)
        case yamlNotBuilt
        case emptyFile

        // Problems of YAML and JSON.
        case syntax(SyntaxProblem)
        case tooDeep(limit: Int)
        case tooManyNodes(limit: Int)
        case unknownAlias(String)
        case recursiveAlias(String)
        case tag(String)
        case keyIsNoText
        case duplicateKey(String)

        // Differences from the schema.
        case unknownKey(String, in: String)
        case missingKey(String, in: String)
        case wrongShape(expected: String, found: String)
        /// A value where a mapping from names to entries was expected; `owner` describes one entry, such as `a route`.
        case namelessEntries(of: String, found: String)
        case unknownWord(String, expected: String)
        case conflictingKeys(String, String)

        // Problems that the schema cannot express.
        case unsupportedVersion(Int)
        case emptyName(of: String)
        /// A declared parameter type with a name that patterns cannot contain, such as one with a space.
        case invalidTypeName(String)
        /// An unquoted string with ` #`, which begins a comment in YAML and cuts the string short: `/page #{section}`.
        case commentInText(String)
        case noPattern(route: String)
        case invalidSource(String, SourceProblem)
        case invalidLengths(String)
        case emptyList(String)
        /// An empty list of link sources: `sources: []`.
        case noSource
        case invalidMonth(String)
        /// A `replacedBy` that names no route of the file, or the route itself.
        case unknownRoute(String)
        /// A former name of a route that a route of the file has now.
        case nameInUse(String)
        /// A former name that two routes declare.
        case renamedTwice(String)
        case invalidAppID(String)
        case invalidPackage(String)
        case invalidFingerprint(String)

        /// A name in the list of public parameters that no parameter has.
        case unknownPublicParameter(String)
        /// A route with the tag `intent` that accepts no universal link, by which systems open it.
        case noUniversalLink(String)

        /// Parameter types in routes that only the app can validate, because their function is not in the file.
        case opaqueTypes([String])

        /// Routes for developers, which release builds leave out.
        case developerRoutes([String])
        /// A route of release builds whose `replacedBy` names a route for developers.
        case developerReplacement(String)
        /// A default without effect, because every link of the route has the parameter.
        case unusedDefault(String)

        // Problems of the route table.
        case pattern(RouteProblem)

        // Problems of files with `extends`.
        case extendedFile(String, reason: String)
        case nestedExtends
        /// A key in a file with `extends` that only the extended file may have.
        case keyOfExtendedFile(String)
        case unknownExtendedRoute(String)

        // Problems of environments, such as staging.
        case unknownEnvironment(String, known: [String])
        /// A route or pattern with a link source of the file that no source of the environment can replace.
        case environmentSource(route: String, String, environment: String)

        // Problems of code generation.
        case generation(GenerationProblem)

        /// The number of problems that are not reported, because there are too many.
        case tooManyProblems(left: Int)
    }

    /// The severity of the problem: only errors make the route file unusable.
    public var severity: RouteProblem.Severity {
        switch kind {
        case .pattern(let problem): problem.severity
        case .opaqueTypes, .developerRoutes: .note
        case .developerReplacement, .unusedDefault: .warning
        default: .error
        }
    }
}

/// A problem that prevents generating code from a route file.
package enum GenerationProblem: Sendable, Hashable {
    /// A name from which no identifier of generated code can be made.
    case name(String)
    /// Two names from which generated code would make the same identifier.
    case sameName(String, String, inCode: String)
    /// A name whose identifier generated code already uses for something else.
    case takenName(String, inCode: String)
    /// A parameter that has different types in the patterns of its route, or is only sometimes a list.
    case types(String, String, String)
    /// A parameter type that only the app can validate, because its function is not in the file.
    case function(String)
    /// A link source that generated code cannot match.
    case source(String)
    /// A link source that accepts `http` but not `https`, which Swift code cannot express.
    case clearText(String)
}

/// A syntax error in a route file in YAML or JSON.
package enum SyntaxProblem: Sendable, Hashable {
    /// A tab in an indentation.
    case tab
    /// An unquoted string that begins with a character that YAML reserves.
    case reservedCharacter(Character)
    /// A colon and a space in an unquoted string: `key: a: b`.
    case colonInText
    /// A key without a space after its colon: `home:/`.
    case missingSpace(key: String)
    /// A line that is indented more than the line above, which already has a value.
    case deeperThanValue
    /// A quoted string without its closing quote.
    case unclosedQuote
    /// A list or mapping in brackets or braces that is not closed: `[a, b` or `{a: b`.
    case unclosedFlow(closer: Character)
    /// A comment within brackets or braces, which hides the rest of the line: `[/page #{section}, /]`.
    case commentInFlow(String)
    /// An unquoted string within brackets or braces that needs quotes: `[a b], c]`.
    case textInFlow(closer: Character)
    /// A line whose indentation equals that of no enclosing list or mapping.
    case indentation
    /// Characters after a quoted string: `key: "text" more`.
    case textAfterValue
    /// A line of a mapping without `:` after its key.
    case missingColon
    /// A character in place of a value: `key: ]`.
    case noValue(found: Character)
    /// An `&`, which begins an anchor, without a name after it.
    case anchorName
    /// An unknown escape in a quoted string: `"\q"`.
    case unknownEscape
    /// A line `---`, which begins a second document; route files have one.
    case secondDocument
    /// A YAML merge key, which is not supported: `<<: *name`.
    case mergeKey
    /// A pattern or other one-line string that is written as a block after `>` or `|`, with line breaks and spaces.
    case blockText
    /// Any other YAML syntax error, with the message of the YAML parser.
    case other(String)
    /// A comment in JSON: `// text`, `# text`.
    case jsonComment
    /// A trailing comma in JSON: `1,}`.
    case jsonComma(before: Character)
    /// An unexpected token in JSON, with a description of the expected one.
    case json(expected: String, found: String)
}
