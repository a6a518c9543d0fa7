/// A path segment of a link as two 64-bit words and a length, for comparisons without a loop. Segments of up to 16
/// bytes are equal if and only if their keys are equal.
@usableFromInline
package struct SegmentKey: Sendable {
    /// The first eight bytes, little endian, zero-filled.
    @usableFromInline package var head: UInt64
    /// For 9 to 16 bytes, the last eight; 0 for fewer. For more than 16, a hash of the bytes after the eighth.
    @usableFromInline package var tail: UInt64
    @usableFromInline package var length: UInt32

    @inlinable
    package static func == (a: SegmentKey, b: SegmentKey) -> Bool {
        a.head == b.head && a.tail == b.tail && a.length == b.length
    }

    /// The maximum length of a segment, in bytes, for which the key contains all bytes.
    @_transparent package static var capacity: Int { 16 }

    @inline(__always)
    package init(_ segment: SegmentRange, of text: Bytes) {
        self = segment.length <= 8 ? Self(short: segment, of: text) : Self(text.part(segment.range))
    }

    @inline(__always)
    package init(_ bytes: Bytes) {
        length = UInt32(truncatingIfNeeded: bytes.count)
        if bytes.count >= 8 {
            head = bytes.word(at: 0).bits
            tail = bytes.count > 8 ? Self.tail(of: bytes) : 0
        } else {
            head = bytes.word(at: 0, count: bytes.count).bits
            tail = 0
        }
    }

    @inline(__always)
    package init(twoWords segment: SegmentRange, of text: Bytes) {
        let end = segment.plainEnd
        head = text.word(at: Int(segment.start)).bits
        tail = text.word(at: Int(end) &- 8).bits
        length = end &- segment.start
    }

    @inline(__always)
    private static func tail(of bytes: Bytes) -> UInt64 {
        bytes.count <= capacity ? bytes.word(at: bytes.count &- 8).bits : longTail(of: bytes, folds: false)
    }

    /// Returns a non-cryptographic hash of all bytes after the first eight; callers also compare the bytes.
    @inline(never)
    private static func longTail(of bytes: Bytes, folds: Bool) -> UInt64 {
        var tail: UInt64 = 0
        var index = 8
        while index < bytes.count {
            let word = bytes.word(at: min(index, bytes.count &- 8))
            // Each step is invertible, so a difference in one word remains unless a later word happens to cancel it.
            tail = (tail ^ (folds ? word.folded.bits : word.bits)) &* 0xBF58_476D_1CE4_E5B9
            tail ^= tail &>> 29
            index &+= 8
        }
        return tail
    }

    /// Creates the key of a segment of one to eight bytes. If `text` is long enough, loads eight bytes at once, which
    /// end or begin with the segment. `isPadded` is a compile-time constant: `true` if `text` has at least 16 bytes.
    @inline(__always)
    package init(short segment: SegmentRange, of text: Bytes, isPadded: Bool = false) {
        let end = Int(segment.plainEnd)
        length = UInt32(truncatingIfNeeded: end) &- segment.start
        tail = 0
        if end >= 8 {
            head = text.word(at: end &- 8).bits &>> UInt64(64 &- 8 &* length)
        } else if isPadded || Int(segment.start) &+ 8 <= text.count {
            head = text.word(at: Int(segment.start)).bits & ~(~0 &<< UInt64(8 &* length))
        } else {
            head = Self.head(ofShortText: text, segment)
        }
    }

    @inline(never)
    private static func head(ofShortText text: Bytes, _ segment: SegmentRange) -> UInt64 {
        text.word(at: Int(segment.start), count: Int(segment.length)).bits
    }

    /// `true` if `head` and `tail` contain all bytes of the segment, so that equal keys mean equal segments.
    @_transparent var isWhole: Bool { length <= UInt32(truncatingIfNeeded: SegmentKey.capacity) }

    /// `true` if the segment is an integer of at most eight digits that does not begin with 0.
    @inline(__always)
    var isShortInteger: Bool {
        length <= 8 && ByteWord(head).isDecimal(count: Int(length)) && head & 0xFF != 0x30
    }

    package init(_ bytes: [UInt8]) { self = bytes.withBytes { SegmentKey($0) } }

    package init(head: UInt64, tail: UInt64, length: UInt32) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// A hash of the key. A hash table of literals multiplies it by a number that was chosen to avoid collisions.
    @inlinable @_transparent package var mixed: UInt64 { head ^ (tail &* 0x9E37_79B9_7F4A_7C15) }

    /// Returns the segment's key in ASCII lowercase. `bytes` is the segment, which is read only if longer than 16.
    @inline(__always)
    func folded(_ bytes: Bytes) -> SegmentKey {
        let tail = isWhole ? ByteWord(tail).folded.bits : Self.longTail(of: bytes, folds: true)
        return SegmentKey(head: ByteWord(head).folded.bits, tail: tail, length: length)
    }

    /// Compares two keys in an arbitrary total order. Returns a negative or positive number, or 0 for equal keys.
    package func order(_ other: SegmentKey) -> Int {
        if head != other.head { return head < other.head ? -1 : 1 }
        if tail != other.tail { return tail < other.tail ? -1 : 1 }
        return Int(length) - Int(other.length)
    }
}
