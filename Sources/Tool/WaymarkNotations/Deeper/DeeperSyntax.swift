public import WaymarkCore

/// The notation of Deeper: `(recipe|recipes)/*/details/(info)/:int(menuId)?:recipeId&(:locale)`.
///
/// | pattern | matches |
/// |---|---|
/// | `recipes/archive` | literal segments; slashes at the ends or doubled make no difference |
/// | `:recipeId` | any segment, captured |
/// | `:int(menuId)`, `:int()` | a segment of the type `int`, `double`, `bool`, `string`, or a type of the table |
/// | `(info)`, `(details/:id)` | an optional group |
/// | `(recipe\|recipes/archive)` | alternatives |
/// | `*` | one or more segments, up to the first match of the following pattern |
/// | `?:recipeId&:int(menuId)` | required query items that fit their types |
/// | `?(:locale)` | an optional query item; one that does not fit the type counts as absent |
/// | `?(:utm\|:tmp)` | alternative query items |
///
/// At the end of a path, a prefix of an optional group is sufficient: `recipe/(details/:id)` matches `recipe/details`.
/// Literals may be percent-encoded.
public struct DeeperSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name `deeper`.
    public var name: String { "deeper" }

    /// Parses a pattern, or throws all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = DeeperReader(text, .named)
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, or throws all elements that it cannot express.
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
