extension RouteProblem {
    /// What can be wrong, with its facts. The sentences are in `RouteProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // Found while a pattern is read. The text that is meant is at the problem's range.

        /// Brackets, escapes and characters.
        case text(TextProblem)
        /// What stands in a path, and side by side.
        case path(PathProblem)
        /// What stands between braces.
        case parameter(ParameterProblem)
        /// Query items and the fragment.
        case query(QueryProblem)
        /// What the notation of another library does not take.
        case notation(NotationProblem)
        /// A part in the notation of another library, such as `:id`, `<id>`, `[id]` or `[0-9]+`.
        case foreign(ForeignNotation)
        /// A text that is no source, and why.
        case invalidSource(String, SourceFault)
        /// What a syntax has no words for.
        case inexpressible(String, syntax: String)

        // Found in patterns however they were made.

        /// A parameter name that stands twice where both could capture.
        case duplicateParameter(String)
        /// More variants than ``PatternVariant/limit``.
        case tooManyVariants(limit: Int)
        /// More variants of patterns with groups than ``PatternVariant/tableLimit``.
        case tooManyVariantsInTable(limit: Int)
        /// More segments than ``PatternVariant/segmentLimit``.
        case tooManySegments(limit: Int)

        // Found while a table is built.

        /// An empty list of sources.
        case noSource
        /// A type that is neither built in nor registered.
        case unknownType(String, registered: [String])
        /// The name of a type of the table stands among texts, and would be taken for one.
        case registeredTypeAsText(String)
        /// A default that its own type does not take.
        case invalidDefault(value: String, type: String)
        /// Two entries with one name.
        case duplicateRouteName(String)
        /// A type registered under a built-in name.
        case reservedTypeName(String)
        /// A type whose regular expression is none, and why.
        case invalidExpression(type: String, reason: String)
        /// A query or fragment in what stands before the patterns of a group.
        case queryInPrefix
        /// A catch-all at the end of what stands before the patterns of a group.
        case catchAllInPrefix
        /// A type of a merged table that means something else here.
        case typeClash(String)
        /// A route that is made from other parameters than the pattern has.
        case parameterCount(expected: [String], found: [String])
        /// Patterns of one route whose parameters have other names, so that nobody knows which is which.
        case parameterNames(expected: [String], found: [String])
        /// Names of parameters that are not one for each value.
        case valueNames([String], types: [String])
        /// A parameter whose text the Swift type cannot read.
        case parameterType(String, type: String, expected: String)
        /// A parameter that may be absent, for a route that needs it.
        case optionalParameter(String, expected: String)
        /// A parameter that the type of a route needs, and the pattern has not.
        /// The expected type is empty for a name in `defaults:`.
        case missingParameter(String, expected: String)
        /// A parameter that the type of a route has no key for.
        case unreadParameter(String, type: String)
        /// A type that no link can spell.
        case unreadableType(String)
        /// Global items with a path, a source or a fragment, or without any item.
        case globalsPath
        /// Two sets of global items that are read as one type.
        case duplicateGlobals(String)
        /// An item that is a global one, read as another type.
        case globalItem(String, type: String)
        /// An entry without any pattern.
        case noPattern
        /// An entry that cannot be compiled, because a function of its own says which links it takes.
        case notCompilable
        /// No URL tells this entry from the related one.
        case conflict
        /// Every URL of this entry goes to the related one.
        case shadowed
        /// Every URL of so many forms of the entry, with an optional part or without it, goes to other entries.
        case unreachableVariants(first: String, count: Int)
        /// No URL with this value of a parameter goes to the entry.
        case deadValue(parameter: String, value: String)
        /// No URL without this parameter goes to the entry.
        case deadDefault(parameter: String)
        /// No URL fits the entry, or so many forms of it.
        case takesNothing(form: String?, count: Int)
        /// The related entry wins over this one for some links that both take; or whether it does was not found out.
        case overlap(isDecided: Bool)
        /// This entry and those that follow it were not compared with others, because there are so many overlaps before it.
        case overlapsLeft(after: Int)
        /// Whether so many forms of patterns are ever reached was not found out, because there is too much to compare.
        case undecided(count: Int)
        /// No URL of the entry, or of so many forms of it, is accepted by the policy.
        case unacceptable(LinkRejection.Kind, form: String?, count: Int)
        /// The pattern matches, and cannot be written back, because of what stands at the place.
        case unprintable(String)
    }

    /// How bad the problem is.
    public var severity: Severity {
        switch kind {
        case .overlap, .overlapsLeft: .note
        case .shadowed, .unreachableVariants, .deadValue, .deadDefault, .takesNothing, .undecided, .unacceptable,
            .unprintable, .unreadParameter:
            .warning
        case .text, .path, .parameter, .query, .notation, .foreign, .invalidSource, .inexpressible, .duplicateParameter,
            .tooManyVariants, .tooManyVariantsInTable, .tooManySegments, .noSource, .unknownType, .registeredTypeAsText,
            .invalidDefault, .duplicateRouteName, .reservedTypeName, .invalidExpression, .queryInPrefix,
            .catchAllInPrefix,
            .typeClash, .parameterCount, .parameterNames, .valueNames, .parameterType, .optionalParameter,
            .missingParameter,
            .unreadableType,
            .globalsPath, .duplicateGlobals, .globalItem, .noPattern, .notCompilable, .conflict:
            .error
        }
    }

    /// How many findings this one stands for: where many forms of one route have the same problem, the first is told,
    /// and how many there are.
    public var count: Int {
        if case .unreachableVariants(_, let count) = kind { return count }
        if case .undecided(let count) = kind { return count }
        if case .takesNothing(_, let count) = kind { return count }
        if case .unacceptable(_, _, let count) = kind { return count }
        return 1
    }
}

extension RouteProblem.Kind {
    /// What can be wrong with brackets, escapes and characters. The raw values are the codes.
    package enum TextProblem: String, Sendable, Hashable, CaseIterable {
        case emptyPattern = "empty-pattern"
        case unclosedBrace = "unclosed-brace"
        case unclosedBracket = "unclosed-bracket"
        case unclosedParenthesis = "unclosed-parenthesis"
        case unopenedBrace = "unopened-brace"
        case unopenedBracket = "unopened-bracket"
        case unopenedParenthesis = "unopened-parenthesis"
        /// `|` outside parentheses.
        case strayBar = "stray-bar"
        case nestingTooDeep = "nesting-too-deep"
        /// `GET ` before a path.
        case method = "http-method"
        /// A space or a control character.
        case whiteSpace = "white-space"
        /// A character that stands in no URL, or that means something elsewhere in a pattern.
        case invalidCharacter = "invalid-character"
        /// `%` without two hexadecimal digits.
        case malformedEscape = "malformed-escape"
        /// Escaped bytes that are not UTF-8.
        case invalidUTF8 = "invalid-utf8"
        /// `\d`: a backslash before a letter, a digit or nothing.
        case invalidBackslash = "invalid-backslash"
    }

    /// What can be wrong with a path. The raw values are the codes.
    package enum PathProblem: String, Sendable, Hashable, CaseIterable {
        case missingSlash = "missing-slash"
        case emptySegment = "empty-segment"
        case dotSegment = "dot-segment"
        case adjacentParameters = "adjacent-parameters"
        case gluedWildcard = "glued-wildcard"
        case gluedCatchAll = "glued-catch-all"
        case adjacentCatchAlls = "adjacent-catch-alls"
        /// `***`
        case unknownWildcard = "unknown-wildcard"
        case emptyGroup = "empty-group"
        case emptyAlternative = "empty-alternative"
        /// `(a)`
        case singleAlternative = "single-alternative"
        /// `?` or `#` inside a group.
        case queryInGroup = "query-in-group"
    }

    /// What can be wrong between braces. The raw values are the codes.
    package enum ParameterProblem: String, Sendable, Hashable, CaseIterable {
        case empty = "empty-braces"
        case invalidName = "invalid-parameter-name"
        case missingType = "missing-type"
        case invalidType = "invalid-type"
        /// `en||de`
        case emptyValue = "empty-value"
        /// `"en"|"de"`
        case quotedText = "quoted-text"
        /// `{id: Int|String}`
        case typeAsText = "type-as-text"
        /// `{Int}`
        case typeAsName = "type-as-name"
        /// `{id!}`, `{rest*}`, `{name...}`
        case unknownModifier = "unknown-modifier"
        case missingDefault = "missing-default"
        /// `{page: Int? = 1}`
        case optionalWithDefault = "optional-with-default"
        case optionalInPath = "optional-in-path"
        case defaultInPath = "default-in-path"
        case listInPath = "list-in-path"
        case listInFragment = "list-in-fragment"
        case catchAllOutsidePath = "catch-all-outside-path"
    }

    /// What can be wrong with query items and the fragment. The raw values are the codes.
    package enum QueryProblem: String, Sendable, Hashable, CaseIterable {
        case emptyQuery = "empty-query"
        case emptyItem = "empty-query-item"
        /// `/a&q={q}`
        case missingQuestionMark = "missing-question-mark"
        /// `?q={q}?r={r}`
        case repeatedQuestionMark = "repeated-question-mark"
        /// `#{x}?q={q}`
        case queryAfterFragment = "query-after-fragment"
        /// `ids[]={ids}`
        case bracketsInItemName = "brackets-in-item-name"
        /// `={id}`, or `{id}` alone.
        case missingItemName = "missing-item-name"
        case parameterInItemName = "parameter-in-item-name"
        /// `q=a{b}`
        case partialValue = "partial-query-value"
        /// `(a|b)c`
        case missingAmpersand = "missing-ampersand"
        case duplicateItem = "duplicate-query-item"
        /// `[q={q}]`
        case groupInQuery = "group-in-query"
        case wildcardInQuery = "wildcard-in-query"
        case emptyFragment = "empty-fragment"
        case partialFragment = "partial-fragment"
        /// `#/users/{id}`
        case pathInFragment = "path-in-fragment"
        /// `#{x}#{y}`
        case secondFragment = "second-fragment"
    }
}

/// What is wrong with a pattern in the notation of another library: WaymarkNotations knows all of it.
package struct NotationProblem: Sendable, Hashable {
    package let code: String
    /// The sentence, with `…` where the text stands that was found.
    package let sentence: String

    package init(_ code: String, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}
