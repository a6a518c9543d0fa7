/// The links of one or more route tables, as a set for each pattern variant.
struct LinkSpace {
    struct Variant {
        let table: Int
        let rank: Int
        let entry: Int
        let sourceSet: Int
        /// `true` if a check of the entry may decline matching links.
        let mayDecline: Bool
        /// The conditions on query items by name, and on the fragment, whose key is `nil`.
        let conditions: [[UInt8]?: ItemCondition]
        let steps: [PathStep]
        let way: Set<Int>
        let end: Int
    }

    struct Side {
        let number: Int
        let policy: LinkPolicy
        let sources: SourceTable
        let root: Int
        /// All decoded segments that the policy accepts.
        let segments: Language
        let foldsLiterals: Bool
        let foldsHosts: Bool
        let types: ParameterTypes
    }

    var sets = TextSets()
    private(set) var sides: [Side] = []
    private(set) var variants: [Variant] = []
    var trie = PathTrie()
    let origins: Origins
    private(set) var hostForms: [Int] = []
    var knownEnds: [(plain: StringBounds?, host: StringBounds?)] = []

    /// `true` if a table drops empty segments at the end. Such paths are skipped, because shorter ones are equivalent.
    var dropsEmptyEnds: Bool { sides.contains { $0.policy.dropsTrailingSlashes } }

    /// `true` if all tables read a trailing slash as an empty segment. No path then consists of one empty segment.
    var keepsEnds: Bool { sides.allSatisfy { $0.policy.readsTrailingSlash } }

    /// `true` if some or all paths cannot end with an empty segment: a table drops it, or it cannot be written.
    var tellsEmptyEnds: Bool { dropsEmptyEnds || keepsEnds }

    func readsHosts(isWeb: Bool) -> Bool {
        sides.contains { side in
            let acceptors = side.sources.acceptors.span
            return (0..<acceptors.count).contains {
                isWeb ? acceptors[$0].webHostIsSegment : acceptors[$0].customHostIsSegment
            }
        }
    }

    /// - Parameter parts: Values of parameters in the last table. Each is added as a variant of the worst rank, in
    ///   which the parameter has only this value.
    init(_ tables: [RankedTable], parts: [TableProofs.VariantPart] = []) {
        origins = Origins(
            tables.flatMap { $0.sourceSets.joined() }, forbidden: tables.map { $0.policy.forbiddenSchemes })
        for table in tables { add(table) }
        if let table = tables.last, let side = sides.last {
            for part in parts {
                add(
                    part.variant(in: table), of: table.variants[part.rank], rank: .max, absent: part.absent,
                    mayDecline: true, to: side)
            }
        }
        hostForms = origins.hosts.map { host in
            var form = SegmentForm(TextSet(sets.hosts(named: host)))
            if !host.hasPrefix("*") { form.literal = Array(host.utf8) }
            return trie.forms.number(of: form)
        }
        if sides.contains(where: { $0.policy.ignoresDomainHosts }) {
            hostForms.append(trie.forms.number(of: SegmentForm(TextSet(sets.domains()))))
        }
    }

    mutating func possibleTexts(of form: SegmentForm) -> Language {
        guard form.isNegated else { return form.plain.possible }
        return sets.pool.difference(form.any.possible, form.plain.certain)
    }

    private mutating func add(_ table: RankedTable) {
        let policy = table.policy
        let side = Side(
            number: sides.count, policy: policy,
            sources: SourceTable(table.sourceSets, ignoresPorts: policy.ignoresPorts),
            root: trie.addNode(table: sides.count), segments: sets.segments(policy),
            foldsLiterals: policy.isCaseInsensitive,
            foldsHosts: policy.isCaseInsensitive || !policy.comparesHostSegmentsExactly,
            types: table.types)
        sides.append(side)
        for (rank, variant) in table.variants.enumerated() {
            let mayDecline = table.entries[variant.entry].check != nil
            add(variant.variant, of: variant, rank: rank, absent: nil, mayDecline: mayDecline, to: side)
        }
    }

    private mutating func add(
        _ decided: PatternVariant, of variant: TableVariant, rank: Int, absent: String?, mayDecline: Bool,
        to side: Side
    ) {
        let steps = steps(of: decided.segments, side)
        var conditions: [[UInt8]?: ItemCondition] = [:]
        for item in decided.query { conditions[Array(item.name.utf8)] = condition(item.value, side, absent: absent) }
        if let fragment = decided.fragment { conditions[nil] = condition(fragment, side, absent: absent) }
        let way = trie.insert(
            steps, variant: variants.count, rank: rank, asking: decided.demand(absent: absent), below: side.root)
        variants.append(
            Variant(
                table: side.number, rank: rank, entry: variant.entry, sourceSet: variant.sourceSet,
                mayDecline: mayDecline, conditions: conditions, steps: steps, way: Set(way), end: way.last ?? side.root)
        )
    }

    private mutating func steps(of segments: [SegmentPattern], _ side: Side) -> [PathStep] {
        segments.indices.map { index in
            guard case .catchAll(let run) = segments[index] else { return .one(form(of: segments[index], side)) }
            let stops = run.stopsAtFirstHit && index + 1 < segments.count
            var loop = SegmentForm(TextSet(side.segments))
            if stops {
                loop = form(of: segments[index + 1], side)
                (loop.isNegated, loop.exactText) = (true, nil)
            }
            return .run(isEmptyAllowed: run.minimum == 0, loop: loop)
        }
    }

    private mutating func form(of segment: SegmentPattern, _ side: Side) -> SegmentForm {
        var (exactText, literal): ([UInt8]?, [UInt8]?)
        if case .literal(let text) = segment {
            if !side.foldsLiterals { exactText = Array(text.utf8) }
            literal = text.utf8.map { $0.asciiLowercased }
        }
        func set(folds: Bool) -> TextSet {
            sets.set(of: segment, in: side.types, table: side.number, folds: folds, within: side.segments)
        }
        return SegmentForm(
            exactText: exactText, literal: literal, plain: set(folds: side.foldsLiterals),
            host: set(folds: side.foldsHosts), any: TextSet(side.segments))
    }

    private mutating func condition(_ value: ValuePattern?, _ side: Side, absent: String?) -> ItemCondition {
        let asked: ItemCondition.Value
        switch value {
        case .parameter(let parameter)? where parameter.isNamed(absent): asked = .absent
        case nil: asked = .bare
        case .literal(let text)?:
            let texts = sets.asValues(TextSet(sets.pool.text(Array(text.utf8))))
            asked = .one(texts, presence: .required)
        case .parameter(let parameter)?:
            let values = sets.values(of: parameter, in: side.types, table: side.number)
            let presence = ValuePresence(parameter.presence)
            asked =
                parameter.type.isList
                ? .list(values, presence: presence) : .one(values, presence: presence)
        }
        return ItemCondition(value: asked, repeated: side.policy.repeatedItems)
    }
}

extension SourceTable {
    /// Returns the indices of the sets of link sources that accept a link, separately for those that ignore its host
    /// and those that match it as the first segment; `nil` if the policy rejects the link.
    func views(of link: [UInt8], _ policy: LinkPolicy) -> SourceViews? {
        guard let url = try? ParsedURL(utf8: link, policy: policy) else { return nil }
        let views = url.withOrigin { self.views(of: $0) }
        return SourceViews(path: Set(views.path), host: Set(views.hostAndPath))
    }
}

extension [LinkSpace.Variant] {
    /// The names of items with a condition, in byte order, then `nil` for the fragment.
    var names: [[UInt8]?] {
        let names = Set(flatMap { $0.conditions.keys })
        let ofItems = names.compactMap { $0 }.sorted { $0.lexicographicallyPrecedes($1) }
        return ofItems.map { Optional($0) } + (names.contains(nil) ? [nil] : [])
    }
}

/// A required query item or fragment. Pattern variants that require it are skipped for links without it.
struct Demand: Hashable {
    let name: [UInt8]?
    /// The required value; `nil` if any value is sufficient.
    let text: [UInt8]?
}

extension PatternVariant {
    /// Returns the first required query item or fragment, other than the parameter `absent`.
    fileprivate func demand(absent: String?) -> Demand? {
        let asked = query.map { (Optional(Array($0.name.utf8)), $0.value) } + (fragment.map { [(nil, $0)] } ?? [])
        for (name, value) in asked {
            switch value {
            case nil: return Demand(name: name, text: nil)
            case .literal(let text)?: return Demand(name: name, text: Array(text.utf8))
            case .parameter(let parameter)?:
                if parameter.presence == .required, !parameter.isNamed(absent) { return Demand(name: name, text: nil) }
            }
        }
        return nil
    }
}

extension PatternParameter {
    fileprivate func isNamed(_ other: String?) -> Bool { name != nil && name == other }
}
