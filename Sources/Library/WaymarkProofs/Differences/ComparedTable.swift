/// One of two tables that are compared.
struct ComparedTable {
    let engine: RouteEngine
    /// The table as the search sees it, with a policy that both tables read links by.
    let ranked: RankedTable
    /// The number of each entry's route, the same in both tables.
    let routes: [Int]
    let variants: [ComparedVariant]
    /// By entry, its variants in the order in which they are tried for printing.
    let printed: [[PrintedForm]]
    private let answerTo: (String) -> LinkAnswer

    /// What is printed of a variant, if its captures are there.
    struct PrintedForm: Hashable {
        let facts: VariantFacts
        let source: String?
    }

    init<Route>(_ table: RouteTable<Route>, _ router: Router<Route>, readingBy policy: LinkPolicy, routes: [Int]) {
        var table = table
        table.policy = policy
        let ranked = RankedTable(table)
        (engine, self.ranked, self.routes) = (router.engine, ranked, routes)
        let facts = ranked.variants.map {
            VariantFacts($0.variant, ranked.types, defaults: ranked.entries[$0.entry].defaults)
        }
        variants = ranked.variants.indices.map { rank in
            let variant = ranked.variants[rank]
            let sources = ranked.sourceSets[variant.sourceSet]
            return ComparedVariant(
                rank: rank, entry: variant.entry, route: routes[variant.entry], facts: facts[rank],
                sources: Set(sources), hasCheck: ranked.entries[variant.entry].check != nil,
                shape: VariantShape(variant.variant, ranked.types, folds: policy.isCaseInsensitive))
        }
        let sources = ranked.sourceSets.map { PrintedSource($0) }
        printed = ranked.entries.indices.map { entry in
            ranked.ranks(ofEntry: entry).map { rank in
                PrintedForm(facts: facts[rank], source: sources[ranked.variants[rank].sourceSet]?.text)
            }
        }
        answerTo = { link in
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

    /// The captures of a variant, and where each is found.
    func facts(of variant: ComparedVariant) -> CaptureFacts {
        CaptureFacts(
            ranked.variants[variant.rank].variant, ranked, defaults: ranked.entries[variant.entry].defaults)
    }

    func answer(to link: String) -> LinkAnswer { answerTo(link) }

    /// The rank of the variant that takes a link.
    func rank(of link: [UInt8]) -> Int? { glance(at: link).rank }

    /// What can be said of a link before anything is made of it.
    func glance(at link: [UInt8]) -> Glance {
        var glance = Glance()
        let noMatch = link.withBytes { engine.match($0) { (glance.rank, glance.entry) = ($0.rank, $0.entryIndex) } }
        if case .rejected(let rejection)? = noMatch { glance.rejection = rejection.kind.rawValue }
        return glance
    }

    /// Which variant takes a link, or why it is rejected.
    struct Glance {
        var rank: Int?
        var entry: Int?
        var rejection: String?
    }
}

extension EntryOutline {
    /// The captures of a link, with the defaults of the parameters that it lacks.
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

/// A variant of one of two tables.
struct ComparedVariant {
    let rank: Int
    let entry: Int
    let route: Int
    let facts: VariantFacts
    let sources: Set<LinkSource>
    let hasCheck: Bool
    let shape: VariantShape

    /// What a variant of the other table must have in common to take the same links in the same way.
    struct Key: Hashable {
        let route: Int
        let facts: VariantFacts
        let sources: Set<LinkSource>?
        let hasCheck: Bool
    }

    /// - Parameter withSources: Whether links must come from the same sources.
    func key(withSources: Bool) -> Key {
        Key(route: route, facts: facts, sources: withSources ? sources : nil, hasCheck: hasCheck)
    }
}
