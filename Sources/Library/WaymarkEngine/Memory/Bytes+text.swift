extension Bytes {
    @inlinable
    package static var none: Bytes {
        // The address is never read.
        unsafe Bytes(base: UnsafePointer(bitPattern: 16).unsafelyUnwrapped, count: 0)
    }

    /// Creates a view of bytes in memory, which must exist as long as the view is used.
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

    /// Copies fewer than sixteen bytes without a function call: as two words that may overlap, or byte by byte.
    @inlinable
    @inline(__always)
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
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        var text = self
        return text.withUTF8 { unsafe body(Bytes($0)) }
    }

    /// Calls a function with the UTF-8 bytes of the string in place; returns `nil` if the bytes are not contiguous.
    @inlinable
    @inline(__always)
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

    /// Creates a string from the UTF-8 bytes that a function writes, and whose number (at most `count`) it returns.
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
