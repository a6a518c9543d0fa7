/// A valid link that is compared with patterns. Its segments are decoded once for all comparisons.
package struct DiagnosedLink {
    package let url: ParsedURL
    /// The decoded host and path segments, or the bytes of the whole link if nothing in it needs decoding.
    private let text: [UInt8]
    private let segments: [SegmentRange]
    private let policy: LinkPolicy
    private let foldsHosts: Bool
    package private(set) var view = SourceTable.View.path
    /// The number of segments at the start of the link that comparisons skip.
    private var skipped = 0
    /// The number of empty segments that comparisons add at the end of the link; -1 omits the last segment.
    private var added = 0
    private(set) var foldsAll = false

    var hasTrailingSlash: Bool { url.layout.flags.contains(.hasTrailingSlash) }

    package var count: Int { segments.count - (view == .hostAndPath ? 0 : 1) - skipped + added }

    package init(_ bytes: Bytes, for engine: RouteEngine) throws(LinkRejection) {
        let policy = engine.table.policy
        self.policy = policy
        foldsHosts = engine.search.foldsHosts
        let capacity = min(policy.maximumSegments, bytes.count + 1)
        var ranges = [SegmentRange](repeating: SegmentRange(start: 0, end: 0), count: max(0, capacity))
        let layout = try ranges.withMutableSpan { ranges in
            Result { () throws(LinkRejection) in try ParsedURL.split(bytes, policy: policy, segments: ranges) }
        }.get()
        let raw = [layout.hostSegment] + ranges.prefix(Int(layout.segmentCount))
        (text, segments) = Self.decode(bytes, layout, raw)
        url = ParsedURL(text: String(decoding: bytes, as: UTF8.self), layout: layout)
    }

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

    /// Returns a copy of the link in which the host is the first segment (`hostAndPath`) or is ignored (`path`).
    package func seen(as view: SourceTable.View) -> DiagnosedLink {
        var copy = self
        copy.view = view
        return copy
    }

    /// Calls a function with a decoded segment, or with no bytes if the link has no segment with this index.
    package func withSegment<Result>(_ number: Int, _ body: (Bytes) -> Result) -> Result {
        let index = skipped + (view == .hostAndPath ? number : number + 1)
        guard number < count, index < segments.count else { return [UInt8]().withBytes(body) }
        let range = segments[index].range
        return text.withBytes { body($0.part(range)) }
    }

    package func folds(_ number: Int) -> Bool {
        foldsAll || policy.isCaseInsensitive || foldsHosts && view == .hostAndPath && number == 0
    }

    /// Variations of the link: ignoring ASCII case, without the first segment, or with a trailing slash added or
    /// removed. A route that matches one of them is close to the link.
    package var respelled: [(link: DiagnosedLink, respelling: SpellingDeviation)] {
        var folded = self
        folded.foldsAll = true
        var all: [(link: DiagnosedLink, respelling: SpellingDeviation)] = [(folded, .case), (folded, .withFirst)]
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

    func read(_ item: QueryItemPattern, types: ParameterTypes) -> ValueReading {
        url.withQueryReader(policy) { $0.read(item, types: types) }
    }

    func read(fragment: ValuePattern, types: ParameterTypes) -> ValueReading {
        url.withBytes { FragmentReader($0, url.layout).read(fragment, types: types) }
    }
}
