extension URLSplitter {
    @inline(__always)
    func splitPath(from index: Int, _ stops: URLStops, into layout: inout URLLayout) throws(LinkRejection) -> URLStops {
        var stops = stops
        var start = index
        if bytes.has(.slash, at: index) {
            layout.flags.insert(.isRooted)
            start = index &+ 1
            stops.advance()
        }
        var count = 0
        var marks = marksOfEverySegment
        while true {
            let end = stops.current
            // The end of the URL ends a path as `#` does.
            let byte = end < bytes.count ? bytes[end] : .hash
            if byte == .slash || byte == .question || byte == .hash {
                let isLast = byte != .slash
                if end > start || !isLast {
                    count &+= try noteSegment(from: start, to: end, number: count, marks)
                }
                if isLast { break }
                marks = marksOfEverySegment
                start = end &+ 1
                stops.advance()
            } else if ByteSet.segment.contains(byte) {
                stops.advance()
            } else {
                let run = try passUnusualRun(at: end, in: .path)
                if run.marks.contains(.isEncoded) { layout.flags.insert(.pathNeedsDecoding) }
                marks.insert(run.marks)
                stops = stops.skipping(to: run.end)
            }
        }
        let end = stops.current
        if start == end, end > index &+ 1 {
            if leniencies.readsTrailingSlash {
                count &+= try noteSegment(from: end, to: end, number: count, marksOfEverySegment)
            } else {
                layout.flags.insert(.hasTrailingSlash)
            }
            if leniencies.contains(.dropsTrailingSlashes) { count -= emptySegments(atEndOf: index..<end) }
        }
        layout.pathStart = offset(index)
        layout.pathEnd = offset(end)
        layout.segmentCount = offset(count)
        if layout.flags.contains(.isRelative), !layout.flags.contains(.isRooted) {
            try checkFirstSegment(of: index..<end)
        }
        return stops
    }

    /// Returns the number of empty segments stored for the slashes at the end of a path: two for `/a///`.
    @inline(never)
    private func emptySegments(atEndOf path: Range<Int>) -> Int {
        guard !leniencies.contains(.dropsEmptySegments) else { return 0 }
        return bytes.part(path).reversed().prefix { $0 == .slash }.count - 1
    }

    /// The marks with which reading a segment begins. If `+` means a space, `mayTraverse` selects the slow path.
    private var marksOfEverySegment: RunMarks {
        RunMarks(rawValue: leniencies.contains(.decodesPlusInPath) ? RunMarks.mayTraverse.rawValue : 0)
    }

    /// Stores a segment at the index `number` and returns 1; returns 0 for an empty segment that the policy drops.
    @inline(__always)
    private func noteSegment(
        from start: Int, to end: Int, number: Int, _ marks: RunMarks
    ) throws(LinkRejection) -> Int {
        if !marks.contains(.mayTraverse), end > start, bytes[start] != .dot, number < writableCount {
            segments[number] = SegmentRange(
                start: offset(start), end: offset(end), needsDecoding: marks.contains(.isEncoded))
            return 1
        }
        return try noteUnusualSegment(start..<end, number: number, marks)
    }

    @inline(never)
    private func noteUnusualSegment(
        _ segment: Range<Int>, number: Int, _ marks: RunMarks
    ) throws(LinkRejection) -> Int {
        if segment.isEmpty, leniencies.contains(.dropsEmptySegments) { return 0 }
        // A path without the mark `isEncoded` is searched as raw bytes, so none of its segments may be marked as
        // needing decoding. Such a path can contain `%` in a malformed escape that the policy allows.
        let isDecodedPath = marks.contains(.isEncoded) || leniencies.contains(.decodesPlusInPath)
        let needsDecoding = try judgeSegment(segment) && isDecodedPath
        guard number < segmentLimit || isDroppedAtEnd(segment, number: number) else {
            throw LinkRejection(.tooManySegments, at: segment.lowerBound, detail: max(0, segmentLimit))
        }
        if number < segments.count {
            segments[number] = SegmentRange(
                start: offset(segment.lowerBound), end: offset(segment.upperBound), needsDecoding: needsDecoding)
        }
        return 1
    }

    /// Returns `true` if an empty segment will be dropped at the end of the path, and so does not count against the
    /// limit. After the first such segment, all following ones are dropped without another check.
    private func isDroppedAtEnd(_ segment: Range<Int>, number: Int) -> Bool {
        guard segment.isEmpty, leniencies.contains(.dropsTrailingSlashes) else { return false }
        if number > segmentLimit { return true }
        let end = bytes.part(segment.lowerBound..<bytes.count).first { $0 != .slash }
        return end == nil || end == .question || end == .hash
    }

    /// Rejects a `:` in the first segment of a relative reference, such as `1app:user` (RFC 3986, 4.2).
    @inline(never)
    private func checkFirstSegment(of path: Range<Int>) throws(LinkRejection) {
        let first = bytes.part(path).prefix { $0 != .slash }
        guard let colon = first.firstIndex(of: .colon) else { return }
        throw LinkRejection(.invalidScheme, at: path.lowerBound + colon)
    }

    /// Throws for `.`, `..` or `..%2Fb`, unless the policy allows it. Returns `true` if the segment needs decoding.
    func judgeSegment(_ segment: Range<Int>) throws(LinkRejection) -> Bool {
        switch climb(of: bytes.part(segment)) {
        case .none: break
        case .dotSegment: try reject(.dotSegment, at: segment.lowerBound, unless: .allowsDotSegments)
        case .traversal: try reject(.traversalInValue, at: segment.lowerBound, unless: .allowsTraversal)
        }
        let plusIsSpace = leniencies.contains(.decodesPlusInPath)
        return bytes.part(segment).contains { $0 == .percent || (plusIsSpace && $0 == .plus) }
    }

    private enum Climb {
        case none, dotSegment, traversal
    }

    /// Classifies a segment, raw or escaped, as `.` or `..`, as a path with a `..` component, or as neither.
    private func climb(of segment: Bytes) -> Climb {
        var index = 0
        // The number of dots in the current component of the path; 3 or more if the component has another character.
        var dots = 0
        var hasSeparator = false
        var hasClimbingPiece = false
        while index < segment.count {
            let (byte, length) = asciiByte(in: segment, at: index)
            if byte == .slash || byte == .backslash {
                hasSeparator = true
                hasClimbingPiece = hasClimbingPiece || dots == 2
                dots = 0
            } else {
                dots = byte == .dot ? dots + 1 : 3
            }
            index += length
        }
        if hasClimbingPiece || (hasSeparator && dots == 2) { return .traversal }
        return hasSeparator || dots == 0 || dots > 2 ? .none : .dotSegment
    }

    /// Returns the decoded byte at `index` and its encoded length; characters outside ASCII are returned as 0xFF.
    private func asciiByte(in segment: Bytes, at index: Int) -> (byte: UInt8, length: Int) {
        guard segment[index] == .percent,
            case .scalar(let scalar, let count) = PercentEncoding.escapedScalar(in: segment, at: index)
        else { return (segment[index], 1) }
        return (scalar < 0x80 ? UInt8(scalar) : 0xFF, 3 * count)
    }
}
