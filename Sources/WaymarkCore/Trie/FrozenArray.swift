/// Elements that never change, at an address that never changes: pointers to them hold as long as the array is there.
final class FrozenArray<Element: Sendable>: Sendable {
    nonisolated(unsafe) private let memory: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        memory = .allocate(capacity: max(1, elements.count))
        for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    }

    deinit {
        memory.deinitialize(count: count)
        memory.deallocate()
    }

    /// Where the first element stands.
    var start: UnsafePointer<Element> { UnsafePointer(memory) }
}
