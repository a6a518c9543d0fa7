/// A growable buffer of 32-bit words, which are initially 0. Faster than an array, which checks for unique ownership
/// before each change. Indices are not checked in optimised code: writers of a search tree use indices that `allot`
/// returned, and ``TableValidator`` validates the result.
@safe
@usableFromInline
package final class WordBuffer {
    // No other code runs while these properties are accessed, so the exclusivity checks are unnecessary.
    @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) @usableFromInline var capacity: Int
    @exclusivity(unchecked) @usableFromInline var used = 0

    package init(capacity: Int) {
        unsafe self.capacity = max(16, capacity)
        unsafe memory = .allocate(capacity: self.capacity)
        unsafe memory.initialize(repeating: 0, count: self.capacity)
    }

    deinit { unsafe memory.deallocate() }

    @inlinable package var count: Int { unsafe used }

    /// Appends `size` words and returns the index of the first of them.
    @inlinable
    package func allot(_ size: Int) -> Int {
        let offset = count
        unsafe used = offset + size
        if unsafe used > capacity { grow() }
        return offset
    }

    @inlinable
    package subscript(offset: Int) -> UInt32 {
        get {
            assert(offset >= 0 && offset < count)
            return unsafe memory[offset]
        }
        set {
            assert(offset >= 0 && offset < count)
            unsafe memory[offset] = newValue
        }
    }

    /// The appended words; the span is valid until the next call of `allot`.
    package var span: UncheckedSpan<UInt32> { unsafe UncheckedSpan(UnsafePointer(memory), count: count) }

    @usableFromInline
    func grow() {
        let new = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * count)
        unsafe new.initialize(repeating: 0, count: 2 * count)
        unsafe new.update(from: memory, count: capacity)
        unsafe memory.deallocate()
        unsafe (memory, capacity) = (new, 2 * count)
    }
}

@available(*, unavailable, message: "a buffer belongs to one writer")
extension WordBuffer: Sendable {}
