extension RouteEngine {
    /// How one variant fares with a link, and why.
    struct Candidate {
        let rank: Int
        let diagnosis: VariantDiagnosis
    }

    /// Why no route takes a link.
    package func unmatched(_ link: String) -> Unmatched {
        guard let url = try? ParsedURL(link, policy: table.policy) else {
            return Unmatched(reason: .route, nearest: [])
        }
        if let mismatch = url.withOrigin({ frozen.sources.mismatch(of: $0) }) {
            return Unmatched(reason: Unmatched.Reason(mismatch), nearest: [])
        }
        let near = nearest(url)
        let isValue = near.contains { $0.diagnosis.isValue }
        return Unmatched(reason: isValue ? .value : .route, nearest: near.prefix(3).map(nearMiss))
    }

    /// The best candidate of each entry that does not take a link and whose sources do, the nearest first.
    func nearest(_ url: ParsedURL) -> [Candidate] {
        let link = DiagnosedLink(url, policy: table.policy)
        var views: [SourceTable.View?] = Array(repeating: nil, count: table.sourceSets.count)
        url.withOrigin { frozen.sources.forEachView(of: $0) { set, view in views[set] = view } }
        var best: [Int: Candidate] = [:]
        for (rank, variant) in table.variants.enumerated() {
            guard let view = views[variant.sourceSet] else { continue }
            let diagnosis = diagnosis(of: rank, link, view: view)
            let candidate = Candidate(rank: rank, diagnosis: diagnosis)
            guard diagnosis.failure != nil else { continue }
            if let known = best[variant.entry], !candidate.isNearer(than: known) { continue }
            best[variant.entry] = candidate
        }
        return best.values.sorted { $0.isNearer(than: $1) || !$1.isNearer(than: $0) && $0.rank < $1.rank }
    }

    /// How a variant fares with a link.
    func diagnosis(of rank: Int, _ link: DiagnosedLink, view: SourceTable.View) -> VariantDiagnosis {
        VariantDiagnosis(
            table.variants[rank].variant, link, view: view, foldsHosts: frozen.foldsHosts, types: table.types)
    }

    func nearMiss(_ candidate: Candidate) -> NearMiss {
        let variant = table.variants[candidate.rank]
        return NearMiss(
            route: table.entries[variant.entry].name, pattern: table.pattern(of: variant).writtenText,
            expected: candidate.diagnosis.expected, at: candidate.diagnosis.at, reached: candidate.diagnosis.reached)
    }
}

extension RouteEngine.Candidate {
    /// The one that fitted longer is nearer; at the same place, the one with a wrong value.
    fileprivate func isNearer(than other: Self) -> Bool {
        if diagnosis.reached != other.diagnosis.reached { return diagnosis.reached > other.diagnosis.reached }
        return diagnosis.isValue && !other.diagnosis.isValue
    }
}
