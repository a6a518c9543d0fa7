extension RouteRule {
    /// An entry, or some of its forms, whose links the policy rejects, whatever their values are: what is written in the
    /// pattern is enough.
    static let unacceptable = RouteRule(code: "unacceptable") { engine in
        var lengths = LeastLengths(engine.table)
        return engine.table.entries.indices.compactMap { entry in
            let ranks = engine.table.ranks(ofEntry: entry)
            let rejected = ranks.compactMap { rank in
                engine.table.rejection(ofRank: rank, &lengths).map { (rank, $0) }
            }
            guard let (rank, kind) = rejected.first else { return nil }
            let (count, variant) = (rejected.count, engine.table.variants[rank])
            let form = count == ranks.count ? nil : variant.variant.text
            return engine.problem(
                .unacceptable(kind, form: form, count: count), entry: entry, pattern: variant.pattern)
        }
    }
}

extension RankedTable {
    /// Why the policy rejects all links of a variant; `nil` if it may take some.
    func rejection(ofRank rank: Int, _ lengths: inout LeastLengths) -> LinkRejection.Kind? {
        variants[rank].rejection(by: policy) ?? (lengths.isTooLong(rank) ? .tooLong : nil)
    }
}

extension TableVariant {
    /// Why a policy rejects all links of the variant, however long they are; `nil` if it may take some.
    fileprivate func rejection(by policy: LinkPolicy) -> LinkRejection.Kind? {
        // Such a path holds neither escapes nor anything else that does not stand in a link.
        if case .flat(let path, _) = form, path.segments.count <= policy.maximumSegments { return nil }
        return variant.rejection(by: policy)
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
            // The link may be shorter than the sample, in which everything is escaped, and what it is at least is counted.
            return error.kind == .tooLong ? nil : error.kind
        }
    }

    private var leastSegments: Int {
        segments.reduce(0) { count, segment in
            if case .catchAll(let run) = segment { count + run.minimum } else { count + 1 }
        }
    }

    /// A link that has what is written in the pattern, and `x` for everything else.
    private var sample: String {
        // A run of no segments leaves nothing, not even a slash.
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
        case .literal(let text): PercentEncoding.encode(text, keeping: .unreserved)
        case .partial(let pieces): pieces.map { $0.sample }.joined()
        case .parameter, .wildcard: "x"
        case .catchAll(let run): repeatElement("x", count: run.minimum).joined(separator: "/")
        }
    }
}

extension ValuePattern {
    fileprivate var sample: String { literal.map { PercentEncoding.encode($0, keeping: .unreserved) } ?? "x" }
}

extension QueryItemPattern {
    fileprivate var isRequired: Bool { parameter.map { $0.presence == .required } ?? true }
}
