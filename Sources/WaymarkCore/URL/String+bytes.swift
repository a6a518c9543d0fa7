extension String {
    /// The text of bytes in UTF-8; what is not UTF-8 becomes U+FFFD.
    ///
    /// The same as `String(decoding:as:)`. Fewer than sixteen bytes need no memory, and are put together here.
    @inline(__always)
    init(bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < 16 else {
            self.init(decoding: bytes, as: UTF8.self)
            return
        }
        self.init(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
    }
}
