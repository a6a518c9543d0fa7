/// Elements that never change, at an address that never changes: rows of them hold as long as the array is there.
@safe
@usableFromInline
package final class FrozenArray<Element: ~Copyable & Sendable>: Sendable {
    // Safe on any thread: it is written by the initializers, before anybody else knows of it, only read afterwards (`row`
    // gives nothing to write by), and freed when nobody has the array any more, unless a block lends it.
    @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int
    /// The block whose elements they are; `nil` for elements that the array has to itself.
    @usableFromInline let block: BlockMemory?

    /// As many elements as are asked for, each of which a function makes.
    @inlinable
    package init(count: Int, _ element: (Int) -> Element) {
        self.count = count
        block = nil
        unsafe memory = .allocate(capacity: max(1, count))
        for index in 0..<count { unsafe (memory + index).initialize(to: element(index)) }
    }

    /// Elements that stand in a block, which is kept as long as they are.
    init(_ row: Row<Element>, of block: BlockMemory) {
        count = row.count
        self.block = block
        unsafe memory = UnsafeMutablePointer(mutating: row.start)
    }

    @inlinable
    deinit {
        guard block == nil else { return }
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
