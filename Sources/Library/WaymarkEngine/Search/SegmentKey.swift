/// The bytes of one segment as two words and a length, so that most segments are compared without a loop.
///
/// Segments of up to 16 bytes are equal exactly when their keys are. The keys of longer ones differ with any of their
/// bytes, too, but two of them may have the same: there the bytes decide.
@usableFromInline
package struct SegmentKey: Equatable, Sendable {
    /// The first eight bytes, little endian, or all of them when there are fewer.
    @usableFromInline package var head: UInt64
    /// The last eight bytes when there are more than eight, else 0; of a segment that is longer than its key a number
    /// made of all bytes behind the head.
    @usableFromInline package var tail: UInt64
    @usableFromInline package var length: UInt32

    @inlinable
    package static func == (a: SegmentKey, b: SegmentKey) -> Bool {
        a.head == b.head && a.tail == b.tail && a.length == b.length
    }

    /// The longest segment that is wholly in its key.
    package static var capacity: Int { 16 }

    /// The key of a segment of a longer text.
    @inline(__always)
    package init(_ segment: SegmentRange, of text: Bytes) {
        self = segment.length <= 8 ? Self(short: segment, of: text) : Self(text.part(segment.range))
    }

    /// The key of a segment.
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

    /// The key of a segment of nine to sixteen bytes.
    @inline(__always)
    package init(twoWords segment: SegmentRange, of text: Bytes) {
        let end = segment.plainEnd
        head = text.word(at: Int(segment.start)).bits
        tail = text.word(at: Int(end) &- 8).bits
        length = end &- segment.start
    }

    /// The tail of more than eight bytes.
    @inline(__always)
    private static func tail(of bytes: Bytes) -> UInt64 {
        bytes.count <= capacity ? bytes.word(at: bytes.count &- 8).bits : longTail(of: bytes, folds: false)
    }

    /// A hash of all bytes after the first eight. It is not cryptographic: texts with the same hash can be found, so code
    /// that compares keys compares the texts as well.
    @inline(never)
    private static func longTail(of bytes: Bytes, folds: Bool) -> UInt64 {
        var tail: UInt64 = 0
        var index = 8
        while index < bytes.count {
            let word = bytes.word(at: min(index, bytes.count &- 8))
            // Each step can be undone, so that what differs in one word alone rarely is the same at the end.
            tail = (tail ^ (folds ? word.folded.bits : word.bits)) &* 0xBF58_476D_1CE4_E5B9
            tail ^= tail &>> 29
            index &+= 8
        }
        return tail
    }

    /// The key of a segment of at most eight bytes, but not of none: where eight bytes of the text end or begin with it,
    /// they are one word, of which only those of the segment are kept.
    ///
    /// - Parameter isPadded: Whether the text has at least sixteen bytes; known when this is compiled.
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

    /// A function of its own, because it is rare, and the compiler would do half of it beforehand.
    @inline(never)
    private static func head(ofShortText text: Bytes, _ segment: SegmentRange) -> UInt64 {
        text.word(at: Int(segment.start), count: Int(segment.length)).bits
    }

    /// Whether all bytes are in head and tail.
    @inline(__always)
    var isWhole: Bool { length <= UInt32(truncatingIfNeeded: SegmentKey.capacity) }

    /// Whether the segment is a number of at most eight digits that does not begin with 0.
    @inline(__always)
    var isShortInteger: Bool {
        length <= 8 && ByteWord(head).isDecimal(count: Int(length)) && head & 0xFF != 0x30
    }

    package init(_ bytes: [UInt8]) {
        self = bytes.withBytes { SegmentKey($0) }
    }

    package init(head: UInt64, tail: UInt64, length: UInt32) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// A number that differs between most keys; multipliers tell the rest apart.
    @inline(__always)
    @inlinable package var mixed: UInt64 { head ^ (tail &* 0x9E37_79B9_7F4A_7C15) }

    /// The key of the same segment with ASCII capital letters folded to small ones.
    ///
    /// - Parameter bytes: The segment, for what is longer than its key.
    @inline(__always)
    func folded(_ bytes: Bytes) -> SegmentKey {
        let tail =
            isWhole ? ByteWord(tail).folded.bits : Self.longTail(of: bytes, folds: true)
        return SegmentKey(head: ByteWord(head).folded.bits, tail: tail, length: length)
    }

    /// Below 0 for what stands before another key, above 0 for what stands behind it, and 0 for the same: any total order.
    package func order(_ other: SegmentKey) -> Int {
        if head != other.head { return head < other.head ? -1 : 1 }
        if tail != other.tail { return tail < other.tail ? -1 : 1 }
        return Int(length) - Int(other.length)
    }
}
