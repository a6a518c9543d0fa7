public import WaymarkCore

/// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
///
/// | pattern | matches |
/// |---|---|
/// | `/user/view` | literal segments; the first slash is optional |
/// | `:userID` | any segment, captured |
/// | `(/tab/:tab)` | an optional group; groups can be nested, and can contain a part of a literal segment |
/// | `*` | zero or more segments, at the end only |
/// | `/help#top` | a literal fragment |
///
/// Patterns ignore the query, but each match contains it. Literals can be percent-encoded; `+` in a path is a space.
public struct JLRoutesSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `jlroutes`.
    public var name: String { "jlroutes" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = JLRoutesReader(text)
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        let loss = "a parameter that is a part of a segment"
        return try written(pattern, fragment: true, orMissing: loss) { writer in
            let path = pattern.path.map { Self.write(&writer, $0.kind) }.joined()
            switch pattern.fragment {
            case nil: return path.isEmpty ? "/" : path
            case .literal(let text):
                return (path.isEmpty ? "/" : path) + "#" + SegmentWriter.escaped(text) { $0 != ":" }
            case .parameter: return writer.miss("a fragment that is captured")
            }
        }
    }

    private static func write(_ writer: inout SegmentWriter, _ kind: PathNode.Kind) -> String {
        switch kind {
        case .separator: return "/"
        case .literal(let text): return SegmentWriter.escaped(text) { $0 != ":" && $0 != "+" }
        case .optional(let nodes): return "(" + nodes.map { write(&writer, $0.kind) }.joined() + ")"
        case .catchAll(CatchAll()): return "*"
        case .parameter(let parameter):
            if let name = parameter.nameOfString { return ":" + name }
        case .wildcard, .catchAll, .alternatives: break
        }
        return writer.miss(kind)
    }
}

extension PatternSyntax where Self == JLRoutesSyntax {
    /// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
    public static var jlroutes: JLRoutesSyntax { JLRoutesSyntax() }
}
