public import WaymarkCore

/// The notation of the URL Pattern Standard: `https://example.com/books/:id(\d+)`.
///
/// | text | takes |
/// |---|---|
/// | `https://example.com`, `http{s}?://*.example.com` | links from there, to the port that goes without saying |
/// | `https://example.com:8080`, `myapp://open` | links to a port; links of a custom scheme and host |
/// | `*://*:*` | links from anywhere |
/// | `/books/new` | literal segments; a slash at the end makes a difference |
/// | `:id` | text that is not empty, up to the next slash |
/// | `:id(\d+)` | text that an expression takes, captured by name or number |
/// | `:state(new\|old)` | one of these texts: `{state: new\|old}` |
/// | `/books/*` | any text at the end of a path, with its slashes |
/// | `{/:page}?`, `/:page?` | a group that may be absent |
/// | `?*#top`, `?*#:part` | this fragment; one that is not empty |
///
/// In the standard, `#top` without `?*` asks for a link without a query, which a table cannot say.
///
/// The standard compares escaped text and Waymark decoded text: `/%61` opens what `/a` opens. What stands in a query is one
/// text to the standard and items to a table, so a pattern that has any is an error, and so is what else a table cannot
/// say: each says what, and where. That includes `{/}?` at the end of a path, which `waymark convert` leaves out where the
/// other notation makes no difference between links with a slash there and without it.
public struct URLPatternSyntax: PatternSyntax {
    /// Whether `{/}?` at the end of a path is left out, for tables in which a slash there makes no difference.
    private var dropsOptionalSlash = false

    /// Creates the syntax.
    public init() {}

    /// The syntax for patterns of tables in which a slash at the end of a path makes no difference.
    var withoutOptionalSlash: URLPatternSyntax {
        var copy = self
        copy.dropsOptionalSlash = true
        return copy
    }

    /// `urlpattern`
    public var name: String { "urlpattern" }

    /// Reads a pattern, for example `https://example.com/books/:id`.
    ///
    /// - Throws: `PatternError` with every problem of the text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = URLPatternReader(URLPatternText(text), dropsOptionalSlash: dropsOptionalSlash)
        return try reader.pattern()
    }

    /// Reads a pattern that is given by its components.
    ///
    /// ```swift
    /// try URLPatternSyntax().pattern(.init(pathname: "/books/:id")).description   // "/books/{id}"
    /// ```
    ///
    /// - Throws: `PatternError` with every problem of the components, in a text that is made of them.
    public func pattern(_ components: URLPatternComponents) throws(PatternError) -> RoutePattern {
        var reader = URLPatternReader(URLPatternText(components))
        return try reader.pattern()
    }

    /// Writes a pattern, for example `https://example.com/books/:id`.
    ///
    /// - Throws: `PatternError` when the standard has no words for something in the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = URLPatternWriter()
        let text = writer.write(pattern)
        try checkExpressible(pattern, missing: writer.segments.missing)
        try checkReadsBack(text, as: pattern, or: "some of the pattern")
        return text
    }
}

extension PatternSyntax where Self == URLPatternSyntax {
    /// The notation of the URL Pattern Standard: `https://example.com/books/:id`.
    public static var urlpattern: URLPatternSyntax { URLPatternSyntax() }
}
