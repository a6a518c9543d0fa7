public import WaymarkCore

// The problems of patterns in other libraries' notations. `…` in a message is replaced by a quoted part of the pattern.
extension NotationProblem {
    package static let missingScheme = NotationProblem(
        "missing-scheme", "… does not begin with a scheme: expected one such as 'app://'")
    /// A parameter or wildcard that is only a part of a segment: `x<Int64>`.
    package static let partialSegment = NotationProblem(
        "partial-segment", "a parameter or wildcard is a whole segment in this notation, but … is not")
    /// A query or fragment in a notation whose patterns have none: `user?tab=1`.
    package static let unsupportedPart = NotationProblem(
        "unsupported-part", "patterns in this notation cannot contain …; the match contains this part of the link")
    package static let unclosedAngle = NotationProblem("unclosed-angle", "'<' has no matching '>'")
    package static let unopenedAngle = NotationProblem(
        "unopened-angle", "'>' has no matching '<'; as literal text it is written '%3E'")
    package static let strayBrace = NotationProblem(
        "stray-brace", "'}' has no matching '{', and is not allowed in literal text in this notation")
    /// A parameter with an invalid name or an unclosed type: `:a-b` or `:id{int`.
    package static let malformedParameter = NotationProblem(
        "malformed-parameter", "invalid parameter … in this notation: expected one such as ':id' or ':id{int}'")
    package static let namedWildcard = NotationProblem(
        "named-wildcard", "the wildcard … has a name, which this notation does not support")
    package static let catchAllNotLast = NotationProblem(
        "catch-all-not-last", "… is only allowed at the end of a path in this notation")
    /// Regular expression syntax in a notation that compares literals: `a|b`.
    package static let regularExpression = NotationProblem(
        "regular-expression",
        "… is part of a regular expression, but only '.*' and '.+' as whole segments are supported; write a parameter such as ':name{slug}', with the expression in its type"
    )
    /// A parameter in a path that is optional, a list or a literal: `:id{int?}` or `:ids{[int]}`.
    package static let modifierInPath = NotationProblem(
        "modifier-in-path", "a path parameter is required and has one value in this notation, unlike …")
    package static let invalidTypeName = NotationProblem(
        "invalid-type-name", "invalid type …: expected letters, as in 'int'")
    /// A built-in type in the wrong case: `{Int}` instead of `{int}`.
    package static let misspeltType = NotationProblem("misspelt-type", "unknown type … in this notation")
    package static let invalidLiteral = NotationProblem(
        "invalid-literal", "invalid literal value …: expected letters, digits and '_' between two \"'\"")
    /// A query item that the notation does not allow: `b=c` instead of `:b{'c'}`.
    package static let invalidItem = NotationProblem("invalid-query-item", "invalid query item … in this notation")
    /// A fragment that is a path or contains parameters: `#/user/:id`.
    package static let fragmentRoute = NotationProblem(
        "fragment-route",
        "invalid fragment … in this notation; 'LinkWrapper.fragment' rewrites links whose fragment is a path")
    package static let nestedGroup = NotationProblem(
        "nested-group", "… is in another optional group, which this notation does not support: write two patterns")
    package static let unsupportedSource = NotationProblem(
        "unsupported-source",
        "patterns in this notation cannot contain …: expected a path; schemes and hosts are the sources of the table")

    package static let malformedURLPattern = NotationProblem(
        "malformed-urlpattern", "invalid URLPattern …: a group is not closed, has a duplicate name, or is malformed")
    package static let relativeURLPattern = NotationProblem(
        "relative-urlpattern", "… names no scheme: expected one such as 'https://example.com', or '*://*:*' for any")
    /// A URLPattern's scheme, host or port that no link source can express: `https://*.example.com:*/`.
    package static let unsayableSource = NotationProblem(
        "unsayable-source",
        "a table cannot have the source …: expected a scheme and one host, or '*.' and a host, without a user or a group"
    )
    package static let unsayableRepetition = NotationProblem(
        "unsayable-repetition",
        "… is repeated, but segments of a table cannot be: expected '/*', which also matches empty segments")
    /// A wildcard or group of a URLPattern that route tables cannot express: `/a*`, `/*/b` or `/:a-:b`.
    package static let unsayableWildcard = NotationProblem(
        "unsayable-wildcard",
        "a table cannot match … as a URLPattern does: expected one group in a segment, and '*' as the whole last segment"
    )
    /// A group without an expression in a URLPattern with a custom scheme: `myapp://users/:id`.
    package static let unsayableGroup = NotationProblem(
        "unsayable-group",
        "with a custom scheme, … also matches '/', unlike a parameter of a table: expected an expression, as in ':id([^\\/]+)'"
    )
    /// A URLPattern whose path ends, or can end, in a slash, which route tables cannot express: `/books/`.
    package static let unsayablePath = NotationProblem(
        "unsayable-path",
        "… ends in a slash, or may: expected a segment after each slash, or '*'; only 'waymark convert' leaves '{/}?' out"
    )
    package static let unsayableEmptyPath = NotationProblem(
        "unsayable-empty-path",
        "… has a path that is or may be empty: expected a required segment, or '*'")
    package static let unsayableSearch = NotationProblem(
        "unsayable-search",
        "… matches the query as one string, but a table matches items: expected '?*' or no query")
    package static let unsayableEmptySearch = NotationProblem(
        "unsayable-empty-search",
        "… requires an empty query before a fragment, but a table accepts any: expected '?*' before '#'")
    /// A URLPattern's fragment that is neither a literal nor one `:name`: `#` or `#/users/:id`.
    package static let unsayableFragment = NotationProblem(
        "unsayable-fragment",
        "the fragment … is neither text nor one ':name'; 'LinkWrapper.fragment' rewrites links whose fragment is a path"
    )
    /// A literal of a URLPattern in a spelling that not all equivalent links have: `/%61` instead of `/a`.
    package static let unsayableEscape = NotationProblem(
        "unsayable-escape",
        "… has an escape or a character that no link contains there in this spelling: write the intended character")
    /// A regular expression of a URLPattern that cannot be a parameter type: `:id([^-]+)`.
    package static let unsayableExpression = NotationProblem(
        "unsayable-expression",
        "the expression in … cannot be a type: expected one that matches at least one character, only letters, digits and marks that links do not escape, and no '/'; assertions, lazy quantifiers and very large expressions are not supported"
    )

    package static let all: [NotationProblem] = [
        .missingScheme, .partialSegment, .unsupportedPart, .unclosedAngle, .unopenedAngle, .strayBrace,
        .malformedParameter, .namedWildcard, .catchAllNotLast, .regularExpression, .modifierInPath, .invalidTypeName,
        .misspeltType, .invalidLiteral, .invalidItem, .fragmentRoute, .nestedGroup, .unsupportedSource,
        .malformedURLPattern, .relativeURLPattern, .unsayableSource, .unsayableRepetition, .unsayableWildcard,
        .unsayableGroup, .unsayablePath, .unsayableEmptyPath, .unsayableSearch, .unsayableEmptySearch,
        .unsayableFragment, .unsayableEscape, .unsayableExpression,
    ]
}

extension RouteProblem {
    /// The sorted problem codes for patterns in notations of other libraries; `allCodes` contains all other codes.
    public static var notationCodes: [String] { NotationProblem.all.map { $0.code }.sorted() }
}
