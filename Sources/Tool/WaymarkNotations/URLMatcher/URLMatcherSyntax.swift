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
/// route table. Literals can be percent-encoded. Patterns ignore the query, but each match contains it.
public struct URLMatcherSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `urlmatcher`.
    public var name: String { "urlmatcher" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = SegmentReader(text)
        reader.scanner.skipUnsupportedSource()
        let path = reader.path(upTo: reader.scanner.endOfPath(outside: ("<", ">"))) { reader, range, isLast in
            reader.segment(range, in: .angles) { $0.token(range, isLast: isLast) }
        }
        return try reader.finish(path: path)
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern) { writer in
            let path = writer.path(
                pattern, literal: { SegmentWriter.escaped($0) }, parameter: Self.text, wildcard: "<+>",
                catchAll: { run, isLast in isLast && run == CatchAll() ? "<*>" : nil })
            return path.isEmpty ? "/" : path
        }
    }

    private static func text(_ parameter: PatternParameter) -> String? {
        guard parameter.name?.isUnrestrictedName ?? true, let type = typeName(parameter.type) else { return nil }
        return "<" + (parameter.name.map { $0 + ":" } ?? "") + type + ">"
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

extension SegmentReader {
    fileprivate mutating func token(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind? {
        let content = scanner.trimmed(range.dropFirst().dropLast())
        let colon = scanner.first(":", in: content)
        let name = colon.map { scanner.trimmed(content.lowerBound..<$0) }
        let type = colon.map { scanner.trimmed(($0 + 1)..<content.upperBound) } ?? content
        let text = scanner.string(type)
        guard text == "*" || text == "+" else { return parameter(range, named: name, type) }
        if name != nil {
            scanner.report(.notation(.namedWildcard), at: range, suggestion: "<" + text + ">")
        } else if text == "*", !isLast {
            scanner.report(.notation(.catchAllNotLast), at: range)
        }
        return text == "*" ? .catchAll(CatchAll()) : .wildcard
    }

    private mutating func parameter(_ range: Range<Int>, named name: Range<Int>?, _ type: Range<Int>) -> PathNode.Kind {
        let (label, typeName) = (name.map { scanner.string($0) }, scanner.string(type))
        if let name, let label, !label.isUnrestrictedName { scanner.report(.parameter(.invalidName), at: name) }
        if name != nil, type.isEmpty {
            scanner.report(.parameter(.missingType), at: range)
        } else if !typeName.isTypeName {
            scanner.report(.parameter(.invalidType), at: type.isEmpty ? range : type)
        }
        var ranges = ParameterRanges(range)
        (ranges.name, ranges.nameRange) = (label, name)
        (ranges.type, ranges.typeRange) = (typeName, type)
        parameterRanges.append(ranges)
        return .parameter(PatternParameter(label, type: .named(typeName == "Int64" ? "LenientInt" : typeName)))
    }
}
