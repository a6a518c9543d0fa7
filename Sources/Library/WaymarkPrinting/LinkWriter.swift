/// Writes a link into memory of the caller's, and counts the bytes that have no room there.
///
/// Each byte is written once and judged where it was written: what is written is within `capacity`, and a block that is
/// judged within ``slack`` bytes behind it.
struct LinkWriter {
    /// How many bytes are judged at once, and hence may be read behind those that were written.
    private static let slack = Room<UInt8>.slack

    private let memory: Room<UInt8>
    /// How many bytes have room.
    private let capacity: Int
    private let style: PathStyle
    /// What stands for itself in a segment.
    private let segmentSet: ByteSet
    private var segmentCount = 0
    private var hasQuery = false
    /// Whether what is written is no part of the link.
    private var isMuted = false
    /// Whether nothing stands behind the source but whole segments of unreserved characters, none empty and none with a
    /// dot at its beginning.
    private(set) var isPlain: Bool
    /// The number of bytes, also of those that had no room.
    private(set) var count = 0

    /// - Parameters:
    ///   - memory: Where to write; the last bytes of it are left free.
    ///   - plusIsSpace: Whether a plus in a path is read as a space, and hence is to be escaped.
    init(_ memory: Room<UInt8>, _ style: PathStyle, plusIsSpace: Bool) {
        self.memory = memory
        self.style = style
        capacity = max(0, memory.count - Self.slack)
        isPlain = if case .rooted = style { true } else { false }
        segmentSet = plusIsSpace ? .segment.subtracting(ByteSet(.plus)) : .segment
    }

    /// Calls a function with memory for links of at least so many bytes, or of usual length: that stands on the stack.
    @inline(__always)
    static func withMemory<Result>(
        for count: Int, _ body: (Room<UInt8>) -> Result
    ) -> Result {
        if count + slack <= 1_024 {
            Scratch.withRoom(of: UInt8.self, count: 1_024, body)
        } else {
            Scratch.withRoom(of: UInt8.self, count: count + slack, body)
        }
    }

    var hasRoom: Bool { count <= capacity }

    /// What was written, if it had room.
    var bytes: Bytes { memory.bytes(min(count, capacity)) }

    // MARK: Components

    /// Begins a segment that is written in pieces.
    ///
    /// - Returns: What stands for itself in it.
    mutating func beginSegment() -> ByteSet {
        isPlain = false
        return begin()
    }

    @inline(__always)
    private mutating func begin() -> ByteSet {
        segmentCount &+= 1
        switch style {
        case .rooted: break
        case .firstSegmentIsHost: if segmentCount == 1 { return .hostSegment }
        case .none: isMuted = true
        }
        append(.slash)
        return segmentSet
    }

    /// Writes a whole segment.
    mutating func append(segment bytes: Bytes) {
        let set = begin()
        let isUnreserved = append(bytes, keeping: set)
        if !isUnreserved || bytes.isEmpty || bytes[0] == .dot { isPlain = false }
    }

    mutating func append(segment text: String) { text.withBytes { append(segment: $0) } }

    /// Writes an integer as a whole segment.
    mutating func append(segment number: Int64) {
        _ = begin()
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude)
    }

    mutating func endPath() {
        if segmentCount == 0, case .rooted = style { append(.slash) }
        isMuted = false
    }

    mutating func beginItem(_ name: Bytes) {
        isPlain = false
        append(hasQuery ? .ampersand : .question)
        hasQuery = true
        _ = append(name, keeping: .queryItem)
    }

    mutating func beginFragment() {
        isPlain = false
        append(.hash)
    }

    // MARK: Bytes

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        guard !isMuted else { return }
        if count < capacity { memory[count] = byte }
        count &+= 1
    }

    private mutating func append(digitsOf number: UInt64) {
        guard !isMuted else { return }
        var (end, rest) = (count, number)
        repeat {
            end &+= 1
            rest /= 10
        } while rest > 0
        (count, rest) = (end, number)
        guard end <= capacity else { return }
        repeat {
            end &-= 1
            memory[end] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
    }

    /// Writes the source as it is.
    mutating func append(source text: Bytes) { _ = copy(text) }

    /// Writes text as a part of a component: every byte that is not in the set is escaped.
    mutating func append(_ text: String, keeping set: ByteSet) {
        text.withBytes { _ = append($0, keeping: set) }
    }

    /// - Parameter set: What stands for itself; unreserved characters always do.
    /// - Returns: Whether all bytes are unreserved characters.
    @discardableResult
    @inline(__always)
    mutating func append(_ bytes: Bytes, keeping set: ByteSet) -> Bool {
        guard !isMuted else { return false }
        let start = count
        if copy(bytes), memory.areUnreserved(start, to: count) { return true }
        count = start
        escape(bytes, keeping: set)
        return false
    }

    /// - Returns: Whether the bytes have room.
    @discardableResult
    @inline(__always)
    private mutating func copy(_ bytes: Bytes) -> Bool {
        let end = count &+ bytes.count
        defer { count = end }
        guard end <= capacity else { return false }
        memory.write(bytes, at: count)
        return true
    }

    @inline(never)
    private mutating func escape(_ bytes: Bytes, keeping set: ByteSet) {
        let needed = PercentEncoding.encodedCount(of: bytes, keeping: set)
        defer { count += needed }
        guard count + needed <= capacity else { return }
        _ = PercentEncoding.encode(bytes, into: memory.from(count), keeping: set)
    }
}

extension ByteSet {
    /// In a segment that is written in the place of a host.
    fileprivate static var hostSegment: ByteSet { unreserved }
}

extension Bytes {
    /// Whether the text is `.` or `..`, which no printed form can carry: `%2E%2E` is still a dot segment to browsers.
    var isDotSegment: Bool { (1...2).contains(count) && self[0] == .dot && self[count - 1] == .dot }
}
