import WaymarkCore

/// The first segments of a route's links, in the route's own letters.
///
/// Hosts are compared without case and segments with it, so that the route may take a segment that is a host in other letters.
struct FirstSegments {
    /// The texts that stand in the first segment of each form, in their order.
    private let forms: [[String]]

    init(ofEntry entry: Int, in table: RankedTable) {
        let segments = table.variants.filter { $0.entry == entry }.compactMap(\.variant.segments.first)
        forms = segments.flatMap { segment -> [[String]] in
            switch segment {
            case .literal(let text): [[text]]
            case .partial(let pieces): [pieces.compactMap { $0.parameter == nil ? $0.literal : nil }]
            case .parameter(let parameter): Self.texts(of: parameter, in: table).map { [$0] }
            case .wildcard, .catchAll: []
            }
        }
    }

    private static func texts(of parameter: PatternParameter, in table: RankedTable) -> [String] {
        guard case .oneOf(let texts)? = table.types.constraint(for: parameter.type)?.kind else { return [] }
        return texts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A host as a segment: as it is, and in the letters of the route.
    func spellings(of host: String) -> [String] {
        let others = forms.map { texts in
            texts.reduce(host) { $0.replacing($1.lowercased(), with: $1, maxReplacements: 1) }
        }
        return ([host] + others).unique
    }
}
