extension UncheckedMutableSpan<UInt8> {
    /// The number of bytes that ``areUnreserved(_:to:)`` loads at once. As many bytes must be readable after the range.
    @inlinable package static var slack: Int { 16 }

    /// Returns `true` if a range has only letters, digits and `-._~`. ``slack`` more bytes must be readable after it.
    @inlinable @inline(__always)
    package func areUnreserved(_ start: Int, to end: Int) -> Bool {
        assert(start >= 0 && end &+ Self.slack <= count, "bytes outside of the span")
        var offset = start
        while offset < end {
            // The call of `areUnreserved(first:)` ignores the bytes past the end of the range.
            let block = unsafe UnsafeRawPointer(self.start + offset).loadUnaligned(as: SIMD16<UInt8>.self)
            guard block.areUnreserved(first: end &- offset) else { return false }
            offset &+= Self.slack
        }
        return true
    }
}

extension SIMD16<UInt8> {
    /// Returns `true` if the first `count` bytes are letters, digits or `-._~`.
    @inlinable @inline(__always)
    func areUnreserved(first count: Int) -> Bool {
        let letters = (self | Self(repeating: 0x20)) &- Self(repeating: 0x61) .< Self(repeating: 26)
        // The adjacent bytes `-`, `.`, `/` and `0` to `9`; `/` is excluded below.
        let digits = self &- Self(repeating: 0x2D) .< Self(repeating: 13)
        let others = (self .== Self(repeating: 0x5F)) .| (self .== Self(repeating: 0x7E))
        let unreserved = letters .| others .| digits .& (self .!= Self(repeating: 0x2F))
        let first =
            Self(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
            .< Self(repeating: UInt8(clamping: count))
        let (low, high) = unsafe unsafeBitCast(first .& .!unreserved, to: (UInt64, UInt64).self)
        return low | high == 0
    }
}
