/// Which variants of two tables are the same, and which pairs of others must be asked about.
struct VariantPartners {
    let ofOld: [Int?]
    let ofNew: [Int?]
    /// Those, and where there is none, the variant of the same route at the same place.
    let counterpartsOfOld: [Int?]
    let counterpartsOfNew: [Int?]
    /// Variants that are the same but for where their links come from.
    private let likeOld: [Int?]
    private let likeNew: [Int?]
    /// The old variants and the new ones whose routes may print something else.
    private let printsOtherwise: Set<Int>
    /// Whether one link may be read as paths of different lengths.
    private let hasMixedHosts: Bool
    /// Whether every variant has a partner, in the same order, and prints alike.
    let isTrivial: Bool

    init(_ old: ComparedTable, _ new: ComparedTable, _ change: PolicyChange) {
        let all = (Self.partners(old, new, withSources: true), Self.partners(new, old, withSources: true))
        let isSame = !change.changesMatching
        ofOld = isSame ? all.0 : old.variants.map { _ in nil }
        ofNew = isSame ? all.1 : new.variants.map { _ in nil }
        likeOld = isSame ? Self.partners(old, new, withSources: false) : ofOld
        likeNew = isSame ? Self.partners(new, old, withSources: false) : ofNew
        counterpartsOfOld = zip(likeOld, Self.places(old, new)).map { $0 ?? $1 }
        counterpartsOfNew = zip(likeNew, Self.places(new, old)).map { $0 ?? $1 }
        var printsOtherwise: Set<Int> = []
        let newEntries = Dictionary(keepingFirst: new.routes.enumerated().map { ($1, $0) })
        for (entry, route) in old.routes.enumerated() {
            guard let other = newEntries[route], old.printed[entry] != new.printed[other] else {
                continue
            }
            printsOtherwise.insert(route)
        }
        self.printsOtherwise = printsOtherwise
        hasMixedHosts = (old.variants + new.variants).flatMap { $0.sources }.hasMixedHosts
        let ranks = ofOld.compactMap { $0 }
        isTrivial =
            printsOtherwise.isEmpty && ranks.count == old.variants.count && ranks.count == new.variants.count
            && zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Variants of the same route that are written twice are taken in their order.
    private static func partners(_ table: ComparedTable, _ other: ComparedTable, withSources: Bool) -> [Int?] {
        func numbered(_ table: ComparedTable) -> [(key: ComparedVariant.Key, number: Int)] {
            var counts: [ComparedVariant.Key: Int] = [:]
            return table.variants.map { variant in
                let key = variant.key(withSources: withSources)
                counts[key, default: 0] += 1
                return (key, counts[key] ?? 0)
            }
        }
        struct Name: Hashable {
            let key: ComparedVariant.Key
            let number: Int
        }
        var ranks: [Name: Int] = [:]
        for (rank, name) in numbered(other).enumerated() { ranks[Name(key: name.key, number: name.number)] = rank }
        return numbered(table).map { ranks[Name(key: $0.key, number: $0.number)] }
    }

    /// By rank, the variant of the other table that stands at the same place among those of its route.
    private static func places(_ table: ComparedTable, _ other: ComparedTable) -> [Int?] {
        let byRoute = Dictionary(grouping: other.variants) { $0.route }
        var counts: [Int: Int] = [:]
        return table.variants.map { variant in
            let place = counts[variant.route, default: 0]
            counts[variant.route] = place + 1
            let others = byRoute[variant.route, default: []]
            return place < others.count ? others[place].rank : nil
        }
    }

    /// The ranks of variants of both tables that may both win a link, for which somebody else would win, or otherwise.
    func pairs(_ old: ComparedTable, _ new: ComparedTable) -> [(Int, Int)] {
        // Of what begins with two literals only what begins with the same is compared.
        let byLiteral = Dictionary(grouping: new.variants) { hasMixedHosts ? nil : $0.shape.firstLiteral }
        return old.variants.flatMap { a in
            let literal = hasMixedHosts ? nil : a.shape.firstLiteral
            let others = literal.map { byLiteral[$0, default: []] + byLiteral[nil, default: []] } ?? new.variants
            return others.compactMap { b in isAsked(a, b, old, new) ? (a.rank, b.rank) : nil }
        }
    }

    private func isAsked(_ a: ComparedVariant, _ b: ComparedVariant, _ old: ComparedTable, _ new: ComparedTable) -> Bool
    {
        let (partner, other) = (ofOld[a.rank], ofNew[b.rank])
        if partner == b.rank { return printsOtherwise.contains(a.route) }
        if let partner, let other, (other < a.rank) == (b.rank < partner) { return false }
        guard mayMeet(a, b) else { return false }
        // Variants that moved to other sources together stand to each other as before.
        if !hasMixedHosts, let partner = likeOld[a.rank], let other = likeNew[b.rank], partner != b.rank,
            new.variants[partner].sources == b.sources, old.variants[other].sources == a.sources,
            (other < a.rank) == (b.rank < partner)
        {
            return false
        }
        return true
    }

    /// Whether a link may be taken by both of two variants, as far as a glance tells.
    func mayMeet(_ a: ComparedVariant, _ b: ComparedVariant) -> Bool { hasMixedHosts || a.shape.mayMeet(b.shape) }

    /// Whether a link that one variant of a route takes may be printed otherwise than one that another takes.
    ///
    /// A route tries its variants in order, so that what is the same up to the variant itself is written alike.
    func mayPrintOtherwise(_ a: ComparedVariant, _ b: ComparedVariant, _ old: ComparedTable, _ new: ComparedTable)
        -> Bool
    {
        guard printsOtherwise.contains(a.route) else { return false }
        let same = zip(old.printed[a.entry], new.printed[b.entry]).prefix { $0 == $1 }.count
        let place = old.ranked.ranks(ofEntry: a.entry).enumerated().first { $0.element == a.rank }?.offset ?? 0
        return place >= same
    }
}

extension [LinkSource] {
    /// Whether the host of a link of one scheme is a segment to one source, and none to another.
    fileprivate var hasMixedHosts: Bool {
        var (paths, hosts): (Set<String>, Set<String>) = ([], [])
        var (anyPath, anyHost) = (false, false)
        for source in self {
            switch source.kind {
            case .host: paths.insert("https")
            case .scheme(let scheme, let host, _, let rule):
                if host == nil, rule == .firstSegment { hosts.insert(scheme) } else { paths.insert(scheme) }
            case .anywhere(_, let web, let custom):
                if web == .firstSegment { hosts.insert("https") } else { paths.insert("https") }
                if custom == .firstSegment { anyHost = true } else { anyPath = true }
            }
        }
        let custom = { (schemes: Set<String>) in !schemes.subtracting(["https"]).isEmpty }
        return !paths.isDisjoint(with: hosts) || anyPath && (anyHost || custom(hosts)) || anyHost && custom(paths)
    }
}
