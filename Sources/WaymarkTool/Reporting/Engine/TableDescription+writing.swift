#if canImport(WaymarkManifest)  // in the engine of the page, months are in its own module
    import WaymarkManifest
#endif
import WaymarkCore
import WaymarkEngine

extension RouteEngine {
    /// The table as ``RouteTable/init(described:)`` reads it.
    ///
    /// - Parameter ends: When routes end, by the index of their entry.
    func description(ends: [Int: RouteEnd]) -> [UInt8] {
        var stream = StreamWriter()
        stream.put(table.policy)
        stream.put(table.precedence == .declaration)
        stream.putList(table.types.registeredNames) { stream, name in
            stream.put(name)
            stream.put(table.types[name] ?? ParameterConstraint(.any), table.types)
        }
        stream.putList(Array(table.entries.enumerated())) { stream, entry in
            stream.put(optional: entry.element.name)
            stream.putList(entry.element.sources) { $0.put($1) }
            stream.putList(entry.element.patterns) { $0.put($1, table.types) }
            stream.put(optional: ends[entry.offset]?.month?.description)
            stream.put(optional: ends[entry.offset]?.successor)
        }
        return stream.bytes
    }
}

extension StreamWriter {
    fileprivate mutating func put(optional text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    fileprivate mutating func put(_ source: LinkSource) {
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            put(DescriptionCode.Source.anywhere.rawValue)
            put(http)
            put(web == .ignored)
            put(custom == .ignored)
        case .host(let host, let port, let http, let https):
            put(DescriptionCode.Source.host.rawValue)
            put(host)
            put(port.map { $0 + 1 } ?? 0)
            put(http)
            put(https)
        case .scheme(let scheme, let host, let port, let rule):
            put(DescriptionCode.Source.scheme.rawValue)
            put(scheme)
            put(optional: host)
            put(port.map { $0 + 1 } ?? 0)
            put(rule == .ignored)
        }
    }

    // MARK: Patterns

    fileprivate mutating func put(_ pattern: RoutePattern, _ types: ParameterTypes) {
        put(pattern.writtenText)
        put(pattern.source != nil)
        if let source = pattern.source { put(source) }
        put(pattern.path, types)
        put(pattern.query, types)
        put(pattern.fragment, types)
    }

    private mutating func put(_ nodes: [PathNode], _ types: ParameterTypes) {
        putList(nodes) { stream, node in
            switch node.kind {
            case .separator: stream.put(DescriptionCode.Path.separator.rawValue)
            case .wildcard: stream.put(DescriptionCode.Path.wildcard.rawValue)
            case .literal(let text):
                stream.put(DescriptionCode.Path.literal.rawValue)
                stream.put(text)
            case .parameter(let parameter):
                stream.put(DescriptionCode.Path.parameter.rawValue)
                stream.put(parameter, types)
            case .catchAll(let run):
                stream.put(DescriptionCode.Path.catchAll.rawValue)
                stream.put(optional: run.name)
                stream.put(run.minimum)
                stream.put(run.stopsAtFirstHit)
            case .optional(let nodes):
                stream.put(DescriptionCode.Path.optional.rawValue)
                stream.put(nodes, types)
            case .alternatives(let all):
                stream.put(DescriptionCode.Path.alternatives.rawValue)
                stream.putList(all) { $0.put($1, types) }
            }
        }
    }

    private mutating func put(_ nodes: [QueryNode], _ types: ParameterTypes) {
        putList(nodes) { stream, node in
            switch node.kind {
            case .item(let item):
                stream.put(DescriptionCode.Query.item.rawValue)
                stream.put(item.name)
                stream.put(item.value, types)
            case .alternatives(let all):
                stream.put(DescriptionCode.Query.alternatives.rawValue)
                stream.putList(all) { $0.put($1, types) }
            }
        }
    }

    private mutating func put(_ value: ValuePattern?, _ types: ParameterTypes) {
        switch value {
        case nil: put(DescriptionCode.Value.none.rawValue)
        case .literal(let text):
            put(DescriptionCode.Value.literal.rawValue)
            put(text)
        case .parameter(let parameter):
            put(DescriptionCode.Value.parameter.rawValue)
            put(parameter, types)
        }
    }

    private mutating func put(_ parameter: PatternParameter, _ types: ParameterTypes) {
        put(optional: parameter.name)
        let type = parameter.type
        if let expression = type.expression {
            put(DescriptionCode.Kind.expression.rawValue)
            put(ParameterConstraint(.matching(expression)), types)
        } else {
            switch type.kind {
            case .named(let name):
                put(DescriptionCode.Kind.named.rawValue)
                put(name)
            case .oneOf(let texts):
                put(DescriptionCode.Kind.oneOf.rawValue)
                putList(texts) { $0.put($1) }
            }
        }
        put(type.isList)
        put(type.isExploded)
        put(parameter.presence)
    }

    private mutating func put(_ presence: PatternParameter.Presence) {
        switch presence {
        case .required: put(DescriptionCode.Presence.required.rawValue)
        case .optional: put(DescriptionCode.Presence.optional.rawValue)
        case .lenient: put(DescriptionCode.Presence.lenient.rawValue)
        case .defaulted(let text):
            put(DescriptionCode.Presence.defaulted.rawValue)
            put(text)
        case .defaultedList(let texts):
            put(DescriptionCode.Presence.defaultedList.rawValue)
            putList(texts) { $0.put($1) }
        }
    }
}
