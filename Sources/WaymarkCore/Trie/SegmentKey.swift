/// The bytes of one segment as two words and a length, so that most segments are compared without a loop.
///
/// Segments of up to 16 bytes are equal exactly when their keys are; for longer ones the bytes between decide.
struct SegmentKey: Equatable {
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
        let raw = UnsafeRawPointer(bytes)
        length = UInt32(truncatingIfNeeded: count)
        if count >= 8 {
            head = Self.word(raw)
            tail = count > 8 ? Self.word(raw + (count - 8)) : 0
        } else {
            head = Self.short(raw, count)
            tail = 0
        }
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
        SegmentKey(head: Self.fold(head), tail: Self.fold(tail), length: length)
    }

    @inline(__always)
    private static func word(_ raw: UnsafeRawPointer) -> UInt64 {
        UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    }

    /// Fewer than eight bytes, read in pieces that overlap: nothing outside the segment is touched.
    @inline(__always)
    private static func short(_ raw: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 {
            let low = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
            let high = UInt64(UInt32(littleEndian: (raw + (count - 4)).loadUnaligned(as: UInt32.self)))
            return low | high << UInt64((count - 4) &* 8)
        }
        guard count > 0 else { return 0 }
        let first = UInt64(raw.load(as: UInt8.self))
        let middle = UInt64((raw + count / 2).load(as: UInt8.self)) << UInt64((count / 2) &* 8)
        let last = UInt64((raw + (count - 1)).load(as: UInt8.self)) << UInt64((count - 1) &* 8)
        return first | middle | last
    }

    /// Adds 0x20 to each byte between `A` and `Z`, eight at a time.
    @inline(__always)
    private static func fold(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = word & (ones &* 0x7F)
        let atLeastA = low &+ ones &* (0x80 - 0x41)
        let aboveZ = low &+ ones &* (0x80 - 0x5B)
        let capitals = atLeastA & ~aboveZ & ~word & (ones &* 0x80)
        return word | capitals >> 2
    }
}
