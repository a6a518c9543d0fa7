/// Elements that never change, at an address that never changes: rows of them hold as long as this is kept.
///
/// It is a handle: what is kept is the memory. That is of a class that is not generic, because the runtime makes each type of
/// a generic class when it is first asked for, and that takes as long as a hundred look-ups.
@safe
@usableFromInline
package struct ConstantArray<Element: ~Copyable & Sendable>: Sendable {
    /// The elements, for as long as the array is kept.
    @usableFromInline package let row: Row<Element>
    /// What the elements stand in; `nil` for constants of the program.
    @usableFromInline let memory: ConstantMemory?

    /// Elements that stand in memory that is kept.
    @inlinable
    init(_ row: Row<Element>, in memory: ConstantMemory?) {
        self.row = row
        self.memory = memory
    }

    @inlinable package var count: Int { row.count }

    /// Some of the elements, where they stand.
    func part(_ range: Range<Int>) -> ConstantArray { ConstantArray(row.part(range), in: memory) }

    /// As many elements as are asked for, each of which a function makes.
    @inlinable
    package init(count: Int, _ element: (Int) -> Element) {
        let start = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
        for index in 0..<count { unsafe (start + index).initialize(to: element(index)) }
        unsafe self.init(made: start, count: count)
    }

    /// As many elements as are asked for, each of which a function makes that may throw.
    init<Failure: Error>(
        count: Int, throwing element: (Int) throws(Failure) -> Element
    ) throws(Failure) {
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
        unsafe self.init(made: start, count: count)
    }

    @inlinable
    init(made start: UnsafeMutablePointer<Element>, count: Int) {
        row = unsafe Row(UnsafePointer(start), count: count)
        memory = unsafe ConstantMemory(start) { start in
            unsafe start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
            unsafe start.deallocate()
        }
    }
}

extension ConstantArray {
    @inlinable
    package init(_ elements: [Element]) {
        self.init(count: elements.count) { elements[$0] }
    }
}

/// Memory that is let go of when nobody has it any more.
@safe
@usableFromInline
package final class ConstantMemory: Sendable {
    // Safe on any thread: what stands there was written before anybody else knew of it and is only read afterwards.
    @usableFromInline nonisolated(unsafe) let start: UnsafeMutableRawPointer
    @usableFromInline let free: @Sendable (UnsafeMutableRawPointer) -> Void

    /// - Parameter free: Lets go of what stands there, and of the memory.
    @inlinable
    init(_ start: UnsafeMutableRawPointer, _ free: @escaping @Sendable (UnsafeMutableRawPointer) -> Void) {
        unsafe self.start = start
        unsafe self.free = free
    }

    /// Memory of an array.
    convenience init(keeping words: [UInt64]) {
        // The array frees it.
        let none = unsafe UnsafeMutableRawPointer(bitPattern: 8).unsafelyUnwrapped
        unsafe self.init(none) { _ in withExtendedLifetime(words) {} }
    }

    @inlinable
    deinit { unsafe free(start) }
}
