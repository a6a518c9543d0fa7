/// The specificity of a pattern variant; smaller wins. ``RouteTable`` documents the order.
package struct Specificity: Comparable, Sendable {
    /// The kinds of the leading segments, at most 16, four bits each, up to the first segment whose kind does not
    /// suffice for a comparison, such as `{file}.txt`.
    private let start: UInt64
    /// The ``SegmentPattern/specificity`` of each segment; empty if `start` represents the whole path. If two patterns
    /// have equal `start`, both have a `path` or neither has.
    private let path: [Int64]
    // The numbers of query items, and the narrowness of the link sources, are negated, because smaller wins.
    private var required = 0
    private var optional = 0
    private var literal = 0
    private let source: Int64

    init(_ variant: PatternVariant, narrowness: Int64) {
        self.init(path: variant.segments.lazy.map { $0.specificity }, narrowness: narrowness)
        for item in variant.query { count(item.value) }
        if let fragment = variant.fragment { count(fragment) }
    }

    init(_ path: FlatPath, narrowness: Int64) {
        self.init(path: path.segments.lazy.map { $0.specificity }, narrowness: narrowness)
    }

    /// Creates a specificity that wins against all variants that begin with the segments of `variant` except the last.
    init(before variant: PatternVariant, narrowness: Int64) {
        self.init(path: variant.segments.dropLast().map { $0.specificity } + [-1], narrowness: narrowness)
    }

    private init(path: some Sequence<Int64>, narrowness: Int64) {
        var start: UInt64 = 0
        var freeBits: UInt64 = 64
        var hasDegrees = false
        for position in path where freeBits > 0 && !hasDegrees {
            freeBits -= 4
            start |= UInt64(truncatingIfNeeded: position >> 32 + 1) << freeBits
            hasDegrees = position & (1 << 32 - 1) != 0
        }
        let tellsAll = freeBits > 0 && !hasDegrees
        let end = UInt64(truncatingIfNeeded: SegmentPattern.endOfPattern >> 32 + 1)
        self.start = tellsAll ? start | (end &* 0x1111_1111_1111_1111) & ~(.max << freeBits) : start
        self.path = tellsAll ? [] : Array(path)
        source = -narrowness
    }

    private mutating func count(_ value: ValuePattern?) {
        guard let parameter = value?.parameter else {
            required -= 1
            literal -= 1
            return
        }
        if parameter.presence == .required { required -= 1 } else { optional -= 1 }
    }

    package static func < (a: Specificity, b: Specificity) -> Bool {
        if a.start != b.start { return a.start < b.start }
        for index in 0..<max(a.path.count, b.path.count) {
            let left = index < a.path.count ? a.path[index] : SegmentPattern.endOfPattern
            let right = index < b.path.count ? b.path[index] : SegmentPattern.endOfPattern
            if left != right { return left < right }
        }
        return (a.required, a.optional, a.literal, a.source) < (b.required, b.optional, b.literal, b.source)
    }
}

extension SegmentPattern {
    /// The precedence of a segment; smaller wins. The upper 32 bits are its kind, the lower 32 bits an order within the
    /// kind, such as by the number of literal bytes.
    fileprivate var specificity: Int64 {
        switch self {
        case .literal: 0
        case .partial(let pieces): 2 << 32 - min(max(Int64(pieces.literalLength), 1), 1 << 32 - 1)
        case .parameter(let parameter): parameter.type == .string ? 3 << 32 : 2 << 32
        case .wildcard: 4 << 32
        case .catchAll(let run): 7 << 32 - min(Int64(run.minimum), 1 << 32 - 1)
        }
    }

    fileprivate static let endOfPattern: Int64 = 5 << 32
}

extension FlatPath.Segment {
    fileprivate var specificity: Int64 {
        switch kind {
        case .literal: 0
        case .anything: 3 << 32
        case .typed: 2 << 32
        }
    }
}

extension [ValuePattern] {
    fileprivate var literalLength: Int { reduce(0) { $0 + ($1.literal?.utf8.count ?? 0) } }
}

extension LinkSource {
    /// Returns the narrowness of a list: that of its widest source; of equally wide lists, the shorter is narrower.
    static func narrowness(of sources: [LinkSource]) -> Int64 {
        (sources.map { $0.narrowness }.min() ?? 0) << 32 - Int64(sources.count)
    }

    /// The narrowness of a link source: 6 for a host with port, 5 for a `*.` host with port, 4 for a host without port,
    /// 3 for a `*.` host without port, 1 for a scheme with any host, 0 for links from anywhere.
    fileprivate var narrowness: Int64 {
        switch kind {
        case .host(let host, let port, _, _): (host.hasPrefix("*.") ? 3 : 4) + (port == nil ? 0 : 2)
        case .scheme(_, let host, let port, _): host == nil ? 1 : port == nil ? 4 : 6
        case .anywhere: 0
        }
    }
}
