import WaymarkCore

struct DeeperWriter {
    /// The catch-all that `*` means: at least one segment, up to the first match of the following pattern.
    static let any = CatchAll(minimum: 1, stopsAtFirstHit: true)

    private let dialect: DeeperDialect
    private var writer: SegmentWriter
    private var position = 0

    static func text(_ pattern: RoutePattern, _ dialect: DeeperDialect, _ segments: inout SegmentWriter) -> String {
        var writer = DeeperWriter(dialect: dialect, writer: segments)
        defer { segments = writer.writer }
        return writer.text(pattern)
    }

    private mutating func text(_ pattern: RoutePattern) -> String {
        guard pattern.path.hasWholeSegments else { return writer.miss("a segment of several parts") }
        let path = text(pattern.path)
        let query = pattern.query.map { text($0) }.joined(separator: "&")
        return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
    }

    private mutating func text(_ nodes: [PathNode]) -> String {
        nodes.filter { $0.kind != .separator }.map { text($0.kind) }.joined(separator: "/")
    }

    /// Writes alternatives as `(a|b)`. Parameter numbers start at the same position in each alternative.
    private mutating func each<Nodes>(of all: [Nodes], _ write: (inout DeeperWriter, Nodes) -> String) -> String {
        let first = position
        var last = position
        let texts = all.map { nodes in
            position = first
            defer { last = max(last, position) }
            return write(&self, nodes)
        }
        position = last
        return "(" + texts.joined(separator: "|") + ")"
    }

    private mutating func text(_ kind: PathNode.Kind) -> String {
        switch kind {
        case .literal(let text): return SegmentWriter.escaped(text) { $0 != ":" }
        case .catchAll(Self.any): return "*"
        case .parameter(let parameter): return text(parameter, item: nil)
        case .optional(let nodes): return "(" + text(nodes) + ")"
        case .alternatives(let all): return each(of: all) { $0.text($1) }
        case .separator, .wildcard, .catchAll: return writer.miss(kind)
        }
    }

    private mutating func text(_ node: QueryNode) -> String {
        switch node.kind {
        case .item(let item): return text(item)
        case .alternatives(let all):
            return each(of: all) { writer, nodes in
                guard nodes.count == 1, case .item(let item) = nodes[0].kind, item.parameter?.presence != .lenient
                else {
                    return writer.writer.miss("alternatives of several query items")
                }
                return writer.text(item)
            }
        }
    }

    private mutating func text(_ item: QueryItemPattern) -> String {
        guard case .parameter(let parameter) = item.value else { return writer.miss("a literal query item") }
        let text = text(parameter, item: item.name)
        switch parameter.presence {
        case .required: return text
        case .lenient: return "(" + text + ")"
        case .optional: writer.miss("an optional query item whose value must fit its type")
        case .defaulted, .defaultedList: writer.miss("a default")
        }
        return text
    }

    private mutating func text(_ parameter: PatternParameter, item: String?) -> String {
        guard let type = DeeperDialect.types.name(of: parameter.type) else {
            return writer.miss("the type of the parameter '\(parameter.name ?? "")'")
        }
        switch dialect {
        case .named:
            if let item, item != parameter.name { writer.miss("a query item that is captured under another name") }
            if let name = parameter.name, !name.isUnrestrictedName { writer.miss("a parameter named '\(name)'") }
            guard let name = parameter.name, type == "string" else { return ":\(type)(\(parameter.name ?? ""))" }
            return ":" + name
        case .positional:
            if parameter.name != String(position) { writer.miss("a parameter that is not known by its position") }
            position += 1
            let name = item.map { SegmentWriter.escaped($0) { $0 != "=" && $0 != "&" && $0 != ":" } + "=:" } ?? ":"
            return name + type
        }
    }
}

extension Collection<PathNode> {
    /// `true` if each segment is a single literal, parameter or catch-all, and each group contains whole segments.
    fileprivate var hasWholeSegments: Bool {
        var isAfterSlash = false
        for node in self {
            switch node.kind {
            case .separator:
                if isAfterSlash { return false }
                isAfterSlash = true
                continue
            case .literal, .parameter, .wildcard, .catchAll: if !isAfterSlash { return false }
            case .optional(let nodes): if isAfterSlash || !nodes.hasWholeSegments { return false }
            case .alternatives(let all):
                let slash = isAfterSlash ? [PathNode(.separator)] : []
                guard all.allSatisfy({ (slash + $0).hasWholeSegments }) else { return false }
            }
            isAfterSlash = false
        }
        return !isAfterSlash
    }
}
