/// Where one path segment stands in the bytes of a URL, and whether its text has to be decoded.
@usableFromInline
package struct SegmentRange: Sendable, Hashable, BitwiseCopyable {
    /// The offset of the first byte.
    @usableFromInline package let start: UInt32

    /// The offset after the last byte, and the mark in the highest bit; texts are shorter than 2 GiB.
    @usableFromInline let endAndMark: UInt32

    /// A segment whose text is its bytes.
    @inline(__always)
    package init(start: UInt32, end: UInt32) {
        self.start = start
        endAndMark = end
    }

    package init(start: UInt32, end: UInt32, needsDecoding: Bool) {
        self.start = start
        endAndMark = needsDecoding ? end | SegmentRange.mark : end
    }

    @inlinable static var mark: UInt32 { 1 << 31 }

    /// The offset after the last byte.
    @inlinable package var end: UInt32 { endAndMark & ~SegmentRange.mark }

    /// Whether the decoded text differs from the bytes: there is an escape, or a `+` that stands for a space.
    package var needsDecoding: Bool { endAndMark & SegmentRange.mark != 0 }

    /// The number of bytes.
    @inline(__always)
    var length: UInt32 { end &- start }

    package var count: Int { Int(end) - Int(start) }
    package var isEmpty: Bool { end == start }
    @inlinable package var range: Range<Int> { Range(from: Int(start), to: Int(end)) }
}
