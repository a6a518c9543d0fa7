extension TableRules {
    /// A problem for each route and kind of rejection, if the policy rejects all links of a pattern variant.
    package var unacceptable: [RouteProblem] {
        let lengths = MinimumLengths(table)
        return table.entries.indices.flatMap { entry -> [RouteProblem] in
            let ranks = table.ranks(ofEntry: entry)
            let rejected = ranks.compactMap { rank in table.rejection(ofRank: rank, lengths).map { (rank, $0) } }
            var known: Set<LinkRejection.Kind> = []
            let firsts = rejected.filter { known.insert($0.1).inserted }
            return firsts.map { rank, kind in
                let count = rejected.count { $0.1 == kind }
                let form = count == ranks.count ? nil : table.variants[rank].variant.text
                return problem(.unacceptable(kind, form: form, count: count), ofRank: rank)
            }
        }
    }
}

extension RankedTable {
    /// Returns the reason for which the policy rejects all links of a pattern variant; `nil` if it accepts some.
    func rejection(ofRank rank: Int, _ lengths: MinimumLengths) -> LinkRejection.Kind? {
        if case .flat(let path, _) = variants[rank].form, path.segments.count <= policy.maximumSegments {
            // The policy accepts all segments of a ``FlatPath``: parameters and unreserved characters.
        } else if let rejection = variants[rank].variant.rejection(by: policy) {
            return rejection
        }
        return lengths.isTooLong(rank) ? .tooLong : nil
    }
}

extension PatternVariant {
    fileprivate func rejection(by policy: LinkPolicy) -> LinkRejection.Kind? {
        if leastSegments > policy.maximumSegments { return .tooManySegments }
        if query.count(where: { $0.isRequired }) > policy.maximumQueryItems { return .tooManyQueryItems }
        do throws(LinkRejection) {
            _ = try ParsedURL(sample, policy: policy)
            return nil
        } catch {
            // The sample escapes everything, so a real link may be shorter.
            return error.kind == .tooLong ? nil : error.kind
        }
    }

    private var leastSegments: Int {
        segments.reduce(0) { count, segment in
            if case .catchAll(let run) = segment { count + run.minimum } else { count + 1 }
        }
    }

    /// A link with the literals of the pattern, and `x` for all other parts.
    private var sample: String {
        let path = segments.map { $0.sample }.filter { !$0.isEmpty }.map { "/" + $0 }.joined()
        let items = query.filter { $0.isRequired }.map { item in
            let name = PercentEncoding.encode(item.name, keeping: .unreserved)
            return item.value.map { name + "=" + $0.sample } ?? name
        }
        let fragment = fragment.map { "#" + $0.sample } ?? ""
        return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?") + items.joined(separator: "&") + fragment
    }
}

extension SegmentPattern {
    fileprivate var sample: String {
        switch self {
        case .literal, .parameter, .partial: pieces.map { $0.sample }.joined()
        case .wildcard: "x"
        case .catchAll(let run): repeatElement("x", count: run.minimum).joined(separator: "/")
        }
    }
}

extension ValuePattern {
    fileprivate var sample: String { literal.map { PercentEncoding.encode($0, keeping: .unreserved) } ?? "x" }
}

extension QueryItemPattern {
    package var isRequired: Bool { parameter.map { $0.presence == .required } ?? true }
}
