/// The bytes of a URL. Nothing outside of the text is ever read.
struct URLBytes {
    let base: UnsafePointer<UInt8>
    let count: Int

    @inline(__always)
    subscript(index: Int) -> UInt8 { base[index] }

    /// The bytes of a range that the caller knows to be inside the text.
    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    }

    /// Whether this byte stands at `index`, which may be the end.
    @inline(__always)
    func has(_ byte: UInt8, at index: Int) -> Bool {
        index < count && base[index] == byte
    }

    /// The eight bytes at `index`, all inside the text, the first one lowest.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
}
