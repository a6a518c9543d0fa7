/// A link as a ``DiagnosisWalk`` looks at it: its segments, decoded, where they stand.
struct DiagnosedBytes {
    let bytes: Bytes
    let layout: URLLayout
    private let text: Bytes
    /// The host, and behind it the segments of the path.
    private let segments: Row<SegmentRange>

    var hasTrailingSlash: Bool { layout.flags.contains(.hasTrailingSlash) }

    func count(in view: SourceTable.View) -> Int { Int(layout.segmentCount) + (view == .hostAndPath ? 1 : 0) }

    /// The decoded text of a segment.
    func segment(_ number: Int, in view: SourceTable.View) -> Bytes {
        text.part(range(number, in: view).range)
    }

    /// The key of a segment that is not empty.
    func key(ofSegment number: Int, in view: SourceTable.View) -> SegmentKey {
        SegmentKey(range(number, in: view), of: text)
    }

    private func range(_ number: Int, in view: SourceTable.View) -> SegmentRange {
        segments[view == .hostAndPath ? number : number + 1]
    }

    /// Calls a function with a link; gives `nil` for one that is not acceptable, or has more segments than walks count.
    static func with<Result>(
        _ bytes: Bytes, policy: LinkPolicy, _ body: (DiagnosedBytes) -> Result
    ) -> Result? {
        // One for the host, and one for the empty segment behind a trailing slash.
        let limit = SegmentCounts.limit - 2
        return Scratch.withRoom(of: SegmentRange.self, count: limit + 1) { segments -> Result? in
            guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: segments.from(1)),
                layout.segmentCount <= limit, !bytes.isEmpty
            else { return nil }
            segments[0] = layout.hostSegment
            let count = Int(layout.segmentCount) + 1
            if layout.flags.isDisjoint(with: [.pathNeedsDecoding, .hostNeedsDecoding]) {
                return body(DiagnosedBytes(bytes: bytes, layout: layout, text: bytes, segments: segments.row(count)))
            }
            return Scratch.withRoom(of: UInt8.self, count: bytes.count) { copy in
                let used = decode(bytes, layout, segments, into: copy)
                return body(
                    DiagnosedBytes(
                        bytes: bytes, layout: layout, text: copy.bytes(used), segments: segments.row(count)))
            }
        }
    }

    /// Decodes all segments into a copy, whose ranges they then have, and gives its length.
    private static func decode(
        _ bytes: Bytes, _ layout: URLLayout, _ segments: Room<SegmentRange>, into copy: Room<UInt8>
    ) -> Int {
        var used = 0
        for index in 0...Int(layout.segmentCount) {
            let raw = bytes.part(segments[index].range)
            let plusIsSpace = layout.flags.contains(.decodesPlusInPath)
            let count = PercentEncoding.decode(raw, into: copy.from(used), plusIsSpace: plusIsSpace)
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
