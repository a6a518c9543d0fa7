/// Eight bytes as a number, the first one lowest, judged at once.
package struct ByteWord {
    package let bits: UInt64

    @inline(__always)
    init(_ bits: UInt64) { self.bits = bits }

    /// This byte eight times.
    @inline(__always)
    static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// Where a byte stands first among the eight.
    @inline(__always)
    func first(_ byte: UInt8) -> Int? {
        let difference = bits ^ ByteWord.all(byte)
        // The highest bit of each byte that is the one, and perhaps of some behind the first of them.
        let marks = (difference &- ByteWord.all(0x01)) & ~difference & ByteWord.all(0x80)
        return marks == 0 ? nil : marks.trailingZeroBitCount / 8
    }

    /// The word with ASCII capital letters folded to small ones.
    @inline(__always)
    var folded: ByteWord {
        let low = bits & ByteWord.all(0x7F)
        let atLeastA = low &+ ByteWord.all(0x80 - 0x41)
        let aboveZ = low &+ ByteWord.all(0x80 - 0x5B)
        let capitals = atLeastA & ~aboveZ & ~bits & ByteWord.all(0x80)
        return ByteWord(bits | capitals &>> 2)
    }

    /// Whether the first bytes, all eight or fewer, are decimal digits.
    @inline(__always)
    func isDecimal(count: Int) -> Bool {
        let behind: UInt64 = count < 8 ? ByteWord.all(0x30) &<< UInt64(truncatingIfNeeded: count &* 8) : 0
        let word = bits | behind
        // A digit's high half is 3, and still is when 6 is added.
        return word & ByteWord.all(0xF0) == ByteWord.all(0x30)
            && (word &+ ByteWord.all(0x06)) & ByteWord.all(0xF0) == ByteWord.all(0x30)
    }
}
