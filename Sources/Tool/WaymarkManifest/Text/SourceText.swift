/// The contents of a route file, with an index of its lines. A line feed, a carriage return, or both end a line.
package struct SourceText: Sendable {
    /// The bytes of the file, without a byte order mark.
    package let bytes: [UInt8]

    private let lineStarts: [Int]

    /// The number of Unicode scalars before each block of ``blockSize`` bytes, so that columns of long lines are found
    /// fast.
    private let scalarCounts: [Int]

    private static let blockSize = 64

    /// Creates the text from valid UTF-8.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var counts: [Int] = []
        var scalars = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % SourceText.blockSize == 0 { counts.append(scalars) }
            if SourceText.isScalarStart(byte) { scalars += 1 }
            if SourceText.lineBreakLength(bytes, endingAt: offset) > 0 { starts.append(offset + 1) }
        }
        lineStarts = starts
        scalarCounts = counts
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the length of the line break that ends at an offset; 0 if there is none.
    private static func lineBreakLength(_ bytes: [UInt8], endingAt offset: Int) -> Int {
        switch bytes[offset] {
        case 0x0A: offset >= 1 && bytes[offset - 1] == 0x0D ? 2 : 1
        case 0x0D: offset + 1 == bytes.count || bytes[offset + 1] != 0x0A ? 1 : 0
        default: 0
        }
    }

    static func isScalarStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// Returns the byte range of a line without its line break; an empty range at the end if there is no such line.
    func range(ofLine line: Int) -> Range<Int> {
        guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        guard lineStarts.indices.contains(line) else { return start..<bytes.count }
        let next = lineStarts[line]
        return start..<(next - SourceText.lineBreakLength(bytes, endingAt: next - 1))
    }

    package func place(at offset: Int) -> Place {
        let line = lastIndex(in: lineStarts) { $0 <= offset }
        return Place(line: line + 1, column: scalars(before: offset) - scalars(before: lineStarts[line]) + 1)
    }

    /// Returns the offset of a position, or the end of its line if the line is shorter.
    func offset(of place: Place) -> Int {
        let line = range(ofLine: place.line)
        let wanted = scalars(before: line.lowerBound) + max(place.column, 1) - 1
        guard wanted < scalars(before: line.upperBound) else { return line.upperBound }
        let block = lastIndex(in: scalarCounts) { $0 <= wanted }
        var left = wanted - scalarCounts[block]
        var offset = block * SourceText.blockSize
        while left > 0 || !SourceText.isScalarStart(bytes[offset]) {
            if SourceText.isScalarStart(bytes[offset]) { left -= 1 }
            offset += 1
        }
        return offset
    }

    private func scalars(before offset: Int) -> Int {
        let end = min(offset, bytes.count)
        guard end > 0 else { return 0 }
        let block = (end - 1) / SourceText.blockSize
        return scalarCounts[block] + bytes[block * SourceText.blockSize..<end].count(where: SourceText.isScalarStart)
    }

    /// Returns the index of the last element that satisfies `fits`, by binary search; 0 if none does.
    private func lastIndex(in list: [Int], where fits: (Int) -> Bool) -> Int {
        var (low, high) = (0, list.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(list[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}
