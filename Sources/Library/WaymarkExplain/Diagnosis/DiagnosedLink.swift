/// A link as diagnoses look at it: its segments are decoded once, for all variants.
struct DiagnosedLink {
    let url: ParsedURL
    /// The host, and behind it the segments of the path, decoded, one after the other.
    private let text: [UInt8]
    private let segments: [SegmentRange]
    private let policy: LinkPolicy
    private let foldsHosts: Bool
    /// How the sources of a variant see it.
    private(set) var view = SourceTable.View.path
    /// How many segments are left out at the beginning.
    private var skipped = 0
    /// How many empty segments follow the last one; -1 leaves the last one out.
    private var added = 0
    /// Whether all segments are compared without ASCII case.
    private(set) var foldsAll = false

    var hasTrailingSlash: Bool { url.layout.flags.contains(.hasTrailingSlash) }

    /// The number of segments.
    var count: Int { segments.count - (view == .hostAndPath ? 0 : 1) - skipped + added }

    /// - Throws: ``LinkRejection`` if the link is not acceptable.
    init(_ bytes: Bytes, for engine: RouteEngine) throws(LinkRejection) {
        let policy = engine.table.policy
        self.policy = policy
        foldsHosts = engine.search.foldsHosts
        let room = min(policy.maximumSegments, bytes.count + 1)
        var ranges = [SegmentRange](repeating: SegmentRange(start: 0, end: 0), count: max(0, room))
        var split: Result<URLLayout, LinkRejection> = .success(URLLayout())
        ranges.withRoom { ranges in
            split = Result { () throws(LinkRejection) in
                try ParsedURL.split(bytes, policy: policy, segments: ranges)
            }
        }
        let layout = try split.get()
        let raw = [layout.hostSegment] + ranges.prefix(Int(layout.segmentCount))
        (text, segments) = Self.decode(bytes, layout, raw)
        url = ParsedURL(text: String(decoding: bytes, as: UTF8.self), layout: layout)
    }

    /// The decoded bytes that segments stand in, and where they stand there.
    private static func decode(
        _ bytes: Bytes, _ layout: URLLayout, _ raw: [SegmentRange]
    ) -> ([UInt8], [SegmentRange]) {
        guard !layout.flags.isDisjoint(with: .pathNeedsDecoding.union(.hostNeedsDecoding)) else {
            return (Array(bytes), raw)
        }
        var text: [UInt8] = []
        let encoded = EncodedText(bytes: bytes, plusIsSpace: layout.flags.contains(.decodesPlusInPath))
        let segments = raw.map { segment in
            let start = text.count
            encoded.withDecoded(segment.range) { text.append(contentsOf: $0) }
            return SegmentRange(start: UInt32(start), end: UInt32(text.count))
        }
        return (text, segments)
    }

    /// The link as sources see it that make the host its first segment, or do not.
    func seen(as view: SourceTable.View) -> DiagnosedLink {
        var copy = self
        copy.view = view
        return copy
    }

    /// Calls a function with the decoded text of a segment; an empty one stands behind a trailing slash.
    func withSegment<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
        guard number < count else { return [UInt8]().withBytes(body) }
        let index = skipped + (view == .hostAndPath ? number : number + 1)
        guard index < segments.count else { return [UInt8]().withBytes(body) }
        let range = segments[index].range
        return text.withBytes { body($0.part(range)) }
    }

    /// Whether a segment is compared without ASCII case: every one, or a host.
    func folds(_ number: Int) -> Bool {
        foldsAll || policy.isCaseInsensitive || foldsHosts && view == .hostAndPath && number == 0
    }

    // MARK: Other spellings

    /// The link without ASCII case, and what is left of it without its first segment or with the other end. Every route
    /// that takes one of them is near the link.
    var respelled: [(link: DiagnosedLink, respelling: Respelling)] {
        var folded = self
        folded.foldsAll = true
        var all: [(link: DiagnosedLink, respelling: Respelling)] = [(folded, .case), (folded, .withFirst)]
        if count > 1 {
            var rest = folded
            rest.skipped = 1
            all += [(rest, .otherFirst), (rest, .withoutFirst)]
        }
        if policy.readsTrailingSlash, count > 0 {
            var other = folded
            other.added = withSegment(count - 1) { $0.isEmpty } ? -1 : 1
            all.append((other, .otherEnd))
        }
        return all
    }

    // MARK: Query and fragment

    func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        url.withQueryReader(policy) { $0.read(item, types: types) }
    }

    func read(fragment: ValuePattern, types: ParameterTypes) -> ValueReading {
        url.withFragmentReader { $0.read(fragment, types: types) }
    }
}
