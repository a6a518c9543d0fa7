extension DiagnosisTree {
    /// Why no route takes a link that was found to have none: the same as ``RouteEngine/unmatched(_:)``.
    package func unmatched(_ bytes: Bytes) -> Unmatched {
        var quick: Unmatched?
        // Entries that have a say in what they take cannot be told by their patterns.
        if !engine.table.hasChecks {
            quick = DiagnosedBytes.with(bytes, policy: engine.table.policy) { unmatched($0) } ?? nil
        }
        return quick ?? engine.unmatched(String(decoding: bytes, as: UTF8.self))
    }

    private func unmatched(_ link: DiagnosedBytes) -> Unmatched? {
        let origin = LinkOrigin(bytes: link.bytes, layout: link.layout)
        var nearest = NearestEntries()
        var values: [NearestEntries.Candidate] = []
        var (isAccepted, isPuzzled) = (false, false)
        engine.frozen.sources.forEachView(of: origin) { set, view in
            isAccepted = true
            var walk = DiagnosisWalk(self, link, view: view, nearest: nearest)
            walk.walk(from: roots[set])
            isPuzzled = isPuzzled || walk.isPuzzled
            nearest = walk.nearest
            values += walk.values
        }
        if isPuzzled { return nil }
        guard isAccepted else {
            let mismatch = engine.frozen.sources.mismatch(of: origin)
            return Unmatched(reason: mismatch.map(Unmatched.Reason.init) ?? .route, nearest: [])
        }
        let isValue = nearest.all.contains { $0.isValue } || isAnyNearestOfItsEntry(values, link, origin)
        return Unmatched(reason: isValue ? .value : .route, nearest: nearest.all.map { nearMiss($0, link) })
    }

    /// Whether no other variant of its entry came nearer than one of the candidates, which is rarely asked.
    private func isAnyNearestOfItsEntry(
        _ candidates: [NearestEntries.Candidate], _ link: DiagnosedBytes, _ origin: LinkOrigin
    ) -> Bool {
        if candidates.isEmpty { return false }
        let link = link.diagnosed(engine.table.policy)
        var farthest: [Int: Int] = [:]
        for candidate in candidates {
            farthest[candidate.entry] = max(candidate.reached, farthest[candidate.entry] ?? 0)
        }
        return farthest.contains { entry, reached in
            !engine.table.ranks(ofEntry: entry).contains { rank in
                let sourceSet = engine.table.variants[rank].sourceSet
                guard let view = engine.frozen.sources.view(of: sourceSet, for: origin) else { return false }
                let other = engine.diagnosis(of: rank, link, view: view)
                return other.failure != nil && other.reached > reached
            }
        }
    }

    private func nearMiss(_ candidate: NearestEntries.Candidate, _ link: DiagnosedBytes) -> NearMiss {
        let view = candidate.view
        guard let position = candidate.position else {
            let diagnosis = engine.diagnosis(of: candidate.rank, link.diagnosed(engine.table.policy), view: view)
            return engine.nearMiss(RouteEngine.Candidate(rank: candidate.rank, diagnosis: diagnosis))
        }
        let variant = variants.row.place(candidate.rank)
        let isThere = candidate.reached < link.count(in: view)
        return NearMiss(
            route: variant.value.route, pattern: variant.value.pattern,
            expected: expected(rank: candidate.rank, position: position),
            at: isThere ? String(decoding: link.segment(candidate.reached, in: view), as: UTF8.self) : "",
            reached: candidate.reached)
    }
}
