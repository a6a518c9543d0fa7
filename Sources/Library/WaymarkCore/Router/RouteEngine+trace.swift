extension RouteEngine {
    /// The best match of a link with a rank of at least `floor` that its entry takes too.
    ///
    /// - Parameter lookup: What the match keeps, if somebody has it already.
    @inline(never)
    package func found(
        _ link: String, from floor: UInt32, for lookup: RouteLookup? = nil
    ) throws(LinkRejection) -> PatternMatch? {
        let lookup = lookup ?? RouteLookup(self)
        var found = try foundUnchecked(link, from: floor, for: lookup)
        while table.hasChecks, let match = found, !accepts(match) {
            found = try foundUnchecked(link, from: match.rank &+ 1, for: lookup)
        }
        return found
    }

    /// Whether a link that a variant takes is taken by its entry.
    private func accepts(_ match: PatternMatch) -> Bool {
        guard let check = table.entries[match.entryIndex].check else { return true }
        return check.accepts(match)
    }

    private func foundUnchecked(
        _ link: String, from floor: UInt32, for lookup: RouteLookup
    ) throws(LinkRejection) -> PatternMatch? {
        var found: PatternMatch?
        try search.search(link, from: floor) { result in
            if result.rank != nil { found = PatternMatch(result.block, of: link, lookup: lookup) }
        }
        return found
    }
}

extension PatternVariant {
    var catchAllCount: Int {
        segments.count { if case .catchAll = $0 { true } else { false } }
    }
}
