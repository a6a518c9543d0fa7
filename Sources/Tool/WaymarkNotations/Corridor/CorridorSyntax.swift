public import WaymarkCore

/// The notation of Corridor: `/user/:id{int}/?:tab{string?}`.
///
/// | pattern | matches |
/// |---|---|
/// | `/user/edit` | literal segments; a slash at the end, or before `?`, makes no difference |
/// | `:name`, `:name{int}` | a segment that fits the type, captured; without a type it is a `string` |
/// | `.*`, `.+` | zero or more segments at the end of a path; one or more segments anywhere |
/// | `?:name`, `&:name{int}` | a required query item |
/// | `?:name{int?}` | an optional query item, which must fit the type if present |
/// | `?:names{[int]}` | a list: comma-separated values, repeated items, or both |
/// | `?:source{'email'}` | a query item with exactly this value, which is also captured |
///
/// `int`, `bool` (`true`, `yes`, `1`, `false`, `no`, `0`, in any case) and `string` are built in. Any other name of
/// letters is a type of the route table. Regular expressions are not supported. Escape their special characters, such
/// as `(` and `*`, with a backslash. Literals are written decoded: `/100%` matches the link `/100%25`.
public struct CorridorSyntax: PatternSyntax {
    /// Creates the syntax.
    public init() {}

    /// The name of the syntax in route files: `corridor`.
    public var name: String { "corridor" }

    /// Parses a pattern, or throws a `PatternError` with all of its problems.
    public func parse(_ text: String) throws(PatternError) -> RoutePattern {
        var reader = SegmentReader(text)
        return try reader.corridorPattern()
    }

    /// Returns a pattern in this notation, or throws a `PatternError` with the elements that the notation lacks.
    public func text(for pattern: RoutePattern) throws(PatternError) -> String {
        try written(pattern, query: true) { $0.corridorText(pattern) }
    }

    /// Returns a pattern for Corridor's global query parameters: any path, and an optional string for each name.
    ///
    /// ```swift
    /// try CorridorSyntax().globals(["source", "campaign"]).text   // "/.*?:source{string?}&:campaign{string?}"
    /// ```
    ///
    /// Pass the pattern to `globals(decoding:from:)` of a table, which then reads these query items from any link.
    ///
    /// - Throws: `PatternError` for an invalid or duplicate name.
    public func globals(_ names: [String]) throws(PatternError) -> RoutePattern {
        let items = names.map { ":" + $0 + "{string?}" }.joined(separator: "&")
        let pattern = try parse("/.*" + (names.isEmpty ? "" : "?" + items))
        guard pattern.parameters.map(\.name) == names else {
            let range = 0..<pattern.text.utf8.count
            throw PatternError(
                text: pattern.text, problems: [RouteProblem(.parameter(.invalidName), in: pattern.text, at: range)])
        }
        return pattern
    }
}

extension PatternSyntax where Self == CorridorSyntax {
    /// The notation of Corridor: `/user/:id{int}/?:tab{string?}`.
    public static var corridor: CorridorSyntax { CorridorSyntax() }
}

extension SegmentWriter {
    fileprivate mutating func corridorText(_ pattern: RoutePattern) -> String {
        let path =
            "/" + path(pattern, literal: Self.literal, parameter: Self.pathParameter, catchAll: Self.expression)
        let items = pattern.query.map { item($0) }
        // A pattern cannot end with a space, so a slash is appended.
        if items.isEmpty { return path + (path.hasSuffix(" ") ? "/" : "") }
        return path + (path == "/" ? "?" : "/?") + items.joined(separator: "&")
    }

    private static func expression(for run: CatchAll, isLast: Bool) -> String? {
        switch run {
        case CatchAll(minimum: 0) where isLast: ".*"
        case CatchAll(minimum: 1): ".+"
        default: nil
        }
    }

    private static func pathParameter(_ parameter: PatternParameter) -> String? {
        var writer = SegmentWriter()
        let text = writer.corridorParameter(parameter)
        return writer.missing.isEmpty && parameter.isPlain ? text : nil
    }

    private static func literal(_ text: String) -> String? {
        guard text.unicodeScalars.allSatisfy({ $0 != "/" && ($0 == " " || !$0.isInvisible) }) else { return nil }
        return text.escaped { $0.isExpressionMark || $0 == ":" || $0 == "#" }
    }

    private mutating func item(_ node: QueryNode) -> String {
        guard case .item(let item) = node.kind else { return miss("alternative query items") }
        guard case .parameter(let parameter) = item.value else { return miss("a query item that is not captured") }
        guard parameter.name == item.name else { return miss("a query item with another name than its parameter") }
        return corridorParameter(parameter)
    }

    mutating func corridorParameter(_ parameter: PatternParameter) -> String {
        guard let name = parameter.name, name.isWord else { return miss("a parameter without a name of letters") }
        let isOptional = parameter.presence == .optional
        guard isOptional || parameter.presence == .required else { return miss("a default") }
        if parameter.type == .string, !isOptional { return ":" + name }
        guard let type = Self.type(parameter.type, isOptional: isOptional) else {
            return miss("the type of a parameter")
        }
        return ":" + name + "{" + type + (isOptional ? "?" : "") + "}"
    }

    private static func type(_ type: ParameterType, isOptional: Bool) -> String? {
        if type.isExploded { return nil }
        switch type.kind {
        case .oneOf(let texts):
            guard let text = texts.first, texts.count == 1, text.isWord, !type.isList, !isOptional else { return nil }
            return "'" + text + "'"
        case .named(let native):
            return CorridorTypes.name(for: native).map { type.isList ? "[" + $0 + "]" : $0 }
        }
    }
}

extension PatternParameter {
    /// `true` for a parameter with one required value of a named type, such as `int`, as Corridor requires in paths.
    fileprivate var isPlain: Bool {
        if case .oneOf = type.kind { return false }
        return !type.isList && presence == .required
    }
}
