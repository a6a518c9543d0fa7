extension RouteProblem {
    /// The kind of a problem in a pattern or table, with the facts for its message (see `RouteProblem+message.swift`).
    package enum Kind: Sendable, Hashable {
        // Problems found while parsing a pattern. The problem's range selects the affected substring.

        case text(TextProblem)
        case path(PathProblem)
        case parameter(ParameterProblem)
        case query(QueryProblem)
        case notation(NotationProblem)
        /// A substring in the notation of another library, such as `:id`, `<id>`, `[id]` or `[0-9]+`.
        case foreign(ForeignNotation)
        case invalidSource(String, SourceProblem)
        /// An element of a pattern, such as a regular expression, that the given syntax cannot express.
        case inexpressible(String, syntax: String)

        // Problems found in parsed patterns, in any notation.

        /// A parameter name that occurs twice in a pattern, other than in different alternatives.
        case duplicateParameter(String)
        /// A pattern with more combinations of optional groups and alternatives than ``PatternVariant/limit``.
        case tooManyVariants(limit: Int)
        /// A table whose patterns with over 16 variants have over ``PatternVariant/tableLimit`` variants in total.
        case tooManyVariantsInTable(limit: Int)
        case tooManySegments(limit: Int)

        // Problems found in route tables.

        case noSource
        /// A parameter type that is neither built in nor registered; `nil` where no types can be registered.
        case unknownType(String, registered: [String]?)
        /// The name of a registered type in a choice of literals, as in `{x: Color|red}`, where it would be a literal.
        case registeredTypeAsText(String)
        case invalidDefault(value: String, type: String)
        case duplicateRouteName(String)
        case reservedTypeName(String)
        case invalidExpression(type: String, reason: String)
        /// A query or fragment in the pattern prefix of a group of routes.
        case queryInPrefix
        /// A catch-all at the end of the pattern prefix of a group of routes.
        case catchAllInPrefix
        /// A parameter type of a merged table whose name has a different definition in the receiving table.
        case typeClash(String)
        /// A pattern whose number of parameters differs from the number of values of its route.
        case parameterCount(expected: [String], found: [String])
        /// Several patterns of one route with different parameter names, so that values cannot be assigned by position.
        case parameterNames(expected: [String], found: [String])
        /// Names passed as `parameters:` that have duplicates, or are more or fewer than the route's values.
        case valueNames([String], types: [String])
        /// A parameter whose type in the pattern accepts strings that the Swift type of the route cannot read.
        case parameterType(String, type: String, expected: String)
        /// A parameter that links may omit although the route requires its value.
        case optionalParameter(String, expected: String)
        /// A parameter that the route needs and the pattern lacks. `expected` is the Swift type; empty for a default.
        case missingParameter(String, expected: String)
        /// A pattern parameter whose value is not read, because the route type `type` has no coding key of this name.
        case unreadParameter(String, type: String)
        /// A Swift type in a route whose values links cannot represent.
        case unreadableType(String)
        /// A pattern of global query items that has a path, link source or fragment, or no items.
        case globalsPath
        /// Two declarations of global query items that are decoded as the same type.
        case duplicateGlobals(String)
        /// A query item that is declared as a global item of the type `type`, and again by a route or for another type.
        case globalItem(String, type: String)
        case noPattern
        case notCompilable
        /// Two routes that match the same links, so that only their order decides.
        case conflict
        /// A route that opens no link, because other routes win all of its links.
        case shadowed
        /// A route with *count* variants that open no link, because other routes win. `first` is the first of them.
        case unreachableVariants(first: String, count: Int)
        /// A listed value that is never used, such as `en` in `{lang: en|de}`: no link with this value opens the route.
        case deadValue(parameter: String, value: String)
        /// A default that is never used: no link that omits the parameter opens the route.
        case deadDefault(parameter: String)
        /// A route with *count* pattern variants that match no link. `form` is the first; `nil` for the whole route.
        case takesNothing(form: String?, count: Int)
        /// Two routes that match the same links, for which the route in `related` wins. If `isDecided` is `false`,
        /// neither the existence nor the absence of such links was proven.
        case overlap(isDecided: Bool)
        /// `after` overlaps were found, the maximum. This and all later patterns were not fully compared with others.
        case overlapsLeft(after: Int)
        /// *count* pattern variants of the table that may open no link: the search for such links exceeded its limit.
        case undecided(count: Int)
        /// A route with *count* pattern variants whose links the link policy always rejects. `form` is the first
        /// variant; `nil` if the policy rejects all links of the route.
        case unacceptable(LinkRejection.Kind, form: String?, count: Int)
        /// A pattern that matches links but cannot be printed, because an element such as `*` captures no value.
        case unprintable(String)
    }

    /// The number of pattern variants (combinations of optional groups and alternatives) with this problem, of which
    /// the message describes the first. For problems that do not concern variants, the number is 1.
    public var count: Int {
        if case .unreachableVariants(_, let count) = kind { return count }
        if case .undecided(let count) = kind { return count }
        if case .takesNothing(_, let count) = kind { return count }
        if case .unacceptable(_, _, let count) = kind { return count }
        return 1
    }
}

extension RouteProblem.Kind {
    /// Problems with the brackets, escapes and characters of a pattern. The raw values are the codes of the problems.
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
        /// A character that URLs cannot contain, or that has a special meaning in other places of a pattern.
        case invalidCharacter = "invalid-character"
        case malformedEscape = "malformed-escape"
        case invalidUTF8 = "invalid-utf8"
        /// A backslash before a letter, a digit or the end, as in `\d`.
        case invalidBackslash = "invalid-backslash"
    }

    /// Problems in the path of a pattern. The raw values are the codes of the problems.
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

    /// Problems in parameters, between braces. The raw values are the codes of the problems.
    package enum ParameterProblem: String, Sendable, Hashable, CaseIterable {
        case empty = "empty-braces"
        case invalidName = "invalid-parameter-name"
        case missingType = "missing-type"
        case invalidType = "invalid-type"
        /// An empty literal in a choice of literals: `en||de`.
        case emptyValue = "empty-value"
        /// Literals in quotes: `"en"|"de"`.
        case quotedText = "quoted-text"
        /// A type name in a choice of literals: `{id: Int|String}`.
        case typeAsText = "type-as-text"
        /// A type name as the name of a parameter: `{Int}`.
        case typeAsName = "type-as-name"
        /// An invalid punctuation character in a parameter or after a wildcard: `{id!}`, `{lang: en|de?}`, `*+`.
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

    /// Problems in the query items and the fragment of a pattern. The raw values are the codes of the problems.
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
        /// A query item's value that mixes literal text and a parameter: `q=a{b}`.
        case partialValue = "partial-query-value"
        /// Alternatives in a query without `&` after them: `(a|b)c`.
        case missingAmpersand = "missing-ampersand"
        case duplicateItem = "duplicate-query-item"
        /// Brackets around a query item or a value: `[q={q}]`, `lang=(en|de)`.
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

/// A problem in a pattern in the notation of another link library, defined by the module WaymarkNotations.
package struct NotationProblem: Sendable, Hashable {
    package let code: String
    /// The message, with `…` in place of the affected string.
    package let sentence: String

    package init(_ code: String, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }
}
