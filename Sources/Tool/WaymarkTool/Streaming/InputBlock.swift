import WaymarkCore
import WaymarkManifest

/// A block of complete lines. Only the last line of the input can lack a line break.
struct InputBlock: Sendable {
    let bytes: [UInt8]
    let range: Range<Int>
    /// The number of bytes that are missing from the end of the first line, because it is too long.
    let dropped: Int
    /// `true` at the beginning of the input.
    let isFirst: Bool

    var count: Int { range.count }

    var isEmpty: Bool { range.isEmpty }

    /// The reason why no line is readable, such as `is UTF-16; convert it to UTF-8 first`; otherwise `nil`.
    var unreadableFormat: String? {
        guard isFirst, let format = ForeignFormat(bytes[range]) else { return nil }
        return switch format {
        case .utf16: "is UTF-16; convert it to UTF-8 first"
        case .gzip: "is compressed with gzip; decompress it first"
        default: nil
        }
    }

    /// Returns at most `number` blocks of about equal size, which share memory.
    func parts(_ number: Int) -> [InputBlock] {
        var parts: [InputBlock] = []
        var start = range.lowerBound
        for part in 1...max(1, number) where start < range.upperBound {
            let goal = max(start, range.lowerBound + range.count * part / max(1, number))
            let end = bytes[goal..<range.upperBound].firstIndex(of: .lineFeed).map { $0 + 1 } ?? range.upperBound
            let isStart = start == range.lowerBound
            parts.append(
                InputBlock(
                    bytes: bytes, range: start..<end, dropped: isStart ? dropped : 0, isFirst: isStart && isFirst))
            start = end
        }
        return parts
    }

    /// Calls `body` with each line, without line break and byte order mark.
    func forEachLine(skipsEmpty: Bool = true, _ body: (InputLine) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var rest = UnsafeBufferPointer(rebasing: bytes[range])
            var (dropped, isFirst) = (dropped, isFirst)
            while let base = rest.baseAddress, !rest.isEmpty {
                let found = memchr(base, Int32(UInt8.lineFeed), rest.count)
                let count = found.map { UnsafeRawPointer(base).distance(to: $0) } ?? rest.count
                var line = UnsafeBufferPointer(start: base, count: count)
                if isFirst, line.starts(with: Self.byteOrderMark) { line = line.rebasing(from: 3) }
                if line.last == .carriageReturn {
                    line = UnsafeBufferPointer(start: line.baseAddress, count: line.count - 1)
                }
                if !line.isEmpty || !skipsEmpty {
                    body(InputLine(bytes: Bytes(line), length: line.count + dropped, isFirst: isFirst))
                }
                rest = rest.rebasing(from: min(count + 1, rest.count))
                (dropped, isFirst) = (0, false)
            }
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension UnsafeBufferPointer {
    fileprivate func rebasing(from start: Int) -> UnsafeBufferPointer { UnsafeBufferPointer(rebasing: self[start...]) }
}

extension UInt8 {
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
}
