public import WaymarkCore

/// The notation of URLMatcher: `user/<userId:Int64>/edit`.
///
/// | pattern | matches |
/// |---|---|
/// | `user/login` | literal segments; a slash at either end is ignored |
/// | `<userId:Int64>` | a segment that fits the type, captured |
/// | `<Int64>` | a segment that fits the type, not captured |
/// | `<+>` | exactly one segment, not captured |
/// | `<*>` | zero or more segments, at the end only |
///
/// `Int64` accepts the same strings as `Int64(_: String)`, such as `007` and `+5`. All other names are types of the
/// table. Literals may be percent-encoded. Patterns ignore the query, which is available in every match.
public struct URLMatcherSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name `urlmatcher`.
    public var name: String { "urlmatcher" }

    /// Parses a pattern, such as `user/<userId:Int64>/edit`.
    ///
    /// - Throws: `PatternError` with all problems of the pattern.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = URLMatcherReader(scanner: PatternScanner(text))
        return try reader.pattern()
    }

    /// Returns a pattern in this notation, such as `user/<userId:Int64>/edit`.
    ///
    /// - Throws: `PatternError` if URLMatcher cannot express the pattern.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        var writer = SegmentWriter()
        writer.recordUnsupported(of: pattern)
        let path = writer.path(pattern, Self.write)
        try checkExpressible(pattern, missing: writer.missing)
        return path.isEmpty ? "/" : path
    }

    private static func write(_ writer: inout SegmentWriter, _ kind: PathNode.Kind, isLast: Bool) -> String {
        switch kind {
        case .literal(let text): return SegmentWriter.escaped(text)
        case .wildcard: return "<+>"
        case .catchAll(CatchAll()) where isLast: return "<*>"
        case .parameter(let parameter):
            guard parameter.name?.isUnrestrictedName ?? true, let type = typeName(parameter.type) else { break }
            return "<" + (parameter.name.map { $0 + ":" } ?? "") + type + ">"
        default: break
        }
        return writer.miss(kind)
    }

    private static func typeName(_ type: ParameterType) -> String? {
        guard case .named(let name) = type.kind, name != "Int64", name.isTypeName else { return nil }
        return name == "LenientInt" ? "Int64" : name
    }
}

extension PatternSyntax where Self == URLMatcherSyntax {
    /// The notation of URLMatcher: `user/<userId:Int64>/edit`.
    public static var urlmatcher: URLMatcherSyntax { URLMatcherSyntax() }
}
