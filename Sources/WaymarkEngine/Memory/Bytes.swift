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
            assert(index >= 0 && index < count, "a byte outside of the text")
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

    /// Whether this byte stands at `index`, which may be the end.
    @inlinable
    @inline(__always)
    package func has(_ byte: UInt8, at index: Int) -> Bool { index < count && self[index] == byte }

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
