import WaymarkCore

/// Reads a notation whose paths are whole segments: what stands between two slashes is one node.
protocol SegmentReader {
    var scanner: PatternScanner { get set }

    /// Reads one segment, which is not empty, or reports what is wrong with it and returns `nil`.
    ///
    /// - Parameters:
    ///   - range: Where the segment stands.
    ///   - isLast: Whether nothing but a slash follows it.
    mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind?
}

/// What an empty segment in a pattern is to a notation.
enum EmptySegments {
    /// A mistake: no link has one.
    case reported
    /// Nothing: the notation leaves them out.
    case dropped
}

extension SegmentReader {
    /// Reads the path from the cursor up to an offset. One slash at either end makes no difference.
    mutating func path(upTo end: Int, emptySegments: EmptySegments = .reported) -> [PathNode] {
        let ranges = segmentRanges(upTo: end)
        let last = ranges.last { !$0.isEmpty }
        var nodes: [PathNode] = []
        for (index, range) in ranges.enumerated() {
            guard !range.isEmpty else {
                if emptySegments == .reported, index + 1 < ranges.count { reportEmptySegment(at: range.lowerBound) }
                continue
            }
            scanner.move(to: range.lowerBound)
            guard let kind = segment(range, isLast: range == last), kind != .literal("") else { continue }
            nodes.append(PathNode(.separator, at: range.lowerBound..<range.lowerBound))
            nodes.append(PathNode(kind, at: range))
        }
        scanner.move(to: end)
        return nodes.isEmpty ? [PathNode(.separator)] : nodes
    }

    private mutating func segmentRanges(upTo end: Int) -> [Range<Int>] {
        let start = min(scanner.offset + (scanner.next == "/" ? 1 : 0), end)
        return scanner.bytes[start..<end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(\.indices)
    }

    /// Reports the slash at an offset, which follows another one or the source.
    private mutating func reportEmptySegment(at offset: Int) {
        scanner.report(.path(.emptySegment), at: offset..<(offset + 1), suggestion: "")
    }

    /// Reports a text without anything in it, and leaves out white space before it.
    mutating func begin() {
        if scanner.end == 0 { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        scanner.skipLeadingSpace()
    }
}
