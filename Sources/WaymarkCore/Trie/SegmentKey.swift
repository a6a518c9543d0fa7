/// The bytes of one segment as two words and a length, so that most segments are compared without a loop.
///
/// Segments of up to 16 bytes are equal exactly when their keys are; for longer ones the bytes between decide.
struct SegmentKey: Hashable {
    /// The first eight bytes, little endian, or all of them when there are fewer.
    var head: UInt64
    /// The last eight bytes when there are more than eight, else 0.
    var tail: UInt64
    var length: UInt32

    /// The longest segment that is wholly in its key.
    static var capacity: Int { 16 }

    /// The key of a segment that is not empty.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
        length = UInt32(truncatingIfNeeded: count)
        if count >= 8 {
            head = ByteWord(at: bytes).bits
            tail = count > 8 ? ByteWord(at: bytes + (count &- 8)).bits : 0
        } else {
            head = ByteWord(at: bytes, count: count).bits
            tail = 0
        }
    }

    /// The key of a segment of a longer text, that is not empty.
    @inline(__always)
    init(_ segment: SegmentRange, of text: UnsafePointer<UInt8>, count textCount: Int) {
        self = segment.length <= 8 ? Self(short: segment, of: text, count: textCount) : Self(long: segment, of: text)
    }

    /// The key of a segment of more than eight bytes.
    @inline(__always)
    init(long segment: SegmentRange, of text: UnsafePointer<UInt8>) {
        let (start, end) = (Int(segment.start), Int(segment.end))
        self.init(
            head: ByteWord(at: text + start).bits, tail: ByteWord(at: text + (end &- 8)).bits, length: segment.length)
    }

    /// The key of a segment of at most eight bytes, but not of none: where eight bytes of the text end or begin with it,
    /// they are one word, of which only those of the segment are kept.
    @inline(__always)
    init(short segment: SegmentRange, of text: UnsafePointer<UInt8>, count textCount: Int) {
        let (start, end, length) = (Int(segment.start), Int(segment.end), segment.length)
        let head: UInt64
        if end >= 8 {
            head = ByteWord(at: text + (end &- 8)).bits &>> UInt64(64 &- 8 &* length)
        } else if start &+ 8 <= textCount {
            head = ByteWord(at: text + start).bits & ~(~0 &<< UInt64(8 &* length))
        } else {
            head = ByteWord(at: text + start, count: Int(length)).bits
        }
        self.init(head: head, tail: 0, length: length)
    }

    /// Whether all bytes are in the head.
    @inline(__always)
    var isShort: Bool { length <= 8 }

    /// Whether all bytes are in head and tail.
    @inline(__always)
    var isWhole: Bool { length <= UInt32(truncatingIfNeeded: SegmentKey.capacity) }

    /// Whether the segment is a number of at most eight digits that does not begin with 0.
    @inline(__always)
    var isShortInteger: Bool {
        length <= 8 && ByteWord(head).isDecimal(count: Int(length)) && head & 0xFF != 0x30
    }

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { SegmentKey($0) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self = bytes.baseAddress.map { SegmentKey($0, count: bytes.count) } ?? SegmentKey(head: 0, tail: 0, length: 0)
    }

    init(head: UInt64, tail: UInt64, length: UInt32) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// A number that differs between most keys; multipliers tell the rest apart.
    @inline(__always)
    var mixed: UInt64 { head ^ (tail &* 0x9E37_79B9_7F4A_7C15) }

    /// The same key with ASCII capital letters folded to small ones.
    @inline(__always)
    var folded: SegmentKey {
        SegmentKey(head: ByteWord(head).folded.bits, tail: ByteWord(tail).folded.bits, length: length)
    }
}
