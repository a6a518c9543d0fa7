/// A pointer to a value that another value owns, to avoid copies and reference counting.
///
/// **Invariant.** The value exists and does not change while the pointer is used. Values of a compiled table exist as
/// long as the table; see ``ConstantArray``.
@safe
@usableFromInline
package struct UnownedPointer<Value: ~Copyable> {
    @usableFromInline let pointer: UnsafePointer<Value>

    @inlinable @_transparent
    init(_ pointer: UnsafePointer<Value>) { unsafe self.pointer = pointer }

    @inlinable
    package var value: Value {
        @_transparent unsafeAddress { unsafe pointer }
    }
}

// Thread-safe by the invariant: the value is Sendable, and does not change while the pointer is used.
extension UnownedPointer: @unchecked Sendable where Value: Sendable & ~Copyable {}

/// A view of contiguous values that another value owns, like `Span`, but without bounds checks in optimised code.
///
/// **Invariant.** `count` values exist and do not change while the span is used. Indices from a compiled table were
/// validated (``TableValidator``).
@safe
@usableFromInline
package struct UncheckedSpan<Element: ~Copyable> {
    @usableFromInline let start: UnsafePointer<Element>
    @usableFromInline package let count: Int

    @inlinable @_transparent
    init(_ start: UnsafePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable
    package subscript(index: Int) -> Element {
        @_transparent unsafeAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the span")
            return unsafe start + index
        }
    }

    @inlinable @_transparent
    package func pointer(_ index: Int) -> UnownedPointer<Element> {
        assert(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the span")
        return unsafe UnownedPointer(start + index)
    }

    @inlinable @_transparent
    package func part(_ range: Range<Int>) -> UncheckedSpan {
        assert(range.lowerBound >= 0 && range.upperBound <= count, "elements outside of the span")
        return unsafe UncheckedSpan(start + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }
}

// Thread-safe by the invariant: the values are Sendable, and do not change while the span is used.
extension UncheckedSpan: @unchecked Sendable where Element: Sendable & ~Copyable {}

extension UncheckedSpan<UInt8> {
    @inlinable @_transparent
    package func bytes(_ start: Int, count length: Int) -> Bytes {
        assert(start >= 0 && length >= 0 && start &+ length <= count, "bytes outside of the span")
        return unsafe Bytes(base: self.start + start, count: length)
    }

    @inlinable @_transparent package var all: Bytes { bytes(0, count: count) }
}

extension Array {
    @inlinable @_transparent
    package func withSpan<Result>(_ body: (UncheckedSpan<Element>) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { buffer in
            // An empty array can have no address. Then any address works, because it is never read.
            let none = unsafe UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
            return unsafe body(UncheckedSpan((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count))
        }
    }
}

/// A view of memory to write and read, like `MutableSpan`, but without bounds checks in optimised code.
///
/// **Invariant.** There is memory for `count` elements while the span is used; it is undefined until written. Any bits
/// are a valid element, and none needs deinitialisation.
@safe
@usableFromInline
package struct UncheckedMutableSpan<Element: BitwiseCopyable> {
    @usableFromInline let start: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    @inlinable @_transparent
    init(_ start: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable @_transparent
    init(_ buffer: UnsafeMutableBufferPointer<Element>) {
        // An empty buffer can have no address. Then any address works, because it is never read.
        let none = unsafe UnsafeMutablePointer<Element>(bitPattern: 16)
        unsafe self.init((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count)
    }

    @inlinable package static var none: UncheckedMutableSpan {
        unsafe UncheckedMutableSpan(UnsafeMutableBufferPointer(start: nil, count: 0))
    }

    @inlinable
    package subscript(index: Int) -> Element {
        @_transparent unsafeAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the span")
            return unsafe UnsafePointer(start + index)
        }
        @_transparent nonmutating unsafeMutableAddress {
            assert(UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the span")
            return unsafe start + index
        }
    }

    @inlinable @_transparent
    package func from(_ index: Int) -> UncheckedMutableSpan {
        assert(index >= 0 && index <= count, "an index outside of the span")
        return unsafe UncheckedMutableSpan(start + index, count: count &- index)
    }

    /// Returns the first `count` elements, which must have been written.
    @inlinable @_transparent
    package func span(_ count: Int) -> UncheckedSpan<Element> {
        assert(count >= 0 && count <= self.count, "elements outside of the span")
        return unsafe UncheckedSpan(UnsafePointer(start), count: count)
    }

    @inlinable
    package func fill(_ element: Element) { unsafe start.update(repeating: element, count: count) }
}

@available(*, unavailable, message: "a span is valid only while its memory exists")
extension UncheckedMutableSpan: Sendable {}

extension UncheckedMutableSpan<UInt8> {
    /// Returns the first `count` bytes, which must have been written.
    @inlinable @_transparent
    package func bytes(_ count: Int) -> Bytes { span(count).all }

    @inlinable
    package func write(_ bytes: Bytes, at index: Int) {
        assert(index >= 0 && index &+ bytes.count <= count, "elements outside of the span")
        unsafe (start + index).update(from: bytes.base, count: bytes.count)
    }
}

extension Array where Element: BitwiseCopyable {
    @inlinable
    package mutating func withMutableSpan<Result>(_ body: (UncheckedMutableSpan<Element>) -> Result) -> Result {
        unsafe withUnsafeMutableBufferPointer { unsafe body(UncheckedMutableSpan($0)) }
    }
}

/// Functions that allocate temporary memory for the duration of one call.
@usableFromInline
package enum Scratch: Sendable {
    @inlinable @_transparent
    package static func withMutableSpan<Element: BitwiseCopyable, Result>(
        of type: Element.Type, count: Int, _ body: (UncheckedMutableSpan<Element>) -> Result
    ) -> Result {
        unsafe withUnsafeTemporaryAllocation(of: type, capacity: count) { unsafe body(UncheckedMutableSpan($0)) }
    }
}
