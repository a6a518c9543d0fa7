public import WaymarkCore

/// The notation of FSQRoutes: `/profile/user/:userId`.
///
/// | pattern | matches |
/// |---|---|
/// | `/profile/user` | literal segments; leading, trailing and double slashes are ignored |
/// | `:userId` | a segment, captured |
/// | `*` | exactly one segment, not captured |
/// | `**` | zero or more segments, anywhere, as few as possible; several in a row are one |
/// | `:` | the literal `:` |
///
/// Literals are form-encoded: `a+b` and `a%20b` mean `a b`. Patterns ignore the query, but each match contains it.
public struct FSQRoutesSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `fsqroutes`.
    public var name: String { "fsqroutes" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = SegmentReader(text)
        reader.scanner.skipUnsupportedSource()
        var isAfterCatchAll = false
        let path = reader.path(upTo: reader.scanner.endOfPath(), dropsEmptySegments: true) { reader, range, _ in
            let kind = reader.segment(range)
            let isRepeated = isAfterCatchAll && kind == .catchAll(CatchAll())
            isAfterCatchAll = kind == .catchAll(CatchAll())
            return isRepeated ? nil : kind
        }
        return try reader.finish(path: path)
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern) { writer in
            "/"
                + writer.path(
                    pattern, literal: Self.literal, parameter: { $0.nameOfString.map { ":" + $0 } }, wildcard: "*",
                    catchAll: { run, _ in run == CatchAll() ? "**" : nil })
        }
    }

    private static func literal(_ text: String) -> String {
        text == ":" ? ":" : SegmentWriter.escaped(text) { $0 != "+" && !(text.hasPrefix(":") && $0 == ":") }
    }
}

extension PatternSyntax where Self == FSQRoutesSyntax {
    /// The notation of FSQRoutes: `/profile/user/:userId`.
    public static var fsqroutes: FSQRoutesSyntax { FSQRoutesSyntax() }
}

extension SegmentReader {
    fileprivate mutating func segment(_ range: Range<Int>) -> PathNode.Kind {
        switch scanner.string(range) {
        case ":": .literal(":")
        case "*": .wildcard
        case "**": .catchAll(CatchAll())
        case _ where scanner.next == ":": .parameter(parameter(range, named: range.dropFirst()))
        default: literal(range)
        }
    }

    /// Reads a literal, and reports `*` in it, because a wildcard was probably intended.
    private mutating func literal(_ range: Range<Int>) -> PathNode.Kind {
        if scanner.first("*", in: range) != nil {
            let pieces = scanner.string(range).unicodeScalars.split(separator: "*", omittingEmptySubsequences: false)
            let suggestion = pieces.map { String($0) }.joined(separator: "%2A")
            scanner.report(.notation(.partialSegment), at: range, suggestion: suggestion)
        }
        return .literal(scanner.skipText(upTo: range.upperBound, decoding: .form))
    }
}
