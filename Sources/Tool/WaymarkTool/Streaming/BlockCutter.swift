/// Cuts input into blocks of whole lines.
///
/// Memory stays bounded for any input: the start of a line that goes on in the next block is kept, up to a limit, and of
/// a line longer than that only the length is counted on.
struct BlockCutter {
    /// How much is read at once.
    private let size: Int
    /// How much of a line is kept.
    private let limit: Int
    /// The start of a line that has not ended.
    private var start: [UInt8] = []
    /// How many bytes were left out of that line.
    private var dropped = 0
    private var isFirst = true
    private var isAtEnd = false

    /// - Parameters:
    ///   - size: How much is read at once.
    ///   - limit: The longest line that must be handed over whole, without its end and a byte order mark.
    init(size: Int, limit: Int) {
        self.size = size
        let (sum, overflows) = limit.addingReportingOverflow(4)
        self.limit = overflows ? limit : sum
    }

    /// Reads once, and gives the lines that have ended: perhaps none; `nil` at the end of the input.
    ///
    /// - Parameter read: Fills memory from its beginning, and says with how many bytes; with none at the end.
    mutating func next(_ read: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows -> InputBlock? {
        guard !isAtEnd else { return nil }
        let bytes = try startFilled(read)
        isAtEnd = bytes.count == start.count
        let lineEnd = bytes[start.count...].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        let end = isAtEnd ? bytes.count : lineEnd
        let block = InputBlock(bytes, 0..<end, dropped: dropped, isFirst: isFirst)
        if end > 0 { (dropped, isFirst) = (0, false) }
        keep(bytes[end...])
        return isAtEnd && block.isEmpty ? nil : block
    }

    /// The start of the line and what is read behind it.
    private func startFilled(_ read: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: max(size, 2 * start.count)) { buffer, count in
            count = buffer.initialize(fromContentsOf: start)
            count += try read(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        }
    }

    private mutating func keep(_ line: ArraySlice<UInt8>) {
        start = Array(line.prefix(limit))
        dropped += line.count - start.count
    }
}
