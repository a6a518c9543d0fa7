/// Sixteen bytes, judged at once.
///
/// Only operations are used that the standard library defines for this very type: the generic ones take hundreds of
/// instructions when code is not optimised.
struct ByteBlock {
    private let bytes: SIMD16<UInt8>

    /// These bytes, of which the first one is lowest.
    @inline(__always)
    init(_ bytes: SIMD16<UInt8>) { self.bytes = bytes }

    /// Two words of eight bytes each, of which the first one is lowest.
    @inline(__always)
    init(_ first: UInt64, _ second: UInt64) {
        bytes = unsafe unsafeBitCast((first.littleEndian, second.littleEndian), to: SIMD16<UInt8>.self)
    }

    /// One bit for each byte that is not a letter, a digit, `-` or `_`; the first byte's is lowest.
    @inline(__always)
    var stops: UInt64 {
        let letters = isIn("a", through: "z") .| isIn("A", through: "Z")
        let others = isIn("0", through: "9") .| (bytes .== ByteBlock.all("-")) .| (bytes .== ByteBlock.all("_"))
        return ByteBlock.bits(letters .| others) ^ 0xFFFF
    }

    /// One bit for each byte that ends a segment: `/`, `?` or `#`; the first byte's is lowest.
    @inline(__always)
    var segmentEnds: UInt64 {
        let either = (bytes .== ByteBlock.all("?")) .| (bytes .== ByteBlock.all("#"))
        return ByteBlock.bits(either .| (bytes .== ByteBlock.all("/")))
    }

    /// The bytes that are legal in a path and in a query and ask for nothing there: letters, digits and
    /// `&'()*+,-./:;=?@_`. A few rare ones are left out that are legal too.
    @inline(__always)
    var ordinary: Answers {
        let names = isIn("a", through: "z") .| isIn("?", through: "Z") .| (bytes .== ByteBlock.all("_"))
        return Answers(isEach: names .| isIn("&", through: ";") .| (bytes .== ByteBlock.all("=")))
    }

    /// One answer for each byte.
    struct Answers {
        fileprivate var isEach: SIMDMask<SIMD16<Int8>>

        /// Yes for every byte.
        @inline(__always)
        static var yes: Answers { Answers(isEach: SIMD16<UInt8>() .== SIMD16<UInt8>()) }

        @inline(__always)
        mutating func formIntersection(_ other: Answers) { isEach = isEach .& other.isEach }

        /// One bit for each byte, set if the answer is yes; the first byte's is lowest.
        @inline(__always)
        var bits: UInt64 { ByteBlock.bits(isEach) }

        /// Whether the answer is yes for all bytes.
        @inline(__always)
        var areAll: Bool {
            let (first, second) = unsafe unsafeBitCast(isEach, to: (UInt64, UInt64).self)
            return first & second == ~0
        }
    }

    /// Moves the bytes so that those of the range are the highest of all signed numbers: then one comparison is enough.
    @inline(__always)
    private func isIn(_ low: Unicode.Scalar, through high: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
        let moved = bytes &+ SIMD16<UInt8>(repeating: 127 &- UInt8(ascii: high))
        let below = 126 &- Int8(truncatingIfNeeded: UInt8(ascii: high) &- UInt8(ascii: low))
        return unsafe unsafeBitCast(moved, to: SIMD16<Int8>.self) .> SIMD16<Int8>(repeating: below)
    }

    @inline(__always)
    private static func all(_ byte: Unicode.Scalar) -> SIMD16<UInt8> {
        SIMD16<UInt8>(repeating: UInt8(ascii: byte))
    }

    /// The answers as one bit for each byte.
    @inline(__always)
    fileprivate static func bits(_ answers: SIMDMask<SIMD16<Int8>>) -> UInt64 {
        let (first, second) = unsafe unsafeBitCast(answers, to: (UInt64, UInt64).self)
        return bits(UInt64(littleEndian: first)) | bits(UInt64(littleEndian: second)) &<< 8
    }

    /// The highest bits of eight bytes, brought together by a product: the factor has a bit every seven places, and no
    /// two of the product's terms meet.
    @inline(__always)
    private static func bits(_ word: UInt64) -> UInt64 {
        ((word & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) &>> 56
    }
}
