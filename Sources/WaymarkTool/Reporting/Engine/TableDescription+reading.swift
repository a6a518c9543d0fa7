#if canImport(WaymarkManifest)  // in the engine of the page, months are in its own module
    import WaymarkManifest
#endif
import WaymarkCore
import WaymarkEngine
import WaymarkPatterns

extension RouteTable where Route == Int {
    /// The table of a description, whose routes are their own indices, and when they end.
    ///
    /// - Throws: ``FrozenTableError`` for bytes that are no description.
    static func described(
        _ bytes: [UInt8]
    ) throws(FrozenTableError) -> (table: RouteTable<Int>, ends: [Int: RouteEnd]) {
        var stream = FrozenStream(FrozenArray(bytes))
        let policy = try stream.policy()
        var table = RouteTable<Int>(
            accepting: [.anywhere], precedence: try stream.flag() ? .declaration : .specificity, policy: policy)
        for _ in 0..<(try stream.count()) {
            let name = try stream.string()
            table.types[name] = try stream.constraint { .absent($0) }
        }
        var ends: [Int: RouteEnd] = [:]
        for index in 0..<(try stream.count()) {
            let route = try stream.route()
            table.add(route.patterns, named: route.name, from: route.sources, to: index)
            ends[index] = route.end
        }
        guard stream.isAtEnd else { throw stream.damage }
        return (table, ends)
    }
}

extension FrozenStream {
    fileprivate mutating func route() throws(FrozenTableError) -> DescribedRoute {
        let name = try optional()
        let sources = try list { stream throws(FrozenTableError) in try stream.source() }
        let patterns = try list { stream throws(FrozenTableError) in try stream.pattern() }
        let (month, successor) = (try optional().flatMap { RouteMonth($0) }, try optional())
        let hasEnd = month != nil || successor != nil
        return DescribedRoute(
            name: name, sources: sources, patterns: patterns,
            end: hasEnd ? RouteEnd(month: month, successor: successor) : nil)
    }

    private mutating func optional() throws(FrozenTableError) -> String? { try flag() ? try string() : nil }

    private mutating func source() throws(FrozenTableError) -> LinkSource {
        guard let code = DescriptionCode.Source(rawValue: try number()) else { throw damage }
        switch code {
        case .anywhere:
            return .anywhere(http: try flag(), web: try rule(), custom: try rule())
        case .host:
            let (host, port) = (try string(), try port())
            return LinkSource(.host(host, port: port, http: try flag(), https: try flag()))
        case .scheme:
            let (scheme, host) = (try string(), try optional())
            let port = try port()
            return LinkSource(.scheme(scheme, host: host, port: port, rule: try rule()))
        }
    }

    private mutating func rule() throws(FrozenTableError) -> LinkSource.HostRule {
        try flag() ? .ignored : .firstSegment
    }

    private mutating func port() throws(FrozenTableError) -> Int? {
        let port = try number(upTo: 1 << 16)
        return port == 0 ? nil : port - 1
    }

    // MARK: Patterns

    private mutating func pattern() throws(FrozenTableError) -> RoutePattern {
        let text = try string()
        let source = try flag() ? try source() : nil
        let path = try path()
        let query = try query()
        return RoutePattern(text: text, source: source, path: path, query: query, fragment: try value())
    }

    private mutating func path() throws(FrozenTableError) -> [PathNode] {
        try list { stream throws(FrozenTableError) in PathNode(try stream.pathNode()) }
    }

    private mutating func pathNode() throws(FrozenTableError) -> PathNode.Kind {
        guard let code = DescriptionCode.Path(rawValue: try number()) else { throw damage }
        switch code {
        case .separator: return .separator
        case .wildcard: return .wildcard
        case .literal: return .literal(try string())
        case .parameter: return .parameter(try parameter())
        case .catchAll:
            let (name, minimum) = (try optional(), try number())
            return .catchAll(CatchAll(name: name, minimum: minimum, stopsAtFirstHit: try flag()))
        case .optional: return .optional(try path())
        case .alternatives: return .alternatives(try list { stream throws(FrozenTableError) in try stream.path() })
        }
    }

    private mutating func query() throws(FrozenTableError) -> [QueryNode] {
        try list { stream throws(FrozenTableError) in
            guard let code = DescriptionCode.Query(rawValue: try stream.number()) else { throw stream.damage }
            switch code {
            case .item:
                let name = try stream.string()
                return QueryNode(.item(QueryItemPattern(name: name, value: try stream.value())))
            case .alternatives:
                return QueryNode(
                    .alternatives(try stream.list { stream throws(FrozenTableError) in try stream.query() }))
            }
        }
    }

    private mutating func value() throws(FrozenTableError) -> ValuePattern? {
        guard let code = DescriptionCode.Value(rawValue: try number()) else { throw damage }
        switch code {
        case .none: return nil
        case .literal: return .literal(try string())
        case .parameter: return .parameter(try parameter())
        }
    }

    private mutating func parameter() throws(FrozenTableError) -> PatternParameter {
        let name = try optional()
        var type = try type()
        type.isList = try flag()
        type.isExploded = try flag()
        return PatternParameter(name, type: type, presence: try presence())
    }

    private mutating func type() throws(FrozenTableError) -> ParameterType {
        guard let code = DescriptionCode.Kind(rawValue: try number()) else { throw damage }
        switch code {
        case .named: return .named(try string())
        case .oneOf: return .oneOf(try texts())
        case .expression:
            guard case .matching(let automaton) = try constraint({ .absent($0) }).kind else { throw damage }
            return ParameterType(automaton)
        }
    }

    private mutating func presence() throws(FrozenTableError) -> PatternParameter.Presence {
        guard let code = DescriptionCode.Presence(rawValue: try number()) else { throw damage }
        switch code {
        case .required: return .required
        case .optional: return .optional
        case .lenient: return .lenient
        case .defaulted: return .defaulted(try string())
        case .defaultedList: return .defaultedList(try texts())
        }
    }

    private mutating func texts() throws(FrozenTableError) -> [String] {
        try list { stream throws(FrozenTableError) in try stream.string() }
    }
}
