extension URLSplitter {
    /// Judges the decoded text of a segment, or of a host that stands for one, and says whether it has to be decoded.
    @inline(never)
    mutating func judgeUnusualSegment(_ segment: Range<Int>) throws(LinkRejection) -> Bool {
        segmentIsUnusual = false
        switch climb(of: segment) {
        case .none: break
        case .dotSegment: try reject(.dotSegment, at: segment.lowerBound, unless: .allowsDotSegments)
        case .traversal: try reject(.traversalInValue, at: segment.lowerBound, unless: .allowsTraversal)
        }
        let plusIsSpace = leniencies.contains(.decodesPlusInPath)
        return bytes[segment].contains { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) }
    }

    private enum Climb {
        case none, dotSegment, traversal
    }

    /// Whether the decoded text is `.` or `..`, or has a piece `..` between slashes or backslashes.
    private func climb(of segment: Range<Int>) -> Climb {
        let text = bytes[segment]
        var (dots, separators, climbs) = (0, 0, false)
        var offset = 0
        while offset < text.count {
            var (scalar, length) = (UInt32(text[offset]), 1)
            if case .scalar(let escaped, let count) = PercentEncoding.escapedScalar(in: text, at: offset),
                scalar == UInt32(UInt8(ascii: "%"))
            {
                (scalar, length) = (escaped, 3 * count)
            }
            switch Unicode.Scalar(scalar) {
            case "/", "\\":
                climbs = climbs || dots == 2
                separators += 1
                dots = 0
            case ".": dots += 1
            default: dots = 3
            }
            offset += length
        }
        if separators == 0 { return dots == 1 || dots == 2 ? .dotSegment : .none }
        return climbs || dots == 2 ? .traversal : .none
    }
}
