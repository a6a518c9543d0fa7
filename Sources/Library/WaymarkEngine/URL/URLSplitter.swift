/// A URL parser, which finds components and segments in one pass and validates them. It stops at the first violation
/// and allocates nothing. Only escapes and illegal bytes need the slower ``passUnusualByte(at:in:)``.
struct URLSplitter {
    let bytes: Bytes
    let leniencies: LinkPolicy.Leniencies
    let queryItemLimit: Int
    let segmentLimit: Int
    /// The number of segments that the policy allows and that fit into `segments`.
    let writableCount: Int
    let segments: UncheckedMutableSpan<SegmentRange>

    /// Creates a splitter. Without `segments`, it can split only the query and the fragment of a URL.
    @inline(__always)
    init(
        _ bytes: Bytes, leniencies: LinkPolicy.Leniencies, queryItemLimit: Int, segmentLimit: Int = 0,
        segments: UncheckedMutableSpan<SegmentRange> = .none
    ) {
        self.bytes = bytes
        self.leniencies = leniencies
        self.queryItemLimit = queryItemLimit
        self.segmentLimit = segmentLimit
        self.segments = segments
        writableCount = min(segmentLimit, segments.count)
    }

    /// Splits the URL, which begins at `index` after any white space.
    @inline(__always)
    func split(from index: Int, _ policy: borrowing LinkPolicy) throws(LinkRejection) -> URLLayout {
        var layout = URLLayout(flags: choices)
        let schemeEnd = try splitScheme(from: index, into: &layout, policy)
        let hasAuthority = bytes.has(.slash, at: schemeEnd) && bytes.has(.slash, at: schemeEnd &+ 1)
        let start = hasAuthority ? schemeEnd &+ 2 : schemeEnd
        var stops = URLStops(in: bytes, from: start)
        let path = try splitAuthority(from: start, isPresent: hasAuthority, &stops, into: &layout)
        stops = try splitPath(from: path, stops, into: &layout)
        stops = try splitQuery(stops, into: &layout)
        try splitFragment(stops, into: &layout)
        layout.end = offset(bytes.count)
        return layout
    }

    /// The options of the policy that change how URL components are read, as flags of the ``URLLayout``.
    @inline(__always)
    private var choices: URLLayout.Flags {
        if leniencies.isDisjoint(with: .aboutReading) { return URLLayout.Flags(rawValue: 0) }
        var choices = URLLayout.Flags.none
        if leniencies.contains(.dropsEmptySegments) { choices.insert(.dropsEmptySegments) }
        if leniencies.contains(.decodesPlusInPath) { choices.insert(.decodesPlusInPath.union(.pathNeedsDecoding)) }
        if leniencies.contains(.decodesPlusInQuery) { choices.insert(.decodesPlusInQuery.union(.queryNeedsDecoding)) }
        if leniencies.contains(.ignoresDomainHosts) { choices.insert(.ignoresDomainHosts) }
        return choices
    }

    /// Converts an offset to the layout's type; URLs are shorter than 2 GiB.
    @inline(__always)
    func offset(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index) }
}

extension ParsedURL {
    /// Validates a URL and splits it into components, without creating strings. Throws for the first violation.
    ///
    /// - Parameter segments: Receives the path's segments; by default, `/` has none, and `/item//1/` has `item`, an
    ///   empty one and `1`. Segments that do not fit are still counted and validated.
    package static func split(
        _ bytes: Bytes, policy: borrowing LinkPolicy, segments: UncheckedMutableSpan<SegmentRange>
    ) throws(LinkRejection) -> URLLayout {
        let count = bytes.count
        guard count <= min(policy.maximumLength, Int(Int32.max)) else { throw tooLong(bytes, policy) }
        var text = 0..<count
        if count > 0, bytes[0] <= 0x20 || bytes[count &- 1] <= 0x20 { text = try trimmed(bytes, policy.leniencies) }
        let splitter = URLSplitter(
            bytes.part(0..<text.upperBound), leniencies: policy.leniencies, queryItemLimit: policy.maximumQueryItems,
            segmentLimit: policy.maximumSegments, segments: segments)
        return try splitter.split(from: text.lowerBound, policy)
    }

    /// Returns the range without surrounding white space. Throws if the policy does not allow the white space.
    @inline(never)
    private static func trimmed(
        _ bytes: Bytes, _ leniencies: LinkPolicy.Leniencies
    ) throws(LinkRejection) -> Range<Int> {
        var (start, end) = (0, bytes.count)
        while start < end, ByteSet.whitespace.contains(bytes[start]) { start += 1 }
        while end > start, ByteSet.whitespace.contains(bytes[end - 1]) { end -= 1 }
        guard end - start == bytes.count || leniencies.contains(.trimsWhitespace) else {
            throw LinkRejection(.whitespace, at: start > 0 ? 0 : end)
        }
        return start..<end
    }

    /// Returns the rejection of a link that is too long. Only the part within the limit is read. If it already has too
    /// many query items, the rejection reports those, which explain the sender's mistake better than the length.
    @inline(never)
    private static func tooLong(_ bytes: Bytes, _ policy: LinkPolicy) -> LinkRejection {
        let limit = max(0, min(policy.maximumLength, Int(Int32.max)))
        let start = bytes.part(0..<limit)
        if let query = start.firstIndex(where: { $0 == .question || $0 == .hash }) {
            let splitter = URLSplitter(start, leniencies: policy.leniencies, queryItemLimit: policy.maximumQueryItems)
            var layout = URLLayout()
            do {
                try splitter.splitEnd(from: query, into: &layout)
            } catch {
                if error.kind == .tooManyQueryItems { return error }
            }
        }
        return LinkRejection(.tooLong, at: limit, detail: limit)
    }
}
