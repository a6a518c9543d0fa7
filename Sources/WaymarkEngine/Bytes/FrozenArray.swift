/// Elements that never change, at an address that never changes: pointers to them hold as long as the array is there.
@usableFromInline
package final class FrozenArray<Element: Sendable>: Sendable {
    // Safe on any thread: it is written by the initializers, before anybody else knows of it, only read afterwards (`start`
    // gives no pointer to write by), and freed when nobody has the array any more.
    @usableFromInline nonisolated(unsafe) let memory: UnsafeMutablePointer<Element>
    @usableFromInline package let count: Int

    @inlinable
    package init(_ elements: [Element]) {
        count = elements.count
        memory = .allocate(capacity: max(1, count))
        elements.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { memory.initialize(from: start, count: buffer.count) }
        }
    }

    @inlinable
    package init(copying elements: UnsafePointer<Element>, count: Int) {
        self.count = count
        memory = .allocate(capacity: max(1, count))
        memory.initialize(from: elements, count: count)
    }

    @inlinable
    deinit {
        memory.deinitialize(count: count)
        memory.deallocate()
    }

    /// Where the first element stands.
    @inlinable package var start: UnsafePointer<Element> { UnsafePointer(memory) }
}
