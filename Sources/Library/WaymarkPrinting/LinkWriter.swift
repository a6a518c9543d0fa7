/// A writer of a link into borrowed memory. It counts the bytes that exceed the capacity, but writes none of them.
/// Bytes are copied, checked in place for characters to escape, and rewritten with escapes if necessary. The check
/// reads up to ``slack`` bytes after the written ones.
struct LinkWriter {
    private static let slack = UncheckedMutableSpan<UInt8>.slack

    private let memory: UncheckedMutableSpan<UInt8>
    private let capacity: Int
    private let style: PathStyle
    private let segmentSet: ByteSet
    private var segmentCount = 0
    private var hasQuery = false
    /// `true` if only whole, nonempty segments of unreserved characters follow the link source, none with a leading
    /// `.`. Such a link certainly reads back as the printed segments.
    private(set) var isPlain: Bool
    private(set) var count = 0

    /// - Parameter plusIsSpace: If `true`, a plus in the path means a space, so a literal plus is escaped.
    init(_ memory: UncheckedMutableSpan<UInt8>, _ style: PathStyle, plusIsSpace: Bool) {
        self.memory = memory
        self.style = style
        capacity = max(0, memory.count - Self.slack)
        isPlain = if case .rooted = style { true } else { false }
        segmentSet = plusIsSpace ? .segment.subtracting(ByteSet(.plus)) : .segment
    }

    /// Calls a function with memory for at least `count` bytes; up to 1,024 bytes are on the stack.
    @inline(__always)
    static func withMemory<Result>(for count: Int, _ body: (UncheckedMutableSpan<UInt8>) -> Result) -> Result {
        if count + slack <= 1_024 {
            Scratch.withMutableSpan(of: UInt8.self, count: 1_024, body)
        } else {
            Scratch.withMutableSpan(of: UInt8.self, count: count + slack, body)
        }
    }

    var hasRoom: Bool { count <= capacity }

    var bytes: Bytes { memory.bytes(min(count, capacity)) }

    /// Begins a segment that is written in pieces. Returns the bytes that need no escaping in the segment.
    mutating func beginSegment() -> ByteSet {
        isPlain = false
        return begin()
    }

    @inline(__always)
    private mutating func begin() -> ByteSet {
        segmentCount &+= 1
        if segmentCount == 1, case .firstSegmentIsHost = style { return .unreserved }
        append(.slash)
        return segmentSet
    }

    mutating func append(segment bytes: Bytes) {
        let set = begin()
        let isUnreserved = append(bytes, keeping: set)
        if !isUnreserved || bytes.isEmpty || bytes[0] == .dot { isPlain = false }
    }

    mutating func append(segment text: String) { text.withBytes { append(segment: $0) } }

    /// Writes an integer as a whole segment, without creating a string.
    mutating func append(segment number: Int64) {
        _ = begin()
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude)
    }

    mutating func endPath() {
        if segmentCount == 0, case .rooted = style { append(.slash) }
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

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count < capacity { memory[count] = byte }
        count &+= 1
    }

    private mutating func append(digitsOf number: UInt64) {
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

    mutating func append(source text: Bytes) { _ = copy(text) }

    mutating func append(_ text: String, keeping set: ByteSet) {
        text.withBytes { _ = append($0, keeping: set) }
    }

    /// - Returns: `true` if all bytes are unreserved characters, which are never escaped.
    @discardableResult
    @inline(__always)
    mutating func append(_ bytes: Bytes, keeping set: ByteSet) -> Bool {
        let start = count
        if copy(bytes), memory.areUnreserved(start, to: count) { return true }
        count = start
        escape(bytes, keeping: set)
        return false
    }

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

extension Bytes {
    /// `true` for `.` and `..`. Escaping does not help: browsers treat `%2E%2E` as a dot segment too.
    var isDotSegment: Bool { (1...2).contains(count) && self[0] == .dot && self[count - 1] == .dot }
}
