#if canImport(WaymarkManifest)  // the page's engine contains the months itself
    import WaymarkManifest
#endif
import WaymarkCore
import WaymarkEngine

extension Router where Route == Int {
    /// Returns the router of a description with entry indices as its routes, and the ends of support.
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
        var variants = DescribedVariants(count: try stream.count())
        let routes = try stream.list { stream throws(CompiledTableError) in try stream.route() }
        for (index, route) in routes.enumerated() { variants.add(route, at: index) }
        guard variants.isWhole(setCount: sets.count) else { throw stream.damage }
        let search = try SearchTable(compiled: try stream.bytes()) { .absent($0) }
        guard stream.isAtEnd, search.contents.value.records.count == variants.all.count else { throw stream.damage }

        let texts = variants.texts
        let table = RankedTable(
            ranked: variants.all.compactMap { $0 }, written: variants.ranks, of: routes.map { $0.outline },
            from: sets, types: types, precedence: precedence, policy: policy
        ) { table, part, rank in
            texts[rank]?.text(of: part) ?? table.pattern(of: table.variants[rank]).text
        }
        var ends: [Int: RouteDeprecation] = [:]
        for (index, route) in routes.enumerated() { ends[index] = route.end }
        return (Router(RouteEngine(table, search: search)) { $0 }, ends)
    }
}

extension DescribedRoute {
    fileprivate var outline: EntryOutline {
        EntryOutline(
            name: name, patterns: patterns.map { RoutePattern(text: $0.text, source: $0.source, path: []) },
            sources: sources, defaults: defaults)
    }
}

extension BlockStream {
    fileprivate mutating func route() throws(CompiledTableError) -> DescribedRoute {
        let (name, sources) = (try optional(), try linkSources())
        let patterns = try list { stream throws(CompiledTableError) in try stream.pattern() }
        let (month, successor) = (try optional().flatMap { RouteMonth($0) }, try optional())
        let hasEnd = month != nil || successor != nil
        var defaults: [String: CaptureValue] = [:]
        for _ in 0..<(try count()) {
            let name = try string()
            if try flag() {
                let texts = try list { stream throws(CompiledTableError) in try stream.string() }
                defaults[name] = .list(texts.map { .string($0) })
            } else {
                defaults[name] = .string(try string())
            }
        }
        return DescribedRoute(
            name: name, sources: sources, patterns: patterns,
            end: hasEnd ? RouteDeprecation(month: month, successor: successor) : nil, defaults: defaults)
    }

    fileprivate mutating func bytes() throws(CompiledTableError) -> [UInt8] { Array(try text().span.all) }

    // MARK: Variants

    private mutating func pattern() throws(CompiledTableError) -> DescribedPattern {
        let text = try string()
        let source = try flag() ? try linkSource() : nil
        let variants = try list { stream throws(CompiledTableError) in try stream.variant() }
        return DescribedPattern(text: text, source: source, variants: variants)
    }

    private mutating func variant() throws(CompiledTableError) -> DescribedVariant {
        let (rank, sourceSet, text) = (try number(), try number(), try string())
        var (segmentTexts, itemTexts): ([String], [String]) = ([], [])
        var variant = PatternVariant(segments: [])
        for _ in 0..<(try count()) {
            segmentTexts.append(try string())
            variant.segments.append(try segment())
        }
        for _ in 0..<(try count()) {
            itemTexts.append(try string())
            variant.query.append(QueryItemPattern(name: try string(), value: try value()))
        }
        let fragmentText = try string()
        variant.fragment = try value()
        return DescribedVariant(
            rank: rank, sourceSet: sourceSet, variant: variant,
            texts: VariantTexts(variant: text, segments: segmentTexts, items: itemTexts, fragment: fragmentText))
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
