extension RouteEngine {
    /// How one variant fares with a link, and why.
    struct Candidate {
        let rank: Int
        let diagnosis: VariantDiagnosis
        /// What the sources of the entry say: `.route` when they take the link.
        let source: Unmatched.Reason
    }

    /// Why no route takes a link.
    package func unmatched(_ link: String) -> Unmatched {
        guard let url = try? ParsedURL(link, policy: table.policy) else {
            return Unmatched(reason: .route, nearest: [])
        }
        let reason = trie.sources.mismatch(of: url)
        guard reason == .route else { return Unmatched(reason: reason, nearest: []) }
        let near = nearest(url)
        let isValue = near.contains { $0.diagnosis.isValue }
        return Unmatched(reason: isValue ? .value : .route, nearest: near.prefix(3).map(nearMiss))
    }

    /// The best candidate of each entry that does not take a link, the nearest first.
    func nearest(_ url: ParsedURL) -> [Candidate] {
        var best: [Int: Candidate] = [:]
        for rank in table.variants.indices {
            guard let candidate = candidate(rank, url), candidate.source == .route, !candidate.diagnosis.fits else {
                continue
            }
            let entry = table.variants[rank].entry
            if let known = best[entry], !candidate.isNearer(than: known) { continue }
            best[entry] = candidate
        }
        return best.values.sorted { $0.isNearer(than: $1) || !$1.isNearer(than: $0) && $0.rank < $1.rank }
    }

    /// How a variant fares with a link.
    func candidate(_ rank: Int, _ url: ParsedURL) -> Candidate? {
        let variant = table.variants[rank]
        let view = trie.sources.view(of: variant.sourceSet, for: url)
        let segments = view == .hostAndPath ? [url.hostSegment] + url.segments : url.segments
        let diagnosis = VariantDiagnosis(
            variant.variant, segments: segments, of: url, foldsFirst: view == .hostAndPath && trie.foldsHosts,
            types: table.types, policy: table.policy)
        return Candidate(
            rank: rank, diagnosis: diagnosis,
            source: view == nil ? trie.sources.mismatch(of: url, in: variant.sourceSet) : .route)
    }

    func nearMiss(_ candidate: Candidate) -> NearMiss {
        let variant = table.variants[candidate.rank]
        return NearMiss(
            route: table.entries[variant.entry].name, pattern: table.pattern(of: variant).description,
            expected: candidate.diagnosis.expected, at: candidate.diagnosis.at, reached: candidate.diagnosis.reached,
            isValue: candidate.diagnosis.isValue)
    }
}

extension RouteEngine.Candidate {
    fileprivate func isNearer(than other: Self) -> Bool {
        if diagnosis.isValue != other.diagnosis.isValue { return diagnosis.isValue }
        return diagnosis.reached > other.diagnosis.reached
    }
}

extension SourceTable {
    /// Why no set takes a link, or `.route` if one does.
    func mismatch(of url: ParsedURL, in set: Int? = nil) -> Unmatched.Reason {
        url.withOrigin { mismatch(of: $0, in: set) }
    }

    /// Whether a set takes a link, and as what.
    func view(of set: Int, for url: ParsedURL) -> View? {
        url.withOrigin { view(of: set, for: $0) }
    }
}
