/// Elements that never change, at an address that never changes: pointers to them hold as long as the array is there.
final class FrozenArray<Element: Sendable>: Sendable {
    nonisolated(unsafe) private let memory: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        memory = .allocate(capacity: max(1, count))
        elements.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { memory.initialize(from: start, count: buffer.count) }
        }
    }

    init(copying elements: UnsafePointer<Element>, count: Int) {
        self.count = count
        memory = .allocate(capacity: max(1, count))
        memory.initialize(from: elements, count: count)
    }

    deinit {
        memory.deinitialize(count: count)
        memory.deallocate()
    }

    /// Where the first element stands.
    var start: UnsafePointer<Element> { UnsafePointer(memory) }
}
