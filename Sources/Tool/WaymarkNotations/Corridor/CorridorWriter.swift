import WaymarkCore

struct CorridorWriter {
    var segments = SegmentWriter()

    mutating func write(_ pattern: RoutePattern) -> String {
        segments.recordUnsupported(query: true, of: pattern)
        let path = "/" + segments.path(pattern, Self.segment)
        let items = pattern.query.map { item($0) }
        // A space at the end of a pattern is a problem.
        if items.isEmpty { return path + (path.hasSuffix(" ") ? "/" : "") }
        return path + (path == "/" ? "?" : "/?") + items.joined(separator: "&")
    }

    static func text(_ parameter: PatternParameter) -> String {
        var writer = CorridorWriter()
        return writer.parameter(parameter)
    }

    private static func segment(_ writer: inout SegmentWriter, _ kind: PathNode.Kind, isLast: Bool) -> String {
        switch kind {
        case .literal(let text):
            if let text = literal(text) { return text }
        case .catchAll(CatchAll(minimum: 0)) where isLast: return ".*"
        case .catchAll(CatchAll(minimum: 1)): return ".+"
        case .parameter(let parameter):
            var part = CorridorWriter()
            let text = part.parameter(parameter)
            if part.segments.missing.isEmpty, parameter.isPlain { return text }
        default: break
        }
        return writer.miss(kind)
    }

    private static func literal(_ text: String) -> String? {
        guard text.unicodeScalars.allSatisfy({ $0 != "/" && ($0 == " " || !$0.isInvisible) }) else { return nil }
        return text.escaped { $0.isExpressionMark || $0 == ":" || $0 == "#" }
    }
}

// MARK: Parameters

extension CorridorWriter {
    private mutating func item(_ node: QueryNode) -> String {
        guard case .item(let item) = node.kind else { return miss("alternative query items") }
        guard case .parameter(let parameter) = item.value else { return miss("a query item that is not captured") }
        guard parameter.name == item.name else { return miss("a query item with another name than its parameter") }
        return self.parameter(parameter)
    }

    private mutating func parameter(_ parameter: PatternParameter) -> String {
        guard let name = parameter.name, name.isWord else { return miss("a parameter without a name of letters") }
        let isOptional = parameter.presence == .optional
        guard isOptional || parameter.presence == .required else { return miss("a default") }
        if parameter.type == .string, !isOptional { return ":" + name }
        guard let type = type(parameter.type, isOptional: isOptional) else { return miss("the type of a parameter") }
        return ":" + name + "{" + type + (isOptional ? "?" : "") + "}"
    }

    private func type(_ type: ParameterType, isOptional: Bool) -> String? {
        if type.isExploded { return nil }
        switch type.kind {
        case .oneOf(let texts):
            guard let text = texts.first, texts.count == 1, text.isWord, !type.isList, !isOptional else { return nil }
            return "'" + text + "'"
        case .named(let native):
            return CorridorTypes.name(for: native).map { type.isList ? "[" + $0 + "]" : $0 }
        }
    }

    private mutating func miss(_ what: String) -> String {
        segments.miss(what)
        return ""
    }
}

extension PatternParameter {
    /// `true` for one required value of a type, as in paths.
    fileprivate var isPlain: Bool {
        if case .oneOf = type.kind { return false }
        return !type.isList && presence == .required
    }
}
