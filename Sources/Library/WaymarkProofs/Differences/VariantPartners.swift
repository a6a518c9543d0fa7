/// The pairs of equal pattern variants in two tables. ``pairs(_:_:where:)`` returns the pairs to compare.
struct VariantPartners {
    let ofOld: [Int?]
    let ofNew: [Int?]
    /// For each old variant, the new variant that probably replaced it: it is equal except for link sources, or has the
    /// same position in its route.
    let counterpartsOfOld: [Int?]
    let counterpartsOfNew: [Int?]
    private let likeOld: [Int?]
    private let likeNew: [Int?]
    private let printsOtherwise: Set<String>
    private let hasMixedHosts: Bool
    /// `true` if both tables have equal pattern variants in the same order, which print the same links.
    let isTrivial: Bool

    init(_ old: ComparedTable, _ new: ComparedTable, _ change: PolicyChange, hasMixedHosts: Bool) {
        func partners(_ table: ComparedTable, _ other: ComparedTable, withSources: Bool) -> [Int?] {
            change.changesMatching
                ? table.variants.map { _ in nil } : Self.partners(table, other) { $0.key(withSources: withSources) }
        }
        (ofOld, ofNew) = (partners(old, new, withSources: true), partners(new, old, withSources: true))
        (likeOld, likeNew) = (partners(old, new, withSources: false), partners(new, old, withSources: false))
        counterpartsOfOld = zip(likeOld, Self.partners(old, new) { $0.route }).map { $0 ?? $1 }
        counterpartsOfNew = zip(likeNew, Self.partners(new, old) { $0.route }).map { $0 ?? $1 }
        let newEntries = Dictionary(keepingFirst: new.routes.enumerated().map { ($1, $0) })
        printsOtherwise = Set(
            zip(old.routes, old.printed).compactMap { route, printed in
                newEntries[route].flatMap { printed == new.printed[$0] ? nil : route }
            })
        self.hasMixedHosts = hasMixedHosts
        let ranks = ofOld.compactMap { $0 }
        isTrivial =
            printsOtherwise.isEmpty && ranks.count == old.variants.count && ranks.count == new.variants.count
            && zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Returns, for each pattern variant, the rank of the variant of the other table with an equal key. The first
    /// variants with one key are paired, then the second ones, and so on.
    private static func partners<Key: Hashable>(
        _ table: ComparedTable, _ other: ComparedTable, by key: (ComparedVariant) -> Key
    ) -> [Int?] {
        let byKey = Dictionary(grouping: other.variants, by: key)
        var counts: [Key: Int] = [:]
        return table.variants.map { variant in
            let key = key(variant)
            let index = counts[key, default: 0]
            counts[key] = index + 1
            let others = byKey[key, default: []]
            return index < others.count ? others[index].rank : nil
        }
    }

    /// Returns the ranks of pairs of pattern variants that may win the same link with different results.
    ///
    /// - Parameter mayMeet: Returns `false` only if two variants share no link.
    func pairs(
        _ old: ComparedTable, _ new: ComparedTable, where mayMeet: (ComparedVariant, ComparedVariant) -> Bool
    ) -> [(Int, Int)] {
        // Pattern variants that begin with different literals share no link.
        let byLiteral = Dictionary(grouping: new.variants) { hasMixedHosts ? nil : $0.firstLiteral }
        return old.variants.flatMap { a in
            let literal = hasMixedHosts ? nil : a.firstLiteral
            let others = literal.map { byLiteral[$0, default: []] + byLiteral[nil, default: []] } ?? new.variants
            return others.compactMap { b in isAsked(a, b, old, new) && mayMeet(a, b) ? (a.rank, b.rank) : nil }
        }
    }

    private func isAsked(_ a: ComparedVariant, _ b: ComparedVariant, _ old: ComparedTable, _ new: ComparedTable) -> Bool
    {
        let (partner, other) = (ofOld[a.rank], ofNew[b.rank])
        if partner == b.rank { return printsOtherwise.contains(a.route) }
        if let partner, let other, (other < a.rank) == (b.rank < partner) { return false }
        // Both pattern variants changed from the same link sources to the same new ones and kept their order, so no
        // link is affected.
        if !hasMixedHosts, let partner = likeOld[a.rank], let other = likeNew[b.rank], partner != b.rank,
            new.variants[partner].sources == b.sources, old.variants[other].sources == a.sources,
            (other < a.rank) == (b.rank < partner)
        {
            return false
        }
        return true
    }

    /// Returns `true` if a route may print a link differently with `a` in the old table and `b` in the new one.
    /// Printing tries variants in order, so the links are equal if all variants up to `a` are equal in both tables.
    func mayPrintOtherwise(_ a: ComparedVariant, _ b: ComparedVariant, _ old: ComparedTable, _ new: ComparedTable)
        -> Bool
    {
        guard printsOtherwise.contains(a.route) else { return false }
        let same = zip(old.printed[a.entry], new.printed[b.entry]).prefix { $0 == $1 }.count
        let index = old.ranked.ranks(ofEntry: a.entry).enumerated().first { $0.element == a.rank }?.offset ?? 0
        return index >= same
    }
}
