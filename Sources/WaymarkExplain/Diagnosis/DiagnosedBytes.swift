/// A link as a ``DiagnosisWalk`` looks at it: its segments, decoded, where they stand.
struct DiagnosedBytes {
    let bytes: UnsafeBufferPointer<UInt8>
    let layout: URLLayout
    private let text: UnsafePointer<UInt8>
    private let textCount: Int
    /// The host, and behind it the segments of the path.
    private let segments: UnsafePointer<SegmentRange>

    var hasTrailingSlash: Bool { layout.flags.contains(.hasTrailingSlash) }

    func count(in view: SourceTable.View) -> Int { Int(layout.segmentCount) + (view == .hostAndPath ? 1 : 0) }

    /// The decoded text of a segment.
    func segment(_ number: Int, in view: SourceTable.View) -> UnsafeBufferPointer<UInt8> {
        let range = range(number, in: view)
        return UnsafeBufferPointer(start: text + Int(range.start), count: range.count)
    }

    /// The key of a segment that is not empty.
    func key(ofSegment number: Int, in view: SourceTable.View) -> SegmentKey {
        SegmentKey(range(number, in: view), of: text, count: textCount)
    }

    private func range(_ number: Int, in view: SourceTable.View) -> SegmentRange {
        segments[view == .hostAndPath ? number : number + 1]
    }

    /// Calls a function with a link; gives `nil` for one that is not acceptable, or has more segments than walks count.
    static func with<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, policy: LinkPolicy, _ body: (DiagnosedBytes) -> Result
    ) -> Result? {
        // One for the host, and one for the empty segment behind a trailing slash.
        let limit = SegmentCounts.limit - 2
        return withUnsafeTemporaryAllocation(of: SegmentRange.self, capacity: limit + 1) { ranges -> Result? in
            let room = UnsafeMutableBufferPointer(rebasing: ranges[1...])
            guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: room),
                layout.segmentCount <= limit, let text = bytes.baseAddress, let segments = ranges.baseAddress
            else { return nil }
            segments.initialize(to: layout.hostSegment)
            if layout.flags.isDisjoint(with: [.pathNeedsDecoding, .hostNeedsDecoding]) {
                return body(
                    DiagnosedBytes(
                        bytes: bytes, layout: layout, text: text, textCount: bytes.count, segments: segments))
            }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { copy -> Result? in
                guard let copy = copy.baseAddress else { return nil }
                let used = decode(bytes, layout, segments, into: copy)
                return body(
                    DiagnosedBytes(bytes: bytes, layout: layout, text: copy, textCount: used, segments: segments))
            }
        }
    }

    /// Decodes all segments into a copy, whose ranges they then have, and gives its length.
    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, _ segments: UnsafeMutablePointer<SegmentRange>,
        into copy: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var used = 0
        for index in 0...Int(layout.segmentCount) {
            let raw = UnsafeBufferPointer(rebasing: bytes[segments[index].range])
            let plusIsSpace = layout.flags.contains(.decodesPlusInPath)
            let count = PercentEncoding.decode(raw, into: copy + used, plusIsSpace: plusIsSpace)
            segments[index] = SegmentRange(start: UInt32(used), end: UInt32(used + count))
            used += count
        }
        return used
    }

    /// The link as strings, for diagnoses of one variant.
    func diagnosed(_ policy: LinkPolicy) -> DiagnosedLink {
        DiagnosedLink(ParsedURL(text: String(decoding: bytes, as: UTF8.self), layout: layout), policy: policy)
    }
}
