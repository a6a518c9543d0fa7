import WaymarkCore

/// A reader of a notation in which each segment is one node.
protocol SegmentReader {
    var scanner: PatternScanner { get set }

    /// Reads a segment that is not empty, or reports its problem and returns `nil`. At most a slash follows the last
    /// one.
    mutating func segment(_ range: Range<Int>, isLast: Bool) -> PathNode.Kind?
}

enum EmptySegments {
    /// A problem, because links have no empty segments.
    case reported
    case dropped
}

extension SegmentReader {
    /// Reads the path from the cursor to an offset. One slash at either end is ignored.
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

    private mutating func reportEmptySegment(at offset: Int) {
        scanner.report(.path(.emptySegment), at: offset..<(offset + 1), suggestion: "")
    }

    /// Reports an empty pattern, and skips leading white space.
    mutating func begin() {
        if scanner.end == 0 { scanner.report(.text(.emptyPattern), at: 0..<0, suggestion: "/") }
        scanner.skipLeadingSpace()
    }
}
