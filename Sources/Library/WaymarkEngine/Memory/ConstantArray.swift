/// An immutable array at a fixed address, to which other values can point while the array is retained. Its memory
/// belongs to a nongeneric class, because the runtime creates generic classes on first use, which is slow.
@safe
@usableFromInline
package struct ConstantArray<Element: ~Copyable & Sendable>: Sendable {
    /// The elements; valid while the array is retained.
    @usableFromInline package let span: UncheckedSpan<Element>
    @usableFromInline let memory: ConstantMemory

    @inlinable
    init(_ span: UncheckedSpan<Element>, in memory: ConstantMemory) {
        self.span = span
        self.memory = memory
    }

    @inlinable package var count: Int { span.count }

    func part(_ range: Range<Int>) -> ConstantArray { ConstantArray(span.part(range), in: memory) }

    @inlinable
    package init<Failure: Error>(count: Int, _ element: (Int) throws(Failure) -> Element) throws(Failure) {
        let start = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
        var made = 0
        do throws(Failure) {
            while made < count {
                unsafe (start + made).initialize(to: try element(made))
                made += 1
            }
        } catch {
            unsafe start.deinitialize(count: made)
            unsafe start.deallocate()
            throw error
        }
        span = unsafe UncheckedSpan(UnsafePointer(start), count: count)
        memory = unsafe ConstantMemory(start) { start in
            unsafe start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
            unsafe start.deallocate()
        }
    }
}

extension ConstantArray {
    @inlinable
    package init(_ elements: [Element]) { self.init(count: elements.count) { elements[$0] } }
}

/// A reference-counted block of memory, which is freed with its last reference.
@safe
@usableFromInline
package final class ConstantMemory: Sendable {
    // Thread-safe: the memory is written before it is shared, and only read afterwards.
    @usableFromInline nonisolated(unsafe) let start: UnsafeMutableRawPointer
    @usableFromInline let free: @Sendable (UnsafeMutableRawPointer) -> Void

    /// - Parameter free: Deinitialises the contents and frees the memory.
    @inlinable
    init(_ start: UnsafeMutableRawPointer, _ free: @escaping @Sendable (UnsafeMutableRawPointer) -> Void) {
        unsafe self.start = start
        unsafe self.free = free
    }

    @inlinable
    deinit { unsafe free(start) }
}
