public import WaymarkCore

extension RouteFileProblem {
    /// A kind of problem, with its details. The messages are in `RouteFileProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // The file.
        case missingFile
        case isDirectory
        case unreadable(reason: String)

        // The contents.
        case tooLarge(limit: Int)
        case foreignFormat(ForeignFormat)
        case notUTF8
        case controlCharacter(UInt32)
        case yamlNotBuilt
        case emptyFile

        // YAML and JSON.
        case syntax(SyntaxFault)
        case tooDeep(limit: Int)
        case tooManyNodes(limit: Int)
        case unknownAlias(String)
        case recursiveAlias(String)
        case tag(String)
        case keyIsNoText
        case duplicateKey(String)

        // The schema.
        case unknownKey(String, in: String)
        case missingKey(String, in: String)
        case wrongShape(expected: String, found: String)
        /// Another value instead of named entries; `owner` describes one entry, such as `a route`.
        case namelessEntries(of: String, found: String)
        case unknownWord(String, expected: String)
        case conflictingKeys(String, String)

        // Rules that the schema cannot express.
        case unsupportedVersion(Int)
        case emptyName(of: String)
        /// A type name that is not valid in patterns.
        case invalidTypeName(String)
        /// A scalar that a comment cuts short: `/page #{section}`.
        case commentInText(String)
        case noPattern(route: String)
        case invalidSource(String, SourceFault)
        case invalidLengths(String)
        case emptyList(String)
        /// An empty list of sources: `sources: []`.
        case noSource
        case invalidMonth(String)
        /// An unknown route name, or the route's own name.
        case unknownRoute(String)
        /// A former name of a route that is the current name of a route.
        case nameInUse(String)
        /// A former name of two routes.
        case renamedTwice(String)
        case invalidAppID(String)
        case invalidPackage(String)
        case invalidFingerprint(String)

        /// A public parameter that no route has.
        case unknownPublicParameter(String)
        /// A route that is tagged `intent` but has no universal link.
        case noUniversalLink(String)

        /// Types of routes that only the app can validate.
        case opaqueTypes([String])

        /// Routes that a release leaves out.
        case developerRoutes([String])
        /// A route for developers that replaces a route of a release.
        case developerReplacement(String)

        // The table.
        case pattern(RouteProblem)

        // Extended files.
        case extendedFile(String, reason: String)
        case nestedExtends
        /// A key that only the extended file may have.
        case keyOfExtendedFile(String)
        case unknownExtendedRoute(String)

        // Environments.
        case unknownEnvironment(String, known: [String])
        /// A route with a source of a kind that the environment lacks.
        case environmentSource(route: String, String, environment: String)

        // Code generation.
        case generation(GenerationFault)

        /// Omitted problems, after the maximum number.
        case tooManyProblems(left: Int)
    }

    /// The severity of the problem: only errors make the route file unusable.
    public var severity: RouteProblem.Severity {
        switch kind {
        case .pattern(let problem): problem.severity
        case .opaqueTypes, .developerRoutes: .note
        case .developerReplacement: .warning
        default: .error
        }
    }
}

/// A problem that prevents code generation for a route file.
package enum GenerationFault: Sendable, Hashable {
    /// A name that cannot be converted to an identifier.
    case name(String)
    /// Two names with the same identifier.
    case sameName(String, String, inCode: String)
    /// A name with an identifier that generated code already uses.
    case takenName(String, inCode: String)
    /// A parameter with another type, or another number of values, in another variant of its route.
    case types(String, String, String)
    /// A type that only the app can validate.
    case function(String)
    /// A source of links that generated code cannot match.
    case source(String)
    /// A source of `http` links alone, which Swift code cannot express.
    case clearText(String)
}

/// A syntax error in YAML or JSON.
package enum SyntaxFault: Sendable, Hashable {
    /// A tab in an indentation.
    case tab
    /// A plain scalar that begins with a character that YAML reserves.
    case reservedCharacter(Character)
    /// A colon and a space in a plain scalar: `key: a: b`.
    case colonInText
    /// A key without a space after its colon: `home:/`.
    case missingSpace(key: String)
    /// A line that is indented deeper than the line above, which has a value.
    case deeperThanValue
    /// A quoted string without its closing quote.
    case unclosedQuote
    /// A flow collection without its closing bracket or brace: `[a, b` or `{a: b`.
    case unclosedFlow(closer: Character)
    /// A comment in a flow collection: `[/page #{section}, /]`.
    case commentInFlow(String)
    /// Text in a flow collection that needs quotes: `[a b], c]`.
    case textInFlow(closer: Character)
    /// A line with an indentation that matches no earlier line.
    case indentation
    /// Text after a quoted string: `key: "text" more`.
    case textAfterValue
    /// A line of a mapping without `:`.
    case missingColon
    /// A character in place of a value: `key: ]`.
    case noValue(found: Character)
    /// `&` without a name.
    case anchorName
    /// An unknown escape in a quoted string: `"\q"`.
    case unknownEscape
    /// `---` and another document.
    case secondDocument
    /// A merge key: `<<: *name`.
    case mergeKey
    /// A pattern after `>` or `|`, with line breaks and spaces.
    case blockText
    /// Any other error, with the parser's message.
    case other(String)
    /// A comment in JSON: `// text`, `# text`.
    case jsonComment
    /// A trailing comma in JSON: `1,}`.
    case jsonComma(before: Character)
    /// An unexpected token in JSON, with a description of the expected one.
    case json(expected: String, found: String)
}
