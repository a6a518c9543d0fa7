// Where bytes come from: texts, arrays, and whoever has pointers of his own.

extension Bytes {
    /// No bytes.
    @inlinable
    package static var none: Bytes {
        // Any address does for what is never read.
        unsafe Bytes(base: UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
    }

    /// Bytes that the caller keeps where they are.
    @inlinable
    @inline(__always)
    package init(_ buffer: UnsafeBufferPointer<UInt8>) {
        if let base = buffer.baseAddress {
            unsafe self.init(base: base, count: buffer.count)
        } else {
            self = .none
        }
    }

    /// The bytes of a text that is written in the program.
    @inlinable
    package init(_ text: StaticString) { unsafe self.init(base: text.utf8Start, count: text.utf8CodeUnitCount) }
}

extension Bytes {
    /// Copies the bytes to an address where there is room for them.
    @inlinable
    @inline(__always)
    package func copy(to address: UnsafeMutablePointer<UInt8>) { unsafe address.update(from: base, count: count) }
}

extension String {
    /// Calls a function with the text as UTF-8.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        var text = self
        return text.withUTF8 { unsafe body(Bytes($0)) }
    }

    /// Calls a function with the text as UTF-8, unless it has to be copied for that.
    @inlinable
    @inline(__always)
    package func withBytesInPlace<Result>(_ body: (Bytes) -> Result) -> Result? {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
    }

    /// The text of bytes in UTF-8; what is not UTF-8 becomes U+FFFD.
    ///
    /// Does what `String(decoding:as:)` does. Fewer than sixteen bytes need no memory, and are put together here.
    @inlinable
    @inline(__always)
    package init(bytes: Bytes) {
        let buffer = unsafe UnsafeBufferPointer(start: bytes.base, count: bytes.count)
        guard bytes.count < 16 else {
            unsafe self.init(decoding: buffer, as: UTF8.self)
            return
        }
        unsafe self.init(unsafeUninitializedCapacity: bytes.count) { unsafe $0.initialize(fromContentsOf: buffer) }
    }

    /// The text that a function writes into memory for so many bytes, of which it says how many it wrote.
    @inlinable
    package init(byteCapacity count: Int, _ write: (Room<UInt8>) -> Int) {
        unsafe self.init(unsafeUninitializedCapacity: count) { unsafe write(Room($0)) }
    }
}

extension Collection<UInt8> {
    /// Calls a function with the bytes, which are copied unless they stand in one place.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
            ?? ContiguousArray(self).withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}

extension [UInt8] {
    /// Calls a function with the bytes.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}
