public import WaymarkCore

// The problems of patterns in other notations, with codes and messages. `…` represents the quoted part of the pattern.
extension NotationProblem {
    /// `foo/bar` instead of a pattern that begins with `app://`
    package static let missingScheme = NotationProblem(
        "missing-scheme", "… does not begin with a scheme: expected one such as 'app://'")
    /// `x<Int64>`
    package static let partialSegment = NotationProblem(
        "partial-segment", "a parameter or wildcard is a whole segment in this notation, and … is not")
    /// `?` or `#` in a notation without queries or fragments
    package static let unsupportedPart = NotationProblem(
        "unsupported-part", "… is no part of patterns in this notation; what a link has there is on its match")
    /// `<Int64` and `Int64>`
    package static let unclosedAngle = NotationProblem(
        "unclosed-angle", "'<' has no matching '>'")
    package static let unopenedAngle = NotationProblem(
        "unopened-angle", "'>' has no matching '<'; as literal text it is written '%3E'")
    /// `id}`
    package static let strayBrace = NotationProblem(
        "stray-brace", "'}' has no matching '{', and does not stand in literal text in this notation")
    /// `:a-b` and `:id{int`
    package static let malformedParameter = NotationProblem(
        "malformed-parameter", "… is no parameter in this notation: expected one such as ':id' or ':id{int}'")
    /// `<rest:*>`
    package static let namedWildcard = NotationProblem(
        "named-wildcard", "the wildcard … has a name, and wildcards have none in this notation")
    /// `<*>/edit`
    package static let catchAllNotLast = NotationProblem(
        "catch-all-not-last", "… stands at the end of a path only in this notation")
    /// `a|b` in a notation with literal comparison
    package static let regularExpression = NotationProblem(
        "regular-expression",
        "… is part of a regular expression, and only '.*' and '.+' as whole segments are understood; a parameter such as ':name{slug}' takes what the expression of a type says"
    )
    /// `:id{int?}` and `:ids{[int]}` in a path
    package static let modifierInPath = NotationProblem(
        "modifier-in-path", "a path parameter is always there and one value in this notation, unlike …")
    /// `{int32}`
    package static let invalidTypeName = NotationProblem(
        "invalid-type-name", "… is no type: expected letters, as in 'int'")
    /// `{Int}` instead of `int`
    package static let misspeltType = NotationProblem(
        "misspelt-type", "there is no type … in this notation")
    /// `{'a b'}`
    package static let invalidLiteral = NotationProblem(
        "invalid-literal", "… is no literal value: expected letters, digits and '_' between two \"'\"")
    /// `b=c` instead of `:b{'c'}`
    package static let invalidItem = NotationProblem(
        "invalid-query-item", "… is no query item in this notation")
    /// `#/user/:id`
    package static let fragmentRoute = NotationProblem(
        "fragment-route",
        "… is no fragment of a pattern in this notation; 'LinkWrapper.fragment' rewrites links whose fragment is a path"
    )
    /// `myapp://home` instead of a path
    package static let unsupportedSource = NotationProblem(
        "unsupported-source",
        "… is no part of patterns in this notation: expected a path; schemes and hosts are the sources of the table")

    /// `{a` and `/:id/:id`
    package static let malformedURLPattern = NotationProblem(
        "malformed-urlpattern", "… is no URLPattern: a group is not closed, named twice, or no group")
    /// `/books/:id`
    package static let relativeURLPattern = NotationProblem(
        "relative-urlpattern", "… names no scheme: expected one such as 'https://example.com', or '*://*:*' for any")
    /// `https://*.example.com:*/`
    package static let unsayableSource = NotationProblem(
        "unsayable-source",
        "… is no source of a table: expected a scheme and one host, or '*.' and a host, without a user or a group")
    /// `/:id+` and `{/a}*`
    package static let unsayableRepetition = NotationProblem(
        "unsayable-repetition",
        "… is repeated, and segments of a table are not: expected '/*', which also takes empty segments")
    /// `/a*`, `/*/b` and `/:a-:b`
    package static let unsayableWildcard = NotationProblem(
        "unsayable-wildcard",
        "… cannot be decided as a URLPattern is: expected one group in a segment, and '*' as all of the last one")
    /// `/books/`
    package static let unsayablePath = NotationProblem(
        "unsayable-path",
        "… ends in a slash, or may: expected a segment after each slash, or '*'; only 'waymark convert' leaves '{/}?' out"
    )
    /// `myapp:` and `/:id?`
    package static let unsayableEmptyPath = NotationProblem(
        "unsayable-empty-path",
        "… has a path that is nothing, or may be: expected a segment that is always there, or '*'")
    /// `?q=:q`
    package static let unsayableSearch = NotationProblem(
        "unsayable-search",
        "… asks for the query as one text, and a table asks for items: expected '?*' or no query")
    /// `/books#top`
    package static let unsayableEmptySearch = NotationProblem(
        "unsayable-empty-search",
        "… asks for no query before a fragment, and a table takes any: expected '?*' before '#'")
    /// `#` and `#/users/:id`
    package static let unsayableFragment = NotationProblem(
        "unsayable-fragment",
        "the fragment … is neither text nor one ':name'; 'LinkWrapper.fragment' rewrites links whose fragment is a path"
    )
    /// `/%61`
    package static let unsayableEscape = NotationProblem(
        "unsayable-escape",
        "… has an escape or a character that no link has there in this form: write the character that is meant")
    /// `:id([^-]+)`
    package static let unsayableExpression = NotationProblem(
        "unsayable-expression",
        "the expression in … is no type: expected one that takes one character at least, and of them letters, digits and marks that links do not escape, but no '/'"
    )

    package static let all: [NotationProblem] = [
        .missingScheme, .partialSegment, .unsupportedPart, .unclosedAngle, .unopenedAngle, .strayBrace,
        .malformedParameter, .namedWildcard, .catchAllNotLast, .regularExpression, .modifierInPath, .invalidTypeName,
        .misspeltType, .invalidLiteral, .invalidItem, .fragmentRoute, .unsupportedSource, .malformedURLPattern,
        .relativeURLPattern,
        .unsayableSource, .unsayableRepetition,
        .unsayableWildcard, .unsayablePath, .unsayableEmptyPath, .unsayableSearch, .unsayableEmptySearch,
        .unsayableFragment, .unsayableEscape,
        .unsayableExpression,
    ]
}

extension RouteProblem {
    /// The problem codes that occur only in notations of other libraries, sorted. All others are in
    /// `RouteProblem.allCodes`.
    public static var notationCodes: [String] { NotationProblem.all.map { $0.code }.sorted() }
}
