public import WaymarkCore

/// The notation of Corridor: `/user/:id{int}/?:tab{string?}`.
///
/// | text | takes |
/// |---|---|
/// | `/user/edit` | literal segments; a slash at the end, or before `?`, makes no difference |
/// | `:name`, `:name{int}` | a segment that fits the type, captured; without a type it is a `string` |
/// | `.*`, `.+` | zero or more segments at the end of a path; one or more segments anywhere |
/// | `?:name`, `&:name{int}` | a query item that must be there |
/// | `?:name{int?}` | a query item that may be absent, and fits if it is there |
/// | `?:names{[int]}` | a list: comma-separated values, repeated items, or both |
/// | `?:source{'email'}` | a query item with exactly this value, which is captured too |
///
/// `int`, `bool` (`true`, `yes`, `1`, `false`, `no`, `0`, in any case) and `string` are built in; every other name of
/// letters is a type of the table. Text is never a regular expression; `(`, `*` and what else has a meaning there is
/// literal behind a backslash. Literal text is written decoded: `/100%` is the link `/100%25`.
public struct CorridorSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `corridor`
    public var name: String { "corridor" }

    /// Reads a pattern, for example `/user/:id{int}/?:tab{string?}`.
    ///
    /// - Throws: `PatternError` with every problem of the text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = CorridorReader(text)
        return try reader.pattern()
    }

    /// Writes a pattern, for example `/user/:id{int}/?:tab{string?}`.
    ///
    /// - Throws: `PatternError` when Corridor has no words for something in the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = CorridorWriter()
        let text = writer.write(pattern)
        try checkExpressible(pattern, missing: writer.segments.missing)
        return text
    }

    /// The pattern of Corridor's global query parameters: any path, and an optional text for each name.
    ///
    /// ```swift
    /// try CorridorSyntax().globals(["source", "campaign"]).text   // "/.*?:source{string?}&:campaign{string?}"
    /// ```
    ///
    /// As the globals of a table, or in a table of its own, it reads what Corridor hands over besides the route from any link.
    ///
    /// - Throws: `PatternError` when a name is no name, or stands twice.
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
