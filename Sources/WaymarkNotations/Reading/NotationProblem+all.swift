public import WaymarkCore

// What patterns of other libraries can have wrong with them, each with its code and sentence: `…` is the text that was found.
extension NotationProblem {
    /// `foo/bar` where a pattern begins with `app://`
    package static let missingScheme = NotationProblem(
        "missing-scheme", "… does not begin with a scheme: expected one such as 'app://'")
    /// `x<Int64>`
    package static let partialSegment = NotationProblem(
        "partial-segment", "a parameter or wildcard is a whole segment in this notation, and … is not")
    /// `?` or `#` where patterns have no query or no fragment
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
    /// `a|b` where text is compared as it is
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
    /// `{Int}` where the type is called `int`
    package static let misspeltType = NotationProblem(
        "misspelt-type", "there is no type … in this notation")
    /// `{'a b'}`
    package static let invalidLiteral = NotationProblem(
        "invalid-literal", "… is no literal value: expected letters, digits and '_' between two \"'\"")
    /// `b=c` where items are written `:b{'c'}`
    package static let invalidItem = NotationProblem(
        "invalid-query-item", "… is no query item in this notation")
    /// `#/user/:id`
    package static let fragmentRoute = NotationProblem(
        "fragment-route", "a fragment is literal text, and … is not")

    package static let all: [NotationProblem] = [
        .missingScheme, .partialSegment, .unsupportedPart, .unclosedAngle, .unopenedAngle, .strayBrace,
        .malformedParameter, .namedWildcard, .catchAllNotLast, .regularExpression, .modifierInPath, .invalidTypeName,
        .misspeltType, .invalidLiteral, .invalidItem, .fragmentRoute,
    ]
}

extension RouteProblem {
    /// The codes of what can be wrong with patterns in the notations of other libraries only, in alphabetical order;
    /// all others are in `RouteProblem.allCodes`.
    public static var notationCodes: [String] { NotationProblem.all.map { $0.code }.sorted() }
}
