extension RouteEngine {
    package func unmatched(_ link: String) -> Unmatched {
        guard let link = try? diagnosed(link) else { return Unmatched(reason: .route, nearest: []) }
        let near = nearest(link)
        return unmatched(
            link, nearest: Array(near.all.prefix(Unmatched.limit)), isValue: near.isValue, expected: expected)
    }

    func diagnosed(_ link: String) throws(LinkRejection) -> DiagnosedLink {
        try link.withBytes { bytes in
            Result { () throws(LinkRejection) in try DiagnosedLink(bytes, for: self) }
        }.get()
    }

    /// Returns the nearest pattern of each route whose link sources accept the link, nearest first. `isValue` is `true`
    /// if a pattern fails only because of a value.
    func nearest(_ link: DiagnosedLink) -> (all: [MissCandidate], isValue: Bool) {
        var views: [DiagnosedLink?] = Array(repeating: nil, count: table.sourceSets.count)
        link.url.withOrigin { search.sources.forEachView(of: $0) { set, view in views[set] = link.seen(as: view) } }
        var best: [Int: MissCandidate] = [:]
        for (rank, variant) in table.variants.enumerated() {
            guard let seen = views[variant.sourceSet], let candidate = miss(of: rank, seen) else { continue }
            if let known = best[variant.entry], !candidate.precedes(known) { continue }
            best[variant.entry] = candidate
        }
        let isValue = best.values.contains { $0.isValue }
        let spellings = views.map { $0?.respelled ?? [] }
        for (rank, variant) in table.variants.enumerated() {
            guard let seen = views[variant.sourceSet], let known = best[variant.entry],
                let spelling = spellings[variant.sourceSet].first(where: { takes($0.link, $0.respelling, rank) }),
                let candidate = miss(of: rank, seen)?.taking(spelling.respelling, of: seen)
            else { continue }
            if candidate.precedes(known) { best[variant.entry] = candidate }
        }
        return (best.values.sorted { $0.precedes($1) }, isValue)
    }

    private func takes(_ link: DiagnosedLink, _ respelling: SpellingDeviation, _ rank: Int) -> Bool {
        var segments = table.variants[rank].variant.segments[...]
        if respelling.skipsFirstPosition, !(segments.popFirst().map(respelling.leavesOut) ?? false) { return false }
        if respelling.changesSegments, !segments.contains(where: { $0.hasLiteral }) { return false }
        var progress = DiagnosisProgress()
        for (position, segment) in segments.enumerated() {
            progress.take(segment, segment.constraints(table.types), at: position, of: link)
            if progress.strictly.isEmpty { return false }
        }
        return progress.fits(link) && mismatchAfterPath(of: rank, link) == nil
    }

    /// Returns the first mismatch of the pattern variant at `rank`, or `nil` if it matches the link.
    package func miss(of rank: Int, _ link: DiagnosedLink) -> MissCandidate? {
        let segments = table.variants[rank].variant.segments
        var progress = DiagnosisProgress()
        for (position, segment) in segments.enumerated() where !progress.isOver {
            progress.take(segment, segment.constraints(table.types), at: position, of: link)
        }
        if progress.fits(link) { return mismatchAfterPath(of: rank, link) }
        return progress.miss(rank, table.variants[rank].entry, positions: segments.count, of: link)
    }

    /// Returns the mismatch in the query or fragment, for a pattern whose path matches; `nil` if both match.
    package func mismatchAfterPath(of rank: Int, _ link: DiagnosedLink) -> MissCandidate? {
        let variant = table.variants[rank].variant
        func miss(_ failure: PatternPart, isValue: Bool) -> MissCandidate {
            MissCandidate(
                rank: rank, entry: table.variants[rank].entry, failure: failure, reached: link.count, isValue: isValue,
                view: link.view)
        }
        for (number, item) in variant.query.enumerated() where link.read(item, types: table.types).isMisfit {
            return miss(.item(number), isValue: link.url.firstValue(ofItem: item.name) != nil)
        }
        guard let fragment = variant.fragment, link.read(fragment: fragment, types: table.types).isMisfit else {
            return nil
        }
        return miss(.fragment, isValue: link.url.layout.flags.contains(.hasFragment))
    }

    package func unmatched(
        _ link: DiagnosedLink, nearest: [MissCandidate], isValue: Bool,
        expected: (MissCandidate) -> String
    ) -> Unmatched {
        Unmatched(
            reason: reason(link, hasNearest: !nearest.isEmpty, isValue: isValue),
            nearest: nearest.map { nearMiss($0, link, expected: expected($0)) })
    }

    /// Returns the reason why no route matches a link. `hasNearest` is `true` if some link source accepts the link.
    package func reason(_ link: DiagnosedLink, hasNearest: Bool, isValue: Bool) -> Unmatched.Reason {
        let other: Unmatched.Reason = isValue ? .value : .route
        if hasNearest { return other }
        return link.url.withOrigin { search.sources.mismatch(of: $0, scheme: .scheme, host: .host, port: .port) }
            ?? other
    }

    func nearMiss(_ candidate: MissCandidate, _ link: DiagnosedLink, expected: String) -> NearMiss {
        let variant = table.variants[candidate.rank]
        return NearMiss(
            route: table.entries[variant.entry].name, pattern: table.text(ofPatternAt: candidate.rank),
            expected: expected, at: found(candidate, link), reached: candidate.reached)
    }

    /// Returns the part of the pattern that does not match, such as `{id: Int}`; empty if the path should end.
    package func expected(_ candidate: MissCandidate) -> String {
        if case .segment(table.variants[candidate.rank].variant.segments.count) = candidate.failure { return "" }
        return table.text(of: candidate.failure, rank: candidate.rank)
    }

    /// Returns the part of the link that does not match, such as `abc` for `{id: Int}`; empty if the link lacks it.
    private func found(_ candidate: MissCandidate, _ link: DiagnosedLink) -> String {
        switch candidate.failure {
        case .segment: return link.seen(as: candidate.view).withSegment(candidate.reached) { String(bytes: $0) }
        case .item(let number):
            let name = table.variants[candidate.rank].variant.query[number].name
            return link.url.firstValue(ofItem: name).map { name + "=" + $0 } ?? ""
        case .fragment: return link.url.fragment.map { "#" + $0 } ?? ""
        }
    }
}
