extension Scratch {
    /// The number of 8-byte words in a small block, which `withUnsafeTemporaryAllocation` allocates on the stack.
    @inlinable static var smallWordCount: Int { 128 }

    /// Calls a function with an empty slot for a value. The function must move a value out of the slot with `take()`.
    @inlinable
    @inline(__always)
    package static func withSlot<Value, Result>(for type: Value.Type, _ body: (ValueSlot<Value>) -> Result?)
        -> Result?
    {
        unsafe withUnsafeTemporaryAllocation(of: Value?.self, capacity: 1) { memory in
            guard let address = memory.baseAddress else { return nil }
            return unsafe body(ValueSlot(address))
        }
    }

    /// Calls a function with an uninitialised block of ``smallWordCount`` words on the stack, for the search of a link.
    @inlinable
    @inline(__always)
    package static func withSmallBlock(_ body: (SearchBlock) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallWordCount) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(SearchBlock(UnsafeMutableRawPointer(start)))
        }
    }

    /// Calls a function with an uninitialised block of at least `count` words. The block is on the stack if it has at
    /// most 1,280 words, which suffices for every link by the default policy.
    @inline(__always)
    package static func withBlock(wordCount count: Int, _ body: (SearchBlock) -> Void) {
        unsafe withWords(count) { unsafe body(SearchBlock($0)) }
    }

    static func withMutableSpan(
        segments: Int, bytes: Int, _ body: (UncheckedMutableSpan<SegmentRange>, UncheckedMutableSpan<UInt8>) -> Void
    ) {
        unsafe withWords(segments + bytes / 8 + 1) { start in
            let ranges = unsafe start.bindMemory(to: SegmentRange.self, capacity: segments)
            let copy = unsafe (start + 8 * segments).bindMemory(to: UInt8.self, capacity: bytes)
            unsafe body(UncheckedMutableSpan(ranges, count: segments), UncheckedMutableSpan(copy, count: bytes))
        }
    }

    @inline(__always)
    private static func withWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count <= smallWordCount {
            unsafe withTemporaryWords(smallWordCount, body)
        } else {
            unsafe withManyWords(count, body)
        }
    }

    @inline(__always)
    private static func withTemporaryWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { block in
            guard let start = block.baseAddress else { return }
            unsafe body(UnsafeMutableRawPointer(start))
        }
    }

    @inline(never)
    private static func withManyWords(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
        if count * 8 <= MemoryLayout<LargeBlock>.size {
            unsafe withLargeBlock(body)
        } else {
            unsafe withTemporaryWords(count, body)
        }
    }

    /// Uses a local variable, because `withUnsafeTemporaryAllocation` allocates blocks of this size on the heap.
    @inline(never)
    private static func withLargeBlock(_ body: (UnsafeMutableRawPointer) -> Void) {
        var block = LargeBlock()
        unsafe withUnsafeMutableBytes(of: &block) { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe body(start)
        }
    }
}

private struct LargeBlock {
    private struct Line {
        var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
    }
    private struct Kilobytes {
        var lines: (Line, Line, Line, Line, Line, Line, Line, Line) = (
            Line(), Line(), Line(), Line(), Line(), Line(), Line(), Line()
        )
    }
    private struct Page {
        var parts: (Kilobytes, Kilobytes, Kilobytes, Kilobytes) = (Kilobytes(), Kilobytes(), Kilobytes(), Kilobytes())
    }
    private var pages: (Page, Page, Page, Page, Page) = (Page(), Page(), Page(), Page(), Page())
}

/// A slot for an optional value that another function creates. The value is moved in and out, and never copied.
///
/// **Invariant.** The address always has an initialised optional. Overwriting a value leaks it, without other effects.
@safe
@usableFromInline
package struct ValueSlot<Value> {
    @usableFromInline let address: UnsafeMutablePointer<Value?>

    @inlinable
    @inline(__always)
    init(_ address: UnsafeMutablePointer<Value?>) {
        unsafe self.address = address
        unsafe address.initialize(to: nil)
    }

    /// Puts a value, or `nil`, into an empty slot.
    @inlinable
    @inline(__always)
    package func put(_ value: consuming Value?) { unsafe address.initialize(to: value) }

    /// Moves the value out, which leaves the slot empty.
    @inlinable
    @inline(__always)
    package func take() -> Value? {
        let value = unsafe address.move()
        unsafe address.initialize(to: nil)
        return value
    }
}

@available(*, unavailable, message: "a slot is valid only during the call that receives it")
extension ValueSlot: Sendable {}
