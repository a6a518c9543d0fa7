public import WaymarkCore

/// The notation of URLNavigator: `myapp://user/<int:id>/<path:rest>`.
///
/// | pattern | matches |
/// |---|---|
/// | `myapp://user`, `https://example.com/user` | links of a scheme, or of a scheme and host |
/// | `user` | a literal segment; leading, trailing and double slashes are ignored |
/// | `<name>` | any segment, captured |
/// | `<int:id>` | a segment that fits the type: `string`, `int`, `float`, `uuid`, or one of the table's |
/// | `<path:rest>` | one or more segments, captured, at the end only |
/// | `https://<host>/<path:rest>` | links of a scheme; the host is the first segment |
///
/// Patterns ignore the query, but each match contains it. Literals can be percent-encoded.
public struct URLNavigatorSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `urlnavigator`.
    public var name: String { "urlnavigator" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = SegmentReader(text)
        let source = reader.source()
        let end = reader.scanner.endOfPath(outside: ("<", ">"))
        let path = reader.path(upTo: end, dropsEmptySegments: true) { reader, range, isLast in
            reader.segment(range, in: .angles) { $0.token(range, isLast: isLast) }
        }
        return try reader.finish(source: source, path: path)
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern, source: true, orMissing: "the source of the pattern") { writer in
            let path = writer.path(
                pattern, literal: { SegmentWriter.escaped($0) { $0 != ":" } }, parameter: Self.text,
                catchAll: { run, isLast in isLast ? Self.text(run) : nil })
            return Self.text(pattern.source, path, &writer)
        }
    }

    static let types = TypeNames(native: [
        ("string", "String"), ("int", "LenientInt"), ("float", "LenientDouble"), ("uuid", "UUID"),
    ])

    private static func text(_ source: LinkSource?, _ path: String, _ writer: inout SegmentWriter) -> String {
        guard let source else { return path.isEmpty ? "/" : path }
        switch source.kind {
        case .scheme(_, host: nil, port: nil, rule: .firstSegment): return source.description + path
        case .host(_, _, let http, let https) where http != https:
            return source.description + (path.isEmpty ? "" : "/" + path)
        case .scheme, .host, .anywhere: return writer.miss("the source of the pattern")
        }
    }

    private static func text(_ run: CatchAll) -> String? {
        guard run.minimum == 1, !run.stopsAtFirstHit, let name = run.name, name.isUnrestrictedName else { return nil }
        return "<path:\(name)>"
    }

    private static func text(_ parameter: PatternParameter) -> String? {
        guard let name = parameter.name, name.isUnrestrictedName, let type = types.name(of: parameter.type),
            type != "path"
        else { return nil }
        return type == "string" ? "<\(name)>" : "<\(type):\(name)>"
    }
}

extension PatternSyntax where Self == URLNavigatorSyntax {
    /// The notation of URLNavigator: `myapp://user/<int:id>/<path:rest>`.
    public static var urlnavigator: URLNavigatorSyntax { URLNavigatorSyntax() }
}

extension SegmentReader {
    /// Reads a link source, such as `myapp://` or `https://example.com`. In `https://<host>`, the host is a segment.
    fileprivate mutating func source() -> LinkSource? {
        var copy = scanner
        if let scheme = copy.skipScheme(), scheme == "https" || scheme == "http", copy.skip("//"), copy.next == "<" {
            scanner.move(to: copy.offset)
            return .scheme(scheme)
        }
        if let source = scanner.skipSource() { return source }
        scanner.skipMalformedSource()
        return nil
    }

    /// Reads a segment `<name>`, `<type:name>` or `<path:name>`.
    fileprivate mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let content = range.dropFirst().dropLast()
        guard let colon = scanner.first(":", in: content) else { return .parameter(parameter(range, named: content)) }
        let (type, name) = (content.lowerBound..<colon, (colon + 1)..<content.upperBound)
        guard scanner.string(type) == "path" else {
            return .parameter(parameter(range, named: name, typed: (type, URLNavigatorSyntax.types)))
        }
        let rest = parameter(range, named: name)
        if !isLast { scanner.report(.notation(.catchAllNotLast), at: range) }
        return .catchAll(CatchAll(name: rest.name, minimum: 1))
    }
}
