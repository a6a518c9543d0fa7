#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One line of input, without its end.
struct InputLine {
    /// The line's bytes; of a line longer than the splitter's limit perhaps only the first of them.
    let bytes: UnsafeBufferPointer<UInt8>

    /// How long the line is.
    let length: Int
}

/// Cuts blocks of bytes into lines: at `\n`, less one `\r` before it.
///
/// Memory stays bounded for any input. Lines inside a block are handed over where they lie; the start of a line that
/// goes on in the next block is kept, up to the limit, and of a line longer than that only the length is counted on.
/// A byte order mark before the first line is dropped, and empty lines are skipped.
struct LineSplitter {
    private let limit: Int
    private var start: [UInt8] = []
    private var startLength = 0
    private var isFirst = true

    /// - Parameter limit: The longest line that must be handed over whole.
    init(limit: Int) {
        self.limit = limit
    }

    /// Hands over every line that ends in the block.
    mutating func split(_ block: UnsafeBufferPointer<UInt8>, each body: (InputLine) throws -> Void) rethrows {
        var rest = block
        while let base = rest.baseAddress, let found = memchr(base, 0x0A, rest.count) {
            let count = UnsafeRawPointer(base).distance(to: found)
            try end(UnsafeBufferPointer(start: base, count: count), body)
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(count + 1))
        }
        keep(rest)
    }

    /// Hands over the last line, if it has no end of its own.
    mutating func finish(each body: (InputLine) throws -> Void) rethrows {
        try end(UnsafeBufferPointer(start: nil, count: 0), body)
    }

    private mutating func end(_ tail: UnsafeBufferPointer<UInt8>, _ body: (InputLine) throws -> Void) rethrows {
        guard startLength > 0 else { return try handOver(tail, length: tail.count, body) }
        keep(tail)
        let (line, length) = (start, startLength)
        (start, startLength) = ([], 0)
        try line.withUnsafeBufferPointer { try handOver($0, length: length, body) }
    }

    /// Notes the beginning of a line, with room for what is cut off again: a byte order mark and a `\r`.
    private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
        let room = limit + Self.byteOrderMark.count + 1 - start.count
        if room > 0 { start.append(contentsOf: bytes.prefix(room)) }
        startLength += bytes.count
    }

    private mutating func handOver(
        _ line: UnsafeBufferPointer<UInt8>, length: Int, _ body: (InputLine) throws -> Void
    ) rethrows {
        let mark = isFirst && line.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
        isFirst = false
        let isWhole = line.count == length
        let end = isWhole && line.last == 0x0D ? 1 : 0
        let bytes = UnsafeBufferPointer(rebasing: line.dropFirst(mark).dropLast(end))
        if !bytes.isEmpty { try body(InputLine(bytes: bytes, length: length - mark - end)) }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
