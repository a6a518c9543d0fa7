/// The links of one table or of several, and every variant as a set of them.
struct LinkSpace {
    /// A variant of one of the tables.
    struct Variant {
        let table: Int
        let rank: Int
        let entry: Int
        let sourceSet: Int
        /// Whether an entry may decline links that its patterns take.
        let mayDecline: Bool
        let items: [[UInt8]: ItemCondition]
        let fragment: ItemCondition?
        let steps: [PathStep]
        /// The nodes of its path.
        let way: Set<Int>
        /// The last of them.
        let end: Int

        var isUnconditional: Bool { items.isEmpty && fragment == nil }
    }

    /// What one table says of links.
    struct Side {
        let policy: LinkPolicy
        let sources: SourceTable
        let root: Int
        /// What a segment may be.
        let segments: Language
        let foldsLiterals: Bool
        let foldsHosts: Bool
        /// The number of its first variant.
        let firstVariant: Int
        let types: ParameterTypes
    }

    var sets = TextSets()
    private(set) var sides: [Side] = []
    private(set) var variants: [Variant] = []
    var trie = PathTrie()
    let origins: Origins
    /// The numbers of what the hosts are that sources name.
    private(set) var hostForms: [Int] = []
    private var hostTexts: [String?: Language] = [:]
    /// By number of a form, the ends of its texts, as far as they were asked for.
    var knownEnds: [(plain: TextEnds?, host: TextEnds?)] = []

    /// Whether an empty segment at the end of a path is none in one of the tables: a path that ends in one is not looked at
    /// there, because a shorter one stands for it.
    var dropsEmptyEnds: Bool { sides.contains { $0.policy.dropsTrailingSlashes } }

    /// Whether a slash at the end of a path is an empty segment; then no path is one empty segment alone.
    var keepsEnds: Bool { sides.allSatisfy { $0.policy.readsTrailingSlash } }

    /// Whether an empty segment may not be the last one, of all paths or of some.
    var tellsEmptyEnds: Bool { dropsEmptyEnds || keepsEnds }

    /// Whether some source makes the host of a link the first segment.
    func readsHosts(isWeb: Bool) -> Bool {
        sides.contains { side in
            let acceptors = side.sources.acceptors.row
            return (0..<acceptors.count).contains {
                isWeb ? acceptors[$0].webHostIsSegment : acceptors[$0].customHostIsSegment
            }
        }
    }

    /// A variant that takes less than the one of a rank, and is never in the way.
    struct Part {
        let rank: Int
        let variant: PatternVariant
        /// A parameter that is not there.
        let absent: String?
    }

    /// - Parameter parts: Of the variants of the last table. Their numbers come after all others.
    init(_ tables: [RankedTable], parts: [Part] = []) {
        origins = Origins(
            tables.flatMap { $0.sourceSets.joined() }, forbidden: tables.map { $0.policy.forbiddenSchemes })
        for table in tables { add(table) }
        if let table = tables.last {
            for part in parts {
                add(
                    part.variant, of: table.variants[part.rank], rank: .max, absent: part.absent, mayDecline: true,
                    to: sides.count - 1)
            }
        }
        hostForms = origins.hosts.map { host in
            var form = SegmentForm(TextSet(sets.hosts(named: host)))
            if !host.hasPrefix("*") { form.literal = Array(host.utf8) }
            return trie.number(of: form)
        }
        if sides.contains(where: { $0.policy.ignoresDomainHosts }) {
            hostForms.append(trie.number(of: SegmentForm(TextSet(sets.domains()))))
        }
    }

    /// Every text that the host of a link with a scheme may have.
    mutating func hostTexts(of origin: Origin) -> Language {
        if let known = hostTexts[origin.scheme] { return known }
        let texts = sets.pool.union(sides.map { sets.hosts(of: origin, $0.policy, named: origins.hosts) })
        hostTexts[origin.scheme] = texts
        return texts
    }

    /// Every text that a segment of a path may be.
    mutating func possibleTexts(of form: SegmentForm) -> Language {
        guard form.isNegated else { return form.plain.possible }
        return sets.pool.difference(form.any.possible, form.plain.certain)
    }

    private mutating func add(_ table: RankedTable) {
        let policy = table.policy
        let side = Side(
            policy: policy, sources: SourceTable(table.sourceSets, ignoresPorts: policy.ignoresPorts),
            root: trie.addNode(table: sides.count), segments: sets.segments(policy),
            foldsLiterals: policy.isCaseInsensitive,
            foldsHosts: policy.isCaseInsensitive || !policy.comparesHostSegmentsExactly,
            firstVariant: variants.count, types: table.types)
        sides.append(side)
        for (rank, variant) in table.variants.enumerated() {
            add(
                variant.variant, of: variant, rank: rank, absent: nil,
                mayDecline: table.entries[variant.entry].check != nil, to: sides.count - 1)
        }
    }

    private mutating func add(
        _ decided: PatternVariant, of variant: TableVariant, rank: Int, absent: String?, mayDecline: Bool,
        to table: Int
    ) {
        let side = sides[table]
        let steps = steps(of: decided.segments, side, table: table)
        var items: [[UInt8]: ItemCondition] = [:]
        for item in decided.query {
            items[Array(item.name.utf8)] = condition(item.value, side, table: table, absent: absent)
        }
        let fragment = decided.fragment.map { condition($0, side, table: table, absent: absent) }
        let way = trie.insert(
            steps, variant: variants.count, rank: rank, asking: decided.demand(absent: absent), below: side.root)
        variants.append(
            Variant(
                table: table, rank: rank, entry: variant.entry, sourceSet: variant.sourceSet, mayDecline: mayDecline,
                items: items, fragment: fragment, steps: steps, way: Set(way), end: way.last ?? side.root))
    }

    // MARK: Paths

    private mutating func steps(of segments: [SegmentPattern], _ side: Side, table: Int) -> [PathStep] {
        segments.indices.map { index in
            guard case .catchAll(let run) = segments[index] else {
                return .one(form(of: segments[index], side, table: table))
            }
            let stops = run.stopsAtFirstHit && index + 1 < segments.count
            var loop = anySegment(side)
            if stops {
                loop = form(of: segments[index + 1], side, table: table)
                loop.isNegated = true
            }
            return .run(isEmptyAllowed: run.minimum == 0, loop: loop)
        }
    }

    private mutating func form(of segment: SegmentPattern, _ side: Side, table: Int) -> SegmentForm {
        var (exactText, literal): ([UInt8]?, [UInt8]?)
        if case .literal(let text) = segment {
            if !side.foldsLiterals { exactText = Array(text.utf8) }
            literal = text.utf8.map { $0.asciiLowercased }
        }
        func set(folds: Bool) -> TextSet {
            sets.set(of: segment, in: side.types, table: table, folds: folds, within: side.segments)
        }
        return SegmentForm(
            exactText: exactText, literal: literal, plain: set(folds: side.foldsLiterals),
            host: set(folds: side.foldsHosts),
            any: TextSet(side.segments))
    }

    private func anySegment(_ side: Side) -> SegmentForm {
        let any = TextSet(side.segments)
        return SegmentForm(plain: any, host: any, any: any)
    }

    // MARK: Items

    private mutating func condition(
        _ value: ValuePattern?, _ side: Side, table: Int, absent: String?
    ) -> ItemCondition {
        let repeated = side.policy.repeatedItems
        switch value {
        case .parameter(let parameter)? where parameter.name == absent:
            return ItemCondition(value: .absent, repeated: repeated)
        case nil: return ItemCondition(value: .bare, repeated: repeated)
        case .literal(let text)?:
            let texts = sets.asValues(TextSet(sets.pool.text(Array(text.utf8))))
            return ItemCondition(value: .one(texts, isLiteral: true, presence: .required), repeated: repeated)
        case .parameter(let parameter)?:
            let texts = sets.set(of: parameter.type, in: side.types, table: table, folds: false)
            let presence = ValuePresence(parameter.presence)
            guard parameter.type.isList else {
                return ItemCondition(
                    value: .one(sets.asValues(texts), isLiteral: false, presence: presence), repeated: repeated)
            }
            let values = parameter.type.isExploded ? sets.asValues(texts) : sets.asList(texts)
            return ItemCondition(value: .list(values, presence: presence), repeated: repeated)
        }
    }
}

// MARK: Demands

/// Something that a variant asks for beyond its path, so that it is not looked at for links that do not have it.
struct Demand: Hashable {
    /// The item's name; `nil` for the fragment.
    let name: [UInt8]?
    /// `nil` if it may be anything.
    let text: [UInt8]?
}

extension PatternVariant {
    /// The first thing that a variant asks for; `nil` if it is nothing.
    fileprivate func demand(absent: String?) -> Demand? {
        let asked = query.map { (Optional(Array($0.name.utf8)), $0.value) } + (fragment.map { [(nil, $0)] } ?? [])
        for (name, value) in asked {
            switch value {
            case nil: return Demand(name: name, text: nil)
            case .literal(let text)?: return Demand(name: name, text: Array(text.utf8))
            case .parameter(let parameter)?:
                if parameter.presence == .required, parameter.name != absent { return Demand(name: name, text: nil) }
            }
        }
        return nil
    }
}
