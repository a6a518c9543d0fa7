public import WaymarkCore

/// The notation of the URL Pattern Standard: `https://example.com/books/:id(\d+)`.
///
/// | pattern | matches |
/// |---|---|
/// | `https://example.com`, `http{s}?://*.example.com` | links from this link source, with the default port |
/// | `https://example.com:8080`, `myapp://open` | links to a port; links of a custom scheme and host |
/// | `*://*:*` | links from any source |
/// | `/books/new` | literal segments; a trailing slash is significant |
/// | `:id` | a string that is not empty, up to the next slash; with a custom scheme, `:id([^\/]+)` |
/// | `:id(\d+)` | a string that matches the expression, captured by name or number |
/// | `:state(new\|old)` | one of these strings: `{state: new\|old}` |
/// | `/books/*` | any string at the end of a path, including slashes |
/// | `{/:page}?`, `/:page?` | an optional group |
/// | `?*#top`, `?*#:part` | this fragment; a fragment that is not empty |
///
/// In the standard, `#top` without `?*` requires a link without a query, which tables cannot express.
///
/// The standard compares escaped strings, but Waymark compares decoded ones: the links `/%61` and `/a` open the same
/// route. To the standard a query is one string, but a table has query items. A pattern with a query is therefore an
/// error, like all elements that tables cannot express. Another such element is `{/}?` at the end of a path, which
/// `waymark convert` omits if the target notation ignores trailing slashes.
public struct URLPatternSyntax: PatternSyntax {
    /// `true` to drop `{/}?` at the end of a path, for tables that ignore trailing slashes.
    var dropsOptionalSlash = false

    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `urlpattern`.
    public var name: String { "urlpattern" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = URLPatternReader(URLPatternText(text), dropsOptionalSlash: dropsOptionalSlash)
        return try reader.pattern()
    }

    /// Creates a pattern from components.
    ///
    /// ```swift
    /// try URLPatternSyntax().pattern(.init(pathname: "/books/:id")).description   // "/books/{id}"
    /// ```
    ///
    /// - Throws: `PatternError` with all problems of the components, with ranges in their joined string.
    public func pattern(_ components: URLPatternComponents) throws(PatternError) -> RoutePattern {
        var reader = URLPatternReader(URLPatternText(components))
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern, source: true, fragment: true, orMissing: "some of the pattern") { $0.urlPattern(pattern) }
    }
}

extension PatternSyntax where Self == URLPatternSyntax {
    /// The notation of the URL Pattern Standard: `https://example.com/books/:id`.
    public static var urlpattern: URLPatternSyntax { URLPatternSyntax() }
}
