extension URLSplitter {
    /// Rejects dot segments and traversal in a segment or a host. Returns `true` if it needs decoding.
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

    /// Classifies the decoded segment: `.` or `..`, or a path with a `..` component between slashes or backslashes.
    private func climb(of segment: Bytes) -> Climb {
        var index = 0
        // The number of dots in the current component; 3 or more if it has any other character.
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
