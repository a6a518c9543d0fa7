public import WaymarkCore

// The problems of patterns in other notations, with codes and messages. `…` represents the quoted part of the pattern.
extension NotationProblem {
    /// The problem of `foo/bar` instead of a pattern that begins with `app://`.
    package static let missingScheme = NotationProblem(
        "missing-scheme", "… does not begin with a scheme: expected one such as 'app://'")
    /// The problem of `x<Int64>`.
    package static let partialSegment = NotationProblem(
        "partial-segment", "a parameter or wildcard is a whole segment in this notation, but … is not")
    /// The problem of `?` or `#` in a notation without queries or fragments.
    package static let unsupportedPart = NotationProblem(
        "unsupported-part", "patterns in this notation cannot contain …; the match contains this part of the link")
    /// The problem of `<Int64`.
    package static let unclosedAngle = NotationProblem("unclosed-angle", "'<' has no matching '>'")
    /// The problem of `Int64>`.
    package static let unopenedAngle = NotationProblem(
        "unopened-angle", "'>' has no matching '<'; as literal text it is written '%3E'")
    /// The problem of `id}`.
    package static let strayBrace = NotationProblem(
        "stray-brace", "'}' has no matching '{', and is not allowed in literal text in this notation")
    /// The problem of `:a-b` and `:id{int`.
    package static let malformedParameter = NotationProblem(
        "malformed-parameter", "invalid parameter … in this notation: expected one such as ':id' or ':id{int}'")
    /// The problem of `<rest:*>`.
    package static let namedWildcard = NotationProblem(
        "named-wildcard", "the wildcard … has a name, which this notation does not support")
    /// The problem of `<*>/edit`.
    package static let catchAllNotLast = NotationProblem(
        "catch-all-not-last", "… is only allowed at the end of a path in this notation")
    /// The problem of `a|b` in a notation with literal comparison.
    package static let regularExpression = NotationProblem(
        "regular-expression",
        "… is part of a regular expression, but only '.*' and '.+' as whole segments are supported; write a parameter such as ':name{slug}', with the expression in its type"
    )
    /// The problem of `:id{int?}` and `:ids{[int]}` in a path.
    package static let modifierInPath = NotationProblem(
        "modifier-in-path", "a path parameter is required and has one value in this notation, unlike …")
    /// The problem of `{int32}`.
    package static let invalidTypeName = NotationProblem(
        "invalid-type-name", "invalid type …: expected letters, as in 'int'")
    /// The problem of `{Int}` instead of `int`.
    package static let misspeltType = NotationProblem("misspelt-type", "unknown type … in this notation")
    /// The problem of `{'a b'}`.
    package static let invalidLiteral = NotationProblem(
        "invalid-literal", "invalid literal value …: expected letters, digits and '_' between two \"'\"")
    /// The problem of `b=c` instead of `:b{'c'}`.
    package static let invalidItem = NotationProblem("invalid-query-item", "invalid query item … in this notation")
    /// The problem of `#/user/:id`.
    package static let fragmentRoute = NotationProblem(
        "fragment-route",
        "invalid fragment … in this notation; 'LinkWrapper.fragment' rewrites links whose fragment is a path")
    /// The problem of `myapp://home` instead of a path.
    package static let unsupportedSource = NotationProblem(
        "unsupported-source",
        "patterns in this notation cannot contain …: expected a path; schemes and hosts are the sources of the table")

    /// The problem of `{a` and `/:id/:id`.
    package static let malformedURLPattern = NotationProblem(
        "malformed-urlpattern", "invalid URLPattern …: a group is not closed, has a duplicate name, or is malformed")
    /// The problem of `/books/:id`.
    package static let relativeURLPattern = NotationProblem(
        "relative-urlpattern", "… names no scheme: expected one such as 'https://example.com', or '*://*:*' for any")
    /// The problem of `https://*.example.com:*/`.
    package static let unsayableSource = NotationProblem(
        "unsayable-source",
        "a table cannot have the source …: expected a scheme and one host, or '*.' and a host, without a user or a group"
    )
    /// The problem of `/:id+` and `{/a}*`.
    package static let unsayableRepetition = NotationProblem(
        "unsayable-repetition",
        "… is repeated, but segments of a table cannot be: expected '/*', which also matches empty segments")
    /// The problem of `/a*`, `/*/b` and `/:a-:b`.
    package static let unsayableWildcard = NotationProblem(
        "unsayable-wildcard",
        "a table cannot match … as a URLPattern does: expected one group in a segment, and '*' as the whole last segment"
    )
    /// The problem of `/books/`.
    package static let unsayablePath = NotationProblem(
        "unsayable-path",
        "… ends in a slash, or may: expected a segment after each slash, or '*'; only 'waymark convert' leaves '{/}?' out"
    )
    /// The problem of `myapp:` and `/:id?`.
    package static let unsayableEmptyPath = NotationProblem(
        "unsayable-empty-path",
        "… has a path that is or may be empty: expected a required segment, or '*'")
    /// The problem of `?q=:q`.
    package static let unsayableSearch = NotationProblem(
        "unsayable-search",
        "… matches the query as one string, but a table matches items: expected '?*' or no query")
    /// The problem of `/books#top`.
    package static let unsayableEmptySearch = NotationProblem(
        "unsayable-empty-search",
        "… requires an empty query before a fragment, but a table accepts any: expected '?*' before '#'")
    /// The problem of `#` and `#/users/:id`.
    package static let unsayableFragment = NotationProblem(
        "unsayable-fragment",
        "the fragment … is neither text nor one ':name'; 'LinkWrapper.fragment' rewrites links whose fragment is a path"
    )
    /// The problem of `/%61`.
    package static let unsayableEscape = NotationProblem(
        "unsayable-escape",
        "… has an escape or a character that no link contains there in this spelling: write the intended character")
    /// The problem of `:id([^-]+)`.
    package static let unsayableExpression = NotationProblem(
        "unsayable-expression",
        "the expression in … cannot be a type: expected one that matches at least one character, only letters, digits and marks that links do not escape, and no '/'"
    )

    package static let all: [NotationProblem] = [
        .missingScheme, .partialSegment, .unsupportedPart, .unclosedAngle, .unopenedAngle, .strayBrace,
        .malformedParameter, .namedWildcard, .catchAllNotLast, .regularExpression, .modifierInPath, .invalidTypeName,
        .misspeltType, .invalidLiteral, .invalidItem, .fragmentRoute, .unsupportedSource, .malformedURLPattern,
        .relativeURLPattern, .unsayableSource, .unsayableRepetition, .unsayableWildcard, .unsayablePath,
        .unsayableEmptyPath, .unsayableSearch, .unsayableEmptySearch, .unsayableFragment, .unsayableEscape,
        .unsayableExpression,
    ]
}

extension RouteProblem {
    /// The problem codes that only notations of other libraries have, sorted; `allCodes` has all others.
    public static var notationCodes: [String] { NotationProblem.all.map { $0.code }.sorted() }
}
