public import WaymarkCore

/// The notation of Deeper: `(recipe|recipes)/*/details/(info)/:int(menuId)?:recipeId&(:locale)`.
///
/// | text | takes |
/// |---|---|
/// | `recipes/archive` | literal segments; slashes at the ends or doubled make no difference |
/// | `:recipeId` | any segment, captured |
/// | `:int(menuId)`, `:int()` | a segment that fits the type: `int`, `double`, `bool`, `string`, or one of the table's |
/// | `(info)`, `(details/:id)` | an optional group |
/// | `(recipe\|recipes/archive)` | alternatives |
/// | `*` | one or more segments, up to the first one that what follows takes |
/// | `?:recipeId&:int(menuId)` | query items that must be there and fit |
/// | `?(:locale)` | a query item that may be absent; one that does not fit counts as absent |
/// | `?(:utm\|:tmp)` | alternative query items |
///
/// At the end of a path a beginning of an optional group is enough: `recipe/(details/:id)` takes `recipe/details`.
/// Literal text may be percent-encoded.
public struct DeeperSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `deeper`.
    public var name: String { "deeper" }

    /// Reads a pattern, or throws every problem of its text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = DeeperReader(text, .named)
        return try reader.pattern()
    }

    /// Writes a pattern, or throws what the notation has no words for.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = DeeperWriter(.named)
        let text = writer.text(pattern)
        try checkExpressible(pattern, missing: writer.missing)
        try checkReadsBack(text, as: pattern, or: "an optional group at the end that must be there as a whole")
        return text
    }
}

extension PatternSyntax where Self == DeeperSyntax {
    /// The notation of Deeper: `(profile|user)/:int(userId)`.
    public static var deeper: DeeperSyntax { DeeperSyntax() }
}
