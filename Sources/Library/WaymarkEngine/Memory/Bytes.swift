/// A view of bytes that another value owns: a link, part of a link, or a string of a compiled table.
///
/// **Invariant.** `count` bytes are readable from `base` on during the call that received the view, or while their
/// owner is retained. The view must not be stored longer.
///
/// Offsets are not checked in optimised code. Every offset comes from a loop below `count`, or from the URL splitter,
/// which returns no offset past the end. Unoptimised code checks all offsets and ranges.
@safe
@usableFromInline
package struct Bytes {
    @usableFromInline let base: UnsafePointer<UInt8>
    @usableFromInline package let count: Int

    @inlinable @_transparent
    init(base: UnsafePointer<UInt8>, count: Int) {
        unsafe self.base = base
        self.count = count
    }

    @inlinable
    package subscript(index: Int) -> UInt8 {
        @_transparent get {
            // As an unsigned number, a negative index exceeds `count`.
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "a byte outside of the text")
            return unsafe base[index]
        }
    }

    /// Returns the bytes in a range without copying them; their indices start at 0.
    @inlinable @_transparent
    package func part(_ range: Range<Int>) -> Bytes {
        assert(range.lowerBound >= 0 && range.upperBound <= count, "bytes outside of the text")
        return unsafe Bytes(base: base + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }

    /// Returns `true` if the byte at `index` equals `byte`; `false` if `index` is past the end.
    @inlinable @_transparent
    package func has(_ byte: UInt8, at index: Int) -> Bool {
        assert(index >= 0, "a byte outside of the text")
        return unsafe index < count && base[index] == byte
    }

    /// Returns `true` if two byte strings are equal, three times as fast as `elementsEqual`, which uses iterators.
    @inlinable
    package func equals(_ other: Bytes) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }

    /// Loads eight bytes from `index` on as a little-endian word. All of them must be in bounds.
    @_transparent
    package func word(at index: Int) -> ByteWord {
        assert(index >= 0 && index &+ 8 <= count, "a word outside of the text")
        return unsafe ByteWord(
            UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)))
    }

    /// Loads fewer than eight bytes from `index` on as a little-endian word, zero-filled. Reads no other bytes.
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

    @_transparent
    private func half(at index: Int) -> UInt32 {
        assert(index >= 0 && index &+ 4 <= count, "four bytes outside of the text")
        return unsafe UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt32.self))
    }

    /// Loads the sixteen bytes at `index`. All must be in bounds.
    @_transparent
    func block(at index: Int) -> ByteBlock {
        assert(index >= 0 && index &+ 16 <= count, "a block outside of the text")
        return unsafe ByteBlock(UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
    }
}

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

    @usableFromInline
    package struct Iterator: IteratorProtocol {
        @usableFromInline let bytes: Bytes
        @usableFromInline var index = 0

        @inlinable @inline(__always)
        init(_ bytes: Bytes) { self.bytes = bytes }

        @inlinable @inline(__always)
        package mutating func next() -> UInt8? {
            guard index < bytes.count else { return nil }
            index &+= 1
            return bytes[index &- 1]
        }
    }
}

@available(*, unavailable, message: "a view of bytes is valid only during the call that receives it")
extension Bytes: Sendable {}

@available(*, unavailable, message: "an iterator of bytes is valid only during the call that receives the bytes")
extension Bytes.Iterator: Sendable {}

extension Range<Int> {
    /// Creates a range without checking that its bounds are in order.
    @inlinable @_transparent
    package init(from start: Int, to end: Int) {
        assert(start <= end, "the end of the range precedes its start")
        unsafe self.init(uncheckedBounds: (start, end))
    }
}

/// Sixteen bytes that are classified in parallel (SIMD), without generic operations, which are slow in debug builds.
struct ByteBlock {
    typealias Mask = SIMDMask<SIMD16<Int8>>

    private let bytes: SIMD16<UInt8>

    @_transparent
    init(_ bytes: SIMD16<UInt8>) { self.bytes = bytes }

    /// Creates a block from two words of eight bytes; the lowest byte of the first word is the first byte.
    @inline(__always)
    init(_ first: UInt64, _ second: UInt64) {
        bytes = unsafe unsafeBitCast((first.littleEndian, second.littleEndian), to: SIMD16<UInt8>.self)
    }

    /// One bit for each byte that is not a letter, digit, `-` or `_`; the lowest bit is for the first byte.
    @inline(__always)
    var stops: UInt64 {
        // `a` to `z` and `A` to `Z`; `0` to `9`, `-` and `_`.
        let letters = isIn(0x61, through: 0x7A) .| isIn(0x41, through: 0x5A)
        let others = isIn(0x30, through: 0x39) .| isEach(0x2D) .| isEach(0x5F)
        return ByteBlock.bits(letters .| others) ^ 0xFFFF
    }

    /// One bit for each byte that is not a lowercase letter, digit, `-` or `_`; the lowest bit is for the first byte.
    @inline(__always)
    var lowercaseStops: UInt64 {
        let letters = isIn(0x61, through: 0x7A) .| isIn(0x30, through: 0x39)
        return ByteBlock.bits(letters .| isEach(0x2D) .| isEach(0x5F)) ^ 0xFFFF
    }

    /// One bit for each `/`, `?` or `#`, which end a path segment; the lowest bit is for the first byte.
    @inline(__always)
    var segmentEnds: UInt64 {
        let either = (bytes .== SIMD16<UInt8>(repeating: .question)) .| (bytes .== SIMD16<UInt8>(repeating: .hash))
        return ByteBlock.bits(either .| (bytes .== SIMD16<UInt8>(repeating: .slash)))
    }

    /// A mask of the most frequent bytes that are legal in path and query: letters, digits and `&'()*+,-./:;=?@_`.
    @inline(__always)
    var ordinary: Mask {
        // `a` to `z`, `?` to `Z` and `_`; `&` to `;` and `=`.
        let names = isIn(0x61, through: 0x7A) .| isIn(.question, through: 0x5A) .| isEach(0x5F)
        return names .| isIn(.ampersand, through: 0x3B) .| isEach(.equals)
    }

    /// Returns a mask of the bytes from `low` to `high`: an addition makes them the highest signed values.
    @_transparent
    private func isIn(_ low: UInt8, through high: UInt8) -> Mask {
        let moved = bytes &+ SIMD16<UInt8>(repeating: 127 &- high)
        let below = 126 &- Int8(truncatingIfNeeded: high &- low)
        return unsafe unsafeBitCast(moved, to: SIMD16<Int8>.self) .> SIMD16<Int8>(repeating: below)
    }

    @_transparent
    private func isEach(_ byte: UInt8) -> Mask { bytes .== SIMD16<UInt8>(repeating: byte) }

    @_transparent static var all: Mask { SIMD16<UInt8>() .== SIMD16<UInt8>() }

    @_transparent
    static func areAll(_ mask: Mask) -> Bool {
        let (first, second) = unsafe unsafeBitCast(mask, to: (UInt64, UInt64).self)
        return first & second == ~0
    }

    /// Returns a mask as one bit per byte; the lowest bit is for the first byte.
    @inline(__always)
    static func bits(_ mask: Mask) -> UInt64 {
        let (first, second) = unsafe unsafeBitCast(mask, to: (UInt64, UInt64).self)
        return bits(UInt64(littleEndian: first)) | bits(UInt64(littleEndian: second)) &<< 8
    }

    /// Returns the highest bits of eight bytes as one byte. The terms of the multiplication do not overlap.
    @_transparent
    private static func bits(_ word: UInt64) -> UInt64 {
        ((word & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) &>> 56
    }
}

/// Eight bytes as a little-endian number, for operations on all of them at once.
package struct ByteWord {
    package let bits: UInt64

    @_transparent
    init(_ bits: UInt64) { self.bits = bits }

    @_transparent
    static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// Returns the index of the first occurrence of a byte in the word, or `nil` if there is none.
    @inline(__always)
    func first(_ byte: UInt8) -> Int? {
        let difference = bits ^ ByteWord.all(byte)
        // Marks the highest bit of each matching byte; bytes after the first match can be marked falsely.
        let marks = (difference &- ByteWord.all(0x01)) & ~difference & ByteWord.all(0x80)
        return marks == 0 ? nil : marks.trailingZeroBitCount / 8
    }

    /// The word with ASCII uppercase letters folded to lowercase.
    @inline(__always)
    var folded: ByteWord {
        let low = bits & ByteWord.all(0x7F)
        let atLeastA = low &+ ByteWord.all(0x80 - 0x41)
        let aboveZ = low &+ ByteWord.all(0x80 - 0x5B)
        let capitals = atLeastA & ~aboveZ & ~bits & ByteWord.all(0x80)
        return ByteWord(bits | capitals &>> 2)
    }

    /// Returns `true` if the first `count` bytes, at most eight, are decimal digits.
    @inline(__always)
    func isDecimal(count: Int) -> Bool {
        let behind: UInt64 = count < 8 ? ByteWord.all(0x30) &<< UInt64(truncatingIfNeeded: count &* 8) : 0
        let word = bits | behind
        // The upper four bits of a digit are 3, and remain 3 after adding 6.
        return word & ByteWord.all(0xF0) == ByteWord.all(0x30)
            && (word &+ ByteWord.all(0x06)) & ByteWord.all(0xF0) == ByteWord.all(0x30)
    }
}

extension Bytes {
    @inlinable @_transparent
    package static var none: Bytes {
        // The address is never read.
        unsafe Bytes(base: UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
    }

    /// Creates a view of bytes in memory, which must exist as long as the view is used.
    @inlinable @_transparent
    package init(_ buffer: UnsafeBufferPointer<UInt8>) {
        if let base = buffer.baseAddress {
            unsafe self.init(base: base, count: buffer.count)
        } else {
            self = .none
        }
    }

    @inlinable
    package init(_ text: StaticString) { unsafe self.init(base: text.utf8Start, count: text.utf8CodeUnitCount) }

    @inlinable @inline(__always)
    package func copy(to address: UnsafeMutablePointer<UInt8>) { unsafe address.update(from: base, count: count) }

    /// Copies fewer than sixteen bytes without a function call: as two words, which can overlap, or byte by byte.
    @inlinable @inline(__always)
    func copyFew(to address: UnsafeMutablePointer<UInt8>) {
        guard count >= 4 else {
            for index in 0..<count { unsafe address[index] = base[index] }
            return
        }
        let (source, copy) = unsafe (UnsafeRawPointer(base), UnsafeMutableRawPointer(address))
        if count >= 8 {
            let (first, last) = unsafe (
                source.loadUnaligned(as: UInt64.self), (source + count - 8).loadUnaligned(as: UInt64.self)
            )
            unsafe copy.storeBytes(of: first, as: UInt64.self)
            unsafe (copy + count - 8).storeBytes(of: last, as: UInt64.self)
        } else {
            let (first, last) = unsafe (
                source.loadUnaligned(as: UInt32.self), (source + count - 4).loadUnaligned(as: UInt32.self)
            )
            unsafe copy.storeBytes(of: first, as: UInt32.self)
            unsafe (copy + count - 4).storeBytes(of: last, as: UInt32.self)
        }
    }
}

extension String {
    /// Calls a function with the UTF-8 bytes of the string; the bytes are valid only during the call.
    @inlinable @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        var text = self
        return text.withUTF8 { unsafe body(Bytes($0)) }
    }

    /// Calls a function with the UTF-8 bytes of the string in place; returns `nil` if the bytes are not contiguous.
    @inlinable @_transparent
    package func withBytesInPlace<Result>(_ body: (Bytes) -> Result) -> Result? {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
    }

    /// Creates a string like `String(decoding:as:)`, but faster for fewer than sixteen bytes.
    @inline(never)
    package init(bytes: Bytes) {
        let buffer = unsafe UnsafeBufferPointer(start: bytes.base, count: bytes.count)
        guard bytes.count < 16 else {
            unsafe self.init(decoding: buffer, as: UTF8.self)
            return
        }
        unsafe self.init(unsafeUninitializedCapacity: bytes.count) { memory in
            if let start = memory.baseAddress { unsafe bytes.copyFew(to: start) }
            return bytes.count
        }
    }

    /// Creates a string of at most `count` UTF-8 bytes. `write` writes them to the memory and returns their number.
    @inlinable
    package init(byteCapacity count: Int, _ write: (UncheckedMutableSpan<UInt8>) -> Int) {
        unsafe self.init(unsafeUninitializedCapacity: count) { unsafe write(UncheckedMutableSpan($0)) }
    }
}

extension Collection<UInt8> {
    /// Calls a function with the bytes, which are copied first unless they are contiguous in memory.
    @inlinable @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
            ?? ContiguousArray(self).withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}

extension [UInt8] {
    @inlinable @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}
