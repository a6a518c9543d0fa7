/// A value that stands where it is, and that somebody else keeps: it is looked at there, and never copied or counted.
///
/// **Invariant.** The value is there, and does not change, while this is used. What a frozen table lends is there as long
/// as the table is; see ``FrozenArray``.
@safe
@usableFromInline
package struct Borrowed<Value: ~Copyable> {
    @usableFromInline let pointer: UnsafePointer<Value>

    @inlinable
    @inline(__always)
    init(_ pointer: UnsafePointer<Value>) { unsafe self.pointer = pointer }

    @inlinable
    package var value: Value {
        @inline(__always) unsafeAddress { unsafe pointer }
    }
}

// Safe on any thread: it only reads what does not change.
extension Borrowed: @unchecked Sendable where Value: Sendable & ~Copyable {}

/// Values that stand in a row, and that somebody else keeps.
///
/// **Invariant.** `count` values are there, and do not change, while the row is used. Places are checked only where code is
/// not optimised: those of a table are proven when it is frozen (``TableProof``).
@safe
@usableFromInline
package struct Row<Element: ~Copyable> {
    @usableFromInline let start: UnsafePointer<Element>
    @usableFromInline package let count: Int

    @inlinable
    @inline(__always)
    init(_ start: UnsafePointer<Element>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "a place outside of the row")
            return unsafe start + index
        }
    }

    /// Where an element stands.
    @inlinable
    @inline(__always)
    package func place(_ index: Int) -> Borrowed<Element> {
        assert(index >= 0 && index < count, "a place outside of the row")
        return unsafe Borrowed(start + index)
    }

    /// The elements of a range.
    @inlinable
    @inline(__always)
    package func part(_ range: Range<Int>) -> Row {
        assert(range.lowerBound >= 0 && range.upperBound <= count, "elements outside of the row")
        return unsafe Row(start + range.lowerBound, count: range.upperBound &- range.lowerBound)
    }
}

// Safe on any thread: it only reads what does not change.
extension Row: @unchecked Sendable where Element: Sendable & ~Copyable {}

extension Row<UInt8> {
    /// A text among others.
    @inlinable
    @inline(__always)
    package func bytes(_ start: Int, count length: Int) -> Bytes {
        assert(start >= 0 && length >= 0 && start &+ length <= count, "a text outside of the row")
        return unsafe Bytes(base: self.start + start, count: length)
    }
}

extension Array {
    /// Calls a function with the elements where they stand.
    @inlinable
    @inline(__always)
    package func withRow<Result>(_ body: (Row<Element>) -> Result) -> Result {
        unsafe withUnsafeBufferPointer { buffer in
            // An empty array need not have an address, and any does for what is never read.
            let none = unsafe UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
            return unsafe body(Row((buffer.baseAddress ?? none).unsafelyUnwrapped, count: buffer.count))
        }
    }
}
