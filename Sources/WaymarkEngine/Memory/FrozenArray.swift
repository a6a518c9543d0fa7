/// Elements that never change, at an address that never changes: rows of them hold as long as the array is there.
@safe
@usableFromInline
package final class FrozenArray<Element: ~Copyable & Sendable>: Sendable {
    // Safe on any thread: it is written by the initializers, before anybody else knows of it, only read afterwards (`row`
    // gives nothing to write by), and freed when nobody has the array any more.
    @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    /// As many elements as are asked for, each of which a function makes.
    @inlinable
    package init(count: Int, _ element: (Int) -> Element) {
        self.count = count
        unsafe memory = .allocate(capacity: max(1, count))
        for index in 0..<count { unsafe (memory + index).initialize(to: element(index)) }
    }

    @inlinable
    deinit {
        unsafe memory.deinitialize(count: count)
        unsafe memory.deallocate()
    }

    /// The elements, for as long as the array is kept.
    @inlinable package var row: Row<Element> { unsafe Row(UnsafePointer(memory), count: count) }
}

extension FrozenArray {
    @inlinable
    package convenience init(_ elements: [Element]) {
        self.init(count: elements.count) { elements[$0] }
    }
}
