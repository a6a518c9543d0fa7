public import WaymarkCore

/// The notation of DeeperFunc: `(profile|user)/:int?userId=:int&(locale=:string)`.
///
/// | text | takes |
/// |---|---|
/// | `recipes/archive` | literal segments; slashes at the ends or doubled make no difference |
/// | `:string`, `:int`, `:double`, `:bool` | a segment that fits the type |
/// | `(info)`, `(info/:int)` | an optional group |
/// | `(profile\|user)` | alternatives |
/// | `*` | one or more segments, up to the first one that what follows takes |
/// | `?userId=:int` | a query item that must be there and fit |
/// | `?(locale=:string)` | a query item that may be absent; one that does not fit counts as absent |
/// | `?(id=:int\|name=:string)` | alternative query items |
///
/// Parameters have no names and are captured under their position: `"0"`, `"1"`, and so on through path and query.
/// Alternatives share positions, because only one of them is there. A type that is called like its query item, as in
/// `?userId=:userId`, takes any text. Literal text may be percent-encoded.
public struct DeeperFuncSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `deeperfunc`.
    public var name: String { "deeperfunc" }

    /// Reads a pattern, or throws every problem of its text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = DeeperReader(text, .positional)
        return try reader.pattern()
    }

    /// Writes a pattern, or throws what the notation has no words for.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = DeeperWriter(.positional)
        let text = writer.text(pattern)
        try checkExpressible(pattern, missing: writer.missing)
        try checkReadsBack(text, as: pattern, or: "this combination of groups")
        return text
    }
}

extension PatternSyntax where Self == DeeperFuncSyntax {
    /// The notation of DeeperFunc: `profile/:int?userId=:int`.
    public static var deeperfunc: DeeperFuncSyntax { DeeperFuncSyntax() }
}
