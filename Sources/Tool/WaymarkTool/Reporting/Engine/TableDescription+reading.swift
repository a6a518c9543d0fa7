#if canImport(WaymarkManifest)  // The WebAssembly build compiles RouteMonth.swift itself.
    import WaymarkManifest
#endif
import WaymarkCore
import WaymarkEngine

extension Router where Route == Int {
    /// Decodes a table. The routes of `router` are their indices in the table; `ends` has the deprecations by index.
    static func described(
        _ bytes: [UInt8]
    ) throws(CompiledTableError) -> (router: Router<Int>, ends: [Int: RouteDeprecation]) {
        var stream = BlockStream(ConstantArray(bytes))
        let policy = try stream.policy()
        let precedence: Precedence = try stream.flag() ? .declaration : .specificity
        var types = ParameterTypes()
        for _ in 0..<(try stream.count()) {
            let name = try stream.string()
            types[name] = try stream.constraint { .absent($0) }
        }
        let sets = try stream.list { stream throws(CompiledTableError) in try stream.linkSources() }
        var routes = DescribedRoutes(variants: Array(repeating: nil, count: try stream.count()))
        for _ in 0..<(try stream.count()) { try stream.readRoute(into: &routes) }
        let variants = routes.variants.compactMap { $0 }
        let search = try SearchTable(compiled: try stream.bytes()) { .absent($0) }
        guard stream.isAtEnd, variants.count == routes.variants.count,
            variants.allSatisfy({ $0.variant.sourceSet < sets.count }),
            search.contents.value.records.count == variants.count
        else { throw stream.damage }
        let texts = variants.map { $0.texts }
        let table = RankedTable(
            ranked: variants.map { $0.variant }, written: routes.ranks, of: routes.outlines, from: sets, types: types,
            precedence: precedence, policy: policy
        ) { table, excerpt, rank in
            texts[rank].text(of: excerpt) ?? table.pattern(of: table.variants[rank]).text
        }
        return (Router(RouteEngine(table, search: search)) { $0 }, routes.ends)
    }
}

extension BlockStream {
    fileprivate mutating func readRoute(into routes: inout DescribedRoutes) throws(CompiledTableError) {
        let (entry, name, sources) = (routes.outlines.count, try optional(), try linkSources())
        var (patterns, ranks): ([RoutePattern], [Int]) = ([], [])
        for pattern in 0..<(try count()) {
            patterns.append(RoutePattern(text: try string(), source: try flag() ? try linkSource() : nil, path: []))
            for index in 0..<(try count()) {
                let (rank, sourceSet) = (try number(), try number())
                guard routes.variants.indices.contains(rank) else { throw damage }
                ranks.append(rank)
                let (variant, texts) = try variant()
                routes.variants[rank] = (
                    TableVariant(
                        .decided(variant, names: nil), entry: entry, pattern: pattern, sourceSet: sourceSet,
                        index: index), texts
                )
            }
        }
        let (month, successor) = (try optional().flatMap { RouteMonth($0) }, try optional())
        if month != nil || successor != nil {
            routes.ends[entry] = RouteDeprecation(month: month, successor: successor)
        }
        var defaults: [String: CaptureValue] = [:]
        for _ in 0..<(try count()) {
            let name = try string()
            defaults[name] = try flag() ? .list(try texts().map { .string($0) }) : .string(try string())
        }
        let validation = EntryValidation(defaults: defaults)
        routes.outlines.append(
            EntryOutline(name: name, patterns: patterns, sources: sources, validation: validation))
        routes.ranks.append(ranks)
    }

    fileprivate mutating func bytes() throws(CompiledTableError) -> [UInt8] { Array(try text().span.all) }

    private mutating func variant() throws(CompiledTableError) -> (PatternVariant, VariantTexts) {
        var (variant, texts) = (PatternVariant(segments: []), VariantTexts(variant: try string()))
        for _ in 0..<(try count()) {
            texts.segments.append(try string())
            variant.segments.append(try segment())
        }
        for _ in 0..<(try count()) {
            texts.items.append(try string())
            variant.query.append(QueryItemPattern(name: try string(), value: try value()))
        }
        texts.fragment = try string()
        variant.fragment = try value()
        return (variant, texts)
    }

    private mutating func segment() throws(CompiledTableError) -> SegmentPattern {
        guard let code = DescriptionCode.Segment(rawValue: try number()) else { throw damage }
        switch code {
        case .literal: return .literal(try string())
        case .partial:
            return .partial(
                try list { stream throws(CompiledTableError) in
                    guard let piece = try stream.value() else { throw stream.damage }
                    return piece
                })
        case .parameter: return .parameter(try parameter())
        case .wildcard: return .wildcard
        case .catchAll:
            let (name, minimum) = (try optional(), try number())
            return .catchAll(CatchAll(name: name, minimum: minimum, stopsAtFirstHit: try flag()))
        }
    }

    private mutating func value() throws(CompiledTableError) -> ValuePattern? {
        guard let code = DescriptionCode.Value(rawValue: try number()) else { throw damage }
        switch code {
        case .none: return nil
        case .literal: return .literal(try string())
        case .parameter: return .parameter(try parameter())
        }
    }

    private mutating func parameter() throws(CompiledTableError) -> PatternParameter {
        let name = try optional()
        var type = try type()
        type.isList = try flag()
        type.isExploded = try flag()
        return PatternParameter(name, type: type, presence: try presence())
    }

    private mutating func type() throws(CompiledTableError) -> ParameterType {
        guard let code = DescriptionCode.Kind(rawValue: try number()) else { throw damage }
        switch code {
        case .named: return .named(try string())
        case .oneOf: return .oneOf(try texts())
        case .expression:
            guard case .matching(let automaton) = try constraint({ .absent($0) }).kind else { throw damage }
            return ParameterType(automaton)
        }
    }

    private mutating func presence() throws(CompiledTableError) -> PatternParameter.Presence {
        guard let code = DescriptionCode.Presence(rawValue: try number()) else { throw damage }
        switch code {
        case .required: return .required
        case .optional: return .optional
        case .lenient: return .lenient
        case .defaulted: return .defaulted(try string())
        case .defaultedList: return .defaultedList(try texts())
        }
    }

    private mutating func texts() throws(CompiledTableError) -> [String] {
        try list { stream throws(CompiledTableError) in try stream.string() }
    }
}
