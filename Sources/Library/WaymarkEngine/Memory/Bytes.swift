/// Bytes of a text that stand where they are for the time of a call: a link, a part of one, or a text of the table.
///
/// **Invariant.** `count` bytes can be read from `base` on while the function runs that was given them, or while whoever
/// gave them is kept. They own nothing, and who is given them keeps them no longer.
///
/// Single bytes and words are not checked in optimised code: every place comes from a loop below `count`, or from the
/// splitter, which gives no place behind the end. In all other code they are checked, and so are parts.
@safe
@usableFromInline
package struct Bytes {
    @usableFromInline let base: UnsafePointer<UInt8>
    @usableFromInline package let count: Int

    @inlinable
    @inline(__always)
    init(base: UnsafePointer<UInt8>, count: Int) {
        unsafe self.base = base
        self.count = count
    }

    /// The byte at a place before the end.
    @inlinable
    package subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            // A place below 0 is behind all others as a number without a sign.
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a byte outside of the text")
            return unsafe base[index]
        }
    }

    /// The bytes of a range as a text of their own, whose first place is 0.
    @inlinable
    @inline(__always)
    package func part(_ range: Range<Int>) -> Bytes {
        assert(range.lowerBound >= 0 && range.upperBound <= count, "bytes outside of the text")
        return unsafe Bytes(base: base + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }

    /// So many of the bytes, from the first one on.
    @inlinable
    @inline(__always)
    func first(_ number: Int) -> Bytes {
        assert(number >= 0 && number <= count, "bytes outside of the text")
        return unsafe Bytes(base: base, count: number)
    }

    /// Whether this byte stands at `index`, which may be the end.
    @inlinable
    @inline(__always)
    package func has(_ byte: UInt8, at index: Int) -> Bool {
        assert(index >= 0, "a byte outside of the text")
        return unsafe index < count && base[index] == byte
    }

    /// Whether these are the same bytes. `elementsEqual` asks both for an iterator, which takes three times as long.
    @inlinable
    package func equals(_ other: Bytes) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}

// MARK: Several at once

extension Bytes {
    /// The eight bytes at `index`, all inside the text, the first one lowest.
    @inline(__always)
    package func word(at index: Int) -> ByteWord {
        assert(index >= 0 && index &+ 8 <= count, "a word outside of the text")
        return unsafe ByteWord(
            UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)))
    }

    /// Fewer than eight bytes from `index` on, the others 0. They are read in pieces that overlap: nothing outside of them
    /// is touched.
    @inline(__always)
    func word(at index: Int, count length: Int) -> ByteWord {
        if length >= 4 {
            let low = UInt64(half(at: index))
            let high = UInt64(half(at: index &+ length &- 4))
            return ByteWord(low | high &<< UInt64(truncatingIfNeeded: (length &- 4) &* 8))
        }
        guard length > 0 else { return ByteWord(0) }
        let middle = UInt64(self[index &+ length / 2]) &<< UInt64(truncatingIfNeeded: (length / 2) &* 8)
        let last = UInt64(self[index &+ length &- 1]) &<< UInt64(truncatingIfNeeded: (length &- 1) &* 8)
        return ByteWord(UInt64(self[index]) | middle | last)
    }

    @inline(__always)
    private func half(at index: Int) -> UInt32 {
        assert(index >= 0 && index &+ 4 <= count, "four bytes outside of the text")
        return unsafe UInt32(
            littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt32.self))
    }

    /// The sixteen bytes at `index`, all inside the text.
    @inline(__always)
    func block(at index: Int) -> ByteBlock {
        assert(index >= 0 && index &+ 16 <= count, "a block outside of the text")
        return unsafe ByteBlock(
            UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
    }
}

// MARK: As a collection

extension Bytes: RandomAccessCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }
    @inlinable package var isEmpty: Bool { count == 0 }

    @inlinable package func makeIterator() -> Iterator { Iterator(self) }

    #if !hasFeature(Embedded)
        @inlinable
        package func withContiguousStorageIfAvailable<Result>(
            _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
        ) rethrows -> Result? {
            unsafe try body(UnsafeBufferPointer(start: base, count: count))
        }
    #endif

    /// One byte after the other.
    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline let bytes: Bytes
        @usableFromInline var index = 0

        @inlinable
        @inline(__always)
        init(_ bytes: Bytes) { self.bytes = bytes }

        @inlinable
        @inline(__always)
        package mutating func next() -> UInt8? {
            guard index < bytes.count else { return nil }
            index &+= 1
            return bytes[index &- 1]
        }
    }
}

@available(*, unavailable, message: "they stand where they are for the time of a call")
extension Bytes: Sendable {}

@available(*, unavailable, message: "it looks at bytes that stand where they are for the time of a call")
extension Bytes.Iterator: Sendable {}

extension Range<Int> {
    /// The range between two places, of which the first one is known not to stand behind the second.
    @inlinable
    @inline(__always)
    package init(from start: Int, to end: Int) {
        assert(start <= end, "the end stands before the beginning")
        unsafe self.init(uncheckedBounds: (start, end))
    }
}

// MARK: What several at once are judged as

/// Sixteen bytes, judged at once.
///
/// Only operations are used that the standard library defines for this very type: the generic ones take hundreds of
/// instructions when code is not optimised. Bytes are numbers, because `UInt8(ascii:)` checks its argument again each time
/// then.
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
        // `a` to `z` and `A` to `Z`; `0` to `9`, `-` and `_`.
        let letters = isIn(0x61, through: 0x7A) .| isIn(0x41, through: 0x5A)
        let others = isIn(0x30, through: 0x39) .| isEach(0x2D) .| isEach(0x5F)
        return ByteBlock.bits(letters .| others) ^ 0xFFFF
    }

    /// One bit for each byte that ends a segment: `/`, `?` or `#`; the first byte's is lowest.
    @inline(__always)
    var segmentEnds: UInt64 {
        let either = (bytes .== SIMD16<UInt8>(repeating: .question)) .| (bytes .== SIMD16<UInt8>(repeating: .hash))
        return ByteBlock.bits(either .| (bytes .== SIMD16<UInt8>(repeating: .slash)))
    }

    /// The bytes that are legal in a path and in a query and ask for nothing there: letters, digits and
    /// `&'()*+,-./:;=?@_`. A few rare ones are left out that are legal too.
    @inline(__always)
    var ordinary: Answers {
        // `a` to `z`, `?` to `Z` and `_`; `&` to `;` and `=`.
        let names = isIn(0x61, through: 0x7A) .| isIn(.question, through: 0x5A) .| isEach(0x5F)
        return Answers(isEach: names .| isIn(.ampersand, through: 0x3B) .| isEach(.equals))
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
    private func isIn(_ low: UInt8, through high: UInt8) -> SIMDMask<SIMD16<Int8>> {
        let moved = bytes &+ SIMD16<UInt8>(repeating: 127 &- high)
        let below = 126 &- Int8(truncatingIfNeeded: high &- low)
        return unsafe unsafeBitCast(moved, to: SIMD16<Int8>.self) .> SIMD16<Int8>(repeating: below)
    }

    @inline(__always)
    private func isEach(_ byte: UInt8) -> SIMDMask<SIMD16<Int8>> { bytes .== SIMD16<UInt8>(repeating: byte) }

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
