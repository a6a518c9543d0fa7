public import WaymarkCore

/// The notation of FSQRoutes: `/profile/user/:userId`.
///
/// | text | takes |
/// |---|---|
/// | `/profile/user` | literal segments; leading, trailing and double slashes make no difference |
/// | `:userId` | a segment, captured |
/// | `*` | exactly one segment, not captured |
/// | `**` | zero or more segments, anywhere, as few as possible; several in a row are one |
/// | `:` | the literal text `:` |
///
/// Literal text is form-encoded: `a+b` and `a%20b` are `a b`. The query takes no part in patterns and is found on every
/// match.
public struct FSQRoutesSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// `fsqroutes`
    public var name: String { "fsqroutes" }

    /// Reads a pattern, for example `/profile/user/:userId`.
    ///
    /// - Throws: `PatternError` with every problem of the text.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = FSQRoutesReader(text)
        return try reader.pattern()
    }

    /// Writes a pattern, for example `/profile/user/:userId`.
    ///
    /// - Throws: `PatternError` when FSQRoutes has no words for something in the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = SegmentWriter()
        writer.missAllBut(of: pattern)
        let path = writer.path(pattern) { writer, kind, _ in Self.write(&writer, kind) }
        try checkExpressible(pattern, missing: writer.missing)
        return "/" + path
    }

    private static func write(_ writer: inout SegmentWriter, _ kind: PathNode.Kind) -> String {
        switch kind {
        case .literal(":"): return ":"
        case .literal(let text): return SegmentWriter.escaped(text) { $0 != "+" && !(text.hasPrefix(":") && $0 == ":") }
        case .wildcard: return "*"
        case .catchAll(CatchAll()): return "**"
        case .parameter(let parameter):
            guard let name = parameter.name, name.isForeignName, parameter.type == .string else { break }
            return ":" + name
        default: break
        }
        return writer.miss(kind)
    }
}

extension PatternSyntax where Self == FSQRoutesSyntax {
    /// The notation of FSQRoutes: `/profile/user/:userId`.
    public static var fsqroutes: FSQRoutesSyntax { FSQRoutesSyntax() }
}
