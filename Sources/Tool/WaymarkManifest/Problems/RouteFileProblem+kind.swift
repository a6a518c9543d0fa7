public import WaymarkCore

extension RouteFileProblem {
    /// What can be wrong, with its facts. The sentences are in `RouteFileProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // The file.
        case missingFile
        case isDirectory
        case unreadable(reason: String)

        // The text.
        case tooLarge(limit: Int)
        case utf16
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
        /// Something else where entries stand by name; `owner` is what one of them is, such as `a route`.
        case namelessEntries(of: String, found: String)
        case unknownWord(String, expected: String)
        case conflictingKeys(String, String)

        // What the schema cannot say.
        case unsupportedVersion(Int)
        case emptyName(of: String)
        /// A name of a type that no pattern can write.
        case invalidTypeName(String)
        /// Text that a comment cuts short: `/page #{section}`.
        case commentInText(String)
        case noPattern(route: String)
        case invalidSource(String, SourceFault)
        case invalidLengths(String)
        case emptyList(String)
        /// `sources: []`
        case noSource
        case invalidMonth(String)
        /// A name of no other route where one is expected.
        case unknownRoute(String)
        /// An earlier name of a route that is the name of a route.
        case nameInUse(String)
        /// An earlier name of two routes.
        case renamedTwice(String)
        case invalidAppID(String)
        case invalidPackage(String)
        case invalidFingerprint(String)

        /// A name that no parameter has, among those whose values may be shown.
        case unknownPublicParameter(String)
        /// A route that is tagged `intent`, and that no universal link opens.
        case noUniversalLink(String)

        /// Types that routes have and of which only the app knows the texts.
        case opaqueTypes([String])

        // The table.
        case pattern(RouteProblem)

        // Code that is written from the file.
        case generation(GenerationFault)

        /// Instead of all problems after the first ones.
        case tooManyProblems(left: Int)
    }

    /// How bad the problem is.
    public var severity: RouteProblem.Severity {
        switch kind {
        case .pattern(let problem): problem.severity
        case .opaqueTypes: .note
        default: .error
        }
    }
}

/// What keeps code from being written of a route file.
package enum GenerationFault: Sendable, Hashable {
    /// A name of which no name in code can be made.
    case name(String)
    /// Two names that are one in code.
    case sameName(String, String, inCode: String)
    /// A name that generated code has for something else.
    case takenName(String, inCode: String)
    /// A parameter that has another type, or is no list, in another form of its route.
    case types(String, String, String)
    /// A type of which only the app knows what it takes.
    case function(String)
    /// A source whose links are read in more ways than generated code knows.
    case source(String)
    /// A source of links of `http` alone, for which Swift has no words.
    case clearText(String)
}

/// What keeps a text from being YAML or JSON.
package enum SyntaxFault: Sendable, Hashable {
    /// A tab where spaces indent.
    case tab
    /// A plain text that begins with a character that YAML keeps for itself.
    case reservedCharacter(Character)
    /// `key: a: b`
    case colonInText
    /// `home:/`
    case missingSpace(key: String)
    /// A line that is indented deeper than the one above, which has a value.
    case deeperThanValue
    /// A quoted text without its end.
    case unclosedQuote
    /// `[a, b` or `{a: b`
    case unclosedFlow(closer: Character)
    /// `[/page #{section}, /]`
    case commentInFlow(String)
    /// `[a b], c]`
    case textInFlow(closer: Character)
    /// A line that is indented like none of the ones before.
    case indentation
    /// `key: "text" more`
    case textAfterValue
    /// A line of a mapping without `:`.
    case missingColon
    /// `key: ]`
    case noValue(found: Character)
    /// `&` without a name.
    case anchorName
    /// `"\q"`
    case unknownEscape
    /// `---` and another document.
    case secondDocument
    /// `<<: *name`
    case mergeKey
    /// A pattern after `>` or `|`, with the line breaks and spaces that it has then.
    case blockText
    /// Anything else, in the parser's words.
    case other(String)
    /// In JSON: `// text`, `# text`
    case jsonComment
    /// In JSON: `1,}`
    case jsonComma(before: Character)
    /// In JSON: what was expected instead of what was found.
    case json(expected: String, found: String)
}
