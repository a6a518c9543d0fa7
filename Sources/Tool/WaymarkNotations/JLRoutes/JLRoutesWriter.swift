import WaymarkCore

struct JLRoutesWriter {
    private var writer = SegmentWriter()

    var missing: [String] { writer.missing }

    mutating func text(_ pattern: RoutePattern) -> String {
        writer.recordUnsupported(fragment: true, of: pattern)
        let path = text(pattern.path)
        switch pattern.fragment {
        case nil: return path.isEmpty ? "/" : path
        case .literal(let text): return (path.isEmpty ? "/" : path) + "#" + SegmentWriter.escaped(text) { $0 != ":" }
        case .parameter:
            writer.miss("a fragment that is captured")
            return ""
        }
    }

    private mutating func text(_ nodes: [PathNode]) -> String {
        var text = ""
        for node in nodes { text += self.text(node.kind) }
        return text
    }

    private mutating func text(_ kind: PathNode.Kind) -> String {
        switch kind {
        case .separator: return "/"
        case .literal(let text): return SegmentWriter.escaped(text) { $0 != ":" && $0 != "+" }
        case .optional(let nodes): return "(" + text(nodes) + ")"
        case .catchAll(CatchAll()): return "*"
        case .parameter(let parameter):
            guard let name = parameter.name, name.isUnrestrictedName, parameter.type == .string else { break }
            return ":" + name
        default: break
        }
        return writer.miss(kind)
    }
}
