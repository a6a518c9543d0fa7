/// The native syntax: `/user/{id: Int}`.
///
/// | text | takes |
/// |---|---|
/// | `/user/{id: Int}/edit` | a typed parameter; without a type it is a `String` |
/// | `/@{handle}`, `/{file}.{ext}` | parameters inside a segment |
/// | `/{lang: en\|de\|fr}/help` | one of these texts |
/// | `/user/{: Int}` | checked, not captured |
/// | `/docs/*` | exactly one segment, not captured |
/// | `/settings/**`, `/{rest: **}/edit` | a run of segments; `**+` is at least one, `**!` ends at the first hit of what follows |
/// | `/profile[/info]/{id}` | an optional group |
/// | `/(profile\|user)/{id}` | alternatives |
/// | `?q={query}&page={page: Int = 1}` | query items: required, with a default |
/// | `?post={post: Int?}&x={x: try? Int}` | optional items; the second is absent, too, when its value is no `Int` |
/// | `?tag={tags: [String]}&draft&from=mail` | a list, an item without a value, literal text |
/// | `?(id={id}\|name={name})` | alternative items |
/// | `#{section?}` | the fragment |
/// | `https://*.example.com/user`, `myapp://user` | a source of the pattern's own |
///
/// `{`, `}`, `[`, `]`, `(`, `)`, `*`, `|`, `?` and `#` as literal text are percent-encoded, or written behind `\`.
public struct BraceSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `braces`
    public var name: String { "braces" }

    /// How deep groups may be nested.
    package static let depthLimit = 32

    /// Reads a pattern.
    ///
    /// - Throws: ``PatternError`` with every problem of the text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        let flat = text.withBytes { bytes in
            var reader = FlatPathReader(bytes)
            return reader.path()
        }
        if let flat { return RoutePattern(text: text, flat: flat) }
        var reader = BraceReader(text)
        return try reader.pattern()
    }

    /// Writes a pattern in its canonical form, which reads back as the same pattern.
    ///
    /// - Throws: ``PatternError`` when there are no words for something in the pattern: a name that is no Swift identifier,
    ///   or a source that is more than a scheme or a host.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = BraceWriter()
        writer.write(pattern)
        try checkExpressible(pattern, missing: writer.missing)
        return writer.text
    }
}

extension PatternSyntax where Self == BraceSyntax {
    /// The native syntax: `/user/{id: Int}`.
    public static var braces: BraceSyntax { BraceSyntax() }
}
