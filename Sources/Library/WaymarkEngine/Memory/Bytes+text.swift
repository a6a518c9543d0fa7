// Creating `Bytes` from strings, arrays and pointers.

extension Bytes {
    @inlinable
    package static var none: Bytes {
        // The address is never read.
        unsafe Bytes(base: UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
    }

    /// Creates a reference to bytes in memory, which must outlive it.
    @inlinable
    @inline(__always)
    package init(_ buffer: UnsafeBufferPointer<UInt8>) {
        if let base = buffer.baseAddress {
            unsafe self.init(base: base, count: buffer.count)
        } else {
            self = .none
        }
    }

    @inlinable
    package init(_ text: StaticString) { unsafe self.init(base: text.utf8Start, count: text.utf8CodeUnitCount) }

    @inlinable
    @inline(__always)
    package func copy(to address: UnsafeMutablePointer<UInt8>) { unsafe address.update(from: base, count: count) }
}

extension String {
    /// Calls a function with the UTF-8 bytes of the string; the bytes are valid only during the call.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        var text = self
        return text.withUTF8 { unsafe body(Bytes($0)) }
    }

    /// Calls a function with the UTF-8 bytes of the string, or returns `nil` if that needs a copy of the string.
    @inlinable
    @inline(__always)
    package func withBytesInPlace<Result>(_ body: (Bytes) -> Result) -> Result? {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
    }

    /// Creates a string like `String(decoding:as:)`, but faster for fewer than sixteen bytes, which need no allocation.
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

    /// Creates a string with a function that writes at most `count` bytes and returns the number written.
    @inlinable
    package init(byteCapacity count: Int, _ write: (UncheckedMutableSpan<UInt8>) -> Int) {
        unsafe self.init(unsafeUninitializedCapacity: count) { unsafe write(UncheckedMutableSpan($0)) }
    }
}

extension Collection<UInt8> {
    /// Calls a function with the bytes, which are copied first unless they are contiguous in memory.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withContiguousStorageIfAvailable { unsafe body(Bytes($0)) }
            ?? ContiguousArray(self).withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}

extension [UInt8] {
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { unsafe body(Bytes($0)) }
    }
}
