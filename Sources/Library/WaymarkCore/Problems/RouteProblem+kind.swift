extension RouteProblem {
    /// The kind of a problem, with the values for its message. The messages are in `RouteProblem+message.swift`.
    package enum Kind: Sendable, Hashable {
        // Found in the parser. The affected string is at the problem's range.

        case text(TextProblem)
        case path(PathProblem)
        case parameter(ParameterProblem)
        case query(QueryProblem)
        /// A part that the notation of another library does not allow.
        case notation(NotationProblem)
        /// A part in the notation of another library, such as `:id`, `<id>`, `[id]` or `[0-9]+`.
        case foreign(ForeignNotation)
        /// An invalid source, and the reason.
        case invalidSource(String, SourceFault)
        /// A part that a syntax cannot express.
        case inexpressible(String, syntax: String)

        // Found in patterns of any origin.

        /// A duplicate parameter name in one variant.
        case duplicateParameter(String)
        /// More variants than ``PatternVariant/limit``.
        case tooManyVariants(limit: Int)
        /// More variants of patterns with groups than ``PatternVariant/tableLimit``.
        case tooManyVariantsInTable(limit: Int)
        /// More segments than ``PatternVariant/segmentLimit``.
        case tooManySegments(limit: Int)

        // Found in tables.

        /// An empty list of sources.
        case noSource
        /// A type that is neither built in nor registered.
        case unknownType(String, registered: [String])
        /// The name of a registered type in a choice of literals.
        case registeredTypeAsText(String)
        /// A default that does not match its type.
        case invalidDefault(value: String, type: String)
        case duplicateRouteName(String)
        case reservedTypeName(String)
        /// An invalid regular expression of a type, and the reason.
        case invalidExpression(type: String, reason: String)
        /// A query or fragment in the prefix of a group.
        case queryInPrefix
        /// A final catch-all in the prefix of a group.
        case catchAllInPrefix
        /// A type of a merged table with a different definition here.
        case typeClash(String)
        /// A pattern with another number of parameters than the route has values.
        case parameterCount(expected: [String], found: [String])
        /// Patterns of one route with different parameter names, so that values cannot be assigned.
        case parameterNames(expected: [String], found: [String])
        /// Explicit parameter names that do not match the number of values.
        case valueNames([String], types: [String])
        /// A parameter type that the Swift type cannot read.
        case parameterType(String, type: String, expected: String)
        /// An optional parameter for a route that requires it.
        case optionalParameter(String, expected: String)
        /// A parameter of the route type that the pattern lacks. `expected` is empty for a name in `defaults:`.
        case missingParameter(String, expected: String)
        /// A parameter without a key in the route type.
        case unreadParameter(String, type: String)
        /// A type with values that links cannot represent.
        case unreadableType(String)
        /// Global items with a path, source or fragment, or without items.
        case globalsPath
        /// Two sets of global items with the same type.
        case duplicateGlobals(String)
        /// A query item of a route that is a global item with another type.
        case globalItem(String, type: String)
        case noPattern
        /// An entry that cannot be compiled, because it has a check function.
        case notCompilable
        /// Two entries that match the same links.
        case conflict
        /// The related entry wins for every link of this entry.
        case shadowed
        /// Other entries win for every link of *count* variants of the entry. `first` is one of these variants.
        case unreachableVariants(first: String, count: Int)
        /// No link with this parameter value reaches the entry.
        case deadValue(parameter: String, value: String)
        /// No link without this parameter reaches the entry.
        case deadDefault(parameter: String)
        /// No link matches *count* variants of the entry. `form` is the first of them; `nil` means the whole entry.
        case takesNothing(form: String?, count: Int)
        /// The related entry wins for some links that both match; `isDecided` is `false` if this is uncertain.
        case overlap(isDecided: Bool)
        /// The following entries were not compared with others, because there are too many overlaps.
        case overlapsLeft(after: Int)
        /// The reachability of *count* variants is unknown, because the comparison was too large.
        case undecided(count: Int)
        /// The policy rejects every link of *count* variants of the entry, for the reason in the first value. `form` is
        /// the first of these variants; `nil` means the whole entry.
        case unacceptable(LinkRejection.Kind, form: String?, count: Int)
        /// The pattern matches but cannot be printed, because of the part at the range.
        case unprintable(String)
    }

    /// The severity of the problem: only errors prevent the creation of a router.
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

    /// The number of findings that this problem represents. If several findings of one route have the same kind, only
    /// the first is described, and this is their number.
    public var count: Int {
        if case .unreachableVariants(_, let count) = kind { return count }
        if case .undecided(let count) = kind { return count }
        if case .takesNothing(_, let count) = kind { return count }
        if case .unacceptable(_, _, let count) = kind { return count }
        return 1
    }
}

extension RouteProblem.Kind {
    /// Problems with brackets, escapes and characters. The raw values are the codes.
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
        case method = "http-method"
        case whiteSpace = "white-space"
        /// A character that no URL contains, or that has a meaning elsewhere in patterns.
        case invalidCharacter = "invalid-character"
        case malformedEscape = "malformed-escape"
        case invalidUTF8 = "invalid-utf8"
        /// A backslash before a letter, a digit or the end, as in `\d`.
        case invalidBackslash = "invalid-backslash"
    }

    /// Problems with a path. The raw values are the codes.
    package enum PathProblem: String, Sendable, Hashable, CaseIterable {
        case missingSlash = "missing-slash"
        case emptySegment = "empty-segment"
        case dotSegment = "dot-segment"
        case adjacentParameters = "adjacent-parameters"
        case gluedWildcard = "glued-wildcard"
        case gluedCatchAll = "glued-catch-all"
        case adjacentCatchAlls = "adjacent-catch-alls"
        /// Three or more adjacent asterisks: `***`.
        case unknownWildcard = "unknown-wildcard"
        case emptyGroup = "empty-group"
        case emptyAlternative = "empty-alternative"
        /// Parentheses with a single alternative: `(a)`.
        case singleAlternative = "single-alternative"
        case queryInGroup = "query-in-group"
    }

    /// Problems between braces. The raw values are the codes.
    package enum ParameterProblem: String, Sendable, Hashable, CaseIterable {
        case empty = "empty-braces"
        case invalidName = "invalid-parameter-name"
        case missingType = "missing-type"
        case invalidType = "invalid-type"
        /// An empty value in a list of values: `en||de`.
        case emptyValue = "empty-value"
        /// Values in quotes: `"en"|"de"`.
        case quotedText = "quoted-text"
        /// A type name in a list of values: `{id: Int|String}`.
        case typeAsText = "type-as-text"
        /// A type name as the name of a parameter: `{Int}`.
        case typeAsName = "type-as-name"
        /// An unknown suffix of a name: `{id!}`, `{rest*}`, `{name...}`.
        case unknownModifier = "unknown-modifier"
        case missingDefault = "missing-default"
        /// An optional parameter with a default: `{page: Int? = 1}`.
        case optionalWithDefault = "optional-with-default"
        case optionalInPath = "optional-in-path"
        case defaultInPath = "default-in-path"
        case listInPath = "list-in-path"
        case listInFragment = "list-in-fragment"
        case catchAllOutsidePath = "catch-all-outside-path"
    }

    /// Problems with query items and the fragment. The raw values are the codes.
    package enum QueryProblem: String, Sendable, Hashable, CaseIterable {
        case emptyQuery = "empty-query"
        case emptyItem = "empty-query-item"
        /// A query that begins with `&`: `/a&q={q}`.
        case missingQuestionMark = "missing-question-mark"
        /// A second question mark: `?q={q}?r={r}`.
        case repeatedQuestionMark = "repeated-question-mark"
        /// A query after the fragment: `#{x}?q={q}`.
        case queryAfterFragment = "query-after-fragment"
        /// Brackets in the name of a query item: `ids[]={ids}`.
        case bracketsInItemName = "brackets-in-item-name"
        /// A query item without a name: `={id}`, or `{id}` alone.
        case missingItemName = "missing-item-name"
        case parameterInItemName = "parameter-in-item-name"
        /// A value with literal text and a parameter: `q=a{b}`.
        case partialValue = "partial-query-value"
        /// Alternatives in a query without `&` after them: `(a|b)c`.
        case missingAmpersand = "missing-ampersand"
        case duplicateItem = "duplicate-query-item"
        /// Brackets around a query item: `[q={q}]`.
        case groupInQuery = "group-in-query"
        case wildcardInQuery = "wildcard-in-query"
        case emptyFragment = "empty-fragment"
        case partialFragment = "partial-fragment"
        /// A path in the fragment: `#/users/{id}`.
        case pathInFragment = "path-in-fragment"
        /// A second fragment: `#{x}#{y}`.
        case secondFragment = "second-fragment"
    }
}

/// A problem with a pattern in the notation of another library, defined in WaymarkNotations.
package struct NotationProblem: Sendable, Hashable {
    package let code: String
    /// The message, with `…` as a placeholder for the affected string.
    package let sentence: String

    package init(_ code: String, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}
