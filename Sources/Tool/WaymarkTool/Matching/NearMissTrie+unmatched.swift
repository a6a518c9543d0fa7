import WaymarkCore
import WaymarkEngine
import WaymarkExplain

extension NearMissTrie {
    /// Returns why no route matches the link, and the nearest routes, like ``RouteEngine/unmatched(_:)``.
    func unmatched(_ bytes: Bytes) -> Unmatched {
        guard let found = candidates(bytes) else {
            return engine.unmatched(String(decoding: bytes, as: UTF8.self))
        }
        let nearest = respelled(found.link, besides: found.nearest).all
        return engine.unmatched(found.link, nearest: nearest, isValue: found.isValue, expected: expected)
    }

    /// Returns why no route matches the link, without creating strings for the nearest routes.
    func reason(_ bytes: Bytes) -> Unmatched.Reason {
        guard let found = candidates(bytes) else {
            return engine.unmatched(String(decoding: bytes, as: UTF8.self)).reason
        }
        return engine.reason(found.link, hasNearest: !found.nearest.all.isEmpty, isValue: found.isValue)
    }

    /// Returns the patterns that are most similar to the link; `nil` if the tree cannot find them. `isValue` is `true`
    /// if only the value of a parameter prevents a match of one of them.
    private func candidates(_ bytes: Bytes) -> (link: DiagnosedLink, nearest: NearestEntries, isValue: Bool)? {
        // The tree cannot run validation functions of routes.
        guard !engine.table.hasChecks, let link = try? DiagnosedLink(bytes, for: engine) else { return nil }
        var walk = NearMissWalk(trie: self, link: link)
        link.url.withOrigin { origin in
            engine.search.sources.forEachView(of: origin) { set, view in walk.walk(from: set, link.seen(as: view)) }
        }
        if walk.isInconclusive { return nil }
        let isValue = walk.nearest.all.contains { $0.isValue } || isAnyNearestOfItsEntry(walk.values, link)
        return (link, walk.nearest, isValue)
    }

    private func respelled(_ link: DiagnosedLink, besides nearest: NearestEntries) -> NearestEntries {
        var nearest = nearest
        link.url.withOrigin { origin in
            engine.search.sources.forEachView(of: origin) { set, view in
                let seen = link.seen(as: view)
                for spelling in seen.respelled where nearest.wants(reached: link.count) {
                    var walk = RespelledWalk(trie: self, link: spelling.link)
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

    /// Returns `true` if one of the near misses (variants that do not match the link) belongs to a route of which no
    /// other variant matches more segments of the link.
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

/// The pattern variants that are nearest to matching a link, at most one for each route.
struct NearestEntries {
    private(set) var all: [MissCandidate] = []

    init() {
        all.reserveCapacity(Unmatched.limit)
    }

    /// Adds a variant that does not match the link, if it is among the nearest. A variant that is already in the list
    /// is replaced, because the new result is at least as near.
    mutating func offer(_ candidate: MissCandidate) {
        var index = all.firstIndex { $0.entry == candidate.entry } ?? all.count
        if index < all.count {
            let isSaidAgain = all[index].rank == candidate.rank && candidate.respelling == nil
            guard isSaidAgain || candidate.precedes(all[index]) else { return }
            all[index] = candidate
        } else if index < Unmatched.limit {
            all.append(candidate)
        } else {
            guard wants(candidate) else { return }
            index -= 1
            all[index] = candidate
        }
        while index > 0, candidate.precedes(all[index - 1]) {
            all.swapAt(index, index - 1)
            index -= 1
        }
    }

    func wants(reached: Int) -> Bool { all.count < Unmatched.limit || all[Unmatched.limit - 1].fitted <= reached }

    /// Returns `false` if the list is full of variants that are nearer to matching the link. Equally near variants with
    /// higher ranks can then be skipped, too.
    func wants(_ candidate: MissCandidate) -> Bool {
        all.count < Unmatched.limit || !all[Unmatched.limit - 1].precedes(candidate)
    }
}
