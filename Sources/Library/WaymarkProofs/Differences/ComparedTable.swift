struct ComparedTable {
    let engine: RouteEngine
    /// The table with another policy, which rejects the links that only one of the two tables' policies accepts.
    let ranked: RankedTable
    /// The identity of each entry's route in both tables: its name or, for an unnamed route, its index.
    let routes: [String]
    let variants: [ComparedVariant]
    /// For each entry, its pattern variants in the order in which printing tries them.
    let printed: [[PrintedForm]]
    /// Matches a link with the table's own policy.
    let answer: (String) -> LinkAnswer

    struct PrintedForm: Hashable {
        let facts: ResolvedVariant
        let source: PrintedSource?
    }

    init<Route>(_ table: RouteTable<Route>, _ router: Router<Route>, readingBy policy: LinkPolicy, names: [String?]) {
        var table = table
        table.policy = policy
        let ranked = RankedTable(table)
        let routes = names.enumerated().map { index, name in name.map { "n" + $0 } ?? "i\(index)" }
        (engine, self.ranked, self.routes) = (router.engine, ranked, routes)
        let facts = ranked.variants.map {
            ResolvedVariant($0.variant, ranked.types, defaults: ranked.entries[$0.entry].defaults)
        }
        variants = ranked.variants.indices.map { rank in
            let variant = ranked.variants[rank]
            let sources = ranked.sourceSets[variant.sourceSet]
            return ComparedVariant(
                rank: rank, entry: variant.entry, route: routes[variant.entry], facts: facts[rank],
                sources: Set(sources), hasCheck: ranked.entries[variant.entry].check != nil,
                firstLiteral: variant.variant.segments.first.flatMap { segment in
                    if case .literal(let text) = segment { text.lowercased() } else { nil }
                })
        }
        let sources = ranked.sourceSets.map { PrintedSource($0) }
        printed = ranked.entries.indices.map { entry in
            ranked.ranks(ofEntry: entry).map { rank in
                PrintedForm(facts: facts[rank], source: sources[ranked.variants[rank].sourceSet])
            }
        }
        answer = { link in
            switch Array(link.utf8).withBytes({ router.engine.match($0) { _ in } }) {
            case .rejected(let rejection): return .rejected(rejection)
            case .unmatched: return .unmatched
            case nil: break
            }
            guard let match = router.match(for: link) else { return .unmatched }
            let entry = ranked.entries[match.match.entryIndex]
            let captures = entry.adding(to: match.captures)
            let values = entry.leavingOut(Dictionary(keepingFirst: match.captures.map { ($0.name, $0.value) }))
            return .matched(
                LinkAnswer.Match(
                    entry: match.match.entryIndex, name: match.name ?? "", pattern: match.pattern.text,
                    captures: captures,
                    rest: match.rest,
                    printed: try? router.url(
                        ofEntry: match.match.entryIndex, PrintValues(captures: values, rest: match.rest))))
        }
    }

    func facts(of variant: ComparedVariant) -> CaptureLocations {
        CaptureLocations(
            ranked.variants[variant.rank].variant, ranked, defaults: ranked.entries[variant.entry].defaults)
    }

    func rank(of link: [UInt8]) -> Int? { glance(at: link).rank }

    func glance(at link: [UInt8]) -> Glance {
        var glance = Glance()
        let noMatch = link.withBytes { engine.match($0) { (glance.rank, glance.entry) = ($0.rank, $0.entryIndex) } }
        if case .rejected(let rejection)? = noMatch { glance.rejection = rejection.kind.rawValue }
        return glance
    }

    struct Glance {
        var rank: Int?
        var entry: Int?
        var rejection: String?
    }
}

extension EntryOutline {
    fileprivate func adding(to captures: Captures) -> Captures {
        if defaults.isEmpty { return captures }
        let lacking = Array(defaults.keys).ordered().filter { captures.position(of: $0) == nil }
        return Captures(
            Array(captures)
                + lacking.compactMap { name in
                    defaults[name].map { Captures.Element(name: name, value: $0) }
                })
    }
}

struct ComparedVariant {
    let rank: Int
    let entry: Int
    let route: String
    let facts: ResolvedVariant
    let sources: Set<LinkSource>
    let hasCheck: Bool
    /// The first path segment in lowercase, if it is a literal.
    let firstLiteral: String?

    /// The identity of a pattern variant in both tables: equal keys match the same links in the same way.
    struct Key: Hashable {
        let route: String
        let facts: ResolvedVariant
        let sources: Set<LinkSource>?
        let hasCheck: Bool
    }

    func key(withSources: Bool) -> Key {
        Key(route: route, facts: facts, sources: withSources ? sources : nil, hasCheck: hasCheck)
    }
}
