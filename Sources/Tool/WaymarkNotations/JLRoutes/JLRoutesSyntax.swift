public import WaymarkCore

/// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
///
/// | pattern | matches |
/// |---|---|
/// | `/user/view` | literal segments; the first slash is optional |
/// | `:userID` | any segment, captured |
/// | `(/tab/:tab)` | an optional group of whole segments; groups cannot be nested |
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
            let path = Self.write(&writer, pattern.path.map(\.kind))
            switch pattern.fragment {
            case nil: return path.isEmpty ? "/" : path
            case .literal(let text):
                return (path.isEmpty ? "/" : path) + "#" + SegmentWriter.escaped(text) { $0 != ":" }
            case .parameter: return writer.miss("a fragment that is captured")
            }
        }
    }

    private static func write(_ writer: inout SegmentWriter, _ kinds: [PathNode.Kind]) -> String {
        kinds.indices.map { index in
            let (before, after) = (kinds[..<index].last, kinds[(index + 1)...].first)
            // JLRoutes separates a group from its neighbours by slashes, even if the pattern contains none.
            if kinds[index].isOptional, before == .separator || !(after ?? .separator).beginsSegment {
                return writer.miss("an optional part that is not a sequence of whole segments")
            }
            return write(&writer, kinds[index])
        }.joined()
    }

    private static func write(_ writer: inout SegmentWriter, _ kind: PathNode.Kind) -> String {
        switch kind {
        case .separator: return "/"
        case .literal(let text): return SegmentWriter.escaped(text) { $0 != ":" && $0 != "+" }
        case .optional(let nodes):
            let kinds = nodes.map(\.kind)
            if kinds.first != .separator || kinds.last == .separator {
                return writer.miss("an optional part that is not a sequence of whole segments")
            }
            if kinds.contains(where: \.isOptional) { return writer.miss("an optional part within another one") }
            return "(" + write(&writer, kinds) + ")"
        case .catchAll(CatchAll()): return "*"
        case .parameter(let parameter):
            if let name = parameter.nameOfString { return ":" + name }
        case .wildcard, .catchAll, .alternatives: break
        }
        return writer.miss(kind)
    }
}

extension PathNode.Kind {
    /// `true` for a slash, and for an optional group, whose content begins with one.
    fileprivate var beginsSegment: Bool { self == .separator || isOptional }
}

extension PatternSyntax where Self == JLRoutesSyntax {
    /// The notation of JLRoutes: `/user/view/:userID(/tab/:tab)`.
    public static var jlroutes: JLRoutesSyntax { JLRoutesSyntax() }
}
