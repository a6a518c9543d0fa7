public import WaymarkCore

/// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
///
/// | text | takes |
/// |---|---|
/// | `/user/view` | literal segments; the first slash may be left out |
/// | `:userID` | any segment, captured |
/// | `(/tab/:tab)` | an optional group; groups may be nested, and hold a part of a literal segment |
/// | `*` | zero or more segments, at the end only |
/// | `/help#top` | a fragment, literally |
///
/// The query takes no part in patterns and is found on every match. Literal text may be percent-encoded.
public struct JLRoutesSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `jlroutes`.
    public var name: String { "jlroutes" }

    /// Reads a pattern, or throws every problem of its text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = JLRoutesReader(text)
        return try reader.pattern()
    }

    /// Writes a pattern, or throws what the notation has no words for.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = JLRoutesWriter()
        let text = writer.text(pattern)
        try checkExpressible(pattern, missing: writer.missing)
        try checkReadsBack(text, as: pattern, or: "a parameter that is a part of a segment")
        return text
    }
}

extension PatternSyntax where Self == JLRoutesSyntax {
    /// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
    public static var jlroutes: JLRoutesSyntax { JLRoutesSyntax() }
}
