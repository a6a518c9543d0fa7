/// Finds the components and segments of a URL in one pass over its bytes, and checks them against a policy.
///
/// The pass goes from left to right and stops at the first thing that is wrong. It makes no string and allocates
/// nothing. Ordinary bytes are passed over in blocks; what ends something is acted upon; and only an escape, or a byte
/// that is not legal, takes the slower way in ``passUnusualByte(at:in:)``.
///
/// A splitter never changes: what is found goes into local variables, which live in registers, and into the layout.
struct URLSplitter {
    let bytes: Bytes
    let leniencies: LinkPolicy.Leniencies
    let queryItemLimit: Int
    let segmentLimit: Int
    /// How many segments are allowed and have room.
    let writableCount: Int
    /// Memory for the segments.
    let segments: Room<SegmentRange>

    init(_ bytes: Bytes, policy: borrowing LinkPolicy, segments: Room<SegmentRange>) {
        self.bytes = bytes
        self.segments = segments
        leniencies = policy.leniencies
        queryItemLimit = policy.maximumQueryItems
        segmentLimit = policy.maximumSegments
        writableCount = min(policy.maximumSegments, segments.count)
    }

    /// For what is behind a path.
    init(_ bytes: Bytes, leniencies: LinkPolicy.Leniencies, queryItemLimit: Int) {
        self.bytes = bytes
        self.leniencies = leniencies
        self.queryItemLimit = queryItemLimit
        (segmentLimit, writableCount) = (0, 0)
        segments = .none
    }

    /// Splits what follows the white space before `index`.
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

    /// What the policy says about decoding.
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

    /// An offset as a layout stores it; texts are shorter than 2 GiB.
    @inline(__always)
    func offset(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index) }
}

extension ParsedURL {
    /// Splits the bytes of a URL without making anything of them.
    ///
    /// - Parameters:
    ///   - bytes: The URL. It need not be UTF-8; what is not is rejected.
    ///   - policy: What is accepted.
    ///   - segments: Memory for the segments. `policy.maximumSegments` ranges are written at most; those for which
    ///     there is no room are counted and checked all the same.
    /// - Returns: Where the components are. The first `segmentCount` elements of `segments` are the path's segments,
    ///   without the empty one after a trailing slash: `/` has none, `/item//1/` has `item`, an empty one and `1`.
    /// - Throws: ``LinkRejection`` for the leftmost thing that the policy does not accept.
    package static func split(
        _ bytes: Bytes, policy: borrowing LinkPolicy, segments: Room<SegmentRange>
    ) throws(LinkRejection) -> URLLayout {
        let count = bytes.count
        guard count <= min(policy.maximumLength, Int(Int32.max)) else { throw tooLong(bytes, policy) }
        var text = 0..<count
        if count > 0, bytes[0] <= 0x20 || bytes[count &- 1] <= 0x20 { text = try trimmed(bytes, policy.leniencies) }
        let splitter = URLSplitter(bytes.part(0..<text.upperBound), policy: policy, segments: segments)
        return try splitter.split(from: text.lowerBound, policy)
    }

    /// The bytes without white space around them, if the policy allows it.
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

    /// Why a link is too long. However long it is, only its beginning is looked at: if even that holds too many query
    /// items, then this says more about the sender's mistake than the number of bytes.
    @inline(never)
    private static func tooLong(_ bytes: Bytes, _ policy: LinkPolicy) -> LinkRejection {
        let limit = max(0, min(policy.maximumLength, Int(Int32.max)))
        if let query = bytes.part(0..<limit).firstIndex(where: { $0 == .question || $0 == .hash }) {
            let start = bytes.part(0..<limit)
            let splitter = URLSplitter(
                start, leniencies: policy.leniencies, queryItemLimit: policy.maximumQueryItems)
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
