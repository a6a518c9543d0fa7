extension NearMissTrie {
    /// Why no route takes a link that was found to have none. It says what
    /// ``RouteEngine/unmatched(_:)`` says.
    package func unmatched(_ bytes: Bytes) -> Unmatched {
        // Entries that have a say in what they take cannot be told by their patterns.
        if !engine.table.hasChecks, let link = try? DiagnosedLink(bytes, for: engine), let found = candidates(link) {
            let nearest = respelled(link, besides: found.nearest).all
            return engine.unmatched(link, nearest: nearest, isValue: found.isValue, expected: expected)
        }
        return engine.unmatched(String(decoding: bytes, as: UTF8.self))
    }

    /// The reason alone, for those who do not ask what came nearest: nothing is put in words.
    package func reason(_ bytes: Bytes) -> Unmatched.Reason {
        if !engine.table.hasChecks, let link = try? DiagnosedLink(bytes, for: engine), let found = candidates(link) {
            return engine.reason(link, hasNearest: !found.nearest.all.isEmpty, isValue: found.isValue)
        }
        return engine.unmatched(String(decoding: bytes, as: UTF8.self)).reason
    }

    /// What came nearest, and whether a value is what is wrong; `nil` if that cannot be told from the trie.
    private func candidates(_ link: DiagnosedLink) -> (nearest: NearestEntries, isValue: Bool)? {
        var nearest = NearestEntries()
        var values: [MissCandidate] = []
        var isInconclusive = false
        link.url.withOrigin { origin in
            engine.search.sources.forEachView(of: origin) { set, view in
                var walk = NearMissWalk(self, link.seen(as: view), nearest: nearest)
                walk.walk(from: set)
                isInconclusive = isInconclusive || walk.isInconclusive
                nearest = walk.nearest
                values += walk.values
            }
        }
        if isInconclusive { return nil }
        let isValue = nearest.all.contains { $0.isValue } || isAnyNearestOfItsEntry(values, link)
        return (nearest, isValue)
    }

    /// The nearest entries, with those that take the link in another spelling.
    private func respelled(_ link: DiagnosedLink, besides nearest: NearestEntries) -> NearestEntries {
        var nearest = nearest
        link.url.withOrigin { origin in
            engine.search.sources.forEachView(of: origin) { set, view in
                let seen = link.seen(as: view)
                for spelling in seen.respelled where nearest.wants(reached: link.count) {
                    var walk = RespelledWalk(self, spelling.link)
                    walk.walk(from: set, spelling.respelling)
                    for rank in walk.ranks {
                        guard let miss = engine.miss(of: rank, seen) else { continue }
                        nearest.offer(miss.taking(spelling.respelling, of: seen))
                    }
                }
            }
        }
        return nearest
    }

    /// Whether no other variant of its entry came nearer than one of the candidates, which is rarely asked.
    private func isAnyNearestOfItsEntry(_ candidates: [MissCandidate], _ link: DiagnosedLink) -> Bool {
        var farthest: [Int: Int] = [:]
        for candidate in candidates {
            farthest[candidate.entry] = max(candidate.reached, farthest[candidate.entry] ?? 0)
        }
        return farthest.contains { entry, reached in
            !engine.table.ranks(ofEntry: entry).contains { rank in
                let sourceSet = engine.table.variants[rank].sourceSet
                let view = link.url.withOrigin { engine.search.sources.view(of: sourceSet, for: $0) }
                guard let view, let other = engine.miss(of: rank, link.seen(as: view)) else { return false }
                return other.reached > reached
            }
        }
    }
}
