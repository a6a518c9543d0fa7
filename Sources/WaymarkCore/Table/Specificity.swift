/// How specific a variant is: the order of ``RouteTable`` as one comparable value. The smaller one wins.
package struct Specificity: Comparable, Sendable {
    /// For each position of the path where it stands in the order; see ``SegmentPattern/specificity``.
    private var path: [Int]
    /// Negative counts of required, optional and literal items, and of how narrow the sources are.
    private let required: Int
    private let optional: Int
    private let literal: Int
    private let source: Int

    init(_ variant: PatternVariant, narrowness: Int) {
        path = variant.segments.map(\.specificity)
        var required = 0
        var optional = 0
        var literal = 0
        for value in variant.requirements {
            switch value {
            case .literal, .absent:
                required -= 1
                literal -= 1
            case .parameter(let parameter) where parameter.presence == .required: required -= 1
            case .parameter: optional -= 1
            }
        }
        self.required = required
        self.optional = optional
        self.literal = literal
        source = -narrowness
    }

    /// What stands before everything that begins as a variant does before its last position.
    init(before variant: PatternVariant, narrowness: Int) {
        self.init(PatternVariant(segments: Array(variant.segments.dropLast())), narrowness: narrowness)
        path.append(-1)
    }

    package static func < (a: Specificity, b: Specificity) -> Bool {
        for index in 0..<max(a.path.count, b.path.count) {
            let left = index < a.path.count ? a.path[index] : SegmentPattern.endOfPattern
            let right = index < b.path.count ? b.path[index] : SegmentPattern.endOfPattern
            if left != right { return left < right }
        }
        return (a.required, a.optional, a.literal, a.source) < (b.required, b.optional, b.literal, b.source)
    }
}

extension SegmentPattern {
    /// Where the position stands in the order of ``RouteTable``; smaller wins.
    fileprivate var specificity: Int {
        switch self {
        case .literal: 0
        // From 1 to 2^32: the more literal text, the smaller.
        case .partial(let pieces): 1 << 32 - min(pieces.literalLength, 1 << 32 - 1)
        case .parameter(let parameter): parameter.type == .string ? 3 << 32 : 2 << 32
        case .wildcard: 4 << 32
        case .catchAll(let run): 6 << 32 - run.minimum
        }
    }

    fileprivate static let endOfPattern = 5 << 32
}

extension [SegmentPiece] {
    /// The number of bytes of literal text.
    fileprivate var literalLength: Int {
        reduce(0) { sum, piece in
            if case .literal(let text) = piece { sum + text.utf8.count } else { sum }
        }
    }
}

extension PatternVariant {
    /// What the variant asks of query items and the fragment.
    fileprivate var requirements: [QueryItemPattern.Value] {
        let fragment: [QueryItemPattern.Value] =
            switch fragment {
            case .literal(let text): [.literal(text)]
            case .parameter(let parameter): [.parameter(parameter)]
            case nil: []
            }
        return query.map(\.value) + fragment
    }
}

extension LinkSource {
    /// How narrow a set of sources is: as its widest one, and the fewer the narrower.
    static func narrowness(of sources: [LinkSource]) -> Int {
        (sources.map(\.narrowness).min() ?? 0) << 32 - sources.count
    }

    /// How narrow the source is: a host and port, a host, a family of hosts, a scheme, anywhere.
    var narrowness: Int {
        switch kind {
        case .host(let host, let port, _, _): (host.hasPrefix("*.") ? 3 : 4) + (port == nil ? 0 : 2)
        case .scheme(_, let host, let port, _): host == nil ? 1 : port == nil ? 4 : 6
        case .anywhere: 0
        }
    }
}
