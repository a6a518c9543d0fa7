extension URLSplitter {
    @inline(__always)
    mutating func splitPath() throws(LinkRejection) {
        layout.pathStart = offset(index)
        if isAt("/") {
            layout.flags.insert(.isRooted)
            index &+= 1
        }
        var start = index
        while true {
            index = bytes.endOfPathRun(from: index)
            guard index < end else { break }
            let byte = bytes[index]
            if byte == UInt8(ascii: "/") {
                try endSegment(from: start)
                index &+= 1
                start = index
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                break
            } else if ByteSet.segment.contains(byte) {
                index &+= 1
            } else {
                try passUnusualByte(in: .path)
            }
        }
        layout.pathEnd = offset(index)
        if index > start {
            try endSegment(from: start)
        } else if index > Int(layout.pathStart) &+ 1 {
            layout.flags.insert(.hasTrailingSlash)
        }
        try checkFirstSegmentOfReference()
    }

    /// Notes the segment from `start` to `index`.
    @inline(__always)
    private mutating func endSegment(from start: Int) throws(LinkRejection) {
        let length = index &- start
        var needsDecoding = false
        if length == 0 {
            if leniencies.contains(.dropsEmptySegments) { return }
        } else if segmentIsUnusual || leniencies.contains(.decodesPlusInPath) {
            needsDecoding = try judgeUnusualSegment(start..<index)
        } else if length <= 2, bytes[start] == UInt8(ascii: "."), bytes[index &- 1] == UInt8(ascii: ".") {
            try reject(.dotSegment, at: start, unless: .allowsDotSegments)
        }
        let position = Int(layout.segmentCount)
        guard position < segmentLimit else {
            throw LinkRejection(.tooManySegments, at: start, detail: max(0, segmentLimit))
        }
        if position < segments.count {
            segments[position] = SegmentRange(start: offset(start), end: offset(index), needsDecoding: needsDecoding)
        }
        layout.segmentCount &+= 1
    }
}
