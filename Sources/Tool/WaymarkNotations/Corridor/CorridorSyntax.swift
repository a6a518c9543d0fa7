public import WaymarkCore

/// The notation of Corridor: `/user/:id{int}/?:tab{string?}`.
///
/// | pattern | matches |
/// |---|---|
/// | `/user/edit` | literal segments; a slash at the end, or before `?`, makes no difference |
/// | `:name`, `:name{int}` | a segment that fits the type, captured; without a type it is a `string` |
/// | `.*`, `.+` | zero or more segments at the end of a path; one or more segments anywhere |
/// | `?:name`, `&:name{int}` | a required query item |
/// | `?:name{int?}` | an optional query item, which must fit the type if present |
/// | `?:names{[int]}` | a list: comma-separated values, repeated items, or both |
/// | `?:source{'email'}` | a query item with exactly this value, which is also captured |
///
/// `int`, `bool` (`true`, `yes`, `1`, `false`, `no`, `0`, in any case) and `string` are built in. Any other name of
/// letters is a type of the table. Regular expressions are not supported. Escape `(`, `*` and their other special
/// characters with a backslash. Literals are written decoded: `/100%` matches the link `/100%25`.
public struct CorridorSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name `corridor`.
    public var name: String { "corridor" }

    /// Parses a pattern, such as `/user/:id{int}/?:tab{string?}`.
    ///
    /// - Throws: `PatternError` with all problems of the pattern.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = CorridorReader(scanner: PatternScanner(text))
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, such as `/user/:id{int}/?:tab{string?}`.
    ///
    /// - Throws: `PatternError` if Corridor cannot express the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = CorridorWriter()
        let text = writer.write(pattern)
        try checkExpressible(pattern, missing: writer.segments.missing)
        return text
    }

    /// Returns a pattern for Corridor's global query parameters: any path, and an optional string for each name.
    ///
    /// ```swift
    /// try CorridorSyntax().globals(["source", "campaign"]).text   // "/.*?:source{string?}&:campaign{string?}"
    /// ```
    ///
    /// As the globals of a table, or in a separate table, it captures the items that Corridor reads from any link.
    ///
    /// - Throws: `PatternError` for an invalid or duplicate name.
    public func globals(_ names: [String]) throws(PatternError) -> RoutePattern {
        let items = names.map { ":" + $0 + "{string?}" }.joined(separator: "&")
        let pattern = try parse("/.*" + (names.isEmpty ? "" : "?" + items))
        guard pattern.parameters.map(\.name) == names else {
            let range = 0..<pattern.text.utf8.count
            throw PatternError(
                text: pattern.text, problems: [RouteProblem(.parameter(.invalidName), in: pattern.text, at: range)])
        }
        return pattern
    }
}

extension PatternSyntax where Self == CorridorSyntax {
    /// The notation of Corridor: `/user/:id{int}/?:tab{string?}`.
    public static var corridor: CorridorSyntax { CorridorSyntax() }
}
