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

    /// The key of a segment of a longer text, that is not empty: where eight bytes of the text end or begin with it, they
    /// are one word, of which only those of the segment are kept.
    @inline(__always)
    init(_ segment: Range<Int>, of text: UnsafePointer<UInt8>, count textCount: Int) {
        let (start, end) = (segment.lowerBound, segment.upperBound)
        let count = end &- start
        let length = UInt32(truncatingIfNeeded: count)
        if count > 8 {
            self.init(head: ByteWord(at: text + start).bits, tail: ByteWord(at: text + (end &- 8)).bits, length: length)
        } else if end >= 8 {
            let word = ByteWord(at: text + (end &- 8)).bits
            self.init(head: word &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count), tail: 0, length: length)
        } else if start &+ 8 <= textCount {
            let behind = ~0 &<< UInt64(truncatingIfNeeded: 8 &* count)
            self.init(head: ByteWord(at: text + start).bits & ~behind, tail: 0, length: length)
        } else {
            self.init(head: ByteWord(at: text + start, count: count).bits, tail: 0, length: length)
        }
    }

    /// Whether the segment is a number of at most eight digits that does not begin with 0.
    @inline(__always)
    var isShortInteger: Bool {
        length <= 8 && ByteWord(head).isDecimal(count: Int(length)) && head & 0xFF != 0x30
    }

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { SegmentKey($0, count: buffer.count) } ?? SegmentKey(head: 0, tail: 0, length: 0)
        }
    }

    init(head: UInt64, tail: UInt64, length: UInt32) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// A number that differs between most keys; multipliers tell the rest apart. High bits are folded down, because a
    /// product never carries a difference downwards.
    @inline(__always)
    var mixed: UInt64 {
        let word = head ^ (tail &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(length)
        return word ^ (word >> 32)
    }

    /// The same key with ASCII capital letters folded to small ones.
    @inline(__always)
    var folded: SegmentKey {
        SegmentKey(head: ByteWord(head).folded.bits, tail: ByteWord(tail).folded.bits, length: length)
    }
}
