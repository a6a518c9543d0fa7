/// The default syntax of URL patterns, with parameters in braces: `/user/{id: Int}`.
///
/// | pattern | matches |
/// |---|---|
/// | `/user/{id: Int}/edit` | a typed parameter; `String` if it has no type |
/// | `/@{handle}`, `/{file}.{ext}` | parameters inside a segment |
/// | `/{lang: en\|de\|fr}/help` | one of these literals |
/// | `/user/{: Int}` | checked, not captured |
/// | `/docs/*` | exactly one segment, not captured |
/// | `/settings/**`, `/{rest: **}/edit` | any segments; `**+`: at least one; `**!`: up to the next element's match |
/// | `/profile[/info]/{id}` | an optional group |
/// | `/(profile\|user)/{id}` | alternatives |
/// | `?q={query}&page={page: Int = 1}` | query items: required, with a default |
/// | `?post={post: Int?}&x={x: try? Int}` | optional items; the second is also absent if its value is not an `Int` |
/// | `?tag={tags: [String]}&draft&from=mail` | a list, an item without a value, a literal value |
/// | `?(id={id}\|name={name})` | alternative items |
/// | `#{section?}` | the fragment |
/// | `https://*.example.com/user`, `myapp://user` | a link source of the pattern itself |
///
/// Literal `{`, `}`, `[`, `]`, `(`, `)`, `*`, `|`, `?` and `#` are percent-encoded or escaped with `\`.
public struct BraceSyntax: PatternSyntax {
    /// Creates the default pattern syntax.
    public init() {}

    /// The name of the syntax in route files: `braces`.
    public var name: String { "braces" }

    package static let depthLimit = 32

    /// Parses a pattern such as `/user/{id: Int}`.
    ///
    /// - Throws: ``PatternError`` with every problem of the string.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        let flat = text.withBytes { bytes in
            var reader = FlatPathReader(bytes)
            return reader.path()
        }
        if let flat { return RoutePattern(text: text, flat: flat) }
        var reader = BraceReader(text)
        return try reader.pattern()
    }

    /// Returns a pattern as a canonical string in this syntax; parsing the string returns an equal pattern.
    ///
    /// - Throws: ``PatternError`` for an element that the syntax cannot express, such as a regular expression, a name
    ///   that is not a Swift identifier, or a link source that accepts both `https` and `http`.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = BraceWriter()
        writer.write(pattern)
        try checkExpressible(pattern, missing: writer.missing)
        return writer.text
    }
}

extension PatternSyntax where Self == BraceSyntax {
    /// The default pattern syntax, with parameters in braces: `/user/{id: Int}`.
    public static var braces: BraceSyntax { BraceSyntax() }
}
