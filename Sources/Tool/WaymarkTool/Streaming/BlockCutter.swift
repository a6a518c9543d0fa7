/// Splits input into blocks of complete lines. To limit memory, it keeps only a beginning of an unfinished line.
struct BlockCutter {
    private let size: Int
    /// The maximum number of bytes to keep of an unfinished line.
    private let limit: Int
    /// The kept bytes of the unfinished line.
    private var start: [UInt8] = []
    /// The number of bytes of the unfinished line that are not kept.
    private var dropped = 0
    private var isFirst = true
    private var isAtEnd = false

    /// - Parameter limit: The maximum length of a line that is kept completely, without line break and byte order mark.
    init(size: Int, limit: Int) {
        self.size = size
        let (sum, overflows) = limit.addingReportingOverflow(4)
        self.limit = overflows ? limit : sum
    }

    /// Reads once and returns the finished lines, possibly none; `nil` at the end of the input.
    ///
    /// - Parameter read: Reads bytes into memory. It is not called again after the end.
    mutating func next(
        _ read: (UnsafeMutableRawBufferPointer) throws -> (count: Int, isAtEnd: Bool)
    ) rethrows -> InputBlock? {
        guard !isAtEnd else { return nil }
        // The kept bytes, followed by newly read ones.
        let bytes = try [UInt8](unsafeUninitializedCapacity: max(size, 2 * start.count)) { buffer, count in
            count = buffer.initialize(fromContentsOf: start)
            let rest = UnsafeMutableRawBufferPointer(buffer)[count...]
            let new = try read(UnsafeMutableRawBufferPointer(rebasing: rest))
            (count, isAtEnd) = (count + new.count, new.isAtEnd)
        }
        let lineEnd = bytes[start.count...].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        let end = isAtEnd ? bytes.count : lineEnd
        let block = InputBlock(bytes: bytes, range: 0..<end, dropped: dropped, isFirst: isFirst)
        if end > 0 { (dropped, isFirst) = (0, false) }
        start = Array(bytes[end...].prefix(limit))
        dropped += bytes.count - end - start.count
        return isAtEnd && block.isEmpty ? nil : block
    }
}
