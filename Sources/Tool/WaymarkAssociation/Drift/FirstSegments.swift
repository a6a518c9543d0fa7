import WaymarkCore

/// The first segments of a route's links, in the route's own case.
///
/// Hosts are case-insensitive, but segments are not. The route may match a host's name as a segment only in another
/// case.
struct FirstSegments {
    /// The literal strings in the first segment of each variant, in order.
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

    /// Returns the spellings of a host as a segment: unchanged, and in the case of the route.
    func spellings(of host: String) -> [String] {
        let others = forms.map { texts in
            texts.reduce(host) { $0.replacing($1.lowercased(), with: $1, maxReplacements: 1) }
        }
        return ([host] + others).unique
    }
}
