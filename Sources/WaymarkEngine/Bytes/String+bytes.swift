extension String {
    /// Calls a function with the text as UTF-8.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8(body)
    }

    /// The text of bytes in UTF-8; what is not UTF-8 becomes U+FFFD.
    ///
    /// Does what `String(decoding:as:)` does. Fewer than sixteen bytes need no memory, and are put together here.
    @inlinable
    @inline(__always)
    package init(bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < 16 else {
            self.init(decoding: bytes, as: UTF8.self)
            return
        }
        self.init(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these are the same bytes. `elementsEqual` asks both for an iterator, which takes three times as long.
    @inlinable package func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
